package ludotheque.faraway;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Scores a tableau the slow way: counts the cards in sight one by one and reads what a card is worth from its English phrase. */
final class SlowScore {
    private SlowScore() {}

    static int of(Tableau tableau) {
        List<Card> cards = tableau.cards();
        int score = 0;
        for (int place = 0; place < cards.size(); place++) {
            List<Card> seen = cards.subList(place < Tableau.REGIONS ? place : 0, cards.size());
            score += points(cards.get(place).worth().en(), seen);
        }
        return score;
    }

    private static int points(String worth, List<Card> seen) {
        if (worth.equals("no points")) {
            return 0;
        }
        String[] parts = worth.split(", if at least ", -1);
        if (parts.length > 1) {
            for (String wanted : parts[1].split(", | and ", -1)) {
                String[] words = wanted.split(" ", -1);
                if (count(words[1].replaceAll("s$", ""), seen) < Integer.parseInt(words[0])) {
                    return 0;
                }
            }
        }
        String[] factors = parts[0].split(" points? ?(per )?", 2);
        int points = Integer.parseInt(factors[0]);
        return factors[1].isEmpty() ? points : points * things(factors[1], seen);
    }

    private static int things(String name, List<Card> seen) {
        if (name.equals("set of the four colours")) {
            List<Integer> counts = new ArrayList<>();
            for (String colour : List.of("red", "blue", "green", "yellow")) {
                counts.add(count(colour, seen));
            }
            return counts.stream().mapToInt(Integer::intValue).min().orElseThrow();
        }
        int things = 0;
        for (String one : name.replace(" card", "").split(" or ", -1)) {
            things += count(one, seen);
        }
        return things;
    }

    private static int count(String name, List<Card> seen) {
        Attribute attribute = Attribute.valueOf(name.toUpperCase(Locale.ROOT));
        return seen.stream()
                .mapToInt(card -> Counts.of(card.gives(), attribute))
                .sum();
    }
}
