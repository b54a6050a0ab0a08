package ludotheque.cameleon;

import java.util.stream.Stream;
import ludotheque.kernel.Playable;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.PlayableSuite;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ConformanceTest {

    @TestFactory
    Stream<DynamicTest> cameleonConforms() {
        return PlayableSuite.of(new CameleonSpecimen());
    }

    private static final class CameleonSpecimen implements PlayableSuite.Specimen<CameleonSetup, Move, Game> {
        @Override
        public Playable<CameleonSetup, Move, Game> game() {
            return CameleonGame.CAMELEON;
        }

        @Override
        public CameleonSetup setup(SeededRandom random) {
            int n = random.nextInt(3);
            return new CameleonSetup(
                    random.nextInt(2) == 0 ? Variant.BRAVE : Variant.TEMERAIRE,
                    random.nextInt(2) == 0 ? Colour.RED : Colour.BLUE,
                    random.nextInt(2) == 0 ? Setup.empty(n) : RandomBoards.mixed(random, n));
        }

        @Override
        public Move draw(Game game, SeededRandom random) {
            return game.isOver() || random.nextInt(3) == 0
                    ? new Move(
                            random.nextInt(4) == 0 ? game.mover().opponent() : game.mover(),
                            random.nextInt(game.board().side() + 3) - 1,
                            random.nextInt(game.board().side() + 3) - 1)
                    : game.move(RandomBoards.anyWhite(game.board(), random));
        }

        @Override
        public String told(Game game) {
            return game.board().toSetup().toString() + game.board().score() + game.mover() + game.moves();
        }
    }
}
