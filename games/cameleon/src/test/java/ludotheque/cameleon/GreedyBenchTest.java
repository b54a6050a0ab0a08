package ludotheque.cameleon;

import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games of greedy against greedy: {@code mvn test -Dexcluded.tests=none -Dtest=GreedyBenchTest}. */
@Tag("bench")
class GreedyBenchTest {
    /** How many moves are played on each size, in as many games as that takes, so that small boards are measured as well as large. */
    private static final int MOVES = 9_437_184;

    @ParameterizedTest
    @EnumSource
    void timeAMoveBySize(Variant variant) {
        play(variant, 4, MOVES);
        System.out.println(variant + ": side, seconds a game, nanoseconds a move, heap in use MiB");
        for (int n = 4; n <= 10; n++) {
            long start = System.nanoTime();
            int games = play(variant, n, MOVES);
            double seconds = (System.nanoTime() - start) / 1e9;
            int side = 3 << n;
            System.out.printf(
                    Locale.ROOT,
                    "%5d %8.3f %6.0f %6d%n",
                    side,
                    seconds / games,
                    seconds * 1e9 / ((double) games * side * side),
                    (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20);
        }
    }

    private static int play(Variant variant, int n, int moves) {
        int games = 0;
        while (moves > 0) {
            Game game = new Game(Setup.empty(n), variant, Colour.RED);
            Gains gains = game.gains();
            while (!game.isOver()) {
                game.play(gains.best(game.mover()));
            }
            moves -= game.moves();
            games++;
        }
        return games;
    }
}
