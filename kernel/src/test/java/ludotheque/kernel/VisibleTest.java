package ludotheque.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisibleTest {

    @Test
    void ordersToATerminalAreShownAsTheirCodes() {
        assertThat(Visible.text("\u001b[31mred\u0007\u007f\u009b2J\r")).isEqualTo("\\x1b[31mred\\x07\\x7f\\x9b2J\\x0d");
    }

    @Test
    void whatTurnsOrEndsALineIsShownAsItsCode() {
        assertThat(Visible.text("a\u2028b\u2029c\u202etxt\u2066\u200f"))
                .isEqualTo("a\\u2028b\\u2029c\\u202etxt\\u2066\\u200f");
    }

    @Test
    void aTextKeepsItsLinesAndALineIsOne() {
        assertThat(Visible.text("one\n\ttwo")).isEqualTo("one\n\ttwo");
        assertThat(Visible.line("one\n\ttwo")).isEqualTo("one\\x0a\\x09two");
    }

    @Test
    void allOtherSignsStayAndHalvesOfThemAreShown() {
        String signs = "« é ♠ 👩‍🚀 𝄞 »";
        assertThat(Visible.line(signs)).isSameAs(signs);
        assertThat(Visible.line("\ud83d 𝄞\udd1e")).isEqualTo("\\ud83d 𝄞\\udd1e");
    }
}
