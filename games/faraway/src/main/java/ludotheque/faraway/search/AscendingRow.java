package ludotheque.faraway.search;

import java.util.Arrays;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Tableau;

/**
 * The regions of a tableau that only ascends, chosen by dynamic programming over the cards by number: how many are laid, and which
 * of those that score by sets. So a card is valued by its place: it sees only higher regions after it.
 */
final class AscendingRow {
    private static final int REGIONS = Tableau.REGIONS;
    private static final int CARD_BITS = 8;

    private final Deck deck;
    private final SetCards sets;

    /** What a region at a place sees at most, {@code place * regions + region}. */
    private final long[] visible;

    private final int[] points;
    private final int[] value;

    /** The cards laid to get there, the last one lowest. */
    private final long[] laid;

    private int[] cards = {};
    private int count;
    private int length;

    AscendingRow(Deck deck, SetCards sets) {
        this.deck = deck;
        this.sets = sets;
        visible = new long[REGIONS * deck.regions];
        points = new int[REGIONS * deck.regions];
        int groups = 1;
        long sanctuaries = most(deck.regions, deck.size, Tableau.MOST_SANCTUARIES);
        for (int region = 0; region < deck.regions; region++) {
            groups *= deck.scoresBySets(region) ? 2 : 1;
            for (int place = 0; place < REGIONS; place++) {
                long after = most(region + 1, deck.regions, REGIONS - 1 - place);
                visible[place * deck.regions + region] = deck.gives[region] + after + sanctuaries;
            }
        }
        value = new int[groups * (REGIONS + 1)];
        laid = new long[value.length];
    }

    private long most(int from, int to, int howMany) {
        return deck.most(deck.all(), from, to, howMany);
    }

    /** Takes the cards to choose from, by number, how many to lay, and what the first of them sees at most. */
    void enter(int[] among, int size, int row, long high) {
        cards = among;
        count = size;
        length = row;
        for (int i = 0; i < size; i++) {
            for (int place = 0; place < row; place++) {
                long cap = visible[(REGIONS - row + place) * deck.regions + among[i]];
                points[i * REGIONS + place] = deck.score(among[i], Counts.smaller(high, cap)) * Relaxation.UNIT;
            }
        }
    }

    /** The worth of the best row when each card is worth so much more than its points, or something far below zero. */
    int best(int[] more) {
        int width = length + 1;
        Arrays.fill(value, 0, width, Relaxation.IMPOSSIBLE);
        value[0] = 0;
        laid[0] = 0;
        int groups = 1;
        int met = 0;
        for (int i = 0; i < count; i++) {
            if (met < sets.count() && sets.card(met) == cards[i]) {
                open(i, groups, width, more[i]);
                groups *= 2;
                met++;
                if (met == sets.count()) {
                    merge(groups, width);
                    groups = 1;
                }
            } else {
                lay(i, groups, width, more[i]);
            }
        }
        return value[length];
    }

    private void lay(int index, int groups, int width, int more) {
        int card = cards[index];
        int base = index * REGIONS;
        for (int group = 0; group < groups; group++) {
            for (int to = group * width + length, place = length - 1; place >= 0; place--, to--) {
                int total = value[to - 1] + points[base + place] + more;
                if (total > value[to]) {
                    value[to] = total;
                    laid[to] = (laid[to - 1] << CARD_BITS) | card;
                }
            }
        }
    }

    /** Lays a card that scores by sets: from every group a new one opens. */
    private void open(int index, int groups, int width, int more) {
        for (int group = 0; group < groups; group++) {
            int bySets = sets.points(group + groups) - sets.points(group);
            int from = group * width;
            int to = (group + groups) * width;
            value[to] = Relaxation.IMPOSSIBLE;
            for (int place = 0; place < length; place++) {
                int here = Math.min(bySets * Relaxation.UNIT, points[index * REGIONS + place]);
                value[to + place + 1] = value[from + place] + here + more;
                laid[to + place + 1] = (laid[from + place] << CARD_BITS) | cards[index];
            }
        }
    }

    /** Once no more cards by sets come, it no longer matters which were laid. */
    private void merge(int groups, int width) {
        for (int from = width; from < groups * width; from++) {
            int to = from % width;
            if (value[from] > value[to]) {
                value[to] = value[from];
                laid[to] = laid[from];
            }
        }
    }

    /** The card that many places before the end of the best row. */
    int laid(int fromEnd) {
        return (int) (laid[length] >>> (CARD_BITS * fromEnd)) & ((1 << CARD_BITS) - 1);
    }
}
