package ludotheque.cameleon;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class TwoPlyTest {

    @Test
    void itsChoiceIsTheBestOfAllPairsOfMoves() {
        Seeds.forEach(60, random -> {
            Setup setup = RandomBoards.mixed(random, random.nextInt(3));
            Game game = new Game(setup, Variant.BRAVE, Colour.RED);
            if (!game.isOver()) {
                int best = new TwoPly(game, Colour.RED).best();
                SlowBoard slow = new SlowBoard(setup, Variant.BRAVE);
                int most = Integer.MIN_VALUE;
                for (int line = 1; line <= slow.side; line++) {
                    for (int column = 1; column <= slow.side; column++) {
                        if (slow.isWhite(line, column)) {
                            most = Math.max(most, value(slow, line, column));
                        }
                    }
                }
                assertThat(value(slow, game.board().line(best), game.board().column(best)))
                        .isEqualTo(most);
            }
        });
    }

    /** Red's lead after red plays here and blue replies best. */
    private static int value(SlowBoard board, int line, int column) {
        SlowBoard after = board.copy();
        after.play(Colour.RED, line, column);
        int worst = Integer.MAX_VALUE;
        boolean replied = false;
        for (int i = 1; i <= after.side; i++) {
            for (int j = 1; j <= after.side; j++) {
                if (after.isWhite(i, j)) {
                    replied = true;
                    worst = Math.min(worst, -after.scoreAfter(Colour.BLUE, i, j));
                }
            }
        }
        return replied ? worst : -after.score();
    }
}
