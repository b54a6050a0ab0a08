package ludotheque.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonValueTest {

    @Test
    void skipsAByteOrderMark() throws BadInput {
        assertThat(JsonValue.parse("\uFEFF{}").isObject()).isTrue();
    }

    @Test
    void readsEveryKindOfValue() throws BadInput {
        JsonValue value = JsonValue.parse("{\"a\": [1, -20, 0], \"b\": \"x\", \"c\": true, \"d\": false, \"e\": null}");
        assertThat(value.isObject()).isTrue();
        assertThat(value.object().keySet()).containsExactly("a", "b", "c", "d", "e");
        assertThat(value.need("a").array()).hasSize(3);
        assertThat(value.need("a").array().get(1).number(-20, 0)).isEqualTo(-20);
        assertThat(value.need("b").string()).isEqualTo("x");
        assertThat(value.need("c").bool()).isTrue();
        assertThat(value.need("d").bool()).isFalse();
        assertThat(value.need("e").isNull()).isTrue();
        assertThat(value.get("f")).isNull();
    }

    @Test
    void readsEveryEscape() throws BadInput {
        assertThat(JsonValue.parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9É\"").string())
                .isEqualTo("\"\\/\b\f\n\r\téÉ");
    }

    @Test
    void readsBackWhatJsonWrites() throws BadInput {
        String text = "« a\"b\\c\n\t\r\u0000 »\uD83D\uDC3E";
        assertThat(JsonValue.parse(new Json().value(text).toString()).string()).isEqualTo(text);
    }

    @Test
    void readsEmptyObjectsAndArraysAndBlanks() throws BadInput {
        assertThat(JsonValue.parse(" { } ").object()).isEmpty();
        assertThat(JsonValue.parse("\t[\r\n]\n").array()).isEmpty();
    }

    /** The text, and the line and column of what is wrong with it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | 1 | 1",
                "`{` | 1 | 2",
                "`[1` | 1 | 3",
                "`[1 2]` | 1 | 4",
                "`[1,]` | 1 | 4",
                "`[,1]` | 1 | 2",
                "`{\"a\" 1}` | 1 | 6",
                "`{\"a\":}` | 1 | 6",
                "`{\"a\":1,}` | 1 | 8",
                "`{a:1}` | 1 | 2",
                "`{\"a\":1,\"a\":2}` | 1 | 8",
                "`\"abc` | 1 | 5",
                "`\"\\x\"` | 1 | 3",
                "`\"\\u12G4\"` | 1 | 6",
                "`tru` | 1 | 1",
                "`nul` | 1 | 1",
                "`-` | 1 | 1",
                "`+1` | 1 | 1",
                "`01` | 1 | 1",
                "`1.` | 1 | 1",
                "`1..5` | 1 | 1",
                "`1e` | 1 | 1",
                "`1 1` | 1 | 3",
                "`'a'` | 1 | 1",
            })
    void refusesWhatIsNoJsonAndSaysWhere(String text, int line, int column) {
        BadInput bad = catchThrowableOfType(BadInput.class, () -> JsonValue.parse(text));
        assertThat(bad).as(text).isNotNull();
        assertThat(bad.line()).isEqualTo(line);
        assertThat(bad.column()).isEqualTo(column);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1e3", "-2.5E-3", "1234567890123456789"})
    void refusesANumberThatIsNotWholeWhereItIsNeeded(String text) throws BadInput {
        JsonValue value = JsonValue.parse(text);
        assertThatThrownBy(() -> value.number(0, 10)).isInstanceOf(BadInput.class);
    }

    @Test
    void countsLinesAndColumnsFromWhereTheTextBegins() {
        BadInput later = catchThrowableOfType(BadInput.class, () -> JsonValue.parse("{\n  \"a\": [\n    x]}"));
        assertThat(later.getMessage()).startsWith("3:5:");
        BadInput inside = catchThrowableOfType(BadInput.class, () -> JsonValue.parse("[x]", 7, 11));
        assertThat(inside.getMessage()).startsWith("7:12:");
    }

    @Test
    void aValueOfTheWrongKindIsToldWhereItBegins() throws BadInput {
        JsonValue value = JsonValue.parse("{\"a\":\n [1, \"x\"]}");
        JsonValue text = value.need("a").array().get(1);
        assertThat(catchThrowableOfType(BadInput.class, () -> text.number(0, 9)).getMessage())
                .isEqualTo("2:6: a number in 0..9 was expected");
        assertThat(catchThrowableOfType(BadInput.class, text::array).getMessage())
                .startsWith("2:6:");
        assertThat(catchThrowableOfType(BadInput.class, text::object).getMessage())
                .startsWith("2:6:");
        assertThat(catchThrowableOfType(BadInput.class, text::bool).getMessage())
                .startsWith("2:6:");
        assertThat(catchThrowableOfType(BadInput.class, () -> value.need("a").string())
                        .getMessage())
                .startsWith("2:2:");
        assertThat(catchThrowableOfType(BadInput.class, () -> value.need("b")).getMessage())
                .isEqualTo("1:1: the field \"b\" is missing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "8", "-5"})
    void aNumberMustBeWithinItsBounds(String text) throws BadInput {
        JsonValue value = JsonValue.parse(text);
        assertThat(catchThrowableOfType(BadInput.class, () -> value.number(5, 7)))
                .isNotNull();
    }

    @Test
    void bracketsNestedTooDeepAreRefusedAndNotFollowed() throws BadInput {
        assertThat(JsonValue.parse("[".repeat(60) + "]".repeat(60)).array()).hasSize(1);
        assertThat(catchThrowableOfType(BadInput.class, () -> JsonValue.parse("[".repeat(1_000_000))))
                .isNotNull();
    }

    @Test
    void digitsOfAnEscapeAreThoseOfAscii() {
        assertThat(catchThrowableOfType(BadInput.class, () -> JsonValue.parse("\"\\u00\uFF14\uFF11\"")))
                .isNotNull();
    }

    @Test
    void randomEditsOfAGoodTextAreReadOrRefusedAndNothingElse() {
        SeededRandom random = new SeededRandom(1);
        String good = "{\"a\": [1, -2, {\"b\": \"x\\u00e9\\n\"}], \"c\": [true, false, null]}";
        String letters = "{}[]\",:\\0123456789-tfnu e.\n";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(good);
            for (int edit = random.nextInt(4); edit >= 0; edit--) {
                int at = random.nextInt(text.length());
                char letter = letters.charAt(random.nextInt(letters.length()));
                if (random.nextInt(2) == 0) {
                    text.setCharAt(at, letter);
                } else {
                    text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(3)));
                }
            }
            try {
                JsonValue.parse(text.toString());
            } catch (BadInput refused) {
                assertThat(refused.line()).isPositive();
                assertThat(refused.column()).isPositive();
            }
        }
    }
}
