package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** Games as xpat2 saves them. */
final class Xpat2SaveTest {
    /** Moves that are drawn, from a deal on. */
    private static Xpat2Save drawn(Solitaire game, SeededRandom random, boolean fullRules) {
        Deal.Xpat deal = new Deal.Xpat(game, 1 + random.nextInt(Deal.MOST));
        Board board = fullRules ? deal.fullBoard() : deal.board();
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            List<Move> legal = board.legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            Move move = legal.get(random.nextInt(legal.size()));
            board.play(move);
            moves.add(move);
        }
        return new Xpat2Save(deal, moves, fullRules);
    }

    private static Board end(Xpat2Save save) {
        Board board = save.start();
        save.moves().forEach(board::play);
        return board.underPlainRules();
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Seeds.forEach(40, random -> {
            for (Solitaire game : Solitaire.values()) {
                for (boolean fullRules : new boolean[] {false, true}) {
                    Xpat2Save save = drawn(game, random, fullRules);
                    Xpat2Save read = Xpat2Save.parse(save.bytes());
                    assertThat(read.deal()).isEqualTo(save.deal());
                    assertThat(BoardText.format(end(read))).isEqualTo(BoardText.format(end(save)));
                    if (fullRules == read.fullRules()) {
                        assertThat(read.moves()).isEqualTo(save.moves());
                    }
                }
            }
        });
    }

    /** The first move of FreeCell.1, as xpat2 1.07 itself stores it. */
    @Test
    void aMoveIsAPlaceInTheRowOfAllCardsAndAPile() {
        Board board = new Deal.Xpat(Solitaire.FREECELL, 1).fullBoard();
        int card = board.column(0)[6];
        byte[] file = new Xpat2Save(new Deal.Xpat(Solitaire.FREECELL, 1), List.of(new Move(card, Move.REGISTER)), true)
                .bytes();
        assertThat(new String(file, 0, 10, StandardCharsets.ISO_8859_1)).isEqualTo("Free Cell\0");
        ByteBuffer numbers = ByteBuffer.wrap(file);
        assertThat(file).hasSize(32 + 32 * 4 + 16 * 4);
        assertThat(numbers.getInt(32 + 4 * 8)).isEqualTo(1);
        assertThat(numbers.getInt(32 + 4 * 15)).isEqualTo(0x741a);
        // The seventh card of all goes to pile 12, the first register after 4 + 8; it came from pile 4 and is the last
        // card now.
        assertThat(numbers.getInt(32 + 32 * 4)).isEqualTo((51 | 4 << 9) << 16 | 6 | 12 << 9);
    }

    /** xpat2 moves cards in order at once: two cards, the lower of which lies on the upper one's place in the row. */
    @Test
    void severalCardsAtOnceBecomeSingleMoves() throws BadInput {
        Deal.Xpat deal = new Deal.Xpat(Solitaire.FREECELL, 1);
        for (int number = 1; Run.legal(deal.fullBoard()).isEmpty(); number++) {
            deal = new Deal.Xpat(Solitaire.FREECELL, number);
        }
        Board board = deal.fullBoard();
        Move run = Run.legal(board).get(0);
        Xpat2Piles piles = new Xpat2Piles(deal.rawBoard());
        int from = piles.pileOf(run.card());
        int place = piles.start(from) + piles.pile(from).indexOf(run.card());
        byte[] file = new Xpat2Save(deal, List.of(), true).bytes();
        ByteBuffer saved = ByteBuffer.allocate(file.length + 64).put(file);
        saved.putInt(32 + 4 * 9, 1).putInt(32 + 4 * 10, 1);
        saved.putInt(file.length, place | piles.destination(run) << 9);
        List<Move> moves = Xpat2Save.parse(saved.array()).moves();
        assertThat(moves).hasSizeGreaterThan(1).contains(run);
        moves.forEach(board::play);
        assertThat(board.heightIn(piles.destination(run) - piles.firstColumn(), run.card()))
                .isPositive();
    }

    @Test
    void whatXpat2NeverWroteIsRefused() {
        byte[] good = new Xpat2Save(new Deal.Xpat(Solitaire.SEAHAVEN, 7), List.of(), false).bytes();
        for (int at : new int[] {0, 32 + 4 * 8, 32 + 4 * 10, 32 + 4 * 15}) {
            byte[] bad = good.clone();
            bad[at] = 127;
            assertThatThrownBy(() -> Xpat2Save.parse(bad)).isInstanceOf(BadInput.class);
        }
        assertThatThrownBy(() -> Xpat2Save.parse(new byte[20])).isInstanceOf(BadInput.class);
    }

    @Test
    void theCourseWritesARedealAsTwoCardsThatAreNone() throws BadInput {
        assertThat(Solution.parse("A A\n")).isEqualTo(List.of(Move.REDEAL)).isEqualTo(Solution.parse("R\n"));
        assertThatThrownBy(() -> Solution.parse("A 3\n")).isInstanceOf(BadInput.class);
        assertThat(Solution.check(new Deal.Xpat(Solitaire.MIDNIGHT_OIL, 1).board(), "A A\n")
                        .failed())
                .as("plain rules have no redeal")
                .isEqualTo(1);
        assertThat(Solution.check(new Deal.Xpat(Solitaire.MIDNIGHT_OIL, 1).fullBoard(), "A A\n")
                        .failed())
                .isEqualTo(2);
    }
}
