package ludotheque.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

@Tag("slow")
@ExtendWith(InBrowser.class)
class AccessibilityTest {
    /** A whole match is computed meanwhile. */
    private static final int COMPUTED_MS = 180_000;

    private static final Path AXE = Path.of("../site/web/node_modules/axe-core/axe.min.js");

    private static final String GAME = "memoryx.1_size.3.7_players.2_first.0_seed.12_turn.0.1_turn.2.3";
    static final String WON_SOLITAIRE = "patience.1_deal.Seahaven~5_move.17.T_move.27.T_move.25.T_move.48.V"
            + "_move.33.37_move.45.49_move.29.33_move.38.T_move.25.29_move.21.25_move.35.T_move.30.34_move.19.23"
            + "_move.9.13_move.44.48_move.17.21_move.51.T_move.15.19_move.31.T_move.11.15_move.45.T_move.49.V"
            + "_move.28.T_move.36.40";
    private static final String CAMELEON =
            "cameleon.1_variant.temeraire_first.R_board.6_RRRBBB_RAABBB_RRRBBB_BBBRAA_BBBAAA_BBBAAR";
    private static final String FARAWAY = "1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145";
    static final List<String> PAGES = List.of(
            "",
            "/daily",
            "/daily?day=2026-11-01",
            "/statistics",
            "/docs",
            "/docs?page=champions.md",
            "/docs?page=papattes-api.en.md",
            "/memoryx/play",
            "/memoryx/play?size=9x11&seats=limited:7,exact",
            "/memoryx/play?delay=0&learn=1&game=" + GAME,
            "/memoryx/play?delay=0&seats=person&game=memoryx.1_size.1.3_players.1_first.0_deal.2.0.1_turn.0.1",
            "/memoryx/replay?at=1&memory=joker-aware&game=" + GAME,
            "/memoryx/rules",
            "/memoryx/how",
            "/patience/play",
            "/patience/play?solitaire=FreeCell&numbers=ms&deal=617",
            "/patience/play?game=patience.1_deal.FreeCell~1_move.42.44_move.7.T",
            "/patience/play?game=patience.1_deal.Seahaven~1",
            "/patience/play?game=" + WON_SOLITAIRE,
            "/patience/play?game=patience.1_deal.MidnightOil~1",
            "/patience/play?game=patience.1_deal.BakersDozen~1",
            "/patience/rules",
            "/patience/how",
            "/faraway/play",
            "/faraway/play?choose=1.2.3.101",
            "/faraway/play?cards=" + FARAWAY + "&row=12.0.13.18.44.24.39.4.120",
            "/faraway/play?view=solve&cards=" + FARAWAY,
            "/faraway/rules",
            "/faraway/how",
            "/faraway/code",
            "/faraway/instances",
            "/faraway/competition",
            "/faraway/run",
            "/cameleon/play",
            "/cameleon/play?level=greedy&game=" + CAMELEON + "_R.2.2_B.5.5",
            "/cameleon/play?level=person&game=cameleon.1_variant.brave_first.B_empty.24_B.1.1_R.2.2",
            "/cameleon/play?level=person&game=cameleon.1_variant.temeraire_first.R_empty.48_R.1.1_B.2.2",
            "/cameleon/rules",
            "/cameleon/how",
            "/papattes/play",
            "/papattes/play?map=verger&seed=1&side=1&opponent=random",
            "/papattes/watch",
            "/papattes/watch?map=carrefour&seed=1&players=harvester,random&turn=60",
            "/papattes/rules",
            "/papattes/how",
            "/papattes/write",
            "/nowhere");

    private static final String RUN_AXE = axe(
            "{ rules: { 'label-content-name-mismatch': { enabled: true }, 'landmark-unique': { enabled: true } } }");

    /** All that another theme changes. */
    private static final String RUN_AXE_FOR_CONTRAST = axe("{ runOnly: ['color-contrast', 'link-in-text-block'] }");

    /** Resolves to one line for each violation. */
    private static String axe(String options) {
        return """
                () => axe.run(%s).then((found) =>
                  found.violations.map((broken) => broken.id + ': ' + broken.nodes.map((node) => node.html).join(' | ')))
                """.formatted(options);
    }

    private static final String FONTS = """
            () => document.fonts.ready.then((fonts) =>
              [...fonts].filter((font) => font.status === 'loaded').map((font) => font.family).join())
            """;

    private static final String UNFOLD =
            "() => document.querySelectorAll('details').forEach((fold) => (fold.open = true))";

    /** One visit for both: opening a page takes longer than looking at it. */
    @ParameterizedTest
    @FieldSource("PAGES")
    void aNarrowPhoneNeverScrollsSidewaysAndAxeFindsNothingWrongInEitherTheme(String path, Visitor visitor)
            throws IOException {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        expectNothingBeyondTheEdge(path, visitor);
        assertThat((String) page.evaluate(FONTS)).contains("Atkinson Hyperlegible Next", "Fraunces");
        page.setViewportSize(1280, 800);
        expectNothingWrongInEitherTheme(page, path);
    }

    private static void expectNothingWrongInEitherTheme(Page page, String what) throws IOException {
        page.evaluate(Files.readString(AXE));
        for (ColorScheme theme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(
                    new Page.EmulateMediaOptions().setColorScheme(theme).setReducedMotion(ReducedMotion.REDUCE));
            page.locator("html[data-theme=" + theme.name().toLowerCase(Locale.ROOT) + "]")
                    .waitFor();
            assertThat((List<?>) page.evaluate(theme == ColorScheme.LIGHT ? RUN_AXE : RUN_AXE_FOR_CONTRAST))
                    .as("%s, %s", what, theme)
                    .isEmpty();
        }
    }

