package ludotheque.memoryx;

import java.util.Arrays;
import java.util.stream.Stream;
import ludotheque.kernel.Playable;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.PlayableSuite;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ConformanceTest {
    private static final Size[] SIZES = {new Size(1, 3), new Size(3, 3), new Size(3, 7), new Size(5, 5)};

    @TestFactory
    Stream<DynamicTest> memoryxConforms() {
        return PlayableSuite.of(new MemoryxSpecimen());
    }

    private static final class MemoryxSpecimen implements PlayableSuite.Specimen<MemoryxSetup, Turn, Memoryx> {
        @Override
        public Playable<MemoryxSetup, Turn, Memoryx> game() {
            return MemoryxGame.MEMORYX;
        }

        @Override
        public MemoryxSetup setup(SeededRandom random) {
            int players = 1 + random.nextInt(2);
            return MemoryxSetup.seeded(
                    SIZES[random.nextInt(SIZES.length)], players, random.nextInt(players), random.nextLong());
        }

        @Override
        public Turn draw(Memoryx game, SeededRandom random) {
            if (random.nextInt(4) == 0) {
                return new Turn(random.nextInt(30) - 2, random.nextInt(30) - 2, random.nextInt(30) - 2);
            }
            int[] places = game.places();
            int first = places[random.nextInt(places.length)];
            int second = places[random.nextInt(places.length)];
            int[] cards = game.cards();
            boolean jokerFirst = cards[first] == Memoryx.JOKER;
            boolean joker = jokerFirst || cards[second] == Memoryx.JOKER;
            return new Turn(
                    first, jokerFirst ? Turn.NONE : second, joker ? random.nextInt(game.remaining()) : Turn.NONE);
        }

        @Override
        public String told(Memoryx game) {
            return Arrays.toString(game.cards())
                    + Arrays.toString(game.places())
                    + Arrays.toString(game.scores())
                    + game.player()
                    + " "
                    + game.faceUp()
                    + " "
                    + game.turns()
                    + " "
                    + game.turnsWithoutNews();
        }
    }
}
