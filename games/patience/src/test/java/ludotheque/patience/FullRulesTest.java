package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class FullRulesTest {

    private static final String NEARLY_DONE = """
            Foundations: C-J S-K H-K D-T
            : KC QC
            : KD QD JD
            """;

    @Test
    void noCardGoesToTheFoundationByItselfAndOneMayComeBack() throws BadInput {
        Board board = Deal.parse("FreeCell.1").fullBoard();
        assertThat(deposited(board)).isZero();
        int ace = aceNearestTheTop(board);
        while (board.check(new Move(ace, Move.FOUNDATION)) != null) {
            board.play(new Move(topAbove(board, ace), Move.REGISTER));
        }
        board.play(new Move(ace, Move.FOUNDATION));
        assertThat(deposited(board)).isEqualTo(1);
        board.play(new Move(ace, Move.REGISTER));
        assertThat(deposited(board)).isZero();
        assertThat(BoardText.parse(Solitaire.FREECELL, NEARLY_DONE).isWon()).isTrue();
    }

    private static int aceNearestTheTop(Board board) {
        int nearest = 0;
        for (int ace = 1; ace < Card.SUITS; ace++) {
            nearest = cardsAbove(board, ace) < cardsAbove(board, nearest) ? ace : nearest;
        }
        return nearest;
    }

    private static int cardsAbove(Board board, int card) {
        int column = 0;
        while (board.heightIn(column, card) < 0) {
            column++;
        }
        return board.column(column).length - 1 - board.heightIn(column, card);
    }

    private static int topAbove(Board board, int card) {
        for (int column = 0; column < board.game().columns(); column++) {
            if (board.heightIn(column, card) >= 0) {
                int[] cards = board.column(column);
                return cards[cards.length - 1];
            }
        }
        throw new IllegalStateException("The card " + card + " is in no column.");
    }

    @Test
    void plainRulesKnowNoneOfIt() throws BadInput {
        for (String deal : List.of("FreeCell.1", "Seahaven.1", "MidnightOil.1", "BakersDozen.1")) {
            Board board = Deal.parse(deal).board();
            assertThat(codes(board, Move.REDEAL, new Move(0, Move.LIFT))).containsExactly("FULL_RULES", "FULL_RULES");
            assertThat(board.legalMoves()).allMatch(move -> move.destination() >= Move.REGISTER);
        }
    }

    @Test
    void oneCardIsLiftedOnceInMidnightOil() throws BadInput {
        Board board = Deal.parse("MidnightOil.2").fullBoard();
        int[] column = board.column(3);
        Move lift = new Move(column[0], Move.LIFT);
        assertThat(board.check(lift)).isNull();
        assertThat(codes(board, new Move(column[column.length - 1], Move.LIFT))).containsExactly("NOTHING_TO_LIFT");
        board.play(lift);
        assertThat(board.column(3)).endsWith(column[column.length - 1], column[0]);
        assertThat(codes(board, new Move(column[1], Move.LIFT))).containsExactly("NO_LIFT");
    }

    /** xpat2 takes the columns up in their order, shuffles with the deal's own numbers and deals three to a column. */
    @Test
    void theCardsLeftAreDealtAgainTwice() throws BadInput {
        Board board = Deal.parse("MidnightOil.2").fullBoard();
        int before = count(board);
        board.play(Move.REDEAL);
        assertThat(count(board)).isLessThanOrEqualTo(before);
        board.play(Move.REDEAL);
        assertThat(codes(board, Move.REDEAL)).containsExactly("NO_REDEAL");
        int[] cards = new int[52];
        int[] again = new int[52];
        for (int i = 0; i < 52; i++) {
            cards[i] = i;
            again[i] = i;
        }
        Shuffle.again(2, cards);
        Shuffle.again(2, again);
        assertThat(cards).isEqualTo(again).doesNotHaveDuplicates().isNotEqualTo(new int[52]);
        // The first card drawn for the deal is the last of the deck, and changes places with the first here.
        assertThat(cards[0]).isEqualTo(Shuffle.xpat(2)[51]);
    }

    @Test
    void everyMoveIsReadAsItIsWritten() {
        Seeds.forEach(100, random -> {
            String game = List.of("FreeCell", "MidnightOil", "BakersDozen").get(random.nextInt(3));
            Board board = Deal.parse(game + "." + (1 + random.nextInt(100_000))).fullBoard();
            List<Move> moves = new ArrayList<>();
            for (int i = 0; i < 30 && !board.legalMoves().isEmpty(); i++) {
                List<Move> legal = board.legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                board.play(move);
                moves.add(move);
                assertThat(count(board) + deposited(board)).isEqualTo(Card.COUNT);
            }
            assertThat(Solution.parse(Solution.format(moves))).isEqualTo(moves);
        });
    }

    private static List<String> codes(Board board, Move... moves) {
        List<String> codes = new ArrayList<>();
        for (Move move : moves) {
            Refusal refusal = board.check(move);
            codes.add(refusal == null ? "" : refusal.code());
        }
        return codes;
    }

    private static int count(Board board) {
        int count = 0;
        for (int column = 0; column < board.game().columns(); column++) {
            count += board.column(column).length;
        }
        for (int card : board.registers()) {
            count += card >= 0 ? 1 : 0;
        }
        return count;
    }

    private static int deposited(Board board) {
        int deposited = 0;
        for (int rank : board.foundation()) {
            deposited += rank;
        }
        return deposited;
    }
}
