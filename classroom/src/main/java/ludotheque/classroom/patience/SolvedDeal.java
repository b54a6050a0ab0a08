package ludotheque.classroom.patience;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import ludotheque.kernel.SearchState;
import ludotheque.kernel.SeededRandom;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.Solution;
import ludotheque.patience.search.AnySolver;
import org.jspecify.annotations.Nullable;

/**
 * A deal of which we know whether it can be won, and solution files made of it.
 *
 * @param moves that win; empty when it is proved that none do
 */
record SolvedDeal(Deal deal, boolean isSoluble, List<Move> moves) {
    private static final int SLICE = 10_000;
    private static final long MOST_POSITIONS = 3_000_000;

    /** Solves a deal; null when that takes too long. */
    static @Nullable SolvedDeal of(Deal deal) {
        AnySolver solver = AnySolver.of(deal.board());
        SearchState state = SearchState.RUNNING;
        while (state == SearchState.RUNNING && solver.positions() < MOST_POSITIONS) {
            state = solver.advance(SLICE);
        }
        return switch (state) {
            case SOLVED -> new SolvedDeal(deal, true, solver.solution());
            case IMPOSSIBLE -> new SolvedDeal(deal, false, List.of());
            case RUNNING, GAVE_UP -> null;
        };
    }

    int length() {
        return moves.size();
    }

    String text() {
        return Solution.format(moves);
    }

    /** Without its last move. */
    String cut() {
        return Solution.format(moves.subList(0, Math.max(0, moves.size() - 1)));
    }

    /** With its last move once more. */
    String extra() {
        List<Move> more = new ArrayList<>(moves);
        more.add(moves.isEmpty() ? new Move(0, Move.REGISTER) : moves.get(moves.size() - 1));
        return Solution.format(more);
    }

    /** With an illegal move in the place of this one, counted from 1: if there is one, a move of a card that could go elsewhere. */
    String wrongAt(int number) {
        Board board = deal.board();
        moves.subList(0, number - 1).forEach(board::play);
        List<Move> legal = board.legalMoves();
        Set<Integer> movable = legal.stream().map(Move::card).collect(Collectors.toSet());
        List<Move> near = new ArrayList<>();
        List<Move> far = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++) {
            for (int to = Move.REGISTER; to < Card.COUNT; to++) {
                Move move = new Move(card, to);
                boolean isNear = movable.contains(card) && (to < 0 || board.isOnTop(to));
                if (board.check(move) != null) {
                    (isNear ? near : far).add(move);
                }
            }
        }
        List<Move> from = near.isEmpty() ? far : near;
        List<Move> spoilt = new ArrayList<>(moves);
        spoilt.set(number - 1, from.get(new SeededRandom(deal.number(), number).nextInt(from.size())));
        return Solution.format(spoilt);
    }
}
