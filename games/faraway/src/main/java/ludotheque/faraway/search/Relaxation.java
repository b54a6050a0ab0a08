package ludotheque.faraway.search;

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

    static final int IMPOSSIBLE = Integer.MIN_VALUE / 2;

    private static final int REGIONS = Tableau.REGIONS;

    /** So many steps in a row may gain little before the search for prices ends; each vain one makes the next shorter. */
    private static final int PATIENCE = 4;

    private static final double SLOWER = 0.7;

    private final Deck deck;
    private final SetCards sets;
    private final AscendingRow row;
    private final int[] prices = new int[Attribute.COUNT];
    private final int[] bestPrices = new int[Attribute.COUNT];

    // The box under way, and the cards that can take part in it: regions first.
    private final int[] cards;
    private int regionCount;
    private int cardCount;
    private final int[] points;
    private final int[] worth;
    private final int[] through;
    private long low;
    private long high;
    private int regionsLeft;
    private int sanctuariesLeft;
    private boolean ascending;

    // The last choice: the cards, what they give, and what a choice with a card forced into it makes besides that card.
    private final int[] picked = new int[REGIONS + Tableau.MOST_SANCTUARIES];
    private int pickedCount;
    private long given;
    private int fromRegions;
    private int fromSanctuaries;
    private int corner;
    private int bestGroup;
    private int besideRegion;
    private int besideSanctuary;

    private final int[] topWorth = new int[REGIONS];
    private final int[] topCard = new int[REGIONS];

    Relaxation(Deck deck) {
        this.deck = deck;
        sets = new SetCards(deck);
        row = new AscendingRow(deck, sets);
        cards = new int[deck.size];
        points = new int[deck.size];
        worth = new int[deck.size];
        through = new int[deck.regions];
    }

    /**
     * Bounds a box, until the bound falls to the target or so many steps are used up. Leaves the box with the prices found and,
     * unless its bound is at the target, without the cards that cannot take part in anything above the target.
     */
    void bound(Box box, int target, int steps) {
        if (!enter(box)) {
            box.bound = EMPTY;
            return;
        }
        System.arraycopy(box.prices.attributes, 0, prices, 0, prices.length);
        int goal = (target - box.laidScore + 1) * UNIT - 1;
        int best = Integer.MAX_VALUE;
        int now = 0;
        int stale = 0;
        double pace = 1;
        for (int step = 0; step <= steps; step++) {
            now = evaluate();
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
            if (best <= goal || stale > PATIENCE || !step((now - goal + UNIT) * pace)) {
                break;
            }
        }
        box.bound = Math.max(0, Math.floorDiv(best, UNIT) + box.laidScore);
        if (best > goal) {
            System.arraycopy(bestPrices, 0, prices, 0, prices.length);
            evaluate();
            box.prices = new Prices(bestPrices.clone(), survivors(goal));
            tighten(box);
        }
    }

    private boolean enter(Box box) {
        if (!Counts.cover(box.high, box.laidGives)) {
            return false;
        }
        high = box.high - box.laidGives;
        low = box.low - Counts.smaller(box.low, box.laidGives);
        regionsLeft = REGIONS - box.laid.length;
        sanctuariesLeft = box.family.sanctuaries();
        ascending = box.family.leastAscents() == REGIONS - 1;
        int after = ascending && box.laid.length > 0 ? box.laid[box.laid.length - 1] : -1;
        cardCount = 0;
        regionCount = 0;
        sets.clear();
        for (int card : box.prices.cards) {
            if (!Counts.cover(high, deck.gives[card])) {
                continue;
            }
            if (card >= deck.regions) {
                points[cardCount] = deck.score(card, box.high) * UNIT;
            } else if (card <= after || box.hasLaid(card)) {
                continue;
            } else {
                points[cardCount] = deck.score(card, high) * UNIT;
                regionCount++;
                if (deck.scoresBySets(card)) {
                    sets.add(card);
                }
            }
            cards[cardCount++] = card;
        }
        if (regionCount < regionsLeft || cardCount - regionCount < sanctuariesLeft) {
            return false;
        }
        if (ascending) {
            row.enter(cards, regionCount, regionsLeft, high);
        } else {
            sets.value(high);
        }
        return true;
    }

    /** The bound at the prices, in parts of a point. */
    private int evaluate() {
        for (int i = 0; i < cardCount; i++) {
            int card = cards[i];
            int end = deck.iconStart[card + 1];
            int price = 0;
            for (int icon = deck.iconStart[card]; icon < end; icon++) {
                price += prices[deck.icons[icon]];
            }
            worth[i] = price;
        }
        pickedCount = 0;
        fromRegions = ascending ? chooseRow() : chooseRegions();
        fromSanctuaries = chooseSanctuaries();
        if (fromRegions <= IMPOSSIBLE / 2) {
            return IMPOSSIBLE;
        }
        corner = 0;
        for (int attribute = 0; attribute < Attribute.COUNT; attribute++) {
            int price = prices[attribute];
            corner += price * Counts.at(price > 0 ? low : high, Counts.shift(attribute));
        }
        given = Counts.NONE;
        for (int i = 0; i < pickedCount; i++) {
            given += deck.gives[picked[i]];
        }
        return fromRegions + fromSanctuaries - corner;
    }

    private int chooseSanctuaries() {
        int held = 0;
        for (int i = regionCount; i < cardCount; i++) {
            held = hold(cards[i], points[i] + worth[i], held, sanctuariesLeft);
        }
        int total = 0;
        for (int i = 0; i < held; i++) {
            total += topWorth[i];
            picked[pickedCount++] = topCard[i];
        }
        besideSanctuary = held == 0 ? 0 : total - topWorth[held - 1];
        return total;
    }

    private int chooseRow() {
        int total = row.best(worth);
        for (int i = 0; i < regionsLeft; i++) {
            picked[pickedCount++] = row.laid(i);
        }
        return total;
    }

    private int chooseRegions() {
        int best = valueRegions();
        if (best == IMPOSSIBLE) {
            return IMPOSSIBLE;
        }
        for (int i = 0; i < sets.count(); i++) {
            if ((bestGroup & (1 << i)) != 0) {
                picked[pickedCount++] = sets.card(i);
            }
        }
        int others = regionsLeft - Integer.bitCount(bestGroup);
        for (int i = 0; i < others; i++) {
            picked[pickedCount++] = topCard[i];
        }
        return best;
    }

    /** The best regions in any order: a group of those that score by sets, and of the others those worth most. */
    private int valueRegions() {
        int held = 0;
        for (int i = 0; i < regionCount; i++) {
            if (!deck.scoresBySets(cards[i])) {
                held = hold(cards[i], points[i] + worth[i], held, regionsLeft);
            }
        }
        int best = IMPOSSIBLE;
        bestGroup = 0;
        besideRegion = IMPOSSIBLE;
        for (int group = 0; group < sets.groups(); group++) {
            int others = regionsLeft - Integer.bitCount(group);
            if (others < 0 || others > held) {
                continue;
            }
            int total = group == 0 ? 0 : sets.points(group) * UNIT;
            for (int i = 0; i < sets.count(); i++) {
                if ((group & (1 << i)) != 0) {
                    total += price(sets.card(i));
                }
            }
            for (int i = 0; i < others; i++) {
                total += topWorth[i];
            }
            if (total > best) {
                best = total;
                bestGroup = group;
            }
            if (others > 0) {
                besideRegion = Math.max(besideRegion, total - topWorth[others - 1]);
            }
        }
        return best;
    }

    private int price(int card) {
        int sum = 0;
        for (int icon = deck.iconStart[card]; icon < deck.iconStart[card + 1]; icon++) {
            sum += prices[deck.icons[icon]];
        }
        return sum;
    }

    /** Keeps the cards worth most, highest first. */
    private int hold(int card, int value, int held, int most) {
        int at = held;
        if (held == most) {
            if (most == 0 || topWorth[most - 1] >= value) {
                return held;
            }
            at--;
        }
        for (; at > 0 && topWorth[at - 1] < value; at--) {
            topWorth[at] = topWorth[at - 1];
            topCard[at] = topCard[at - 1];
        }
        topWorth[at] = value;
        topCard[at] = card;
        return Math.min(held + 1, most);
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
            int next = price - (int) Math.round(slope(attribute) * gap / norm);
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
        return Counts.at(low, Counts.shift(attribute));
    }

    private int high(int attribute) {
        return Counts.at(high, Counts.shift(attribute));
    }

    private int given(int attribute) {
        return Counts.at(given, Counts.shift(attribute));
    }

    /** The cards that a choice above the goal may hold. */
    private byte[] survivors(int goal) {
        if (ascending) {
            row.through(worth, through);
        }
        byte[] kept = new byte[cardCount];
        int count = 0;
        for (int i = 0; i < cardCount; i++) {
            if (most(i) > goal) {
                kept[count++] = (byte) cards[i];
            }
        }
        byte[] trimmed = new byte[count];
        System.arraycopy(kept, 0, trimmed, 0, count);
        return trimmed;
    }

    /** What a choice that holds this card makes at most. */
    private int most(int index) {
        if (index >= regionCount) {
            return besideSanctuary + fromRegions - corner + points[index] + worth[index];
        }
        if (ascending) {
            return through[index] + fromSanctuaries - corner;
        }
        return deck.scoresBySets(cards[index])
                ? Integer.MAX_VALUE
                : besideRegion + fromSanctuaries - corner + points[index] + worth[index];
    }

    /** Lowers the high corner to what the cards that are left can give. */
    private void tighten(Box box) {
        if (box.isPoint()) {
            return;
        }
        long most = deck.most(box.prices.cards, 0, deck.regions, regionsLeft)
                + deck.most(box.prices.cards, deck.regions, deck.size, sanctuariesLeft);
        box.high = Counts.smaller(box.high, most);
        if (!Counts.cover(box.high, box.low)) {
            box.bound = EMPTY;
        }
    }

    /** How many points of the last choice hang on there being more of an attribute than the choice gives. */
    int excess(int attribute) {
        long surplus = Math.max(0, high(attribute) - given(attribute));
        long seen = high - (surplus << Counts.shift(attribute));
        int lost = 0;
        for (int i = 0; i < pickedCount; i++) {
            lost += deck.score(picked[i], high) - deck.score(picked[i], seen);
        }
        return lost;
    }
}
