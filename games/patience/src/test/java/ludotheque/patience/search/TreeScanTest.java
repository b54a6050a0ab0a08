package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Card;
import ludotheque.patience.Deal;
import ludotheque.patience.Freedom;
import ludotheque.patience.Solitaire;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TreeScanTest {
    /** What a layout keeps along is what a position computes by other means after the same moves. */
    @ParameterizedTest
    @EnumSource(names = {"FREECELL", "SEAHAVEN"})
    void playsAsAPositionDoes(Solitaire game) {
        Seeds.forEach(200, random -> {
            Board board = new Deal.Xpat(game, 1 + random.nextInt(100_000)).board();
            Packing packing = new Packing(board);
            boolean gathers = random.nextInt(2) == 0;
            Position position = new Position(board, packing, gathers);
            Layout layout = new Layout(new Layout(board, packing), gathers);
            for (int move = 0; move < 100 && !position.isWon(); move++) {
                assertThat(told(layout)).as(BoardText.format(board)).isEqualTo(told(position));
                List<int[]> moves = singles(position, layout);
                if (moves.isEmpty()) {
                    return;
                }
                int[] chosen = moves.get(random.nextInt(moves.size()));
                position.move(chosen[0], chosen[1]);
                layout.shift(chosen[0], chosen[1], 1, chosen[2], chosen[3]);
                layout.settle();
            }
        });
    }

    private static List<Object> told(Position position) {
        return List.of(
                position.low(),
                position.high(),
                position.tops(),
                position.inRegisters(),
                position.emptyColumns(),
                Card.COUNT - position.deposited(),
                position.disorder(),
                position.burden(),
                position.blockers(),
                position.isWon());
    }

    private static List<Object> told(Layout layout) {
        return List.of(
                layout.low(),
                layout.high(),
                layout.tops(),
                layout.registers(),
                layout.emptyColumns(),
                layout.remaining(),
                layout.disorder(),
                layout.burden(),
                layout.blockers(),
                layout.isWon());
    }

    /** Single cards to other columns and registers, each with the columns that the layout needs to know. */
    private static List<int[]> singles(Position position, Layout layout) {
        List<int[]> moves = new ArrayList<>();
        for (long cards = position.tops() | position.inRegisters(); cards != 0; cards &= cards - 1) {
            int card = Long.numberOfTrailingZeros(cards);
            boolean isLifted = ((position.inRegisters() >>> card) & 1) != 0;
            int from = isLifted ? layout.columns() : layout.columnOf(card);
            for (long onto = position.buildsOn(card) & position.tops(); onto != 0; onto &= onto - 1) {
                int place = Long.numberOfTrailingZeros(onto);
                moves.add(new int[] {card, place, from, layout.columnOf(place)});
            }
            if (position.emptyColumns() > 0 && position.fillsColumn(card)) {
                moves.add(new int[] {card, Packing.BOTTOM, from, layout.emptyColumn()});
            }
            if (!isLifted && position.freeRegisters() > 0) {
                moves.add(new int[] {card, Packing.REGISTER, from, layout.columns()});
            }
        }
        return moves;
    }

    /** The value a move waits with is that of the position it leads to. */
    @ParameterizedTest
    @EnumSource
    void tellsTheValueBeforeTheMoveIsMade(Freedom freedom) {
        Weights weights = new Weights(3, 5, 7, 11, 13, 17, 19);
        for (Solitaire game : List.of(Solitaire.FREECELL, Solitaire.SEAHAVEN)) {
            for (int number = 1; number <= 5; number++) {
                Board board = new Deal.Xpat(game, number).board();
                Packing packing = new Packing(board);
                TreeScan scan = new TreeScan(board, packing, new Layout(board, packing), weights, freedom);
                for (int step = 0; step < 2_000 && scan.won == Scan.NONE; step++) {
                    int told = scan.frontier.lowest();
                    int before = scan.size();
                    if (scan.makeBest() && scan.size() > before && scan.won == Scan.NONE) {
                        assertThat(scan.value())
                                .as("%s %s %s", game, number, step)
                                .isEqualTo(told);
                    }
                }
            }
        }
    }

    /** A deal and a scan that it solves at once: as long as it gets nearer, it spends nothing of its quota. */
    @Test
    void spendsOnlyWhereItStalls() {
        Board board = new Deal.Xpat(Solitaire.FREECELL, 1).board();
        Packing packing = new Packing(board);
        Weights weights = Weights.of(Solitaire.FREECELL.scans().get(0));
        TreeScan scan = new TreeScan(board, packing, new Layout(board, packing), weights, Freedom.RUNS);
        scan.quota = 16;
        scan.run(1_000);
        assertThat(scan.spent()).isEqualTo(16);
        int size = scan.size();
        scan.quota = 1_600;
        scan.run(1_000);
        assertThat(scan.size()).isGreaterThan(size);
    }
}
