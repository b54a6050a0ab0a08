package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FarawayGameTest {

    @Test
    void aRecordReadAndWrittenIsTheSame() throws BadInput {
        String text = "faraway 1\ncards 1 2 101\nsanctuaries at_most\nlay 1 8\ntake 1\n";
        assertThat(GameRecord.parse(FarawayGame.FARAWAY, text)).hasToString(text);
        assertThat(FarawayGame.FARAWAY.mostBytes()).isEqualTo(1_048_576);
    }

    /** What is replaced in a record, by what, and where it is refused. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sanctuaries exact | sanctuaries exact 2 | 3:19:
            sanctuaries exact | sanctuaries         | 3:12:
            sanctuaries exact | sanctuaries all     | 3:13:
            lay 1 8           | lay 1 8 8           | 4:9:
            lay 1 8           | lay 1 9             | 4:7:
            lay 1 8           | lay 69 8            | 4:5:
            take 1            | take 1 8            | 5:8:
            done              | done 1              | 6:6:
            done              | finished            | 6:1:
            """)
    void aWordThatIsNotExpectedIsNamedWithItsPlace(String right, String wrong, String where) {
        String record = "faraway 1\ncards 1 2 101\nsanctuaries exact\nlay 1 8\ntake 1\ndone\n";
        assertThatThrownBy(() -> GameRecord.parse(FarawayGame.FARAWAY, record.replace(right, wrong)))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(where);
    }
}
