package ludotheque.patience;

import java.util.List;
import java.util.stream.Stream;
import ludotheque.kernel.Playable;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.PlayableSuite;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ConformanceTest {

    @TestFactory
    Stream<DynamicTest> patienceConforms() {
        return PlayableSuite.of(new PatienceSpecimen());
    }

    private static final class PatienceSpecimen implements PlayableSuite.Specimen<PatienceSetup, Move, Board> {
        @Override
        public Playable<PatienceSetup, Move, Board> game() {
            return PatienceGame.PATIENCE;
        }

        @Override
        public PatienceSetup setup(SeededRandom random) {
            List<Solitaire> games = List.of(Solitaire.values());
            Solitaire game = games.get(random.nextInt(games.size()));
            return new PatienceSetup(new Deal.Xpat(game, 1 + random.nextInt(Deal.MOST)), false);
        }

        @Override
        public Move draw(Board board, SeededRandom random) {
            List<Move> legal = board.legalMoves();
            return legal.isEmpty() || random.nextInt(3) == 0
                    ? new Move(random.nextInt(60) - 3, random.nextInt(60) - 3)
                    : legal.get(random.nextInt(legal.size()));
        }

        @Override
        public String told(Board board) {
            return BoardText.format(board);
        }
    }
}
