import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Scanner;
import java.util.TreeMap;

/** A player of Mémoryx: remembers every card, takes a pair that it remembers, otherwise turns a new card. */
public final class Memoryx {
    private static final int NONE = -1;

    /** The card that was last seen at a place. */
    private final Map<Integer, Integer> cards = new TreeMap<>();
    /** Where cards still lie. */
    private final List<Integer> places = new ArrayList<>();

    private final Random random = new Random();
    /** The first card of this turn. */
    private int faceUp = NONE;

    public static void main(String[] arguments) {
        Memoryx player = new Memoryx();
        Scanner lines = new Scanner(System.in);
        while (lines.hasNextLine()) {
            String[] words = lines.nextLine().split(" ");
            if (words[0].equals("quit")) {
                return;
            }
            player.hear(words);
        }
    }

    private void hear(String[] words) {
        switch (words[0]) {
            case "ludo":
                System.out.println("ready Memoryx.java");
                break;
            case "size":
                int count = Integer.parseInt(words[1]) * Integer.parseInt(words[2]);
                for (int place = 0; place < count; place++) {
                    places.add(place);
                }
                break;
            case "shown":
                shown(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
                break;
            case "taken":
                for (int i = 1; i <= 2; i++) {
                    Integer place = Integer.valueOf(words[i]);
                    places.remove(place);
                    cards.remove(place);
                }
                break;
            case "move":
                System.out.println("flip " + choose());
                break;
            default:
                // new, players, first, you, end: nothing to do.
        }
    }

    private void shown(int place, int card) {
        // Every second card ends a turn, and so does the joker, which is card 0.
        faceUp = faceUp == NONE && card != 0 ? place : NONE;
        cards.remove(place);
        if (card != 0) {
            cards.put(place, card);
        }
    }

    private int choose() {
        if (faceUp != NONE) {
            int other = partner(faceUp);
            return other != NONE ? other : newCard();
        }
        for (int place : cards.keySet()) {
            if (partner(place) != NONE) {
                return place;
            }
        }
        return newCard();
    }

    /** Another place where the same card was seen, or none. */
    private int partner(int place) {
        for (Map.Entry<Integer, Integer> other : cards.entrySet()) {
            if (other.getKey() != place && other.getValue().equals(cards.get(place))) {
                return other.getKey();
            }
        }
        return NONE;
    }

    private int newCard() {
        List<Integer> rest = new ArrayList<>(places);
        rest.remove(Integer.valueOf(faceUp));
        List<Integer> unknown = new ArrayList<>(rest);
        unknown.removeAll(cards.keySet());
        List<Integer> choice = unknown.isEmpty() ? rest : unknown;
        return choice.get(random.nextInt(choice.size()));
    }
}
