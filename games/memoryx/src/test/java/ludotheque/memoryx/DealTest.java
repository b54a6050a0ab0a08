package ludotheque.memoryx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DealTest {
    private static final Size FIVE = new Size(1, 5);

    @Test
    void isEqualToAnotherOfTheSameBoardAndPlaces() {
        Deal deal = Deal.of(FIVE, Tables.numbers("2 0 1 3 4"));
        Deal same = Deal.of(FIVE, Tables.numbers("2 0 1 3 4"));
        assertThat(deal).isEqualTo(same).hasSameHashCodeAs(same);
        assertThat(deal)
                .isNotEqualTo(Deal.of(FIVE, Tables.numbers("2 0 1 4 3")))
                .isNotEqualTo(Deal.of(new Size(5, 1), Tables.numbers("2 0 1 3 4")));
        assertThat(deal.hashCode())
                .isNotEqualTo(Deal.of(FIVE, Tables.numbers("2 0 1 4 3")).hashCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"2 0 1 3 5", "2 0 1 3 -1", "2 0 1 3 3", "2 0 1 3", "2 0 1 3 4 5"})
    void holdsEachPlaceOfTheBoardOnce(String places) {
        assertThatThrownBy(() -> Deal.of(FIVE, Tables.numbers(places))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aDealWithoutASeedIsASourceOfDrawsOfItsOwn() {
        long print = new MemoryxSetup(Deal.of(FIVE, Tables.numbers("2 0 1 3 4")), 2, 0, null).source();
        assertThat(new MemoryxSetup(Deal.of(FIVE, Tables.numbers("2 0 1 3 4")), 1, 0, null).source())
                .isEqualTo(print);
        assertThat(new MemoryxSetup(Deal.of(FIVE, Tables.numbers("2 0 1 4 3")), 2, 0, null).source())
                .isNotEqualTo(print);
        assertThat(new MemoryxSetup(Deal.of(new Size(5, 1), Tables.numbers("2 0 1 3 4")), 2, 0, null).source())
                .isNotEqualTo(print);
        assertThat(MemoryxSetup.seeded(FIVE, 2, 0, 2026).source()).isEqualTo(2026);
    }
}
