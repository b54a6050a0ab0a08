package ludotheque.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class EstimateTest {
    private static final double CLOSE = 1e-4;

    @Test
    void aShareHasWilsonsInterval() {
        assertInterval(Estimate.share(1, 10), 0.1, 0.0179, 0.4042);
        assertInterval(Estimate.share(610, 1000), 0.61, 0.5794, 0.6398);
    }

    @Test
    void whatNeverOrAlwaysHappensKeepsAnIntervalWithinBounds() {
        assertInterval(Estimate.share(0, 10), 0, 0, 0.2775);
        assertInterval(Estimate.share(10, 10), 1, 0.7225, 1);
    }

    @Test
    void aMeanHasTheNormalInterval() {
        int[] values = {2, 4, 4, 4, 5, 5, 7, 9};
        assertThat(Estimate.deviation(values)).isCloseTo(2.1381, within(CLOSE));
        assertInterval(Estimate.mean(values), 5, 5 - 1.4816, 5 + 1.4816);
    }

    @Test
    void asOneValueTellsNothingOfTheSpreadItsIntervalIsEmpty() {
        assertInterval(Estimate.mean(new int[] {3}), 3, 3, 3);
    }

    private static void assertInterval(Estimate estimate, double value, double low, double high) {
        assertThat(estimate.value()).isCloseTo(value, within(CLOSE));
        assertThat(estimate.low()).isCloseTo(low, within(CLOSE));
        assertThat(estimate.high()).isCloseTo(high, within(CLOSE));
    }
}
