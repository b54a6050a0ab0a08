package ludotheque.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import ludotheque.kernel.BadInput;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game in the other great browser: it loads, it starts, and it takes one action. */
@Tag("slow")
class FirefoxTest {
    private static SiteServer site;
    private static Firefox firefox;

    @BeforeAll
    static void start() throws IOException, InterruptedException, BadInput {
        boolean there = Firefox.program().isPresent();
        if (!there && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("firefox-esr is not on the PATH.");
        }
        assumeTrue(there, "the Firefox tests need firefox-esr on the PATH");
        site = SiteServer.start(0);
        firefox = new Firefox();
    }

    @AfterAll
    static void stop() throws IOException {
        if (firefox != null) {
            firefox.close();
        }
        if (site != null) {
            site.close();
        }
    }

    /** A page, what to click one after the other, and what shows that the rules answered. */
    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(
                        "memoryx/play?seats=person,person&delay=0&game=memoryx.1_size.3.3_players.2_first.0_seed.1",
                        List.of("[data-place='0']", "[data-place='1']"),
                        "location.hash.includes('turn.0.1')"),
                Arguments.of(
                        "patience/play?game=patience.1_deal.FreeCell~1",
                        List.of("[data-spot='column-0']", "[data-spot='register-0']"),
                        "location.hash.includes('move.')"),
                Arguments.of(
                        "faraway/play?cards=1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145",
                        List.of("[data-card='12']", "[data-spot='0']"),
                        "document.querySelector('[data-laid=\"12\"]')"),
                Arguments.of(
                        "cameleon/play?level=person&game=cameleon.1_variant.brave_first.R_empty.3",
                        List.of("[data-cell='1-1']"),
                        "location.hash.includes('_R.')"),
                Arguments.of(
                        "papattes/watch?map=carrefour&seed=1&players=harvester,random",
                        List.of("[data-board]", "[aria-label='Next half-turn']"),
                        "document.querySelector('[data-board]').dataset.board >= '0'"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachGameLoadsAndTakesAnAction(String page, List<String> clicked, String shows) throws Exception {
        firefox.open(site.address() + "#/en/" + page);
        for (String selector : clicked) {
            firefox.evaluate(once("document.querySelector(\"" + selector + "\")"));
            firefox.evaluate("document.querySelector(\"" + selector + "\").click()");
        }
        // A table takes no card while it still turns the one before: then it is clicked once more.
        String last = "document.querySelector(\"" + clicked.get(clicked.size() - 1) + "\").click()";
        assertThat(firefox.evaluate(once("(" + shows + ") || (++window.asks % 20 === 0 && " + last + ", false)")))
                .as(page)
                .isEqualTo("true");
        assertThat(firefox.evaluate("document.querySelectorAll('[role=alert]').length"))
                .isEqualTo("0");
    }

    @Test
    void theRulesRankWhatTeamsHandedIn() throws Exception {
        firefox.open(site.address() + "#/en/faraway/competition");
        firefox.evaluate(once("document.querySelector('.drop')"));
        firefox.evaluate(
                "[...document.querySelectorAll('button')].find((button) => button.textContent === 'See an example').click()");
        assertThat(firefox.evaluate(once("document.querySelector('[data-team=ada][data-points=\"50\"]')")))
                .isEqualTo("true");
    }

    /** Waits until an expression holds in the page; after twenty seconds it does not. */
    private static String once(String expression) {
        return "new Promise((resolve) => { window.asks = 0; const asked = Date.now(); const ask = () => { if ("
                + expression
                + ") resolve(true); else if (Date.now() - asked > 20000) resolve(false); else setTimeout(ask, 50) }; ask() })";
    }
}
