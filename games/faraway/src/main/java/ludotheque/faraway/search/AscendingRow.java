package ludotheque.faraway.search;

import java.util.Arrays;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Tableau;

/**
 * Regions that only ascend, chosen by dynamic programming over the cards by number. A state is how many are laid, and which of a few
 * marked cards; its value is that of the best beginning. So a card is valued by its place, as it sees only higher regions after it, and
 * by the marked cards it does not see.
 */
final class AscendingRow implements Row {
    private static final int REGIONS = Tableau.REGIONS;
    private static final int MOST_MARKS = 2;
    private static final int GROUPS = 1 << MOST_MARKS;

    /** A card is marked if it takes so much from those after it. */
    private static final int LEAST_TAKEN = 2 * Relaxation.UNIT;

    private static final int STRIDE = GROUPS * (REGIONS + 1);
    private static final int NEVER = Relaxation.IMPOSSIBLE;

    private final Hand hand;

    /**
     * What each card makes at most after a group of marked cards, when this many are laid with it:
     * {@code index * STRIDE + group * width + laid}, as the states of a layer.
     */
    private final int[] points;

    /** The marked cards, by number. */
    private final int[] marks = new int[MOST_MARKS];

    private int marked;

    /** What is seen after each group of them. */
    private final long[] seenAfter = new long[GROUPS];

    /** The values of all states before each card and after the last, one layer after the other, and where each begins. */
    private final int[] layers;

    private final int[] layerBefore;
    private int end;
    private int endGroup;

    /** The last best row, and the group before each of its cards. */
    private final int[] row = new int[REGIONS];

    private final int[] groupBefore = new int[REGIONS];

    /** The values of what follows each state, while {@link #lookBack} goes from the last card to the first. */
    private final int[] after;

    private final int[] through;
    private final int[] first;
    private int width;

    AscendingRow(Hand hand) {
        this.hand = hand;
        int regions = hand.deck.regions;
        points = new int[STRIDE * regions];
        after = new int[(REGIONS + 1) * GROUPS];
        layers = new int[after.length * (regions + 2)];
        layerBefore = new int[regions];
        through = new int[regions];
        first = new int[regions];
    }

    @Override
    public void enter() {
        Deck deck = hand.deck;
        marked = 0;
        seenAfter[0] = hand.high;
        width = hand.regionsLeft + 1;
        long bySanctuaries = hand.mostBySanctuaries();
        long once = Counts.NONE;
        long twice = Counts.NONE;
        for (int i = hand.regions - 1; i >= 0; i--) {
            int card = hand.cards[i];
            long own = deck.gives[card] + bySanctuaries;
            points[i * STRIDE] = NEVER;
            // The later the place the fewer points: a card that makes none at one makes none at those after it.
            int made = hand.points[i];
            for (int laid = 1; laid < width; laid++) {
                if (made > 0) {
                    long visible = own + Deck.most(once, twice, hand.regionsLeft - laid);
                    made = hand.score(card, Counts.smaller(hand.high, visible)) * Relaxation.UNIT;
                }
                points[i * STRIDE + laid] = made;
            }
            once += deck.once[card];
            twice += deck.twice[card];
        }
        long lower = Counts.NONE;
        for (int i = 0; i < hand.regions; i++) {
            if (deck.scoresBySets(hand.cards[i])) {
                valueBySets(i, 0, lower);
            }
            lower += deck.gives[hand.cards[i]];
        }
    }

    /** Values every card after every group of marked cards before it; that after none of them stands. */
    private void valueGroups() {
        Deck deck = hand.deck;
        int met = 0;
        long lower = Counts.NONE;
        for (int i = 0; i < hand.regions; i++) {
            int card = hand.cards[i];
            for (int group = 1; group < 1 << met; group++) {
                if (deck.scoresBySets(card)) {
                    valueBySets(i, group, lower);
                } else {
                    value(i, group);
                }
            }
            if (met < marked && marks[met] == i) {
                for (int group = 0; group < 1 << met; group++) {
                    long seen = seenAfter[group];
                    seenAfter[group + (1 << met)] = seen - Counts.smaller(seen, deck.gives[card]);
                }
                met++;
            } else {
                lower += deck.gives[card];
            }
        }
    }

    private void value(int index, int group) {
        int from = index * STRIDE;
        int to = from + group * width;
        int most = hand.score(hand.cards[index], seenAfter[group]) * Relaxation.UNIT;
        for (int laid = 0; laid < width; laid++) {
            points[to + laid] = Math.min(most, points[from + laid]);
        }
    }

    /**
     * Values a card that scores by sets after a group. The others before it, of these lower regions, take a colour each from what it
     * sees: at best one there is too much of for the sets anyway.
     */
    private void valueBySets(int index, int group, long lower) {
        long left = seenAfter[group];
        int sets = Math.min(hand.mostSets, Counts.sets(left));
        int others = -Integer.bitCount(group);
        int from = index * STRIDE;
        int to = from + group * width;
        points[to] = NEVER;
        for (int laid = 1; laid < width; laid++) {
            while (sets > 0 && spare(left, sets, lower) < others) {
                sets--;
            }
            int made = hand.deck.points(hand.cards[index]) * sets * Relaxation.UNIT;
            points[to + laid] = Math.min(made, points[from + laid]);
            others++;
        }
    }

    /** How many of the lower regions may go before this many sets are no longer left. */
    private static int spare(long left, int sets, long lower) {
        int spare = 0;
        for (int colour = 0; colour < Attribute.COLOURS; colour++) {
            int shift = Counts.shift(colour);
            spare += Math.min(Counts.at(lower, shift), Counts.at(left, shift) - sets);
        }
        return spare;
    }

