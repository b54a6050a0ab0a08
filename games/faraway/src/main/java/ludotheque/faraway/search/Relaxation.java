package ludotheque.faraway.search;

import java.util.Arrays;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Tableau;

/**
 * An upper bound on the scores in a box, by Lagrangian relaxation. Every card is valued at the high corner, which is the most it can
 * see; that the chosen cards must give what the corners say is not enforced but priced. For any prices, the best choice at those
 * prices, less the price of the nearer corner, is a bound; subgradient steps look for the prices that make it low.
 */
final class Relaxation {
    /** Prices and values count in parts of a point, so that bounds are whole numbers, the same everywhere. */
    static final int UNIT = 128;

    /** The bound of an empty box. */
    static final int EMPTY = -1;

    /** So low that no choice is worth it, yet two of them may be added. */
    static final int IMPOSSIBLE = Integer.MIN_VALUE / 8;

    /** How many steps in a row may gain little before the search for prices ends; each vain one makes the next shorter. */
    private static final int PATIENCE = 4;

    private static final double SLOWER = 0.7;

    /**
     * Once no more points than these hang on any attribute, regions are laid rather than the box cut. Where they may come in any order,
     * as many rows may be worth the same, that is only once nothing hangs on one.
     */
    private static final int SLIGHT_ASCENDING = 4;

    private static final int SLIGHT = 0;

    private final Deck deck;
    private final Hand hand;
    private final Row ascending;
    private final Row anyOrder;
    private final TopCards sanctuaries = new TopCards();
    private final int[] prices = new int[Attribute.COUNT + 1];
    private final int[] bestPrices = new int[Attribute.COUNT + 1];

    private Row row;

    // The last choice: the cards, what they give, and what they are worth.
    private final int[] picked = new int[Tableau.REGIONS + Tableau.MOST_SANCTUARIES];
    private int pickedCount;
    private long given;
    private int fromRegions;
    private int fromSanctuaries;
    private int corner;

    private final Choices choices;

    Relaxation(Deck deck) {
        this.deck = deck;
        hand = new Hand(deck);
        ascending = new AscendingRow(hand);
        anyOrder = new AnyOrder(hand);
        row = anyOrder;
        choices = new Choices(deck);
    }

    /**
     * Bounds a box, until the bound falls to the target or this many steps are used up. Unless it does, leaves the box with the prices
     * found, without the cards and the totals that cannot take part in anything above the target, and tells how to go on.
     */
    void bound(Box box, int target, int steps) {
        if (!enter(box)) {
            box.bound = EMPTY;
            return;
        }
        System.arraycopy(box.prices.attributes, 0, prices, 0, prices.length);
        int goal = (target - box.laidScore + 1) * UNIT - 1;
        int best = Integer.MAX_VALUE;
        int stale = 0;
        double pace = 1;
        for (int step = 0; step <= steps; step++) {
            int now = evaluate();
            if (now == IMPOSSIBLE) {
                box.bound = EMPTY;
                return;
            }
            if (now < best) {
                stale = now < best - UNIT / 4 ? 0 : stale + 1;
                best = now;
                System.arraycopy(prices, 0, bestPrices, 0, prices.length);
            } else {
                stale++;
                pace *= SLOWER;
            }
            if (best <= goal) {
                break;
            }
            if (!drawTogether(box, now - goal)) {
                box.bound = EMPTY;
                return;
            }
            stale = row.sharpen() ? 0 : stale;
            if (stale > PATIENCE || !step((now - goal + UNIT) * pace)) {
                break;
            }
        }
        if (best > goal) {
            // Once more at the best prices, more sharply than when they were found.
            System.arraycopy(bestPrices, 0, prices, 0, prices.length);
            best = Math.min(best, evaluate());
        }
        // No tableau scores less than nothing.
        box.bound = Math.max(EMPTY, Math.floorDiv(best, UNIT) + box.laidScore);
        if (best > goal) {
            box.prices = survivors(goal);
            if (!drawTogether(box, best - goal) || !drawToCards(box)) {
                box.bound = EMPTY;
            }
            box.laidScore = laidScore(box, box.high);
            box.across = across(box);
        }
    }

