package ludotheque.patience.search;

import ludotheque.patience.Card;

/**
 * Counts moves that no solution can do without.
 *
 * <p>A card above a lower one of its own suit must be moved, since that one goes to the foundation first. Let those cards leave as
 * soon as they are on top and wait out of everyone's way, and the others by the foundation alone. Where nothing more can leave, at
 * least one of the cards then on top must be moved too: count one, let them all leave, and go on.
 */
final class LeastMoves {
    private final Position position;
    private final int[] heights;
    private final int[] foundation = new int[Card.SUITS];
    /** Cards that may leave once they are on top, and those that have left, as bits. */
    private long mayLeave;

    private long free;
    private int deposited;

    LeastMoves(Position position) {
        this.position = position;
        this.heights = new int[position.columns()];
    }

    int count() {
        for (int suit = 0; suit < Card.SUITS; suit++) {
            foundation[suit] = position.foundation(suit);
        }
        free = position.inRegisters();
        deposited = position.deposited();
        int count = cardsAboveLowerOfTheirSuit();
        leave();
        while (deposited < Card.COUNT) {
            count++;
            for (int column = 0; column < heights.length; column++) {
                if (heights[column] > 0) {
                    mayLeave |= 1L << position.cardAt(column, heights[column] - 1);
                }
            }
            leave();
        }
        return count;
    }

    private int cardsAboveLowerOfTheirSuit() {
        mayLeave = 0;
        for (int column = 0; column < heights.length; column++) {
            heights[column] = position.height(column);
            // The lowest rank of each suit so far, four bits a suit.
            int lowest = 0xFFFF;
            for (int height = 0; height < heights[column]; height++) {
                int card = position.cardAt(column, height);
                int shift = Card.suit(card) << 2;
                int rank = Card.rank(card);
                if (((lowest >>> shift) & 15) < rank) {
                    mayLeave |= 1L << card;
                } else {
                    lowest = (lowest & ~(15 << shift)) | (rank << shift);
                }
            }
        }
        return Long.bitCount(mayLeave);
    }

    private void leave() {
        boolean again = true;
        while (again) {
            again = deposit();
            for (int column = 0; column < heights.length; column++) {
                while (heights[column] > 0) {
                    int card = position.cardAt(column, heights[column] - 1);
                    boolean isNext = Card.rank(card) == foundation[Card.suit(card)] + 1;
                    if (!isNext && ((mayLeave >>> card) & 1) == 0) {
                        break;
                    }
                    free |= 1L << card;
                    heights[column]--;
                    again = true;
                    if (isNext) {
                        deposit();
                    }
                }
            }
        }
    }

    private boolean deposit() {
        int before = deposited;
        for (int suit = 0; suit < Card.SUITS; suit++) {
            int next = Card.of(foundation[suit] + 1, suit);
            while (next < Card.COUNT && ((free >>> next) & 1) != 0) {
                foundation[suit]++;
                deposited++;
                next += Card.SUITS;
            }
        }
        return deposited > before;
    }
}
