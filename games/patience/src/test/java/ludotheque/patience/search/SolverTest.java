package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SeededRandom;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Card;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.Solitaire;
import ludotheque.patience.Solution;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SolverTest {
    private static final int MOST_BOARDS = 1000;

    /** Where plain breadth-first search over {@link Board} comes to an end, it tells the truth. */
    @ParameterizedTest
    @EnumSource
    void agreesWithPlainSearchWhereThatEnds(Solitaire game) {
        Set<Solver.State> met = EnumSet.noneOf(Solver.State.class);
        Seeds.forEach(600, random -> {
            Board board = random.nextInt(2) == 0 ? smallBoard(game, random) : playedBoard(game, random);
            Solver.State truth = plainSearch(board);
            if (truth != Solver.State.RUNNING) {
                Solver solver = new Solver(board);
                assertThat(solver.advance(10_000_000))
                        .as(BoardText.format(board))
                        .isEqualTo(truth);
                if (truth == Solver.State.SOLVED) {
                    assertThat(Solution.check(board, Solution.format(solver.solution()))
                                    .isWon())
                            .isTrue();
                }
                met.add(truth);
            }
        });
        assertThat(met).containsExactlyInAnyOrder(Solver.State.SOLVED, Solver.State.INSOLUBLE);
    }

    /** A dealt board after moves without a plan, which often leave little to do. */
    private static Board playedBoard(Solitaire game, SeededRandom random) throws BadInput {
        Board board =
                Deal.parse(game.title() + "." + (1 + random.nextInt(100_000))).board();
        for (int moves = 20 + random.nextInt(80);
                moves > 0 && !board.legalMoves().isEmpty();
                moves--) {
            List<Move> legal = board.legalMoves();
            board.play(legal.get(random.nextInt(legal.size())));
        }
        return board;
    }

    /** The kings to the nines or so, in few columns so that they are in each other's way. */
    private static Board smallBoard(Solitaire game, SeededRandom random) throws BadInput {
        int deposited = game.registers() > 0 ? 9 : 8;
        int columns = game.registers() > 0 ? 2 : 4;
        int[] cards = new int[Card.COUNT - Card.SUITS * deposited];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = Card.SUITS * deposited + i;
        }
        random.shuffle(cards);
        String letter = "0A23456789".substring(deposited, deposited + 1);
        StringBuilder text = new StringBuilder("Foundations: C-x S-x H-x D-x\n".replace("x", letter));
        int next = 0;
        if (game.registers() > 0) {
            text.append("Freecells: ")
                    .append(Card.name(cards[next++]))
                    .append(' ')
                    .append(Card.name(cards[next++]));
            text.append(' ').append(Card.name(cards[next++])).append('\n');
        }
        for (int column = 0; column < columns; column++) {
            text.append(':');
            int end = next + (cards.length - next) / (columns - column);
            while (next < end) {
                text.append(' ').append(Card.name(cards[next++]));
            }
            text.append('\n');
        }
        return BoardText.parse(game, text.toString());
    }

    private static Solver.State plainSearch(Board start) {
        Set<String> known = new HashSet<>();
        Queue<Board> waiting = new ArrayDeque<>();
        waiting.add(start);
        while (!waiting.isEmpty() && known.size() < MOST_BOARDS) {
            Board board = waiting.remove();
            if (board.isWon()) {
                return Solver.State.SOLVED;
            }
            for (Move move : board.legalMoves()) {
                Board after = board.copy();
                after.play(move);
                if (known.add(unordered(after))) {
                    waiting.add(after);
                }
            }
        }
        return waiting.isEmpty() ? Solver.State.INSOLUBLE : Solver.State.RUNNING;
    }

    private static String unordered(Board board) {
        List<String> lines = new ArrayList<>(List.of(BoardText.format(board).split("\n")));
        lines.sort(null);
        return lines.toString();
    }

    @Test
    void saysNothingBeforeItKnows() throws BadInput {
        Solver solver = new Solver(Deal.parse("FreeCell.1").board());
        assertThat(solver.advance(10)).isEqualTo(Solver.State.RUNNING);
        assertThat(solver.advance(10_000_000)).isEqualTo(Solver.State.SOLVED);
    }
}
