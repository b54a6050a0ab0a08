package ludotheque.cameleon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ludotheque.kernel.BadInput;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {

    @Test
    void readsWhatItWrites() {
        Seeds.forEach(100, random -> {
            Setup setup = RandomBoards.mixed(random, random.nextInt(4));
            assertThat(Setup.parse(setup.toString())).isEqualTo(setup);
        });
    }

    @Test
    void blankLinesIndentationAndCarriageReturnsDoNotMatter() throws BadInput {
        assertThat(Setup.parse("  3 \r\n\tABR\r\n  AAA\r\n\r\n BRA  \r\n\r\n\n"))
                .isEqualTo(new Setup(3, "ABRAAABRA"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                   | 1:1: a number of cells a side was expected: 3, 6, 12, 24… up to 3072
            9                    | 1:1: a number of cells a side was expected: 3, 6, 12, 24… up to 3072
            ABR                  | 1:1: a number of cells a side was expected: 3, 6, 12, 24… up to 3072
            3 4                  | 1:3: the end of the line was expected
            3/AAA/ABX/AAA        | 3:3: a cell R, B or A was expected
            3/AAA/  aAA/AAA      | 3:3: a cell R, B or A was expected
            3/AAA/AA/AAA         | 3:3: a line of 3 cells was expected, this one has 2
            3/AAAA/AAA/AAA       | 2:4: a line of 3 cells was expected, this one has 4
            3/AAA/AAA B/AAA      | 3:5: the end of the line was expected
            3/AAA/AAA            | 4:1: line 3 of the board was expected, of 3
            3/AAA/AAA/AAA/AAA    | 5:1: the end of the board was expected
            """)
    void pointsAtWhatIsWrong(String text, String message) {
        assertThat(catchThrowableOfType(BadInput.class, () -> Setup.parse(text.replace('/', '\n'))))
                .hasMessage(message);
    }

    @Test
    void unequalCountsAreAWarning() {
        assertThat(new Setup(3, "ABRAAAAAA").warning()).isNull();
        assertThat(new Setup(3, "ABBAAAAAA").warning())
                .isNotNull()
                .satisfies(text -> assertThat(text.en())
                        .isEqualTo("the board has 0 red cells and 2 blue ones: the subject wants as many"));
    }

    @Test
    void emptyBoardsHaveTheSidesOfTheSubject() {
        for (int n = 0; n <= Setup.MOST_DOUBLINGS; n++) {
            assertThat(Setup.isSide(3 << n)).isTrue();
        }
        assertThat(Setup.empty(2).side()).isEqualTo(12);
        assertThat(Setup.isSide(0)).isFalse();
        assertThat(Setup.isSide(-3)).isFalse();
        assertThat(Setup.isSide(18)).isFalse();
        assertThat(Setup.isSide(3 << 11)).isFalse();
    }
}
