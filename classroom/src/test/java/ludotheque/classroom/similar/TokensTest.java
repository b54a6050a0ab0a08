package ludotheque.classroom.similar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokensTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c    | int a = 1; // one       | int  bee=22 ; /* two */",
                "rs   | let x = f(\"a\");       | let yy = g(\"b c\"); // d",
                "java | x.y('a', 'b');          | some.thing('c', '\\'');",
                "py   | def f(x): # a           | def other(y):",
                "py   | \"\"\" a doc \"\"\" x=1 | y=2",
                "hs   | go x' = x' + 1 -- a     | f yy = yy + 2 {- b -}",
                "ml   | let rec f x = x (* a *) | let rec gg y' = y'",
                "php  | $a = 1; # b             | $bb = 2; // c",
                "cs   | if (a) b();             | if(cc)\td( ) ;",
            })
    void namesNumbersTextsCommentsAndLayoutDoNotCount(String ending, String one, String other) {
        assertThat(codes(ending, one)).isEqualTo(codes(ending, other));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"c | a + b; | a - b;", "c | if (a) | while (a)", "py | for x in y | if x in y", "sol | 10 T | 10 5"
            })
    void whatAProgramDoesCounts(String ending, String one, String other) {
        assertThat(codes(ending, one)).isNotEqualTo(codes(ending, other));
    }

    private static int[] codes(String ending, String text) {
        return Tokens.of("", Map.of("x." + ending, text.getBytes(StandardCharsets.UTF_8)))
                .codes();
    }
}