    /** Marks the card of the last best row that takes most from those after it. */
    @Override
    public boolean sharpen() {
        if (marked == MOST_MARKS) {
            return false;
        }
        int most = LEAST_TAKEN - 1;
        int which = -1;
        for (int place = 0; place < hand.regionsLeft - 1; place++) {
            int taken = isMarked(row[place]) ? 0 : taken(place);
            if (taken > most) {
                most = taken;
                which = row[place];
            }
        }
        if (which < 0) {
            return false;
        }
        mark(which);
        valueGroups();
        return true;
    }

    private void mark(int index) {
        int at = marked++;
        for (; at > 0 && marks[at - 1] > index; at--) {
            marks[at] = marks[at - 1];
        }
        marks[at] = index;
    }

    private boolean isMarked(int index) {
        for (int i = 0; i < marked; i++) {
            if (marks[i] == index) {
                return true;
            }
        }
        return false;
    }

    /** What the card at a place takes from those after it. */
    private int taken(int place) {
        Deck deck = hand.deck;
        long gives = deck.gives[hand.cards[row[place]]];
        int taken = 0;
        for (int later = place + 1; later < hand.regionsLeft; later++) {
            int now = points[row[later] * STRIDE + groupBefore[later] * width + later + 1];
            long seen = seenAfter[groupBefore[later]];
            int then = hand.score(hand.cards[row[later]], seen - Counts.smaller(seen, gives)) * Relaxation.UNIT;
            taken += Math.max(0, now - then);
        }
        return taken;
    }

    @Override
    public int best() {
        Arrays.fill(layers, 0, width, NEVER);
        layers[0] = 0;
        int groups = 1;
        int met = 0;
        int from = 0;
        for (int i = 0; i < hand.regions; i++) {
            int to = from + groups * width;
            layerBefore[i] = from;
            if (met < marked && marks[met] == i) {
                open(i, groups, from, to);
                groups *= 2;
                met++;
            } else {
                lay(i, groups, from, to);
            }
            from = to;
        }
        end = from;
        endGroup = 0;
        int best = layers[end + hand.regionsLeft];
        for (int group = 1; group < groups; group++) {
            int value = layers[end + group * width + hand.regionsLeft];
            if (value > best) {
                best = value;
                endGroup = group;
            }
        }
        return best;
    }

    private void lay(int index, int groups, int from, int to) {
        int price = hand.price[index];
        int made = index * STRIDE;
        int oneFewer = layers[from];
        layers[to] = oneFewer;
        for (int state = 1; state < groups * width; state++) {
            int without = layers[from + state];
            layers[to + state] = Math.max(without, oneFewer + points[made + state] + price);
            oneFewer = without;
        }
    }

    /** Lays a marked card: from every group a new one opens. */
    private void open(int index, int groups, int from, int to) {
        System.arraycopy(layers, from, layers, to, groups * width);
        int price = hand.price[index];
        for (int group = 0; group < groups; group++) {
            int without = from + group * width;
            int with = to + (group + groups) * width;
            int made = index * STRIDE + group * width;
            layers[with] = NEVER;
            for (int laid = 1; laid < width; laid++) {
                layers[with + laid] = layers[without + laid - 1] + points[made + laid] + price;
            }
        }
    }

    @Override
    public void pick(int[] picked) {
        int next = end;
        int group = endGroup;
        int met = marked;
        int laid = hand.regionsLeft;
        for (int i = hand.regions - 1; laid > 0; i--) {
            boolean isLaid;
            if (met > 0 && marks[met - 1] == i) {
                met--;
                isLaid = (group >> met) != 0;
                group &= ~(1 << met);
            } else {
                int state = group * width + laid;
                isLaid = layers[layerBefore[i] + state] != layers[next + state];
            }
            if (isLaid) {
                laid--;
                picked[laid] = hand.cards[i];
                row[laid] = i;
                groupBefore[laid] = group;
            }
            next = layerBefore[i];
        }
    }

    /** What a row is worth with a card: the best beginning before it, and the best end after it. */
    @Override
    public void lookBack() {
        int groups = 1 << marked;
        Arrays.fill(after, 0, groups * width, NEVER);
        for (int group = 0; group < groups; group++) {
            after[group * width + width - 1] = 0;
        }
        int met = marked;
        for (int i = hand.regions - 1; i >= 0; i--) {
            if (met > 0 && marks[met - 1] == i) {
                groups /= 2;
                met--;
                end(i, groups, groups * width);
            } else {
                end(i, groups, 0);
            }
        }
    }

    /** Lays a card before the ends that follow it, this many values away. */
    private void end(int index, int groups, int away) {
        int price = hand.price[index];
        int most = NEVER;
        int start = index * STRIDE;
        first[index] = points[start + 1] + price + after[away + 1];
        for (int group = 0; group < groups; group++) {
            int from = group * width;
            int base = start + group * width;
            for (int laid = 1; laid < width; laid++) {
                int end = points[base + laid] + price + after[from + away + laid];
                most = Math.max(most, layers[layerBefore[index] + from + laid - 1] + end);
                after[from + laid - 1] = Math.max(after[from + laid - 1], end);
            }
        }
        through[index] = most;
    }

    @Override
    public int through(int index) {
        return through[index];
    }

    @Override
    public int first(int index) {
        return first[index];
    }
}
