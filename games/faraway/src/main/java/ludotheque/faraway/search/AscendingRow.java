package ludotheque.faraway.search;

import java.util.Arrays;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Tableau;

/**
 * Regions that only ascend, chosen by dynamic programming over the cards by number. A state is how many are laid, and which of those
 * that score by sets; its value is that of the best beginning. So a card is valued by its place: it sees only higher regions after it.
 */
final class AscendingRow {
    private static final int REGIONS = Tableau.REGIONS;
    private static final int NEVER = Relaxation.IMPOSSIBLE;

    private final Hand hand;
    private final SetCards sets;

    /** What each card makes at most at each place, {@code index * REGIONS + place}. */
    private final int[] points;

    /** What the last card of a group scores by sets at a place, {@code group * REGIONS + place}. */
    private final int[] bySets;

    /** The values of all states before each card and after the last, one layer after the other, and where each begins. */
    private final int[] layers;

    private final int[] layerBefore;

    /** The layer after the last card that scores by sets, before its groups are merged. */
    private int beforeMerging;

    private int end;
    private final int[] atPlaces = new int[REGIONS];

    /** The values of what follows each state, while {@link #lookBack} goes from the last card to the first. */
    private final int[] after;

    private final int[] through;
    private final int[] first;
    private int width;

    AscendingRow(Hand hand) {
        this.hand = hand;
        sets = hand.sets;
        int regions = hand.deck.regions;
        points = new int[REGIONS * regions];
        bySets = new int[REGIONS * sets.mostGroups()];
        after = new int[(REGIONS + 1) * sets.mostGroups()];
        layers = new int[after.length * (regions + 2)];
        layerBefore = new int[regions];
        through = new int[regions];
        first = new int[regions];
    }

    /** Values the cards of the hand at every place. */
    void enter() {
        Deck deck = hand.deck;
        width = hand.regionsLeft + 1;
        long bySanctuaries = hand.mostBySanctuaries();
        long once = Counts.NONE;
        long twice = Counts.NONE;
        for (int i = hand.regions - 1; i >= 0; i--) {
            int card = hand.cards[i];
            long own = deck.gives[card] + bySanctuaries;
            for (int place = 0; place < hand.regionsLeft; place++) {
                long visible = own + Deck.most(once, twice, hand.regionsLeft - 1 - place);
                points[i * REGIONS + place] = deck.score(card, Counts.smaller(hand.high, visible)) * Relaxation.UNIT;
            }
            once += deck.once[card];
            twice += deck.twice[card];
        }
        valueGroups();
    }

    private void valueGroups() {
        long lower = Counts.NONE;
        int met = 0;
        for (int i = 0; met < sets.count(); i++) {
            if (sets.at(met) == i) {
                for (int group = 0; group < 1 << met; group++) {
                    valueGroup(group, group + (1 << met), i, lower);
                }
                met++;
            } else {
                lower += hand.deck.gives[hand.cards[i]];
            }
        }
    }