    @Test
    void axeFindsNothingWrongInASolutionOfPatience(Visitor visitor) throws IOException {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        visitor.open("#/en/patience/play?game=patience.1_deal.Seahaven~5");
        visitor.button("Solution").click();
        page.locator("[data-solution]").waitFor();
        page.evaluate(Files.readString(AXE));
        assertThat((List<?>) page.evaluate(RUN_AXE)).isEmpty();
    }

    static final List<String> ENDINGS = List.of(
            "/memoryx/play?delay=0&seats=person&game=memoryx.1_size.1.3_players.1_first.0_deal.2.0.1_turn.0.1",
            "/patience/play?game=" + WON_SOLITAIRE,
            "/faraway/play?cards=" + FARAWAY + "&row=12.20.13.18.44.24.39.4.120.130.140.145",
            "/cameleon/play?level=person&game=cameleon.1_variant.brave_first.R_board.3_RRR_BBB_RRA_R.3.3");

    @ParameterizedTest
    @FieldSource("ENDINGS")
    void axeFindsNothingWrongInAnEndingItsShareSheetAndTheRulesBesideIt(String path, Visitor visitor)
            throws IOException {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        visitor.open("#/en" + path);
        if (path.startsWith("/faraway")) {
            visitor.button("Finish").click();
            page.locator("[data-ended=proved]").waitFor();
        }
        visitor.button("Share").click();
        visitor.button("Copy the text").waitFor();
        visitor.button("Rules beside").click();
        page.locator("[data-rules] h1, [data-rules] h2").first().waitFor();
        page.evaluate(Files.readString(AXE));
        assertThat((List<?>) page.evaluate(RUN_AXE)).as(path).isEmpty();
    }

    /** The panel stands over the map, with whatever colours the map has there. */
    @ParameterizedTest
    @CsvSource({
        "en, Let a champion finish, Finish the game, Share, Copy the link",
        "fr, Laisser un champion finir, Finir la partie, Partager, Copier le lien",
    })
    void axeFindsNothingWrongInTheEndOfSixPapattes(
            String language, String fold, String finish, String share, String link, Visitor visitor)
            throws IOException {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        visitor.open("#/" + language + "/papattes/play?map=clairiere&seed=7&side=0&opponent=random");
        page.getByText(fold).click();
        page.locator("details[open] select").selectOption("harvester");
        visitor.button(finish).click();
        page.locator("[data-winner]").waitFor(new Locator.WaitForOptions().setTimeout(COMPUTED_MS));
        visitor.button(share).click();
        page.locator("[data-winner]").getByText(link).waitFor();
        expectNothingWrongInEitherTheme(page, language);
    }

    @Test
    void axeFindsNothingWrongInStatisticsOfAllGames(Visitor visitor) throws IOException {
        Page page = visitor.page();
        visitor.open("#/en");
        page.evaluate(StatisticsTest.PLAYED);
        visitor.open("#/en/statistics");
        visitor.button("Clear all").click();
        page.evaluate(Files.readString(AXE));
        assertThat((List<?>) page.evaluate(RUN_AXE)).isEmpty();
    }

    @Test
    void axeFindsNothingWrongInAProvedTableauOfFaraway(Visitor visitor) throws IOException {
        Page page = visitor.page();
        visitor.open("#/en/faraway/play?view=solve&cards=" + FARAWAY);
        visitor.button("Look for the best tableau").click();
        page.locator("[data-proof=proved]").waitFor();
        page.evaluate(Files.readString(AXE));
        assertThat((List<?>) page.evaluate(RUN_AXE)).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("PAGES")
    void norDoesAPhoneScrollWithTheFontsOfTheMachine(String path, Visitor visitor) {
        visitor.withoutOurFonts();
        expectNothingBeyondTheEdge(path, visitor);
        assertThat((String) visitor.page().evaluate(FONTS)).isEmpty();
    }

    private static void expectNothingBeyondTheEdge(String path, Visitor visitor) {
        Page page = visitor.page();
        for (String language : List.of("fr", "en")) {
            // All words are there but those of documents, which are fetched.
            if (language.equals("fr") || path.startsWith("/docs")) {
                visitor.open("#/" + language + path);
            } else {
                page.evaluate("hash => (location.hash = hash)", "#/" + language + path);
            }
            page.locator("html[lang=" + language + "]").waitFor();
            openFolds(page);
            for (int width : List.of(360, 320)) {
                page.setViewportSize(width, 740);
                visitor.expectNoSidewaysScroll();
            }
        }
    }

    private static void openFolds(Page page) {
        if (page.url().contains("game=") || page.url().contains("map=")) {
            page.locator("[data-place], [data-spot], [data-cell], [data-board]")
                    .first()
                    .waitFor();
        }
        page.evaluate(UNFOLD);
        if (page.url().contains("papattes/write")) {
            // What is read comes after the page, and files once they are unfolded.
            for (String part : List.of("[data-step]", "[data-entry]", "details.file")) {
                page.locator(part).first().waitFor();
            }
            page.evaluate(UNFOLD);
        }
    }
}
