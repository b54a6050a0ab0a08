package ludotheque.faraway.search;

import ludotheque.faraway.Tableau;

/** Regions in any order: a group of those that score by sets, valued in its best order, and of the others those worth most. */
final class AnyOrder {
    private static final int REGIONS = Tableau.REGIONS;

    private final Hand hand;
    private final SetCards sets;
    private final TopCards others = new TopCards();

    /** What the first so many of the others are worth together. */
    private final int[] othersWorth = new int[REGIONS + 1];

    private final int[] groupPrice;
    private int bestGroup;
    private int beside;

    AnyOrder(Hand hand) {
        this.hand = hand;
        sets = hand.sets;
        groupPrice = new int[sets.mostGroups()];
    }

    /** The worth of the best choice at the hand's prices, or something far below zero. */
    int best() {
        others.clear(hand.regionsLeft);
        for (int i = 0; i < hand.regions; i++) {
            if (!hand.deck.scoresBySets(hand.cards[i])) {
                others.offer(hand.cards[i], hand.worth(i));
            }
        }
        for (int i = 0; i < others.held(); i++) {
            othersWorth[i + 1] = othersWorth[i] + others.worth(i);
        }
        for (int i = 0; i < sets.count(); i++) {
            for (int group = 0; group < 1 << i; group++) {
                groupPrice[group + (1 << i)] = groupPrice[group] + hand.price[sets.at(i)];
            }
        }
        return bestOfGroups();
    }

    private int bestOfGroups() {
        int best = Relaxation.IMPOSSIBLE;
        beside = Relaxation.IMPOSSIBLE;
        for (int group = 0; group < sets.groups(); group++) {
            int more = hand.regionsLeft - Integer.bitCount(group);
            if (more < 0 || more > others.held()) {
                continue;
            }
            int total = sets.points(group) * Relaxation.UNIT + groupPrice[group] + othersWorth[more];
            if (total > best) {
                best = total;
                bestGroup = group;
            }
            if (more > 0) {
                beside = Math.max(beside, total - others.worth(more - 1));
            }
        }
        return best;
    }

    /** Writes the cards of the best choice from an index on; returns the index after them. */
    int pick(int[] picked, int from) {
        int to = from;
        for (int i = 0; i < sets.count(); i++) {
            if ((bestGroup & (1 << i)) != 0) {
                picked[to++] = sets.card(i);
            }
        }
        for (int i = 0; to < from + hand.regionsLeft; i++) {
            picked[to++] = others.card(i);
        }
        return to;
    }

    /** What a choice that holds this card is worth at most. */
    int through(int index) {
        return hand.deck.scoresBySets(hand.cards[index]) ? -Relaxation.IMPOSSIBLE : beside + hand.worth(index);
    }
}