    /**
     * Values a card after a group. The other regions before it take a colour each from what it sees: at best one there is too much of
     * for the sets anyway.
     */
    private void valueGroup(int group, int withCard, int index, long lower) {
        long left = hand.high - Counts.smaller(hand.high, sets.gives(group));
        int least = Counts.sets(left);
        for (int place = 0; place < hand.regionsLeft; place++) {
            int others = place - Integer.bitCount(group);
            while (least > 0 && spare(left, least, lower) < others) {
                least--;
            }
            int made = hand.deck.points(hand.cards[index]) * least * Relaxation.UNIT;
            bySets[withCard * REGIONS + place] = Math.min(made, points[index * REGIONS + place]);
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

    /** The worth of the best row at the hand's prices, or something far below zero. */
    int best() {
        Arrays.fill(layers, 0, width, NEVER);
        layers[0] = 0;
        int groups = 1;
        int met = 0;
        int from = 0;
        for (int i = 0; i < hand.regions; i++) {
            int to = from + groups * width;
            layerBefore[i] = from;
            if (met < sets.count() && sets.at(met) == i) {
                open(groups, hand.price[i], from, to);
                groups *= 2;
                met++;
                if (met == sets.count()) {
                    beforeMerging = to;
                    to += groups * width;
                    merge(groups, to);
                    groups = 1;
                }
            } else {
                lay(i, groups, from, to);
            }
            from = to;
        }
        end = from;
        return layers[end + hand.regionsLeft];
    }

    private void lay(int index, int groups, int from, int to) {
        for (int place = 0; place < width - 1; place++) {
            atPlaces[place] = points[index * REGIONS + place] + hand.price[index];
        }
        for (int state = 0; state < groups * width; state += width) {
            int shorter = layers[from + state];
            layers[to + state] = shorter;
            for (int laid = 1; laid < width; laid++) {
                int without = layers[from + state + laid];
                layers[to + state + laid] = Math.max(without, shorter + atPlaces[laid - 1]);
                shorter = without;
            }
        }
    }

    /** Lays a card that scores by sets: from every group a new one opens. */
    private void open(int groups, int price, int from, int to) {
        System.arraycopy(layers, from, layers, to, groups * width);
        for (int group = 0; group < groups; group++) {
            int without = from + group * width;
            int with = to + (group + groups) * width;
            int made = (group + groups) * REGIONS;
            layers[with] = NEVER;
            for (int place = 0; place < width - 1; place++) {
                layers[with + place + 1] = layers[without + place] + bySets[made + place] + price;
            }
        }
    }

    /** Once no more cards by sets come, it no longer matters which were laid. */
    private void merge(int groups, int to) {
        System.arraycopy(layers, beforeMerging, layers, to, width);
        for (int group = 1; group < groups; group++) {
            int from = beforeMerging + group * width;
            for (int laid = 0; laid < width; laid++) {
                layers[to + laid] = Math.max(layers[to + laid], layers[from + laid]);
            }
        }
    }

    /** Writes the cards of the best row from an index on; returns the index after them. */
    int pick(int[] picked, int from) {
        int to = from;
        int next = end;
        int group = 0;
        int met = sets.count();
        int laid = hand.regionsLeft;
        for (int i = hand.regions - 1; laid > 0; i--) {
            boolean isLaid;
            if (met > 0 && sets.at(met - 1) == i) {
                group = met == sets.count() ? groupOf(layers[next + laid], laid) : group;
                met--;
                isLaid = (group >> met) != 0;
                group &= ~(1 << met);
            } else {
                int state = group * width + laid;
                isLaid = layers[layerBefore[i] + state] != layers[next + state];
            }
            if (isLaid) {
                picked[to++] = hand.cards[i];
                laid--;
            }
            next = layerBefore[i];
        }
        return to;
    }

    /** The group whose value was the highest when they were merged. */
    private int groupOf(int value, int laid) {
        int group = 0;
        while (layers[beforeMerging + group * width + laid] != value) {
            group++;
        }
        return group;
    }

    /** Finds what {@link #through} and {@link #first} tell: from the best beginnings before a card and the best ends after it. */
    void lookBack() {
        Arrays.fill(after, 0, width, NEVER);
        after[width - 1] = 0;
        int groups = 1;
        int met = sets.count();
        for (int i = hand.regions - 1; i >= 0; i--) {
            if (met > 0 && sets.at(met - 1) == i) {
                if (met == sets.count()) {
                    groups = spread();
                }
                groups /= 2;
                met--;
                end(i, bySets, groups * REGIONS, REGIONS, groups, groups * width);
            } else {
                end(i, points, i * REGIONS, 0, groups, 0);
            }
        }
    }

    /** Undoes {@link #merge}: the same ends follow every group. */
    private int spread() {
        int groups = sets.groups();
        for (int to = width; to < groups * width; to++) {
            after[to] = after[to - width];
        }
        return groups;
    }

    /**
     * Lays a card before the ends that follow it. Its points are found in an array from an index on, so many further for each group,
     * and its ends so many values away.
     */
    private void end(int index, int[] made, int start, int stride, int groups, int away) {
        int price = hand.price[index];
        int most = NEVER;
        first[index] = made[start] + price + after[away + 1];
        for (int group = 0; group < groups; group++) {
            int from = group * width;
            int base = start + group * stride;
            for (int place = 0; place < width - 1; place++) {
                int end = made[base + place] + price + after[from + away + place + 1];
                most = Math.max(most, layers[layerBefore[index] + from + place] + end);
                after[from + place] = Math.max(after[from + place], end);
            }
        }
        through[index] = most;
    }

    /** The worth of the best row that holds this card. */
    int through(int index) {
        return through[index];
    }

    /** The worth of the best row that begins with this card. */
    int first(int index) {
        return first[index];
    }
}
