package ludotheque.cameleon.player;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.SubjectBoard;
import ludotheque.cameleon.Variant;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LevelTest {
    private static final int PERCENT_OF_RANDOM_MOVES = 20;

    @ParameterizedTest
    @EnumSource
    void everyLevelFinishesItsGames(Variant variant) {
        for (Level level : Level.of(variant)) {
            for (int n = 0; n <= 2; n++) {
                play(Setup.empty(n), variant, level.create(1), level.create(2));
            }
        }
    }

    @Test
    void aLevelIsFoundByItsWord() {
        for (Level level : Level.values()) {
            assertThat(Level.of(level.word())).isEqualTo(level);
        }
        assertThat(Level.of("strong")).isNull();
    }

    @ParameterizedTest
    @CsvSource({"1,RANDOM,50", "1,GREEDY,50", "1,CAREFUL,50", "2,RANDOM,4", "2,GREEDY,4", "2,CAREFUL,4"})
    void perfectWinsEveryGameFromAnEmptyBoardWhenItMovesSecond(int n, Level level, int games) {
        perfectWinsSecond(n, level, games);
    }

    @ParameterizedTest
    @CsvSource({
        "1,RANDOM,400",
        "1,GREEDY,400",
        "1,CAREFUL,400",
        "2,RANDOM,200",
        "2,GREEDY,200",
        "2,CAREFUL,200",
        "2,PERFECT,20",
        "3,RANDOM,30",
        "3,GREEDY,30",
        "3,CAREFUL,30",
        "4,RANDOM,3",
        "4,GREEDY,3",
        "4,CAREFUL,3"
    })
    @Tag("slow")
    void perfectWinsManyGamesOnLargerBoardsToo(int n, Level level, int games) {
        perfectWinsSecond(n, level, games);
    }

    private static void perfectWinsSecond(int n, Level level, int games) {
        Seeds.forEach(games, random -> {
            Player first = straying(level.create(random.nextLong()), random);
            assertThat(play(Setup.empty(n), Variant.TEMERAIRE, first, Level.PERFECT.create(0)))
                    .isEqualTo(Colour.BLUE);
        });
    }

    /** Now and then any cell, so that no two games are the same. */
    private static Player straying(Player player, SeededRandom random) {
        Player any = Level.RANDOM.create(random.nextLong());
        return game -> (random.nextInt(100) < PERCENT_OF_RANDOM_MOVES ? any : player).choose(game);
    }

    @Test
    void perfectWinsTheSubjectsBoardAsBlue() {
        Seeds.forEach(
                3,
                random -> assertThat(play(
                                SubjectBoard.SETUP,
                                Variant.TEMERAIRE,
                                Level.CAREFUL.create(1),
                                new PerfectPlayer(200_000)))
                        .isEqualTo(Colour.BLUE));
    }

    @Test
    void carefulNeverLeavesALoneWhiteCellWhileItCanBeHelped() {
        Seeds.forEach(20, random -> {
            Game game = new Game(Setup.empty(2), Variant.TEMERAIRE, Colour.RED);
            Player careful = Level.CAREFUL.create(0);
            Player any = Level.RANDOM.create(random.nextLong());
            while (!game.isOver()) {
                boolean avoidable = hasOtherThanPairs(game.board());
                int cell = careful.choose(game);
                assertThat(avoidable && game.board().whitesAround(cell) == 2).isFalse();
                game.play(cell);
                if (!game.isOver()) {
                    game.play(any.choose(game));
                }
            }
        });
    }

    private static boolean hasOtherThanPairs(Board board) {
        for (int line = 1; line <= board.side(); line += 3) {
            for (int column = 1; column <= board.side(); column += 3) {
                int whites = board.whitesAround(board.cell(line, column));
                if (whites != 0 && whites != 2) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void carefulBeatsGreedyAndTwoPlyBeatsGreedy() {
        assertThat(wins(Variant.TEMERAIRE, Level.CAREFUL)).isGreaterThan(40);
        assertThat(wins(Variant.BRAVE, Level.TWO_PLY)).isGreaterThan(35);
    }

    private static int wins(Variant variant, Level blue) {
        int[] wins = new int[1];
        Seeds.forEach(50, random -> {
            Game game = new Game(Setup.empty(2), variant, Colour.RED);
            Player any = Level.RANDOM.create(random.nextLong());
            game.play(any.choose(game));
            game.play(any.choose(game));
            wins[0] += finish(game, Level.GREEDY.create(0), blue.create(0)) == Colour.BLUE ? 1 : 0;
        });
        return wins[0];
    }

    private static Colour play(Setup setup, Variant variant, Player red, Player blue) {
        return finish(new Game(setup, variant, Colour.RED), red, blue);
    }

    private static Colour finish(Game game, Player red, Player blue) {
        while (!game.isOver()) {
            game.play((game.mover() == Colour.RED ? red : blue).choose(game));
        }
        Colour leader = game.leader();
        return leader == null ? Colour.RED : leader;
    }
}
