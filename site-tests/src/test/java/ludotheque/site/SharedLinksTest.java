package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A link that was copied names a page which messengers can read, and shows whoever follows it what its sender saw. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class SharedLinksTest {
    private static final String DAY = "2026-01-05";
    private static final String KEEP_WHAT_IS_COPIED =
            "navigator.clipboard.writeText = async (text) => { window.copied = text }";

    @ParameterizedTest
    @CsvSource({
        "memoryx/play, seats=person&game=memoryx.1_size.3.3_players.1_first.0_seed.5_turn.0.1, [data-turn='1']",
        "patience/play, game=patience.1_deal.FreeCell~1_move.42.44, [data-moves='1']",
        "faraway/play, cards=1.2.4.12.13.18.20.24.39.44.120&row=12.20, [data-laid='20']",
        "cameleon/play, red=person&blue=person&game=cameleon.1_variant.brave_first.R_empty.6_R.3.2, [data-moves='1']",
        "papattes/play, map=clairiere&seed=7&side=0&opponent=random, [data-phase=yours][data-turn='0']",
        "papattes/watch, map=carrefour&seed=3&players=strong%2Charvester&turn=5, [data-turn='5']",
    })
    void showsWhatItsSenderSawButTheDay(String page, String query, String seen, Visitor visitor) {
        visitor.open("#/en/" + page + "?" + query + "&daily=" + DAY);
        visitor.page().locator(seen).first().waitFor();
        String link = copied(visitor);
        assertThat(link).startsWith(visitor.address() + "en/" + page + "/#").doesNotContain("daily");
        Page receiver = visitor.newPage();
        receiver.navigate(link);
        receiver.waitForURL(url -> url.startsWith(visitor.address() + "#/en/" + page + "?"));
        assertThat(receiver.locator(seen).first()).isVisible();
    }

    @Test
    void aGameThatItsSenderWonIsNotWonAgain(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/patience/play?game=" + AccessibilityTest.WON_SOLITAIRE + "&daily=" + DAY);
        page.locator("[data-won]").waitFor();
        String link = copied(visitor);
        page.evaluate("localStorage.clear()");
        page.navigate(link);
        page.locator("[data-won]").waitFor();
        visitor.button("Look back").click();
        visitor.button("Back to my game").click();
        visitor.button("Undo").click();
        assertThat(page.locator("[data-won]")).hasCount(0);
        visitor.button("Redo").click();
        page.locator("[data-won]").waitFor();
        visitor.open("#/en/statistics");
        assertThat(page.locator("main")).containsText("No finished game yet.");
        visitor.open("#/en/daily?day=" + DAY);
        assertThat(page.locator("[data-challenge]")).hasCount(5);
        assertThat(page.locator("[data-done=true]")).hasCount(0);
    }

    private static String copied(Visitor visitor) {
        Page page = visitor.page();
        page.evaluate(KEEP_WHAT_IS_COPIED);
        // A match under way offers neither for a moment.
        visitor.button("Copy the link").or(visitor.button("Share")).first().waitFor();
        if (visitor.button("Copy the link").count() == 0) {
            visitor.button("Share").click();
        }
        visitor.button("Copy the link").first().click();
        page.waitForFunction("() => window.copied !== undefined");
        return (String) page.evaluate("window.copied");
    }
}
