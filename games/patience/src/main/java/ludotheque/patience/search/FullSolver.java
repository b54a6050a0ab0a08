package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Move;

/**
 * Solves a deal under full rules, or proves that it cannot be solved, a slice at a time. What can be solved without them is solved
 * so, being much easier to search.
 */
final class FullSolver implements AnySolver {
    private final Board start;
    private final AnySolver plain;
    private SearchState plainState = SearchState.RUNNING;
    private final ScanSolver keepingBack;
    private final Redeals redeals;

    /** Starts from a board under full rules. */
    FullSolver(Board start) {
        this.start = start.copy();
        this.plain = AnySolver.of(start.underPlainRules());
        this.keepingBack = new ScanSolver(start);
        this.redeals = new Redeals(start);
    }

    @Override
    public SearchState advance(int positions) {
        if (plainState == SearchState.RUNNING) {
            plainState = plain.advance(positions);
            return plainState == SearchState.IMPOSSIBLE ? SearchState.RUNNING : plainState;
        }
        if (plainState == SearchState.SOLVED) {
            return plainState;
        }
        return start.keepsBack() ? keepingBack.advance(positions) : redeals.advance(positions);
    }

    @Override
    public long positions() {
        return plain.positions() + keepingBack.positions() + redeals.positions();
    }

    @Override
    public long kept() {
        return plain.kept() + keepingBack.kept() + redeals.kept();
    }

    @Override
    public List<Move> solution() {
        if (plainState == SearchState.SOLVED) {
            return withDeposits(start, plain.solution());
        }
        return start.keepsBack() ? keepingBack.solution() : redeals.solution();
    }

    /** Adds the moves to the foundation that happen by themselves under plain rules. */
    static List<Move> withDeposits(Board start, List<Move> moves) {
        Board board = start.copy();
        List<Move> all = new ArrayList<>();
        deposit(board, all);
        for (Move move : moves) {
            board.play(move);
            all.add(move);
            deposit(board, all);
        }
        return all;
    }

    private static void deposit(Board board, List<Move> all) {
        boolean again = board.keepsBack();
        while (again) {
            again = false;
            for (int suit = 0; suit < Card.SUITS; suit++) {
                int rank = board.foundation()[suit] + 1;
                Move move = new Move(Card.of(Math.min(rank, Card.KING), suit), Move.FOUNDATION);
                if (board.check(move) == null) {
                    board.play(move);
                    all.add(move);
                    again = true;
                }
            }
        }
    }
}
