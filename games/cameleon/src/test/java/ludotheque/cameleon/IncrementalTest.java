package ludotheque.cameleon;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is kept move by move, against the same looked at again from nothing. */
class IncrementalTest {

    @ParameterizedTest
    @EnumSource
    void boardsAndScoresOfRandomGamesAreThoseOfTheSlowRules(Variant variant) {
        Seeds.forEach(150, random -> {
            Setup setup = anySetup(random, variant);
            Game game = new Game(setup, variant, Colour.RED);
            SlowBoard slow = new SlowBoard(setup, variant);
            while (!game.isOver()) {
                playAny(game, slow, random);
                assertThat(game.board().toSetup().letters()).isEqualTo(slow.letters());
                assertThat(game.board().score()).isEqualTo(slow.score());
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void gainsOfEveryCellAreThoseOfTheSlowRules(Variant variant) {
        Seeds.forEach(40, random -> checkGains(variant, random, random.nextInt(3)));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void gainsOfEveryCellAreThoseOfTheSlowRulesInThousandsOfGames(Variant variant) {
        Seeds.forEach(1000, random -> checkGains(variant, random, random.nextInt(3)));
        Seeds.forEach(20, random -> checkGains(variant, random, 3));
    }

    @Test
    void gainsBesideFullRegionsOfBothColoursAreThoseOfTheSlowRules() {
        Seeds.forEach(300, random -> checkGains(Variant.TEMERAIRE, random, RandomBoards.nearlyAcquired(random, 2)));
        Seeds.forEach(15, random -> checkGains(Variant.TEMERAIRE, random, RandomBoards.nearlyAcquired(random, 3)));
    }

    private static void checkGains(Variant variant, SeededRandom random, int n) {
        checkGains(variant, random, anySetup(random, variant, n));
    }

    private static void checkGains(Variant variant, SeededRandom random, Setup setup) {
        Game game = new Game(setup, variant, Colour.RED);
        SlowBoard slow = new SlowBoard(setup, variant);
        Gains gains = game.gains();
        while (!game.isOver()) {
            for (Colour colour : Colour.values()) {
                checkGains(game, slow, gains, colour);
            }
            if (random.nextInt(3) == 0) {
                int cell = gains.best(game.mover());
                slow.play(game.mover(), game.board().line(cell), game.board().column(cell));
                game.play(cell);
            } else {
                playAny(game, slow, random);
            }
        }
        assertThat(gains.best(Colour.RED)).isEqualTo(Board.NO_CELL);
    }

    private static void checkGains(Game game, SlowBoard slow, Gains gains, Colour colour) {
        Board board = game.board();
        int most = Integer.MIN_VALUE;
        for (int line = 1; line <= slow.side; line++) {
            for (int column = 1; column <= slow.side; column++) {
                if (slow.isWhite(line, column)) {
                    int after = slow.scoreAfter(colour, line, column);
                    int cell = board.cell(line, column);
                    if (gains.scoreAfter(colour, cell) != after) {
                        throw new AssertionError(colour + " (" + line + ", " + column + "): "
                                + gains.scoreAfter(colour, cell) + ", not " + after + " on " + board.toSetup());
                    }
                    most = Math.max(most, colour.sign * (after - slow.score()));
                }
            }
        }
        assertThat(gains.gain(colour, gains.best(colour))).isEqualTo(most);
    }

    @ParameterizedTest
    @EnumSource
    void aMoveTakenBackLeavesNoTrace(Variant variant) {
        Seeds.forEach(30, random -> {
            Board board = new Board(anySetup(random, variant), variant);
            Trace trace = new Trace();
            while (board.whites() > 0) {
                int cell = RandomBoards.anyWhite(board, random);
                String before = told(board);
                board.play(cell, Colour.RED, trace);
                board.takeBack(trace);
                assertThat(told(board)).isEqualTo(before);
                board.play(cell, random.nextInt(2) == 0 ? Colour.RED : Colour.BLUE, trace);
            }
        });
    }

    private static String told(Board board) {
        StringBuilder told = new StringBuilder().append(board.toSetup()).append(board.score());
        for (int line = 1; line <= board.side(); line += 3) {
            for (int column = 1; column <= board.side(); column += 3) {
                int cell = board.cell(line, column);
                told.append(board.leaf(cell)).append(board.whitesAround(cell));
            }
        }
        return told.toString();
    }

    private static Setup anySetup(SeededRandom random, Variant variant) {
        return anySetup(random, variant, random.nextInt(4));
    }

    private static Setup anySetup(SeededRandom random, Variant variant, int n) {
        return switch (random.nextInt(4)) {
            case 0 -> RandomBoards.mixed(random, n);
            case 1 -> RandomBoards.played(random, n, variant, 1 + random.nextInt(9 << (2 * n)));
            case 2 -> RandomBoards.nearlyAcquired(random, n);
            default -> Setup.empty(n);
        };
    }

    private static void playAny(Game game, SlowBoard slow, SeededRandom random) {
        int cell = RandomBoards.anyWhite(game.board(), random);
        slow.play(game.mover(), game.board().line(cell), game.board().column(cell));
        game.play(cell);
    }
}
