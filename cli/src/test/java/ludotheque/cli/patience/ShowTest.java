package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.time.InstantSource;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import ludotheque.cli.Typed;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Lang;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ShowTest {

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void everyGameIsShownToPeople(String language) throws Exception {
        StringBuilder boards = new StringBuilder();
        for (String deal : new String[] {"FreeCell.123", "st.12345", "MO.3", "bakersdozen.123456", "ms:1"}) {
            Typed typed = ludo("patience", "show", deal, "--lang", language);
            assertThat(typed.exitCode()).isZero();
            assertThat(typed.err()).isEmpty();
            boards.append(typed.out()).append('\n');
        }
        Golden.check("patience-show-" + language + ".txt", boards.toString());
    }

    @Test
    void programsGetNumbers() {
        assertThat(ludo("patience", "show", "mo.3", "--json").out())
                .startsWith("{\"deal\":\"MidnightOil.3\",\"game\":\"MidnightOil\",\"foundation\":[0,0,0,1],"
                        + "\"registers\":[],\"columns\":[[44,1,34],[31,18,48],")
                .endsWith(",[6]]}\n");
    }

    @Test
    void aRawDealHasAllCardsOnTheTable() {
        String raw = ludo("patience", "show", "mo.3", "--raw", "--json").out();
        assertThat(raw).startsWith("{\"deal\":\"MidnightOil.3\",\"game\":\"MidnightOil\",\"foundation\":[0,0,0,0],");
        assertThat(Pattern.compile("\\d+")
                        .matcher(raw.substring(raw.indexOf("columns")))
                        .results())
                .extracting(number -> Integer.valueOf(number.group()))
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 52).boxed().toList());
    }

    @Test
    void theTextOfABoardIsReadBack() {
        String text = ludo("patience", "show", "st.12", "--text").out();
        assertThat(text).startsWith("Foundations: C-0 S-0 H-0 D-0\nFreecells: JH KD -- --\n: QC 3S 8C 9D 3C\n");
        assertThat(ludoReading(text, "patience", "show", "--board", "-", "--game", "Seahaven", "--text")
                        .out())
                .isEqualTo(text);
    }

    @Test
    void aMalformedBoardIsToldWithItsLineAndColumn() {
        assertThat(ludoReading(": 2C\n: 3X\n", "patience", "show", "--board", "-", "--game", "fc"))
                .isEqualTo(new Typed(65, "", "-:2:3: a card like 7H or TS was expected\n"));
    }

    @Test
    void colourIsOnlyAnAddition() {
        String plain = picture(Map.of("NO_COLOR", "1"));
        String coloured = picture(Map.of());
        assertThat(plain).doesNotContain("\u001b").contains("10♥");
        assertThat(coloured).contains("\u001b[31m10♥\u001b[0m").contains(" 10♠").doesNotContain("\u001b[31m10♠");
        assertThat(coloured.replaceAll("\u001b\\[\\d*m", "")).isEqualTo(plain);
    }

    private static String picture(Map<String, String> variables) {
        Shell terminal = new Shell(
                InputStream.nullInputStream(),
                System.out,
                System.err,
                Lang.EN,
                variables,
                "012",
                InstantSource.system());
        return new BoardPicture(terminal).of(new Deal.Xpat(Solitaire.FREECELL, 123).board());
    }
}
