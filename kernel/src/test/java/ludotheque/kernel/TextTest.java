package ludotheque.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTest {

    @Test
    void cutsOverlongWords() {
        String word = "7".repeat(1000);
        Text text = new Text(
                "une carte était attendue, pas «\u00a0" + word + "\u00a0»",
                "a card was expected, not \"" + word + "\"");
        assertThat(text.withShortWords())
                .isEqualTo(new Text(
                        "une carte était attendue, pas «\u00a0" + "7".repeat(40) + "…\u00a0»",
                        "a card was expected, not \"" + "7".repeat(39) + "…\""));
    }

    @Test
    void cutsNoSignInTwo() {
        assertThat(new Text("", "7" + "𝄞".repeat(100)).withShortWords().en()).isEqualTo("7" + "𝄞".repeat(19) + "…");
    }

    @Test
    void leavesOtherSentencesAsTheyAre() {
        Text text = new Text(" deux  mots ", "a line like \"deal,answer,moves,positions,milliseconds\"");
        assertThat(text.withShortWords()).isEqualTo(text);
    }

    @Test
    void showsWhatATerminalWouldObeyAndCutsARunOfIt() {
        assertThat(new Text("", "not \"\u001b[2J\"").withShortWords().en()).isEqualTo("not \"\\x1b[2J\"");
        assertThat(new Text("", "not \"" + "\u2028".repeat(20_000) + "\"")
                        .withShortWords()
                        .en())
                .startsWith("not \"\\u2028\\u2028")
                .hasSizeLessThan(60);
    }

    @Test
    void cutsSentencesThatAreBlanksAndNoWords() {
        assertThat(new Text("", "not \"" + " ".repeat(20_000) + "\"")
                        .withShortWords()
                        .en())
                .hasSize(501)
                .endsWith("…");
    }

    @Test
    void isCutInErrors() {
        assertThat(new BadInput("", "x".repeat(99))).hasMessage("1:1: " + "x".repeat(40) + "…");
    }
}
