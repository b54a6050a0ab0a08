package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class DepthsTest {
    /** What lowering keeps along is what the free cards alone tell of each column. */
    @Test
    void loweringKeepsAlongWhatTheFreeCardsTell() {
        Seeds.forEach(300, random -> {
            Board board = new Deal.Xpat(Solitaire.SEAHAVEN, 1 + random.nextInt(1_000_000)).board();
            Depths depths = new Depths(board);
            compare(board, depths);
            while (depths.ends != 0) {
                long end = depths.ends;
                for (int skipped = random.nextInt(Long.bitCount(end)); skipped > 0; skipped--) {
                    end &= end - 1;
                }
                depths.lower(
                        depths.depths, depths.free, depths.ends, depths.deposited, Long.numberOfTrailingZeros(end));
                compare(board, depths);
            }
            assertThat(depths.isWon()).isTrue();
        });
    }

    private static void compare(Board board, Depths depths) {
        int number = 0;
        int unit = 1;
        int empty = 0;
        int buried = 0;
        long ends = 0;
        for (int column = 0; column < board.game().columns(); column++) {
            int[] cards = board.column(column);
            int kept = 0;
            while (kept < cards.length && (SuitLanes.of(cards[kept]) & depths.free) == 0) {
                kept++;
            }
            for (int height = 0; height < cards.length; height++) {
                boolean isFree = (SuitLanes.of(cards[height]) & depths.free) != 0;
                assertThat(isFree).isEqualTo(height >= kept);
                buried += isWanted(cards[height], depths) ? kept - 1 - height : 0;
            }
            number += kept * unit;
            unit *= cards.length + 1;
            empty += kept == 0 ? 1 : 0;
            ends |= kept == 0 ? 0 : SuitLanes.of(cards[kept - 1]);
        }
        assertThat(depths.depths).isEqualTo(number);
        assertThat(depths.emptyColumns()).isEqualTo(empty);
        assertThat(depths.ends).isEqualTo(ends);
        assertThat(depths.buried()).isEqualTo(buried);
    }

    private static boolean isWanted(int card, Depths depths) {
        boolean isReady = Card.rank(card) == 1 || (SuitLanes.of(card - Card.SUITS) & depths.deposited) != 0;
        return isReady && (SuitLanes.of(card) & depths.deposited) == 0;
    }
}
