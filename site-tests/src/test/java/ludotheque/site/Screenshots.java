package ludotheque.site;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ScreenshotAnimations;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Pictures of every page, to be looked at, in {@code target/screenshots}. It decides nothing; {@code docs/site.md} has the command.
 */
@Tag("bench")
@ExtendWith(InBrowser.class)
class Screenshots {
    private static final Path FOLDER = Path.of("target", "screenshots");
    private static final String BOARD = "[data-place], [data-spot], [data-cell], [data-board]";
    private static final List<String> LANGUAGES = List.of("fr", "en");

    /** Widths and heights: a phone upright and on its side, a small desk, a large one. */
    private static final List<int[]> SIZES = List.of(new int[][] {{390, 844}, {844, 390}, {1366, 650}, {1920, 1080}});

    /** A whole match is computed meanwhile. */
    private static final int COMPUTED_MS = 180_000;

    /** The pages, each by the name of its pictures. */
    private static final Map<String, String> PAGES = Map.ofEntries(
            Map.entry("home", ""),
            Map.entry("home-kept", ""),
            Map.entry("daily", "/daily"),
            Map.entry("statistics", "/statistics"),
            Map.entry("docs", "/docs?page=patience.md"),
            Map.entry("contest", "/contest"),
            Map.entry("contest-join", "/contest/join"),
            Map.entry("contest-account", "/contest/account"),
            Map.entry("nowhere", "/nowhere"),
            Map.entry("memoryx-start", "/memoryx/play"),
            Map.entry("memoryx-setup", "/memoryx/play?settings=1"),
            Map.entry(
                    "memoryx-play",
                    "/memoryx/play?seats=person,person&game=memoryx.1_size.3.7_players.2_first.0_seed.12_turn.0.1_turn.2.3"),
            Map.entry(
                    "memoryx-replay",
                    "/memoryx/replay?at=1&memory=joker-aware&game=memoryx.1_size.3.7_players.2_first.0_seed.12_turn.0.1_turn.2.3"),
            Map.entry(
                    "memoryx-over",
                    "/memoryx/play?delay=0&seats=person&game=memoryx.1_size.1.3_players.1_first.0_deal.2.0.1_turn.0.1"),
            Map.entry("memoryx-rules", "/memoryx/rules"),
            Map.entry("memoryx-how", "/memoryx/how"),
            Map.entry("patience-start", "/patience/play"),
            Map.entry("patience-setup", "/patience/play?settings=1"),
            Map.entry("patience-freecell", "/patience/play?game=patience.1_deal.FreeCell~1_move.42.44_move.7.T"),
            Map.entry("patience-midnightoil", "/patience/play?game=patience.1_deal.MidnightOil~2_rules.full"),
            Map.entry("patience-bakersdozen", "/patience/play?game=patience.1_deal.BakersDozen~1"),
            Map.entry("patience-won", "/patience/play?game=" + AccessibilityTest.WON_SOLITAIRE),
            Map.entry("patience-rules", "/patience/rules"),
            Map.entry("patience-how", "/patience/how"),
            Map.entry("faraway-start", "/faraway/play"),
            Map.entry("faraway-setup", "/faraway/play?choose=1.2.3.101"),
            Map.entry(
                    "faraway-play",
                    "/faraway/play?cards=1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145"
                            + "&row=12.20.13.18.44.24.39.4.120.130.140.145"),
            Map.entry(
                    "faraway-solve",
                    "/faraway/play?view=solve&run=1&cards=1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145"),
            Map.entry(
                    "faraway-over",
                    "/faraway/play?cards=1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145"
                            + "&row=12.20.13.18.44.24.39.4.120.130.140.145"),
            Map.entry("faraway-rules", "/faraway/rules"),
            Map.entry("faraway-how", "/faraway/how"),
            Map.entry("faraway-code", "/faraway/code"),
            Map.entry("faraway-instances", "/faraway/instances"),
            Map.entry("faraway-competition", "/faraway/competition"),
            Map.entry("faraway-run", "/faraway/run"),
            Map.entry("cameleon-start", "/cameleon/play"),
            Map.entry("cameleon-setup", "/cameleon/play?settings=1"),
            Map.entry(
                    "cameleon-play",
                    "/cameleon/play?red=person&blue=person&game=cameleon.1_variant.temeraire_first.R_empty.12_R.5.5_B.6.6_R.5.6_B.7.7_R.1.1"),
            Map.entry(
                    "cameleon-large",
                    "/cameleon/play?red=person&blue=person&game=cameleon.1_variant.temeraire_first.R_empty.96_R.1.1_B.2.2"),
            Map.entry(
                    "cameleon-over",
                    "/cameleon/play?red=person&blue=person&game=cameleon.1_variant.brave_first.R_board.3_RRR_BBB_RAA_R.3.2_B.3.3"),
            Map.entry("cameleon-rules", "/cameleon/rules"),
            Map.entry("cameleon-how", "/cameleon/how"),
            Map.entry("papattes-setup", "/papattes/play?settings=1"),
            Map.entry("papattes-play", "/papattes/play?map=clairiere&seed=7&side=0&opponent=random"),
            Map.entry("papattes-watch", "/papattes/watch?map=carrefour&seed=1&players=harvester,random&turn=60"),
            Map.entry("papattes-over", "/papattes/play?map=clairiere&seed=7&side=0&opponent=random"),
            Map.entry("papattes-rules", "/papattes/rules"),
            Map.entry("papattes-how", "/papattes/how"),
            Map.entry("papattes-write", "/papattes/write"));

