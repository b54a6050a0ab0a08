package ludotheque.cameleon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Conformance;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ConformanceTest {

    @TestFactory
    Stream<DynamicTest> cameleonConforms() {
        return Conformance.of(new CameleonSubject());
    }

    private static final class CameleonSubject implements Conformance.Subject {

        @Override
        public String randomGame(SeededRandom random) {
            int n = random.nextInt(3);
            GameRecord record = new GameRecord(
                    random.nextInt(2) == 0 ? Variant.BRAVE : Variant.TEMERAIRE,
                    random.nextInt(2) == 0 ? Colour.RED : Colour.BLUE,
                    random.nextInt(2) == 0 ? Setup.empty(n) : RandomBoards.mixed(random, n),
                    List.of());
            Game game = record.start();
            while (!game.isOver()) {
                Move move = game.move(RandomBoards.anyWhite(game.board(), random));
                game.play(move);
                record = record.with(move);
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
            Game game = read.start();
            assertThat(read.replay(game)).isNull();
            return position(game);
        }

        @Override
        public String finalPositionAfterTrials(String record, SeededRandom random) throws Exception {
            GameRecord read = GameRecord.parse(record);
            Game game = read.start();
            for (Move move : read.moves()) {
                String before = position(game);
                game.check(new Move(game.mover(), random.nextInt(16) - 1, random.nextInt(16) - 1));
                assertThat(position(game)).isEqualTo(before);
                game.play(move);
            }
            return position(game);
        }

        private static String position(Game game) {
            return game.board().toSetup().toString() + game.board().score() + game.mover();
        }
    }
}
