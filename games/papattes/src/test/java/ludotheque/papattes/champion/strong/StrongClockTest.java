package ludotheque.papattes.champion.strong;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StrongClockTest {
    private final Clock clock = new Clock(10);

    @Test
    void thisTurnHasTheFirstFourSteps() {
        assertThat(clock.halfTurn(1)).isEqualTo(10);
        assertThat(clock.halfTurn(4)).isEqualTo(10);
        assertThat(clock.halfTurn(5)).isEqualTo(12);
    }

    @Test
    void aBoneOfTheOpponentsTurnWaitsForOurs() {
        assertThat(clock.firstStep(10)).isEqualTo(1);
        assertThat(clock.firstStep(11)).isEqualTo(5);
        assertThat(clock.firstStep(12)).isEqualTo(5);
    }

    @Test
    void anAgeThatEndsNowLeavesNoStep() {
        assertThat(clock.lastStepBefore(10)).isZero();
        assertThat(clock.lastStepBefore(12)).isEqualTo(4);
    }
}
