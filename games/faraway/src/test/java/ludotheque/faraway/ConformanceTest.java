package ludotheque.faraway;

import java.util.List;
import java.util.stream.Stream;
import ludotheque.kernel.Playable;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.PlayableSuite;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ConformanceTest {

    @TestFactory
    Stream<DynamicTest> farawayConforms() {
        return PlayableSuite.of(new FarawaySpecimen());
    }

    private static final class FarawaySpecimen
            implements PlayableSuite.Specimen<FarawaySetup, RowAction, RowInProgress> {
        @Override
        public Playable<FarawaySetup, RowAction, RowInProgress> game() {
            return FarawayGame.FARAWAY;
        }

        @Override
        public FarawaySetup setup(SeededRandom random) {
            return new FarawaySetup(
                    Instance.random(random.nextLong(), 8 + random.nextInt(4), 3 + random.nextInt(6)),
                    random.nextInt(2) == 0 ? SanctuaryRule.EXACT : SanctuaryRule.AT_MOST);
        }

        @Override
        public RowAction draw(RowInProgress row, SeededRandom random) {
            Tableau tableau = row.row().tableau();
            Instance instance = row.setup().instance();
            int free = tableau.cards().indexOf(Row.EMPTY);
            return switch (random.nextInt(8)) {
                case 0 -> new RowAction.Take(any(random, tableau.cards()));
                case 1 -> new RowAction.Take(any(random, Cards.regions()));
                case 2 -> new RowAction.Lay(any(random, Cards.regions()), random.nextInt(10));
                case 3 -> new RowAction.Lay(any(random, Cards.sanctuaries()), random.nextInt(3) / 2);
                case 4 -> new RowAction.Done();
                case 5 -> new RowAction.Lay(any(random, instance.sanctuaries()), 0);
                default -> new RowAction.Lay(any(random, instance.regions()), 1 + Math.max(free, 0));
            };
        }

        private static Card any(SeededRandom random, List<Card> cards) {
            return cards.get(random.nextInt(cards.size()));
        }

        @Override
        public String told(RowInProgress row) {
            return row.row() + " " + row.isDone();
        }
    }
}
