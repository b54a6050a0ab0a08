package ludotheque.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

class LineTest {

    @Test
    void skipsBlankLinesAndCountsThem() {
        List<Line> lines = Line.of("one\r\n\r\n  \t\n two  three\r\n");
        assertThat(lines).hasSize(2);
        assertThat(lines.get(1).number()).isEqualTo(4);
        assertThat(lines.get(1).word(1)).isEqualTo("three");
        assertThat(lines.get(1).column(1)).isEqualTo(7);
    }

    @Test
    void readsNoLineInAnEmptyText() {
        assertThat(Line.of("")).isEmpty();
    }

    @Test
    void skipsAByteOrderMark() {
        assertThat(Line.of("\uFEFFone").get(0).word(0)).isEqualTo("one");
        assertThat(Line.of("\uFEFFone").get(0).column(0)).isEqualTo(1);
    }

    @Test
    void takesTheDigitsOfOtherScriptsForNoNumber() {
        Line line = Line.of("size ١ 7").get(0);
        assertThat(catchThrowableOfType(BadInput.class, () -> line.integer(1, 0, 9)))
                .hasMessage("1:6: a number in 0..9 was expected");
    }

    @Test
    void pointsAtAWordThatIsNotANumberWithinTheBounds() {
        Line line = Line.of("size 3 12").get(0);
        BadInput error = catchThrowableOfType(BadInput.class, () -> line.integer(2, 0, 9));
        assertThat(error.line()).isEqualTo(1);
        assertThat(error.column()).isEqualTo(8);
        assertThat(error.expected().en()).isEqualTo("a number in 0..9 was expected");
        assertThat(error.expected().fr()).isEqualTo("un nombre dans 0..9 était attendu");
    }

    @Test
    void pointsBehindTheLineWhenAWordIsMissing() {
        Line line = Line.of("size 3   ").get(0);
        BadInput error = catchThrowableOfType(BadInput.class, () -> line.integer(2, 0, 9));
        assertThat(error.column()).isEqualTo(7);
    }

    @Test
    void refusesAWordTooMany() {
        Line line = Line.of("first 0 x").get(0);
        BadInput error = catchThrowableOfType(BadInput.class, () -> line.expectSize(2));
        assertThat(error).hasMessage("1:9: the end of the line was expected");
    }

    @Test
    void readsJsonToTheEndOfALineAndPointsIntoIt() throws BadInput {
        Line good = Line.of("\nout  \"a b\" \r\n").get(0);
        assertThat(good.json(1).string()).isEqualTo("a b");
        Line bad = Line.of("\nout  \"a b\" c").get(0);
        assertThat(catchThrowableOfType(BadInput.class, () -> bad.json(1)).getMessage())
                .startsWith("2:12: ");
    }
}
