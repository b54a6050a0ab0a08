package ludotheque.faraway.search;

import java.util.Arrays;
import ludotheque.faraway.Counts;

/**
 * Groups of regions that spoil each other: whichever comes first, another no longer sees something it scores by. Every part of a group,
 * a bit mask of its members, is valued in its best order.
 */
final class Rivals {
    /** How many members a group has at most, and how many parts. */
    static final int MOST_MEMBERS = 4;

    static final int PARTS = 1 << MOST_MEMBERS;

    /** Two regions are rivals if either loses so much by coming second. */
    private static final int LEAST_LOSS = 2 * Relaxation.UNIT;

    private static final int NONE = -1;

    private final Hand hand;
    private final Deck deck;

    /** The group of each card of the hand. */
    private final int[] groupOf;

    private int count;
    private final int[] size;
    private final int[] members;

    /** What every part of every group gives and makes, {@code group * PARTS + part}. */
    private final long[] gives;

    private final int[] points;

    Rivals(Hand hand) {
        this.hand = hand;
        deck = hand.deck;
        groupOf = new int[deck.regions];
        size = new int[mostGroups()];
        members = new int[mostGroups() * MOST_MEMBERS];
        gives = new long[mostGroups() * PARTS];
        points = new int[mostGroups() * PARTS];
    }

    int mostGroups() {
        return deck.regions / 2 + 1;
    }

    void clear() {
        Arrays.fill(groupOf, 0, hand.regions, NONE);
        count = 0;
    }

    /** Groups the rivals among these cards of the hand; false when there is nothing new. */
    boolean group(int[] chosen, int howMany) {
        boolean joined = false;
        for (int i = 1; i < howMany; i++) {
            for (int j = 0; j < i; j++) {
                if (fit(chosen[i], chosen[j]) && areRivals(chosen[i], chosen[j])) {
                    join(chosen[i], chosen[j]);
                    joined = true;
                }
            }
        }
        return joined;
    }

    /** Whether two cards are apart and their groups small enough to become one. */
    private boolean fit(int one, int other) {
        int together =
                (groupOf[one] == NONE ? 1 : size[groupOf[one]]) + (groupOf[other] == NONE ? 1 : size[groupOf[other]]);
        return together <= MOST_MEMBERS && (groupOf[one] == NONE || groupOf[one] != groupOf[other]);
    }

    private boolean areRivals(int one, int other) {
        return deck.wants(hand.cards[one], hand.cards[other])
                && deck.wants(hand.cards[other], hand.cards[one])
                && spoils(one, other)
                && spoils(other, one);
    }

    private boolean spoils(int before, int after) {
        long left = hand.high - Counts.smaller(hand.high, deck.gives[hand.cards[before]]);
        return hand.points[after] - hand.score(hand.cards[after], left) * Relaxation.UNIT >= LEAST_LOSS;
    }

    private void join(int one, int other) {
        if (groupOf[one] == NONE) {
            size[count] = 0;
            add(one, count++);
        }
        if (groupOf[other] == NONE) {
            add(other, groupOf[one]);
        } else {
            merge(groupOf[other], groupOf[one]);
        }
        value(groupOf[one]);
    }

    private void add(int index, int group) {
        groupOf[index] = group;
        members[group * MOST_MEMBERS + size[group]++] = index;
    }

    /** Moves the members of a group to another, and the last group to where it was. */
    private void merge(int from, int to) {
        for (int i = 0; i < size[from]; i++) {
            add(member(from, i), to);
        }
        size[from] = 0;
        int last = --count;
        if (last != from) {
            for (int i = 0; i < size[last]; i++) {
                add(member(last, i), from);
            }
            System.arraycopy(gives, last * PARTS, gives, from * PARTS, PARTS);
            System.arraycopy(points, last * PARTS, points, from * PARTS, PARTS);
        }
    }

    private void value(int group) {
        int start = group * PARTS;
        for (int part = 1; part < parts(group); part++) {
            int first = member(group, Integer.numberOfTrailingZeros(part));
            gives[start + part] = gives[start + (part & (part - 1))] + deck.gives[hand.cards[first]];
            points[start + part] =
                    Counts.cover(hand.high, gives[start + part]) ? inBestOrder(group, part) : Relaxation.IMPOSSIBLE;
        }
    }

    private int inBestOrder(int group, int part) {
        int start = group * PARTS;
        int most = 0;
        for (int last = 0; last < size[group]; last++) {
            int before = part ^ (1 << last);
            if (before < part) {
                int made = hand.score(hand.cards[member(group, last)], hand.high - gives[start + before]);
                most = Math.max(most, points[start + before] + made * Relaxation.UNIT);
            }
        }
        return most;
    }

    int count() {
        return count;
    }

    int size(int group) {
        return size[group];
    }

    int parts(int group) {
        return 1 << size[group];
    }

    /** Where a member stands in the hand. */
    int member(int group, int member) {
        return members[group * MOST_MEMBERS + member];
    }

    /** What a part of a group makes at most, in parts of a point. */
    int points(int group, int part) {
        return points[group * PARTS + part];
    }

    /** Whether a card of the hand is in a group. */
    boolean hasRivals(int index) {
        return groupOf[index] != NONE;
    }
}
