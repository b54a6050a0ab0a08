package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class KernelTicksTest {
    private static final String STATISTICS = """
            cpu  1000 2000 3000 4000 5000 6000 7000 8000 9000 10000
            cpu0 100 20 3 400000 5000 600 70 8 90 10
            cpu1 1 1 1 999 999 1 1 1 1 1
            intr 1 2 3
            """;

    @Test
    void aProcessorIsBusyWithAllButIdlenessAndWhatTheHostTookCountsToo() {
        assertThat(KernelTicks.ofProcessor(0, STATISTICS)).contains(Duration.ofMillis(8010));
        assertThat(KernelTicks.ofProcessor(1, STATISTICS)).contains(Duration.ofMillis(60));
        assertThat(KernelTicks.ofProcessor(2, STATISTICS)).isEmpty();
    }

    @Test
    void theRefereeHasHadSomeOfIt() {
        assertThat(KernelTicks.ofReferee())
                .hasValueSatisfying(time -> assertThat(time).isPositive());
    }
}