    private boolean enter(Box box) {
        if (!box.drawToColours() || !hand.enter(box)) {
            return false;
        }
        box.laidScore = laidScore(box, box.high);
        row = hand.ascends ? ascending : anyOrder;
        row.enter();
        choices.clear(hand.regionsLeft + hand.sanctuariesLeft);
        return true;
    }

    /** The points of the laid regions when the first of them sees so much. */
    private int laidScore(Box box, long seen) {
        long left = seen;
        int score = 0;
        for (int region : box.laid) {
            score += deck.score(region, left, box.mostSets);
            left -= deck.gives[region];
        }
        return score;
    }

    /** The bound at the prices, in parts of a point. */
    private int evaluate() {
        hand.price(prices);
        fromRegions = row.best();
        if (fromRegions <= IMPOSSIBLE / 2) {
            return IMPOSSIBLE;
        }
        row.pick(picked);
        pickedCount = hand.regionsLeft;
        fromSanctuaries = chooseSanctuaries();
        corner = 0;
        for (int attribute = 0; attribute < Attribute.COUNT; attribute++) {
            corner += corner(attribute);
        }
        given = Counts.NONE;
        for (int i = 0; i < pickedCount; i++) {
            given += deck.gives[picked[i]];
        }
        choices.add(picked, given);
        return fromRegions + fromSanctuaries - corner;
    }

    private int chooseSanctuaries() {
        sanctuaries.clear(hand.sanctuariesLeft);
        for (int i = hand.regions; i < hand.size; i++) {
            int worth = hand.worth(i);
            if (worth > sanctuaries.least()) {
                sanctuaries.add(hand.cards[i], worth);
            }
        }
        int total = 0;
        for (int i = 0; i < sanctuaries.held(); i++) {
            total += sanctuaries.worth(i);
            picked[pickedCount++] = sanctuaries.card(i);
        }
        return total;
    }

    /** What the box gives back for an attribute, at the corner that costs least. */
    private int corner(int attribute) {
        int price = prices[attribute];
        return price * (price > 0 ? low(attribute) : high(attribute));
    }

    /** Moves the prices against what the choice gives too much or too little of; false when nothing moves. */
    private boolean step(double gap) {
        int norm = 0;
        for (int attribute = 0; attribute < Attribute.COUNT; attribute++) {
            int slope = slope(attribute);
            norm += slope * slope;
        }
        if (norm == 0) {
            return false;
        }
        boolean moved = false;
        for (int attribute = 0; attribute < Attribute.COUNT; attribute++) {
            int price = prices[attribute];
            // Not Math.round: in the browser it takes halves below zero the other way, and the same proof would take
            // other boxes there.
            int next = price - (int) Math.floor(slope(attribute) * gap / norm + 0.5);
            boolean crosses = (price > 0 && next < 0) || (price < 0 && next > 0);
            prices[attribute] = crosses && low(attribute) < high(attribute) ? 0 : next;
            moved |= prices[attribute] != price;
        }
        return moved;
    }

    private int slope(int attribute) {
        int count = given(attribute);
        if (prices[attribute] > 0) {
            return count - low(attribute);
        }
        if (prices[attribute] < 0) {
            return count - high(attribute);
        }
        return Math.min(0, count - low(attribute)) + Math.max(0, count - high(attribute));
    }

    private int low(int attribute) {
        return Counts.at(hand.low, Counts.shift(attribute));
    }

    private int high(int attribute) {
        return Counts.at(hand.high, Counts.shift(attribute));
    }

    private int given(int attribute) {
        return Counts.at(given, Counts.shift(attribute));
    }

