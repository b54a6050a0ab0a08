package ludotheque.faraway.search;

import java.util.Arrays;
import ludotheque.faraway.Attribute;
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

    /** What the last card of a group scores by sets at a place, {@code group * REGIONS + place}. */
    private final int[] bySets;

    private final int[] value;

    /** The cards laid to get there, the last one lowest. */
    private final long[] laid;

    /** The values before each card, one after the other. */
    private final int[] before;

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
        bySets = new int[groups * REGIONS];
        before = new int[value.length * deck.regions];
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
        valueGroups(high);
    }

    private void valueGroups(long high) {
        long lower = Counts.NONE;
        int met = 0;
        for (int i = 0; met < sets.count(); i++) {
            if (sets.card(met) == cards[i]) {
                for (int group = 0; group < 1 << met; group++) {
                    valueGroup(group, group + (1 << met), i, high, lower);
                }
                met++;
            } else {
                lower += deck.gives[cards[i]];
            }
        }
    }

    /**
     * Values a card after a group. The other regions before it take a colour each from what it sees: at best one there is too much of
     * for the sets anyway.
     */
    private void valueGroup(int group, int withCard, int index, long high, long lower) {
        long left = high - Counts.smaller(high, sets.gives(group));
        int least = Counts.sets(left);
        for (int place = 0; place < length; place++) {
            int others = place - Integer.bitCount(group);
            while (least > 0 && spare(left, least, lower) < others) {
                least--;
            }
            bySets[withCard * REGIONS + place] =
                    Math.min(deck.points(cards[index]) * least * Relaxation.UNIT, points[index * REGIONS + place]);
        }
    }

    /** How many of the lower regions may go before so many sets are no longer left. */
    private static int spare(long left, int least, long lower) {
        int spare = 0;
        for (int colour = 0; colour < Attribute.COLOURS; colour++) {
            int shift = Counts.shift(colour);
            spare += Math.min(Counts.at(lower, shift), Counts.at(left, shift) - least);
        }
        return spare;
    }

    /** The worth of the best row when each card is worth so much more than its points, or something far below zero. */
    int best(int[] more) {
        layAll(more, false);
        return value[length];
    }

    private void layAll(int[] more, boolean remember) {
        int width = length + 1;
        Arrays.fill(value, 0, width, Relaxation.IMPOSSIBLE);
        value[0] = 0;
        laid[0] = 0;
        int groups = 1;
        int met = 0;
        for (int i = 0; i < count; i++) {
            if (remember) {
                System.arraycopy(value, 0, before, i * value.length, groups * width);
            }
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
    }

    private void lay(int index, int groups, int width, int more) {
        int card = cards[index];
        int base = index * REGIONS;
        // Further on there are not enough cards before it, nearer to the start not enough after it.
        int last = Math.min(length - 1, index);
        int first = Math.max(0, length - (count - index));
        for (int group = 0; group < groups; group++) {
            for (int to = group * width + last + 1, place = last; place >= first; place--, to--) {
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
            int from = group * width;
            int to = (group + groups) * width;
            value[to] = Relaxation.IMPOSSIBLE;
            for (int place = 0; place < length; place++) {
                value[to + place + 1] = value[from + place] + bySets[(group + groups) * REGIONS + place] + more;
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

    /** Finds the worth of the best row through each card, from the best beginnings before it and the best ends after it. */
    void through(int[] more, int[] worth) {
        layAll(more, true);
        int width = length + 1;
        // From here on a value is that of the places still to fill. Nothing impossible may overflow when added to a
        // beginning.
        Arrays.fill(value, 0, width, Relaxation.IMPOSSIBLE / 4);
        value[length] = 0;
        int groups = 1;
        int met = sets.count();
        for (int i = count - 1; i >= 0; i--) {
            if (met > 0 && sets.card(met - 1) == cards[i]) {
                if (met == sets.count()) {
                    groups = spread(width);
                }
                groups /= 2;
                met--;
                worth[i] = end(i, bySets, groups * REGIONS, REGIONS, groups, groups * width, more[i]);
            } else {
                worth[i] = end(i, points, i * REGIONS, 0, groups, 0, more[i]);
            }
        }
    }

    /** Undoes {@link #merge}: the same ends follow every group. */
    private int spread(int width) {
        int groups = sets.groups();
        for (int to = width; to < groups * width; to++) {
            value[to] = value[to - width];
        }
        return groups;
    }

    /**
     * Lays a card before the ends that follow it; gives the worth of the best row through it. Its points are found in an array from an
     * index on, so many further for each group, and its ends so many values away.
     */
    private int end(int index, int[] made, int start, int stride, int groups, int away, int more) {
        int width = length + 1;
        int most = Relaxation.IMPOSSIBLE;
        for (int group = 0; group < groups; group++) {
            int from = group * width;
            int base = start + group * stride;
            for (int place = 0; place < length; place++) {
                int end = made[base + place] + more + value[from + away + place + 1];
                most = Math.max(most, before[index * value.length + from + place] + end);
                value[from + place] = Math.max(value[from + place], end);
            }
        }
        return most;
    }

    /** The card that many places before the end of the best row. */
    int laid(int fromEnd) {
        return (int) (laid[length] >>> (CARD_BITS * fromEnd)) & ((1 << CARD_BITS) - 1);
    }
}
