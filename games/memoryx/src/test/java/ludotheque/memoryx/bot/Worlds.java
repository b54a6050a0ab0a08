package ludotheque.memoryx.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import ludotheque.memoryx.Memoryx;

/**
 * What is known of the cards the slow way: every table T that agrees with all that was seen, with its probability. Neither
 * reasons nor forgets, so it is what {@link Belief} and {@link ExactTable} are measured by.
 */
final class Worlds {
    private final int places;
    private final Map<String, Double> tables;

    private Worlds(int places, Map<String, Double> tables) {
        this.places = places;
        this.tables = tables;
    }

    /** A new game: every way to lay n pairs and the joker is equally likely. */
    static Worlds ofPairs(int pairs) {
        Map<String, Double> tables = new HashMap<>();
        int[] left = new int[pairs + 1];
        Arrays.fill(left, 2);
        left[0] = 1;
        lay("", 2 * pairs + 1, left, tables);
        tables.replaceAll((table, weight) -> 1.0 / tables.size());
        return new Worlds(2 * pairs + 1, tables);
    }

    private static void lay(String table, int places, int[] left, Map<String, Double> tables) {
        if (table.length() == places) {
            tables.put(table, 1.0);
            return;
        }
        for (int card = 0; card < left.length; card++) {
            if (left[card] > 0) {
                left[card]--;
                lay(table + (char) ('0' + card), places, left, tables);
                left[card]++;
            }
        }
    }

    int places() {
        return places;
    }

    /** The chance that a place holds a card. */
    double chance(int place, int card) {
        double chance = 0;
        for (Map.Entry<String, Double> table : tables.entrySet()) {
            if (table.getKey().charAt(place) == (char) ('0' + card)) {
                chance += table.getValue();
            }
        }
        return chance;
    }

    /** The cards a place may hold. */
    List<Integer> cardsAt(int place) {
        return tables.keySet().stream()
                .map(table -> table.charAt(place) - '0')
                .distinct()
                .sorted()
                .toList();
    }

    /** After a card was seen; a joker seen is then exchanged with any place. */
    Worlds shown(int place, int card) {
        Map<String, Double> left = new HashMap<>();
        double total = chance(place, card);
        for (Map.Entry<String, Double> table : tables.entrySet()) {
            if (table.getKey().charAt(place) == (char) ('0' + card)) {
                left.put(table.getKey(), table.getValue() / total);
            }
        }
        return card == Memoryx.JOKER ? moveJoker(left, place) : new Worlds(places, left);
    }

    private Worlds moveJoker(Map<String, Double> seen, int joker) {
        List<Integer> onBoard = new ArrayList<>();
        String any = seen.keySet().iterator().next();
        for (int place = 0; place < places; place++) {
            if (any.charAt(place) != '-') {
                onBoard.add(place);
            }
        }
        Map<String, Double> moved = new HashMap<>();
        seen.forEach((table, weight) -> {
            for (int place : onBoard) {
                char[] cards = table.toCharArray();
                cards[joker] = cards[place];
                cards[place] = '0';
                moved.merge(new String(cards), weight / onBoard.size(), Double::sum);
            }
        });
        return new Worlds(places, moved);
    }

    /** After a pair was taken; its places stay, empty. */
    Worlds taken(int first, int second) {
        Map<String, Double> left = new HashMap<>();
        tables.forEach((table, weight) -> {
            char[] cards = table.toCharArray();
            cards[first] = '-';
            cards[second] = '-';
            left.merge(new String(cards), weight, Double::sum);
        });
        return new Worlds(places, left);
    }

    /** The chance that two places hold the same card. */
    double equal(int place, int other) {
        double equal = 0;
        for (Map.Entry<String, Double> table : tables.entrySet()) {
            equal += table.getKey().charAt(place) == table.getKey().charAt(other) ? table.getValue() : 0;
        }
        return equal;
    }

    /** What two places have in common, whatever they are called: places with the same sign are alike. */
    String sign(int place) {
        List<String> others = new ArrayList<>();
        for (int other = 0; other < places; other++) {
            others.add(text(equal(place, other)) + "/" + text(chance(other, 0)) + "/" + spread(other));
        }
        others.sort(null);
        return text(chance(place, 0)) + spread(place) + others;
    }

    private String spread(int place) {
        return cardsAt(place).stream()
                .map(card -> text(chance(place, card)))
                .sorted()
                .toList()
                .toString();
    }

    /** The same worlds with empty places dropped and the others, and the cards, named in an order of their own. */
    Worlds canonical() {
        List<Integer> order = new ArrayList<>();
        Map<Integer, String> signs = new HashMap<>();
        for (int place = 0; place < places; place++) {
            if (!cardsAt(place).contains('-' - '0')) {
                order.add(place);
                signs.put(place, sign(place));
            }
        }
        order.sort((a, b) -> signs.getOrDefault(a, "").compareTo(signs.getOrDefault(b, "")));
        Map<String, Integer> byPlaces = new TreeMap<>();
        for (int card = 1; card <= places / 2; card++) {
            StringBuilder where = new StringBuilder();
            double anywhere = 0;
            for (int place : order) {
                where.append(text(chance(place, card))).append(' ');
                anywhere += chance(place, card);
            }
            if (anywhere > 0) {
                byPlaces.put(where.toString() + card, card);
            }
        }
        char[] names = new char[places + 1];
        names[0] = '0';
        int next = 1;
        for (int card : byPlaces.values()) {
            names[card] = (char) ('0' + next++);
        }
        Map<String, Double> renamed = new HashMap<>();
        tables.forEach((table, weight) -> {
            StringBuilder cards = new StringBuilder();
            for (int place : order) {
                cards.append(names[table.charAt(place) - '0']);
            }
            renamed.merge(cards.toString(), weight, Double::sum);
        });
        return new Worlds(order.size(), renamed);
    }

    /** A name that equal worlds share. */
    String name() {
        StringBuilder name = new StringBuilder();
        new TreeMap<>(tables).forEach((table, weight) -> name.append(table).append(text(weight)));
        return name.toString();
    }

    private static String text(double chance) {
        return String.format(Locale.ROOT, "%.7f", chance);
    }
}
