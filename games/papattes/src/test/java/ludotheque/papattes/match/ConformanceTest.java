package ludotheque.papattes.match;

import java.util.List;
import java.util.stream.Stream;
import ludotheque.kernel.Playable;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Mischief;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Paddock;
import ludotheque.papattes.Seat;
import ludotheque.papattes.Stages;
import ludotheque.papattes.match.Step.Function;
import ludotheque.testkit.PlayableSuite;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ConformanceTest {
    private static final List<Function> FUNCTIONS = List.of(Function.values());

    @TestFactory
    Stream<DynamicTest> papattesConforms() {
        return PlayableSuite.of(new PapattesSpecimen());
    }

    private static final class PapattesSpecimen implements PlayableSuite.Specimen<MatchSetup, Step, MatchPosition> {
        @Override
        public Playable<MatchSetup, Step, MatchPosition> game() {
            return PapattesGame.PAPATTES;
        }

        /** A state has thousands of numbers and a match two hundred half-turns. */
        @Override
        public int games() {
            return 4;
        }

        @Override
        public MatchSetup setup(SeededRandom random) {
            return new MatchSetup(Paddock.map(random), random.nextLong(), List.of("a \"b\"", "é"));
        }

        /** What a champion does that tries everything; now and then another function, another hash or another answer. */
        @Override
        public Step draw(MatchPosition position, SeededRandom random) {
            Function next = position.next();
            if (next == null || random.nextInt(9) == 0) {
                return new Step(FUNCTIONS.get(random.nextInt(FUNCTIONS.size())), Call.NONE, 0);
            }
            MatchPosition copy = position.copy();
            CallLog log = new CallLog();
            if (next == Function.TURN) {
                Stages.start(copy.state());
            }
            new Mischief(random, 6).jouerTour(new Seat(copy.state(), position.steps() % 2, log, () -> 0));
            Call call = new Call(random.nextInt(1000), log.entries(), 0, Observed.NOTHING, null);
            if (next != Function.TURN) {
                return new Step(next, call, 0);
            }
            Stages.end(copy.state());
            return new Step(next, call, copy.state().hash() + (random.nextInt(9) == 0 ? 1 : 0));
        }

        @Override
        public String told(MatchPosition position) {
            return position.steps() + " " + MatchRecord.hex(position.state().hash());
        }
    }
}
