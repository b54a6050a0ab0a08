package ludotheque.patience.search;

import ludotheque.patience.Card;

/**
 * Recognises positions from which no play wins, in games without registers whose empty columns stay empty.
 *
 * <p>Plays a game that is easier than the real one: a card that could ever be built somewhere may leave its column as soon as it
 * is on top, and then waits for the foundation out of everyone's way. Only a card that can leave by the foundation alone must
 * wait for its turn: a king, a card built already, one whose every place to build lies below it in its own column. If even so some
 * card is never freed, the real game is lost.
 */
final class DeadEnd implements LostPositions {
    private final int[] heights;
    private final int[] foundation = new int[Card.SUITS];

    DeadEnd(int columns) {
        this.heights = new int[columns];
    }

    @Override
    public boolean hold(Position p) {
        for (int column = 0; column < heights.length; column++) {
            heights[column] = p.height(column);
        }
        for (int suit = 0; suit < Card.SUITS; suit++) {
            foundation[suit] = p.foundation(suit);
        }
        long free = 0;
        int deposited = p.deposited();
        boolean again = true;
        while (again) {
            again = false;
            for (int column = 0; column < heights.length; column++) {
                while (heights[column] > 0) {
                    int card = p.cardAt(column, heights[column] - 1);
                    int suit = Card.suit(card);
                    boolean isNext = Card.rank(card) == foundation[suit] + 1;
                    if (!isNext && !mayLeave(p, card, column)) {
                        break;
                    }
                    heights[column]--;
                    again = true;
                    if (isNext) {
                        foundation[suit]++;
                        deposited++;
                    } else {
                        free |= 1L << card;
                    }
                    int next = Card.of(foundation[suit] + 1, suit);
                    while (next < Card.COUNT && ((free >>> next) & 1) != 0) {
                        foundation[suit]++;
                        deposited++;
                        next += Card.SUITS;
                    }
                }
            }
        }
        return deposited < Card.COUNT;
    }

    /** Whether a card can be built somewhere at some time: on a card that is not below it and is still in play. */
    private boolean mayLeave(Position position, int card, int column) {
        long onto = position.buildsOn(card);
        int under = position.under(card);
        if (under < Card.COUNT && ((onto >>> under) & 1) != 0 && Long.bitCount(onto) == 1) {
            return false;
        }
        for (int height = 0; height < heights[column] - 1; height++) {
            onto &= ~(1L << position.cardAt(column, height));
        }
        return onto != 0;
    }
}
