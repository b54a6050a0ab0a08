package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CanaryTest {
    @Test
    void onlyWhatCameAfterAMomentCountsSinceThen() {
        try (Canary canary = new Canary()) {
            long now = System.nanoTime();
            canary.note(now, Canary.LATE_NANOS + 1);
            assertThat(canary.wasLateSince(now - 1)).isTrue();
            assertThat(canary.wasLateSince(System.nanoTime() + 60_000_000_000L)).isFalse();
        }
    }
}
