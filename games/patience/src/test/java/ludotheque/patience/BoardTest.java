package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTest {
    private static final String FOUNDATIONS = "Foundations: C-8 S-8 H-8 D-8\n";

    @Test
    void sendsCardsToTheFoundationByItself() throws BadInput {
        Board board = BoardText.parse(
                Solitaire.FREECELL,
                FOUNDATIONS + "Freecells: TC\nKC KS KH KD QC QS QH QD JC JS JH JD TS TH TD 9C 9S 9H 9D\n");
        assertThat(board.isWon()).isTrue();
    }

    @Test
    void playsAMoveThenNormalises() throws BadInput {
        Board board = BoardText.parse(
                Solitaire.FREECELL, FOUNDATIONS + "KC KS KH KD QC QS QH QD JC JS JH JD TS TH TD 9D 9H 9S 9C TC\n");
        assertThat(board.foundation()).containsExactly(8, 8, 8, 8);
        board.play(new Move(Card.parse("TC"), Move.REGISTER));
        assertThat(board.isWon()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "FREECELL, QH, KC, ",
        "FREECELL, QH, KD, DOES_NOT_BUILD",
        "SEAHAVEN, QH, KH, ",
        "SEAHAVEN, QH, KC, DOES_NOT_BUILD",
        "MIDNIGHT_OIL, QH, KH, ",
        "MIDNIGHT_OIL, QH, KS, DOES_NOT_BUILD",
        "BAKERS_DOZEN, QH, KH, ",
        "BAKERS_DOZEN, QH, KS, ",
        "BAKERS_DOZEN, JH, KS, DOES_NOT_BUILD",
    })
    void buildsAsEachGameSays(Solitaire game, String card, String onto, @Nullable String code) throws BadInput {
        Board board = kingsAndQueens(game);
        assertCode(board.check(new Move(Card.parse(card), Card.parse(onto))), code);
    }

    @ParameterizedTest
    @CsvSource({
        "FREECELL, QH, ",
        "SEAHAVEN, QH, COLUMN_STAYS_EMPTY",
        "SEAHAVEN, KH, ",
        "MIDNIGHT_OIL, KH, COLUMN_STAYS_EMPTY",
        "BAKERS_DOZEN, KH, COLUMN_STAYS_EMPTY",
    })
    void fillsEmptyColumnsAsEachGameSays(Solitaire game, String card, @Nullable String code) throws BadInput {
        assertCode(kingsAndQueens(game).check(new Move(Card.parse(card), Move.EMPTY_COLUMN)), code);
    }

    @Test
    void refusesWhatIsNotFree() throws BadInput {
        Board board = kingsAndQueens(Solitaire.FREECELL);
        assertCode(board.check(new Move(Card.parse("TC"), Move.REGISTER)), "COVERED");
        assertCode(board.check(new Move(Card.parse("AC"), Move.REGISTER)), "DEPOSITED");
        assertCode(board.check(new Move(52, Move.REGISTER)), "NO_CARD");
        assertCode(board.check(new Move(Card.parse("QH"), Card.parse("TC"))), "NOT_ON_TOP");
        board.play(new Move(Card.parse("QH"), Move.REGISTER));
        assertCode(board.check(new Move(Card.parse("QH"), Move.REGISTER)), "IN_REGISTER");
        board.play(new Move(Card.parse("KC"), Move.REGISTER));
        board.play(new Move(Card.parse("KS"), Move.REGISTER));
        board.play(new Move(Card.parse("KH"), Move.REGISTER));
        assertCode(board.check(new Move(Card.parse("KD"), Move.REGISTER)), "NO_REGISTER");
    }

    @Test
    void hasNoRegistersInMidnightOil() throws BadInput {
        assertCode(
                kingsAndQueens(Solitaire.MIDNIGHT_OIL).check(new Move(Card.parse("KC"), Move.REGISTER)), "NO_REGISTER");
    }

    @Test
    void listsTheLegalMoves() throws BadInput {
        Board board = kingsAndQueens(Solitaire.MIDNIGHT_OIL);
        assertThat(board.legalMoves())
                .containsExactly(
                        new Move(Card.parse("JH"), Card.parse("QH")), new Move(Card.parse("QH"), Card.parse("KH")));
    }

    /** Four kings alone, the queen of hearts and the jack of hearts on top of the rest. */
    private static Board kingsAndQueens(Solitaire game) throws BadInput {
        return BoardText.parse(
                game, "Foundations: C-9 S-9 H-9 D-9\nKC\nKS\nKH\nKD\nQC QS QD JC JS TC TS QH\nJD TD TH JH\n");
    }

    private static void assertCode(@Nullable Refusal refusal, @Nullable String code) {
        assertThat(refusal == null ? null : refusal.code()).isEqualTo(code);
    }
}
