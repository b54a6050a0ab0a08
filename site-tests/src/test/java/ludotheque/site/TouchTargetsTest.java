package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A finger meets what it aims at. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class TouchTargetsTest {
    static final List<String> PAGES = List.of(
            "",
            "/daily",
            "/statistics",
            "/docs",
            "/docs?page=champions.md",
            "/memoryx/play?settings=1",
            "/memoryx/play?delay=0&seats=person,person&game=memoryx.1_size.3.7_players.2_first.0_seed.12_turn.0.1",
            "/patience/play?settings=1",
            "/patience/play?game=patience.1_deal.FreeCell~1_move.42.44",
            "/faraway/play?choose=1.2.3.101",
            "/faraway/play?cards=1.2.4.12.13.18.20.24.101.120&row=12",
            "/faraway/code",
            "/faraway/instances",
            "/faraway/competition",
            "/cameleon/play?settings=1",
            "/cameleon/play?red=person&blue=person&game=cameleon.1_variant.temeraire_first.R_empty.6_R.1.1",
            "/cameleon/rules",
            "/papattes/play?settings=1",
            "/papattes/play?map=clairiere&seed=7&side=0&opponent=random",
            "/papattes/write",
            "/papattes/watch?map=carrefour&seed=1&players=harvester,random&turn=60");

    /**
     * Resolves to the controls that are less than 44 pixels high or 24 wide. A control in a label is as large as both, and the link
     * of a box on the shelf as large as the box. Boards have cells as large as the screen allows, and links of a text are
     * as high as their line.
     */
    private static final String TOO_SMALL = """
            () => {
              const BOARDS = '[role=grid], [role=application], [data-spot], [data-card], [data-cell], [data-place]'
              const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.unseen, .skip')
              const inText = (e) => e.matches('article a') || e.matches('a') && [...e.parentElement.childNodes].some((near) => near !== e
                && near.nodeType === Node.TEXT_NODE && near.textContent.trim() !== '')
              const isSpread = (e) => getComputedStyle(e, '::after').position === 'absolute'
              const boxes = (e) => [e, ...(e.labels ?? []), ...(isSpread(e) ? [e.closest('li')] : [])]
                .map((part) => part.getBoundingClientRect())
              return [...document.querySelectorAll('button, a[href], input, select, summary, textarea')]
                .filter((e) => shown(e) && !e.closest(BOARDS) && !inText(e))
                .map((e) => [e, Math.max(...boxes(e).map((box) => box.height)), Math.max(...boxes(e).map((box) => box.width))])
                .filter(([, height, width]) => height < 43.5 || width < 24)
                .map(([e, height, width]) => `${Math.round(width)} x ${Math.round(height)} ${e.outerHTML.slice(0, 160)}`)
            }
            """;

    @ParameterizedTest
    @FieldSource("PAGES")
    void everyControlIsLargeEnough(String path, Visitor visitor) {
        Page page = visitor.page();
        takeAPhone(visitor);
        visitor.open("#/fr" + path);
        assertThat(page.evaluate("matchMedia('(pointer: coarse)').matches")).isEqualTo(true);
        if (path.matches(".*(game|cards|map)=.*")) {
            page.locator("[data-place], [data-spot], [data-cell], [data-board]")
                    .first()
                    .waitFor();
        }
        visitor.expectNoSidewaysScroll();
        assertThat((List<?>) page.evaluate(TOO_SMALL)).isEmpty();
    }

    /** A ring around the first card would be taken for a hint by whoever never touched a key. */
    @Test
    void noCardIsRingedBeforeAKeyIsPressed(Visitor visitor) {
        takeAPhone(visitor);
        Page page = visitor.page();
        visitor.open("#/fr/patience/play?game=patience.1_deal.FreeCell~1");
        page.locator("[data-spot=column-0]").waitFor();
        assertThat(page.locator("[data-game]")).isFocused();
        page.keyboard().press("Tab");
        assertThat(page.locator("[data-spot][tabindex='0']")).isFocused();
    }

    private static void takeAPhone(Visitor visitor) {
        JsonObject touch = new JsonObject();
        touch.addProperty("enabled", true);
        visitor.profile().newCDPSession(visitor.page()).send("Emulation.setTouchEmulationEnabled", touch);
        visitor.page().setViewportSize(390, 844);
    }
}
