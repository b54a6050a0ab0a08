package ludotheque.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TimeSpanTest {

    @ParameterizedTest
    @CsvSource({"0, 0", "5, 5000", "5s, 5000", "2.5s, 2500", "800ms, 800", "0s, 0"})
    void aTimeIsReadInSecondsOrMilliseconds(String text, long millis) throws Exception {
        assertThat(new TimeSpan().convert(text).toMillis()).isEqualTo(millis);
    }
}