    @Test
    void ofEveryPageInBothLanguagesOnFourScreens(Visitor visitor) {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        PAGES.forEach((name, path) -> LANGUAGES.forEach(language -> {
            open(visitor, language, name);
            for (int[] size : SIZES) {
                page.setViewportSize(size[0], size[1]);
                take(page, name, language + "-" + size[0] + "x" + size[1]);
            }
        }));
    }

    @Test
    void ofBoardsWithTheColoursOfTheSystem(Visitor visitor) {
        Page page = visitor.page();
        PAGES.forEach((name, path) -> {
            if (!name.matches(".*-(rules|how|code|instances|setup)")) {
                visitor.page().emulateMedia(forced(ColorScheme.LIGHT));
                open(visitor, "en", name);
                for (int[] size : List.of(SIZES.get(0), SIZES.get(2))) {
                    page.setViewportSize(size[0], size[1]);
                    for (ColorScheme theme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                        page.emulateMedia(forced(theme));
                        take(page, name, "forced-colors-" + theme + "-" + size[0] + "x" + size[1]);
                    }
                }
            }
        });
    }

    private static Page.EmulateMediaOptions forced(ColorScheme theme) {
        return new Page.EmulateMediaOptions()
                .setReducedMotion(ReducedMotion.REDUCE)
                .setColorScheme(theme)
                .setForcedColors(ForcedColors.ACTIVE);
    }

    /** Endings with all that moves, and for those who want nothing to: the two must say the same. */
    @Test
    void ofEndingsWithAndWithoutMotion(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(1366, 650);
        PAGES.keySet().stream().filter(name -> name.matches(".*-(over|won)")).forEach(name -> {
            for (ReducedMotion motion : ReducedMotion.values()) {
                page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(motion));
                open(visitor, "en", name);
                take(page, name, "motion-" + motion);
            }
        });
    }

    /** Opens a page and does what its picture shows the end of. */
    private static void open(Visitor visitor, String language, String name) {
        Page page = visitor.page();
        if (name.startsWith("contest")) {
            // No contest is served here.
            visitor.expectFailedLoads();
        }
        fillStorage(visitor, language, name);
        visitor.open("#/" + language + PAGES.get(name));
        if (name.equals("faraway-over")) {
            button(page, "Finish|Terminer").click();
            page.locator("[data-ended=proved]").waitFor();
        } else if (name.equals("papattes-over")) {
            page.locator("summary")
                    .filter(new Locator.FilterOptions()
                            .setHasText(Pattern.compile("Let a champion finish|Laisser un champion finir")))
                    .click();
            button(page, "Finish the game|Finir la partie").click();
            page.locator("[data-winner]").waitFor(new Locator.WaitForOptions().setTimeout(COMPUTED_MS));
        }
    }

    private static Locator button(Page page, String names) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^(" + names + ")$")));
    }

    private static void fillStorage(Visitor visitor, String language, String name) {
        visitor.open("#/en");
        // A game that was kept would be shown as it was left.
        visitor.page().evaluate("() => localStorage.clear()");
        visitor.page().evaluate(StatisticsTest.PLAYED);
        if (name.equals("home-kept")) {
            for (String begun : List.of("memoryx-play", "patience-freecell", "faraway-play", "cameleon-play")) {
                visitor.open("#/" + language + PAGES.get(begun));
                visitor.page().locator(BOARD).first().waitFor();
            }
        }
    }

    private static void take(Page page, String name, String kind) {
        if (name.endsWith("-start")
                || page.url().contains("game=")
                || page.url().contains("cards=")
                || page.url().contains("map=")) {
            page.locator(BOARD).first().waitFor();
        }
        if (name.equals("papattes-watch")) {
            // The words come after the map.
            page.locator("[data-told='60']").waitFor();
        }
        if (name.equals("faraway-solve")) {
            page.locator("[data-proof=proved]").waitFor();
        }
        page.locator("h1").first().waitFor();
        page.evaluate("() => document.fonts.ready.then(() => new Promise((next) =>"
                + " requestAnimationFrame(() => requestAnimationFrame(next))))");
        page.screenshot(new Page.ScreenshotOptions()
                .setAnimations(ScreenshotAnimations.DISABLED)
                .setPath(FOLDER.resolve(name + "-" + kind + ".png")));
    }
}
