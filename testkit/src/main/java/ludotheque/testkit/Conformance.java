package ludotheque.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import ludotheque.kernel.SeededRandom;
import org.junit.jupiter.api.DynamicTest;

/** What every game must do, whatever its rules. A game registers itself with one {@code @TestFactory}. */
public final class Conformance {
    private static final int GAMES = 200;

    private Conformance() {}

    /** A game as the suite sees it: everything is text. */
    public interface Subject {

        /** Plays a whole random legal game and returns its record. */
        String randomGame(SeededRandom random);

        /** Reads a record and writes it again. */
        String rewrite(String record) throws Exception;

        /** Replays a record and returns the position at its end, told completely. */
        String finalPosition(String record) throws Exception;

        /**
         * Replays a record and, on the way, tries actions drawn at random; asserts that each refused one left the position as it
         * was and that no other one failed. Returns the position at the end.
         */
        String finalPositionAfterTrials(String record, SeededRandom random) throws Exception;
    }

    public static Stream<DynamicTest> of(Subject game) {
        return Stream.of(
                DynamicTest.dynamicTest(
                        "the same seed plays the same game",
                        () -> Seeds.forEach(GAMES, random -> {
                            long seed = random.nextLong();
                            assertThat(game.randomGame(new SeededRandom(seed)))
                                    .isEqualTo(game.randomGame(new SeededRandom(seed)));
                        })),
                DynamicTest.dynamicTest(
                        "a record read and written again is the same text",
                        () -> Seeds.forEach(GAMES, random -> {
                            String record = game.randomGame(random);
                            assertThat(game.rewrite(record)).isEqualTo(record);
                        })),
                DynamicTest.dynamicTest(
                        "the same record leads to the same position",
                        () -> Seeds.forEach(GAMES, random -> {
                            String record = game.randomGame(random);
                            assertThat(game.finalPosition(record)).isEqualTo(game.finalPosition(record));
                        })),
                DynamicTest.dynamicTest(
                        "a refused action changes nothing",
                        () -> Seeds.forEach(GAMES, random -> {
                            String record = game.randomGame(random);
                            assertThat(game.finalPositionAfterTrials(record, random))
                                    .isEqualTo(game.finalPosition(record));
                        })));
    }
}
