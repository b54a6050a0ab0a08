package ludotheque.patience;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ludotheque.kernel.Playable;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.PlayableSuite;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ConformanceTest {

    @TestFactory
    Stream<DynamicTest> patienceConforms() {
        return PlayableSuite.of(new PatienceSpecimen(false));
    }

    @TestFactory
    Stream<DynamicTest> patienceUnderFullRulesConforms() {
        return PlayableSuite.of(new PatienceSpecimen(true));
    }

    private record PatienceSpecimen(boolean fullRules) implements PlayableSuite.Specimen<PatienceSetup, Move, Board> {
        @Override
        public Playable<PatienceSetup, Move, Board> game() {
            return PatienceGame.PATIENCE;
        }

        @Override
        public String golden() {
            return fullRules ? "full-rules-" : "";
        }

        @Override
        public PatienceSetup setup(SeededRandom random) {
            List<Solitaire> games = List.of(Solitaire.values());
            Solitaire game = games.get(random.nextInt(games.size()));
            return new PatienceSetup(new Deal.Xpat(game, 1 + random.nextInt(Deal.MOST)), fullRules);
        }

        @Override
        public Move draw(Board board, SeededRandom random) {
            List<Move> legal = board.legalMoves();
            if (legal.isEmpty() || random.nextInt(3) == 0) {
                return fullRules && random.nextInt(4) == 0 ? liftOrRedeal(random) : anyMove(random);
            }
            return greedy(board, legal, legal.get(random.nextInt(legal.size())));
        }

        private static Move anyMove(SeededRandom random) {
            return new Move(random.nextInt(60) - 3, random.nextInt(60) - 3);
        }

        private static Move liftOrRedeal(SeededRandom random) {
            return random.nextInt(2) == 0 ? Move.REDEAL : new Move(random.nextInt(Card.COUNT), Move.LIFT);
        }

        /** The first move that deposits the most cards, or {@code any} where it does: by chance alone hardly a game would come to its end. */
        private static Move greedy(Board board, List<Move> legal, Move any) {
            Move best = any;
            for (Move move : legal) {
                best = deposited(board, move) > deposited(board, best) ? move : best;
            }
            return best;
        }

        private static int deposited(Board board, Move move) {
            Board after = board.copy();
            after.play(move);
            return IntStream.of(after.foundation()).sum();
        }

        @Override
        public String told(Board board) {
            return BoardText.format(board) + (fullRules ? board.lifts() + " " + board.redeals() : "");
        }
    }
}
