package ludotheque.memoryx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Conformance;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ConformanceTest {
    private static final Size[] SIZES = {new Size(1, 3), new Size(3, 3), new Size(3, 7), new Size(5, 5)};

    @TestFactory
    Stream<DynamicTest> memoryxConforms() {
        return Conformance.of(new MemoryxSubject());
    }

    private static final class MemoryxSubject implements Conformance.Subject {

        @Override
        public String randomGame(SeededRandom random) {
            int players = 1 + random.nextInt(2);
            GameRecord record = GameRecord.seeded(
                    SIZES[random.nextInt(SIZES.length)], players, random.nextInt(players), random.nextLong());
            Memoryx game = record.start();
            while (!game.isOver()) {
                int place = random.nextInt(game.size().places());
                if (game.checkFlip(place) == null) {
                    record = record.flip(game, place);
                }
            }
            return record.toString();
        }

        @Override
        public String rewrite(String record) throws Exception {
            return GameRecord.parse(record).toString();
        }

        @Override
        public String finalPosition(String record) throws Exception {
            GameRecord read = GameRecord.parse(record);
            Memoryx game = read.start();
            assertThat(read.replay(game)).isNull();
            return position(game);
        }

        @Override
        public String finalPositionAfterTrials(String record, SeededRandom random) throws Exception {
            GameRecord read = GameRecord.parse(record);
            Memoryx game = read.start();
            for (Turn turn : read.turns()) {
                String before = position(game);
                game.check(new Turn(random.nextInt(30) - 2, random.nextInt(30) - 2, random.nextInt(30) - 2));
                game.checkFlip(random.nextInt(30) - 2);
                assertThat(position(game)).isEqualTo(before);
                game.play(turn);
            }
            return position(game);
        }

        private static String position(Memoryx game) {
            return Arrays.toString(game.cards())
                    + Arrays.toString(game.places())
                    + Arrays.toString(game.scores())
                    + game.player()
                    + " "
                    + game.faceUp()
                    + " "
                    + game.turns();
        }
    }
}
