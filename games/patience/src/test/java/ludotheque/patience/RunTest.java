package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ludotheque.kernel.BadInput;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class RunTest {
    /** 8♠ 7♥ 6♠ lie in order, and 9♥ would take them. */
    private static final String RUN_OF_THREE = """
            Foundations: C-5 S-4 H-5 D-5
            6H 5S KC 8S 7H 6S
            6D 6C KS 9H
            KH QH JH TH 8H
            KD QD JD TD 9D 8D 7D
            QC JC TC 9C 8C 7C
            QS JS TS 9S 7S
            """;

    private static final String NO_FREE_REGISTER = """
            Foundations: C-5 S-4 H-5 D-5
            Freecells: 7S 7C 8H 7D
            6H 5S KC 8S 7H 6S
            6D 6C KS 9H
            KH QH JH TH
            KD QD JD TD 9D 8D
            QC JC TC 9C 8C
            QS JS TS 9S
            """;

    private static final int NINE = Card.parse("9H");

    private static Run run(Board board, String card) {
        return Objects.requireNonNull(Run.from(board, Card.parse(card)));
    }

    @Test
    void aCardOnTopOrUnderOneThatDoesNotFitStartsNoRun() throws BadInput {
        Board board = BoardText.parse(Solitaire.FREECELL, RUN_OF_THREE);
        assertThat(Run.from(board, Card.parse("6S"))).isNull();
        assertThat(Run.from(board, Card.parse("KC"))).isNull();
        assertThat(run(board, "8S").cards()).containsExactly(Card.parse("8S"), Card.parse("7H"), Card.parse("6S"));
        assertThat(Run.lengths(board)).containsExactly(3, 1, 1, 1, 1, 1, 0, 0);
    }

    @Test
    void threeCardsGoByWayOfTwoRegisters() throws BadInput {
        Board board = BoardText.parse(Solitaire.FREECELL, RUN_OF_THREE);
        assertThat(run(board, "8S").moves(board, NINE))
                .containsExactly(
                        move("6S", Move.REGISTER),
                        move("7H", Move.REGISTER),
                        move("8S", NINE),
                        move("7H", Card.parse("8S")),
                        move("6S", Card.parse("7H")));
        assertThat(Run.legal(board)).contains(move("8S", NINE), move("8S", Move.EMPTY_COLUMN));
    }

    @Test
    void withoutARegisterTheyGoByWayOfTwoEmptyColumns() throws BadInput {
        Board board = BoardText.parse(Solitaire.FREECELL, NO_FREE_REGISTER);
        assertThat(run(board, "8S").moves(board, NINE))
                .containsExactly(
                        move("6S", Move.EMPTY_COLUMN),
                        move("7H", Move.EMPTY_COLUMN),
                        move("6S", Card.parse("7H")),
                        move("8S", NINE),
                        move("6S", Move.EMPTY_COLUMN),
                        move("7H", Card.parse("8S")),
                        move("6S", Card.parse("7H")));
    }

    @Test
    void whatKeepsARunFromGoingIsTold() throws BadInput {
        Board board = BoardText.parse(Solitaire.FREECELL, NO_FREE_REGISTER.replace(" TS 9S", " 9S\nTS"));
        Run run = run(board, "8S");
        assertThat(codeOf(run, board, NINE)).isEqualTo("RUN_TOO_LONG");
        assertThat(Objects.requireNonNull(run.check(board, NINE)).sentence().en())
                .isEqualTo("these 3 cards cannot go together: the free places let 2 through");
        assertThat(codeOf(run, board, Card.parse("9S"))).isEqualTo("DOES_NOT_BUILD");
        assertThat(codeOf(run, board, Move.REGISTER)).isEqualTo("COVERED");
        assertThat(run(board, "7H").check(board, Move.EMPTY_COLUMN)).isNotNull();
    }

    private static String codeOf(Run run, Board board, int destination) {
        return Objects.requireNonNull(run.check(board, destination)).code();
    }

    /** What is offered can be done, ends where it was sent, and no card is lost. */
    @Test
    void everyRunOfferedArrives() {
        int[] runs = {0};
        Seeds.forEach(200, random -> {
            String game = random.nextInt(4) == 0 ? "Seahaven" : "FreeCell";
            Board board =
                    Deal.parse(game + "." + (1 + random.nextInt(1_000_000))).board();
            for (int i = 0; i < 60 && !board.legalMoves().isEmpty(); i++) {
                for (Move legal : Run.legal(board)) {
                    Run run = Objects.requireNonNull(Run.from(board, legal.card()));
                    Board after = board.copy();
                    List<Move> moves = Objects.requireNonNull(run.moves(board, legal.destination()));
                    moves.forEach(after::play);
                    assertThat(run.check(board, legal.destination())).isNull();
                    assertThat(isWhereItWasSent(after, run, legal.destination()))
                            .isTrue();
                    runs[0]++;
                }
                List<Move> legal = new ArrayList<>(board.legalMoves());
                board.play(legal.get(random.nextInt(legal.size())));
            }
        });
        assertThat(runs[0]).isGreaterThan(100);
    }

    private static boolean isWhereItWasSent(Board board, Run run, int destination) {
        int first = run.cards().get(0);
        for (int column = 0; column < board.game().columns(); column++) {
            int height = board.heightIn(column, first);
            if (height >= 0) {
                return destination == Move.EMPTY_COLUMN
                        ? height == 0
                        : height > 0 && board.column(column)[height - 1] == destination;
            }
        }
        return board.isDeposited(first);
    }

    private static Move move(String card, int destination) {
        return new Move(Card.parse(card), destination);
    }
}
