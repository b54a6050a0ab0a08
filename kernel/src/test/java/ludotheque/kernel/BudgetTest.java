package ludotheque.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.Budget.Spent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BudgetTest {
    private static final Budget ENDLESS = new Budget(Budget.UNLIMITED, Budget.UNLIMITED, Budget.UNLIMITED);

    /** Ends after some positions; half of those it looked at are kept. */
    private static final class Counting implements SlicedSearch {
        private final long end;
        private final SearchState atEnd;
        private final List<Integer> slices = new ArrayList<>();
        private long positions;

        Counting(long end, SearchState atEnd) {
            this.end = end;
            this.atEnd = atEnd;
        }

        @Override
        public SearchState advance(int more) {
            slices.add(more);
            positions = Math.min(end, positions + more);
            return positions == end ? atEnd : SearchState.RUNNING;
        }

        @Override
        public long positions() {
            return positions;
        }

        @Override
        public long kept() {
            return positions / 2;
        }
    }

    private static @Nullable Spent spend(Budget budget, SlicedSearch search) {
        return budget.spend(search, () -> 0, () -> false, positions -> {});
    }

    @Test
    void aSearchThatComesToItsEndSpendsNothing() {
        for (SearchState state : List.of(SearchState.SOLVED, SearchState.IMPOSSIBLE, SearchState.GAVE_UP)) {
            assertThat(spend(ENDLESS, new Counting(5000, state))).isNull();
        }
    }

    @Test
    void itsOwnEndCountsEvenWhereTheBudgetEndsToo() {
        Budget tight = new Budget(0, 2000, 1000);
        assertThat(spend(tight, new Counting(2000, SearchState.SOLVED))).isNull();
    }

    @Test
    void noMorePositionsAreLookedAtThanAllowed() {
        Counting search = new Counting(Long.MAX_VALUE, SearchState.SOLVED);
        assertThat(spend(new Budget(Budget.UNLIMITED, 4500, Budget.UNLIMITED), search))
                .isEqualTo(Spent.NODES);
        assertThat(search.slices).containsExactly(2000, 2000, 500);
    }

    @Test
    void whatIsKeptIsBounded() {
        Counting search = new Counting(Long.MAX_VALUE, SearchState.SOLVED);
        assertThat(spend(new Budget(Budget.UNLIMITED, Budget.UNLIMITED, 3000), search))
                .isEqualTo(Spent.MEMORY);
        assertThat(search.positions()).isEqualTo(6000);
    }

    @Test
    void theHeapHasTheLastWord() {
        SlicedSearch greedy = new SlicedSearch() {
            @Override
            public SearchState advance(int positions) {
                throw new OutOfMemoryError("full");
            }

            @Override
            public long positions() {
                return 0;
            }
        };
        assertThat(spend(ENDLESS, greedy)).isEqualTo(Spent.MEMORY);
    }

    @Test
    void timeIsTheCallersAndProgressIsTold() {
        Counting search = new Counting(Long.MAX_VALUE, SearchState.SOLVED);
        long[] now = {0};
        List<Long> told = new ArrayList<>();
        Budget threeTicks = new Budget(3, Budget.UNLIMITED, Budget.UNLIMITED);
        assertThat(threeTicks.spend(search, () -> ++now[0], () -> false, told::add))
                .isEqualTo(Spent.TIME);
        assertThat(told).containsExactly(2000L, 4000L, 6000L);
    }

    @Test
    void whoeverWaitsMayStopIt() {
        Counting search = new Counting(Long.MAX_VALUE, SearchState.SOLVED);
        assertThat(ENDLESS.spend(search, () -> 0, () -> search.positions() >= 8000, positions -> {}))
                .isEqualTo(Spent.INTERRUPTED);
        assertThat(search.positions()).isEqualTo(8000);
    }
}