    /** The prices, and the cards that a choice above the goal may hold. */
    private Prices survivors(int goal) {
        row.lookBack();
        byte[] kept = new byte[hand.size];
        byte[] firsts = new byte[hand.regions];
        int count = 0;
        int firstCount = 0;
        int besideRegions = fromSanctuaries - corner;
        for (int i = 0; i < hand.regions; i++) {
            if (row.through(i) + besideRegions > goal) {
                kept[count++] = (byte) hand.cards[i];
                if (row.first(i) + besideRegions > goal) {
                    firsts[firstCount++] = (byte) hand.cards[i];
                }
            }
        }
        int held = sanctuaries.held();
        int leastPicked = held == 0 ? 0 : sanctuaries.worth(held - 1);
        int besideSanctuary = fromRegions + fromSanctuaries - corner - leastPicked;
        // Those worth most come first: most of the others are then passed over at a glance.
        for (int i = hand.regions; i < hand.size; i++) {
            if (hand.worth(i) >= leastPicked) {
                kept[count++] = (byte) hand.cards[i];
            }
        }
        for (int i = hand.regions; i < hand.size; i++) {
            if (hand.worth(i) < leastPicked && besideSanctuary + hand.worth(i) > goal) {
                kept[count++] = (byte) hand.cards[i];
            }
        }
        return new Prices(bestPrices.clone(), Arrays.copyOf(kept, count), Arrays.copyOf(firsts, firstCount));
    }

    /**
     * Draws the corners together to what the prices allow when the bound may fall by less than so much; false when nothing is left
     * between them. The bound at these prices falls by the price for each one of an attribute beyond the corner that it is paid
     * back at: what would make it fall to the goal scores too little. Any prices tell the truth here, so every look at the cards
     * does it, not only the one at the best prices. The points of the cards stay those at the corners before, which are more.
     */
    private boolean drawTogether(Box box, int room) {
        for (int attribute = 0; attribute < Attribute.COUNT; attribute++) {
            int price = prices[attribute];
            int width = high(attribute) - low(attribute);
            int excluded = price == 0 ? 0 : Math.max(0, width - (room - 1) / Math.abs(price));
            long unused = (long) excluded << Counts.shift(attribute);
            if (price > 0) {
                hand.high -= unused;
            } else {
                hand.low += unused;
            }
        }
        box.low = hand.low + box.laidGives;
        box.high = hand.high + box.laidGives;
        return Counts.cover(box.high, box.low);
    }

    /** Draws the corners together to what the cards that are left can give; false when nothing is left between them. */
    private boolean drawToCards(Box box) {
        byte[] cards = box.prices.cards;
        long most = box.laidGives
                + deck.most(cards, 0, deck.regions, hand.regionsLeft)
                + deck.most(cards, deck.regions, deck.size, hand.sanctuariesLeft);
        box.high = Counts.smaller(box.high, most);
        return Counts.cover(box.high, box.low) && box.drawToColours();
    }

    /** What to cut a box across, an attribute or the sets: what its bound hangs on most. */
    private int across(Box box) {
        choices.weigh(box, hand.high);
        int across = Box.NOTHING;
        int slight = choices.count() * (hand.ascends ? SLIGHT_ASCENDING : SLIGHT);
        int most = box.isLaid() ? -1 : slight;
        int widest = 0;
        for (int attribute = 0; attribute < Attribute.COUNT; attribute++) {
            int width = box.width(attribute);
            int excess = width == 0 ? -1 : choices.hanging(attribute);
            if (excess > most || (excess == most && across != Box.NOTHING && width > widest)) {
                most = excess;
                widest = width;
                across = attribute;
            }
        }
        // A cut by sets is preferred to one a third better, as it leaves the colours of the part with fewer sets in one
        // piece.
        boolean bySets = box.leastSets() < box.mostSets && choices.hangingOnSets() * 4 > Math.max(most, slight) * 3;
        return bySets ? Box.SETS : across;
    }
}
