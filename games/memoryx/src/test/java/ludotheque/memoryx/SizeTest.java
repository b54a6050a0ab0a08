package ludotheque.memoryx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ludotheque.kernel.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SizeTest {
    @ParameterizedTest
    @CsvSource({"3x7, 3, 7, 10", "3X7, 3, 7, 10", "1x3, 1, 3, 1", "9x11, 9, 11, 49"})
    void isLinesByColumnsWithAPairForEveryTwoPlaces(String text, int lines, int columns, int pairs) throws BadInput {
        Size size = Size.parse(text);
        assertThat(size).isEqualTo(new Size(lines, columns)).hasToString(lines + "x" + columns);
        assertThat(size.places()).isEqualTo(2 * pairs + 1);
        assertThat(size.pairs()).isEqualTo(pairs);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            37      | 1:1: a size like 3x7 was expected, not "37"
            x7      | 1:1: a size like 3x7 was expected, not "x7"
            3x      | 1:1: a size like 3x7 was expected, not "3x"
            4x7     | 1:1: the size 4x7 does not fit: lines and columns must be odd
            3x8     | 1:1: the size 3x8 does not fit: lines and columns must be odd
            0x3     | 1:1: the size 0x3 does not fit: lines and columns must be odd
            1x1     | 1:1: 1x1 leaves nothing but the joker
            1x101   | 1:1: the size 1x101 has more than 99 places
            65537x65537 | 1:1: the size 65537x65537 has more than 99 places
            """)
    void isOddAndNeitherTooSmallNorTooLarge(String text, String message) {
        assertThat(catchThrowableOfType(BadInput.class, () -> Size.parse(text))).hasMessage(message);
    }

    @Test
    void oneLineOfNinetyNineIsTheLongest() throws BadInput {
        assertThat(Size.parse("1x99").places()).isEqualTo(Size.MOST_PLACES);
    }
}
