package ludotheque.cli.memoryx;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.Spectator;

/**
 * The board as the subject displays it: each place by its number (Table 2), the cards of the turn in its stead, in brackets
 * (Table 4), and nothing where a pair was taken (Table 6). It sees no more than a spectator does.
 */
final class BoardView implements Spectator {
    private final Size size;
    private final boolean bold;
    private final Map<Integer, Integer> faceUp = new TreeMap<>();
    private final BitSet taken = new BitSet();

    BoardView(Size size, boolean bold) {
        this.size = size;
        this.bold = bold;
    }

    @Override
    public void shown(int place, int card) {
        faceUp.put(place, card);
    }

    @Override
    public void taken(int first, int second) {
        taken.set(first);
        taken.set(second);
    }

    /** The card that is face up at a place. */
    int card(int place) {
        return faceUp.getOrDefault(place, Memoryx.TAKEN);
    }

    /** Hides the cards that are face up. */
    void hide() {
        faceUp.clear();
    }

    @Override
    public String toString() {
        StringBuilder picture = new StringBuilder("     ");
        for (int column = 0; column < size.columns(); column++) {
            picture.append(String.format(" %2d ", column));
        }
        picture.append("\n    +").append("-".repeat(4 * size.columns()));
        for (int line = 0; line < size.lines(); line++) {
            picture.append(String.format("%n %2d |", line));
            for (int column = 0; column < size.columns(); column++) {
                picture.append(cell(line * size.columns() + column));
            }
        }
        return picture.toString().replaceAll("(?m) +$", "");
    }

    private String cell(int place) {
        Integer card = faceUp.get(place);
        if (card != null) {
            String face = String.format("%4s", "[" + card + "]");
            return bold ? "\u001b[1m" + face + "\u001b[0m" : face;
        }
        return taken.get(place) ? "    " : String.format(" %2d ", place);
    }
}
