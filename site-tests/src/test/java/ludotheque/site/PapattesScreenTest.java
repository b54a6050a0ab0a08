package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Six Papattes on one screen: what must be in sight, zooming, keys, links and endings. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class PapattesScreenTest {
    private static final String MATCH = "map=clairiere&seed=7&players=harvester,random";
    private static final String GAME = "map=clairiere&seed=7&side=0&opponent=random";
    private static final double COMPUTED_MS = 60_000;

    @ParameterizedTest
    @CsvSource({"390, 844, 0.75", "844, 390, 0.6", "1366, 650, 0.75", "1280, 800, 0.75", "1920, 1080, 0.75"})
    void whoeverWatchesSeesMapControlsAndWinnerWithoutScrolling(int width, int height, double least, Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(width, height);
        visitor.open("#/en/papattes/watch?" + MATCH + "&turn=199");
        winner(page).waitFor(new Locator.WaitForOptions().setTimeout(COMPUTED_MS));
        for (String part : List.of("[data-board]", "input[type=range]", "[data-winner]", ".transport select")) {
            visitor.expectInSight(page.locator(part));
        }
        for (String name : List.of("Play", "Previous half-turn", "Next event", "Zoom in")) {
            visitor.expectInSight(visitor.button(name));
        }
        assertThat(winner(page)).containsText("The Blues win");
        assertThat(page.locator("[data-board] canvas").boundingBox().width)
                .isGreaterThan(Math.min(width, height) * least);
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390", "1366, 650", "1280, 800", "1920, 1080"})
    void whoeverPlaysSeesMapTeamAndTheEndOfTheHalfTurnWithoutScrolling(int width, int height, Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(width, height);
        visitor.open("#/fr/papattes/play?" + GAME);
        expectYours(page, 0);
        visitor.expectInSight(page.locator("[data-board]"));
        visitor.expectInSight(page.locator(".who").first());
        visitor.expectInSight(visitor.button("Finir le demi-tour"));
        visitor.expectInSight(visitor.button("Annuler"));
    }

    @ParameterizedTest
    @CsvSource({"320, 640", "390, 844", "844, 390", "1366, 650"})
    void mapAndControlsStayWhereTheyAreWhileScoresGrow(int width, int height, Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(width, height);
        visitor.open("#/fr/papattes/watch?map=verger&seed=7&players=harvester,random");
        assertThat(page.locator("progress"))
                .hasCount(0, new LocatorAssertions.HasCountOptions().setTimeout(COMPUTED_MS));
        List<Double> before = places(page);
        page.locator("input[type=range]").fill("199");
        assertThat(page.locator("[data-board]")).hasAttribute("data-board", "199");
        assertThat(page.locator("[data-score]").first()).hasAttribute("data-score", Pattern.compile("\\d{4,}"));
        assertThat(places(page)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({"320, 640", "360, 740", "390, 844", "1366, 650"})
    void choosingACharacterMovesNeitherMapNorButtons(int width, int height, Visitor visitor) {
        Page page = calm(visitor);
        page.setViewportSize(width, height);
        visitor.open("#/fr/papattes/play?" + GAME);
        expectYours(page, 0);
        List<BoundingBox> before = playedPlaces(page);
        for (int character : new int[] {4, 0}) {
            page.locator(".who").nth(character).click();
            assertThat(page.locator("[data-phase]")).containsText("Choisi");
            assertThat(playedPlaces(page)).usingRecursiveComparison().isEqualTo(before);
        }
        visitor.button("Passer à l’âge cybernétique").click();
        assertThat(page.locator("[data-phase]")).containsText("Vous êtes à l’âge cybernétique. Choisi");
        page.evaluate("scrollTo(0, 0)");
        assertThat(playedPlaces(page)).usingRecursiveComparison().isEqualTo(before);
        visitor.button("Tout annuler").click();
        assertThat(page.locator("[data-phase]")).containsText("Annulé");
        page.evaluate("scrollTo(0, 0)");
        assertThat(playedPlaces(page)).usingRecursiveComparison().isEqualTo(before);
    }

    private static List<BoundingBox> playedPlaces(Page page) {
        return List.of(
                page.locator("[data-board] canvas").boundingBox(),
                page.locator(".buttons .main").first().boundingBox());
    }

    /** Where the map and the slider begin, and how large the map is. */
    private static List<Double> places(Page page) {
        BoundingBox map = page.locator("[data-board]").boundingBox();
        return List.of(map.y, map.width, page.locator("input[type=range]").boundingBox().y);
    }

    @Test
    void aChosenMatchPlaysByItselfToItsWinner(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/fr/papattes/watch?" + MATCH + "&speed=20&turn=150&autoplay");
        assertThat(visitor.button("Pause")).isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(COMPUTED_MS));
        assertThat(visitor.button("Pause")).isFocused();
        assertThat(winner(page))
                .containsText("Les Bleus gagnent", new LocatorAssertions.ContainsTextOptions().setTimeout(COMPUTED_MS));
        assertThat(page).not().hasURL(Pattern.compile("autoplay"));
        visitor.button("Revoir depuis le début").click();
        assertThat(visitor.button("Pause")).isVisible();
        assertThat(winner(page)).hasCount(0);
    }

    @Test
    void nothingMovesByItselfForWhoeverAskedForLessMotion(Visitor visitor) {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        visitor.open("#/en/papattes/watch?" + MATCH + "&autoplay");
        assertThat(page.locator("progress"))
                .hasCount(0, new LocatorAssertions.HasCountOptions().setTimeout(COMPUTED_MS));
        assertThat(visitor.button("Play")).isVisible();
        assertThat(page.locator("[data-shown]")).hasAttribute("data-shown", "-1");
    }

    @Test
    void lettersActInTheGameOnly(Visitor visitor) {
        Page page = calm(visitor);
        visitor.open("#/fr/papattes/play?" + GAME);
        expectYours(page, 0);
        visitor.link("English").focus();
        page.keyboard().press("t");
        page.keyboard().press("f");
        assertThat(page.locator(".who[aria-pressed=true]")).hasCount(0);
        expectYours(page, 0);
        page.locator("[data-board]").focus();
        page.keyboard().press("t");
        assertThat(page.locator(".who[aria-pressed=true]")).hasCount(1);
        page.keyboard().press("f");
        expectYours(page, 2);

        visitor.open("#/fr/papattes/watch?" + MATCH);
        assertThat(page.locator("progress"))
                .hasCount(0, new LocatorAssertions.HasCountOptions().setTimeout(COMPUTED_MS));
        visitor.link("English").focus();
        page.keyboard().press("n");
        page.keyboard().press(".");
        assertThat(page.locator("[data-turn]")).hasAttribute("data-turn", "-1");
    }

    @Test
    void theMapIsZoomedAndMovedByWheelMouseFingersKeysAndButtons(Visitor visitor) {
        Page page = calm(visitor);
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
        Locator map = page.locator("[data-board]");
        BoundingBox box = map.boundingBox();
        page.mouse().move(box.x + box.width - 20, box.y + 20);
        page.mouse().wheel(0, -400);
        assertThat(map).not().hasAttribute("data-zoom", "1.00");
        assertThat(Double.parseDouble(map.getAttribute("data-corner").split(" ", -1)[0]))
                .isGreaterThan(5);
        String corner = map.getAttribute("data-corner");
        page.mouse().down();
        page.mouse().move(box.x + 40, box.y + box.height - 40, new Mouse.MoveOptions().setSteps(4));
        page.mouse().up();
        assertThat(map).not().hasAttribute("data-corner", corner);
        // A drag chooses nothing.
        assertThat(page.locator("[data-phase]")).not().containsText("Impossible");
        visitor.button("Whole map").click();
        assertThat(map).hasAttribute("data-zoom", "1.00");
        visitor.button("Zoom in").click();
        assertThat(map).hasAttribute("data-zoom", "1.50");
        map.focus();
        page.keyboard().press("-");
        assertThat(map).hasAttribute("data-zoom", "1.00");
        page.keyboard().press("+");
        page.keyboard().press("+");
        assertThat(map).hasAttribute("data-zoom", "2.25");
        page.keyboard().press("0");
        assertThat(map).hasAttribute("data-zoom", "1.00");

        Fingers.pinch(page, box, 20, 60);
        assertThat(map).not().hasAttribute("data-zoom", "1.00");
    }

    @Test
    void aReloadInMidHalfTurnLosesNoMove(Visitor visitor) {
        Page page = calm(visitor);
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
        visitor.button("End the half-turn").click();
        expectYours(page, 2);
        visitor.button("Go to the cybernetic age").click();
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "1");
        assertThat(page).hasURL(Pattern.compile("draft="));
        // Nor where what the opponent did would be shown first.
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        page.reload();
        expectYours(page, 2);
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "1");
        visitor.button("Undo").click();
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "0");
        assertThat(page).not().hasURL(Pattern.compile("draft="));
    }

    @Test
    void theLinkOfAPlayedGameShowsItsMovesInAnotherBrowser(Visitor visitor) {
        Page page = calm(visitor);
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
        visitor.button("Go to the cybernetic age").click();
        visitor.button("End the half-turn").click();
        expectYours(page, 2);
        visitor.button("Go to the pizzalogical age").click();
        assertThat(page).hasURL(Pattern.compile("game=.*draft="));
        try (BrowserContext elsewhere = visitor.profile().browser().newContext()) {
            Page other = elsewhere.newPage();
            other.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            other.navigate(page.url());
            expectYours(other, 2);
            assertThat(other.locator("[data-phase]")).hasAttribute("data-standing", "1");
            assertThat(other.locator("h1")).hasText("You against Random, map Clearing");
            assertThat(other.locator(".age.now").first()).containsText("pizzalogical age");
        }
        visitor.open("#/en/papattes/play?game=damaged");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("This link is damaged");
    }

    @Test
    void aNewGameLeavesTheOldOneToBeResumed(Visitor visitor) {
        Page page = calm(visitor);
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
        visitor.button("End the half-turn").click();
        expectYours(page, 2);
        visitor.link("Choose another game").click();
        page.getByLabel("Opponent").selectOption("idle");
        visitor.button("Start").click();
        expectYours(page, 0);
        visitor.button("End the half-turn").click();
        expectYours(page, 2);
        visitor.link("Choose another game").click();
        assertThat(page.locator("[data-begun]")).hasAttribute("data-begun", "2");
        page.locator("[data-begun] a").nth(1).click();
        assertThat(page.locator("h1")).hasText("You against Random, map Clearing");
        expectYours(page, 2);
        // The same setup is a new game, not the one that was played.
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
    }

    @Test
    void aGameTooLongForAnAddressIsKeptAndItsSetupStillBeginsAnew(Visitor visitor) {
        Page page = calm(visitor);
        page.addInitScript("btoa = () => 'x'.repeat(90_000)");
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
        visitor.button("End the half-turn").click();
        expectYours(page, 2);
        visitor.button("Go to the cybernetic age").click();
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "1");
        page.reload();
        expectYours(page, 2);
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "1");
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
    }

    @Test
    void theLinkOfAnOpenedFileWorksOrSaysWhyNot(Visitor visitor) throws IOException {
        Page page = calm(visitor);
        visitor.open("#/en/papattes/watch?" + MATCH);
        Download saved =
                page.waitForDownload(() -> visitor.button("Save the game").click());
        String record = Files.readString(saved.path());
        visitor.open("#/en/papattes/watch");
        load(page, record);
        assertThat(page).hasURL(Pattern.compile("record="));
        try (BrowserContext elsewhere = visitor.profile().browser().newContext()) {
            Page other = elsewhere.newPage();
            other.navigate(page.url());
            assertThat(other.locator("h1")).hasText("Harvester against Random, map Clearing");
        }
        // What champions printed makes it too long: digits that follow no rule do not pack.
        StringBuilder noise = new StringBuilder();
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            noise.append(Long.toString(random.nextLong() & Long.MAX_VALUE, 36));
        }
        visitor.open("#/en/papattes/watch");
        load(page, record.replaceFirst("\nturn (\\d+)\n", "\nturn $1\nout \"" + noise + "\"\n"));
        assertThat(page.locator("[data-too-long]")).containsText("too long for a link");
        assertThat(visitor.button("Save the game")).isVisible();
        assertThat(visitor.button("Copy the link")).hasCount(0);
    }

    @Test
    void aChampionFinishesForThePersonAndTheEndIsAnnouncedAndSeenAgain(Visitor visitor) {
        Page page = calm(visitor);
        page.setViewportSize(390, 844);
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
        page.getByText("Let a champion finish").click();
        page.locator("details[open] select").selectOption("harvester");
        visitor.button("Finish the game").click();
        winner(page).waitFor(new Locator.WaitForOptions().setTimeout(COMPUTED_MS));
        assertThat(page.locator("[data-winner] h2")).isFocused();
        assertThat(winner(page)).containsText("Harvester finished the game in your place.");
        assertThat(winner(page)).containsText(Pattern.compile("The Blues win, [\\d,]+ to \\d+\\."));
        page.waitForFunction("() => document.querySelector('[data-winner]').getBoundingClientRect().top >= 0");
        visitor.expectInSight(winner(page));
        visitor.expectInSight(page.locator("[data-score]").first());
        assertThat((Boolean) winner(page).evaluate("e => e.scrollHeight <= e.clientHeight"))
                .as("all of the end panel is seen")
                .isTrue();
        page.setViewportSize(844, 390);
        winner(page).locator("button").all().forEach(visitor::expectInSight);
        // Nothing lies over them.
        winner(page).locator("button").all().forEach(button -> button.click(new Locator.ClickOptions().setTrial(true)));
        page.setViewportSize(1366, 650);
        page.reload();
        visitor.expectInSight(winner(page));
        visitor.expectInSight(page.locator("[data-score]").first());
        page.setViewportSize(844, 390);
        page.reload();
        winner(page).waitFor(new Locator.WaitForOptions().setTimeout(COMPUTED_MS));
        assertThat(winner(page)).containsText("Harvester finished the game in your place.");
        visitor.button("See the game again").first().click();
        assertThat(page.locator("h1")).hasText("A person against Random, map Clearing");
    }

    @Test
    void aMomentIsAPictureAndAMatchAFilm(Visitor visitor) throws IOException {
        Page page = calm(visitor);
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
        visitor.button("End the half-turn").click();
        expectYours(page, 2);
        Download picture =
                page.waitForDownload(() -> visitor.button("Picture (PNG)").click());
        assertThat(picture.suggestedFilename()).isEqualTo("papattes.png");
        assertThat(Files.readAllBytes(picture.path())).startsWith(0x89, 'P', 'N', 'G');
        Download film = page.waitForDownload(() -> visitor.button("Film (GIF)").click());
        assertThat(new String(Files.readAllBytes(film.path()), 0, 6, StandardCharsets.ISO_8859_1))
                .isEqualTo("GIF89a");
    }

    @Test
    void teamsAndButtonsAreToldApartWithTheSystemsColours(Visitor visitor) {
        Page page = calm(visitor);
        page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
        visitor.open("#/en/papattes/play?" + GAME);
        expectYours(page, 0);
        page.locator("[data-board]").focus();
        page.keyboard().press("t");
        Object chosen = page.locator(".who")
                .first()
                .evaluate("(one) => getComputedStyle(one).outlineStyle + getComputedStyle(one).borderTopWidth");
        Object other = page.locator(".who")
                .nth(1)
                .evaluate("(one) => getComputedStyle(one).outlineStyle + getComputedStyle(one).borderTopWidth");
        assertThat(chosen).isNotEqualTo(other);
        assertThat(page.locator("[data-board] canvas").evaluate("(map) => getComputedStyle(map).visibility"))
                .isEqualTo("visible");
    }

    @Test
    void aFirstBoneIsBroughtHomeInTheLesson(Visitor visitor) {
        Page page = calm(visitor);
        visitor.open("#/en/papattes/rules");
        Locator lesson = page.locator("[data-lesson]");
        expectReady(page);
        clickInLesson(page, 6, 5);
        assertThat(lesson.locator("[data-board]")).hasAttribute("data-cursor", Integer.toString(22 + 20 * 40));
        clickInLesson(page, 8, 5);
        assertThat(lesson).hasAttribute("data-outcome", "right");
        visitor.button("Next step").click();
        expectReady(page);
        visitor.button("End the half-turn").click();
        assertThat(lesson).hasAttribute("data-outcome", "right");
        visitor.button("Next step").click();
        assertThat(lesson).hasAttribute("data-lesson", "2");
        // The dog stands on the bone's cell, with all its points again.
        expectReady(page);
        assertThat(page.locator("#board-moment")).hasText("Score 1");
        clickInLesson(page, 8, 5);
        clickInLesson(page, 4, 5);
        assertThat(lesson).hasAttribute("data-outcome", "right");
    }

    private static void expectReady(Page page) {
        assertThat(page.locator("#board-moment")).hasAttribute("data-ready", "true");
    }

    /** A cell among the ten by ten that the lesson shows. */
    private static void clickInLesson(Page page, int column, int line) {
        Locator map = page.locator("[data-lesson] canvas");
        map.scrollIntoViewIfNeeded();
        double size = map.boundingBox().width / 10;
        map.click(new Locator.ClickOptions().setPosition((column + 0.5) * size, (line + 0.5) * size));
    }

    private static Page calm(Visitor visitor) {
        visitor.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        return visitor.page();
    }

    private static Locator winner(Page page) {
        return page.locator("[data-winner]");
    }

    private static void expectYours(Page page, int turn) {
        assertThat(page.locator("[data-phase=yours]")).hasAttribute("data-turn", Integer.toString(turn));
    }

    private static void load(Page page, String record) {
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("match.txt", "text/plain", record.getBytes(StandardCharsets.UTF_8)));
    }
}
