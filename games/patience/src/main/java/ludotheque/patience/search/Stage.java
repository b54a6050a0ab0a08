package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Move;

/**
 * A board right after a card was lifted or the cards were dealt again, or the first one, and the moves that led there. Both change
 * what lies on what for good; between two of them the game is the plain one.
 */
record Stage(Board board, List<Move> moves) {
    /** How many positions of a scan take as much memory. */
    static final int WEIGHT = 64;

    boolean isLast() {
        return changesLeft() == 0;
    }

    int changesLeft() {
        return board.lifts() + board.redeals();
    }

    int deposited() {
        int deposited = 0;
        for (int rank : board.foundation()) {
            deposited += rank;
        }
        return deposited;
    }

    /**
     * Moves it takes at least. A card above a lower one of its suit must be moved; a lift spares those of one column at most, and
     * after a new deal there is no telling.
     */
    int leastMoves() {
        if (board.isWon()) {
            return 0;
        }
        int count = 0;
        int most = 0;
        for (int column = 0; column < board.game().columns() && board.redeals() == 0; column++) {
            int inColumn = cardsAboveLowerOfTheirSuit(board.column(column));
            count += inColumn;
            most = Math.max(most, inColumn);
        }
        return Math.max(1, board.lifts() > 0 && most > 0 ? count - most + 1 : count);
    }

    private static int cardsAboveLowerOfTheirSuit(int[] column) {
        int count = 0;
        int[] lowest = {Card.KING, Card.KING, Card.KING, Card.KING};
        for (int card : column) {
            int suit = Card.suit(card);
            count += Card.rank(card) > lowest[suit] ? 1 : 0;
            lowest[suit] = Math.min(lowest[suit], Card.rank(card));
        }
        return count;
    }

    /** Every stage that begins after some moves of this one. */
    List<Stage> next(List<Move> played) {
        Board reached = board.copy();
        played.forEach(reached::play);
        List<Move> led = join(moves, played);
        List<Stage> next = new ArrayList<>();
        if (reached.redeals() > 0) {
            next.add(begun(reached, led, Move.REDEAL));
        }
        for (int card = 0; card < Card.COUNT && reached.lifts() > 0; card++) {
            Move lift = new Move(card, Move.LIFT);
            if (reached.check(lift) == null) {
                next.add(begun(reached, led, lift));
            }
        }
        return next;
    }

    private static Stage begun(Board reached, List<Move> led, Move move) {
        Board board = reached.copy();
        board.play(move);
        return new Stage(board, join(led, List.of(move)));
    }

    static List<Move> join(List<Move> first, List<Move> then) {
        List<Move> all = new ArrayList<>(first);
        all.addAll(then);
        return all;
    }
}
