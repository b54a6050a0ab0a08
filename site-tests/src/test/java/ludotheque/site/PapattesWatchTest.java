package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import ludotheque.kernel.BadInput;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.ShippedMaps;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("slow")
@ExtendWith(InBrowser.class)
class PapattesWatchTest {
    private static final String DROP = """
            (text) => {
              const dataTransfer = new DataTransfer()
              dataTransfer.items.add(new File([text], 'dropped.txt'))
              window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
            }
            """;
    private static final String MATCH = "map=clairiere&seed=7&players=harvester,random";

    @Test
    void aMatchIsChosenComputedAndPlayedToItsEnd(Visitor visitor) {
        visitor.open("#/fr");
        visitor.link("Six Papattes").click();
        visitor.link("Regarder").click();
        Page page = visitor.page();
        page.getByLabel("Champion des Bleus").selectOption("harvester");
        page.getByLabel("Champion des Rouges").selectOption("random");
        page.getByLabel("Carte").selectOption("verger");
        page.getByLabel("Graine du hasard").fill("12");
        visitor.button("Regarder").click();
        assertThat(page.locator("h1")).hasText("Moissonneur contre Hasard, carte Verger");
        computed(page);
        page.getByLabel("Vitesse").selectOption("20");
        page.locator("input[type=range]").fill("180");
        expectTurn(page, 180);
        visitor.button("Lecture").click();
        expectTurn(page, 199);
        assertThat(visitor.button("Lecture")).isVisible();
        assertThat(page.locator("[data-winner]"))
                .containsText(Pattern.compile("Les Bleus gagnent, [\\d\u00a0]+ à \\d+\\."));
        assertThat(page).hasURL(Pattern.compile("turn=199"));
        visitor.button("Voir la carte").press("Enter");
        assertThat(visitor.button("Lecture")).isFocused();
    }

    @Test
    void theSliderAndTheKeysWalkThroughTheMatch(Visitor visitor) {
        visitor.open("#/en/papattes/watch?" + MATCH);
        Page page = visitor.page();
        computed(page);
        expectTurn(page, -1);
        for (int turn = 0; turn < 3; turn++) {
            page.keyboard().press("ArrowRight");
            expectTurn(page, turn);
        }
        page.keyboard().press("ArrowLeft");
        expectTurn(page, 1);
        page.keyboard().press("End");
        expectTurn(page, 199);
        page.keyboard().press("p");
        assertThat(page.locator("[data-turn]")).not().hasAttribute("data-turn", "199");
        assertThat(page.locator(".events li").first()).isVisible();
        page.keyboard().press("Home");
        expectTurn(page, -1);
        page.keyboard().press("n");
        assertThat(page.locator(".events li").first()).isVisible();
        page.locator("input[type=range]").fill("60");
        expectTurn(page, 60);
        page.locator("[data-board]").focus();
        page.keyboard().press(" ");
        assertThat(visitor.button("Pause")).isVisible();
        // Another language asks for no moment: the match plays on.
        visitor.link("Français").click();
        page.waitForFunction("() => Number(document.querySelector('[data-turn]').dataset.turn) > 60");
        assertThat(visitor.button("Pause")).isVisible();
        page.locator("[data-board]").focus();
        page.keyboard().press(" ");
        assertThat(visitor.button("Lecture")).isVisible();
    }

    @Test
    void aButtonThatIsOfNoMoreUseKeepsTheFocus(Visitor visitor) {
        visitor.open("#/en/papattes/watch?" + MATCH);
        Page page = visitor.page();
        computed(page);
        visitor.button("End").focus();
        page.keyboard().press("Enter");
        expectTurn(page, 199);
        assertThat(visitor.button("End")).isDisabled();
        assertThat(visitor.button("End")).isFocused();
        page.keyboard().press("Enter");
        page.keyboard().press("ArrowLeft");
        expectTurn(page, 198);
        assertThat(visitor.button("End")).isEnabled();
        assertThat(visitor.button("End")).isFocused();
    }

    @Test
    void aHalfTurnIsFollowedActionByAction(Visitor visitor) {
        visitor.open("#/en/papattes/watch?" + MATCH + "&turn=5");
        Page page = visitor.page();
        computed(page);
        expectTurn(page, 5);
        assertThat(page.locator("[data-entries]")).isVisible();
        page.locator("[data-entries] button").nth(2).click();
        assertThat(page.locator("[data-entries] .done")).hasCount(3);
        assertThat(page).hasURL(Pattern.compile("turn=5&step=3"));
        page.keyboard().press(".");
        assertThat(page.locator("[data-entries] .done")).hasCount(4);
        page.getByLabel("Only refusals").check();
        assertThat(page.locator("[data-entries] li").first()).containsText("✗");
    }

    @Test
    void aLongListOfActionsComesAsOneScrolls(Visitor visitor) {
        visitor.open("#/en/papattes/watch?" + MATCH + "&turn=5");
        Page page = visitor.page();
        computed(page);
        expectTurn(page, 5);
        Locator list = page.locator("[data-entries]");
        Locator lines = list.locator("li");
        int all = Integer.parseInt(Objects.requireNonNull(list.getAttribute("data-entries")));
        assertThat(all).isGreaterThan(50);
        // Enough to scroll, and far from all.
        assertThat(lines.nth(20)).hasCount(1);
        assertThat(lines.nth(all / 2)).hasCount(0);
        while (lines.count() < all) {
            int before = lines.count();
            list.evaluate("list => { list.scrollTop = list.scrollHeight }");
            assertThat(lines.nth(before)).hasCount(1);
        }
        assertThat(lines.last()).hasAttribute("value", Integer.toString(all));
        page.keyboard().press("ArrowRight");
        expectTurn(page, 6);
        page.keyboard().press("ArrowLeft");
        expectTurn(page, 5);
        assertThat(lines.nth(all / 2)).hasCount(0);
    }

    /** Each of them makes the browser work out far more than what changed, and a key waits for it. */
    @Test
    void noMomentSetsTheLanguageAgainNorBuildsAnotherCurve(Visitor visitor) {
        visitor.open("#/en/papattes/watch?" + MATCH);
        Page page = visitor.page();
        page.evaluate("""
                () => {
                  window.set = 0
                  new MutationObserver((changes) => (window.set += changes.length))
                    .observe(document.documentElement, { attributeFilter: ['lang', 'data-theme'] })
                }
                """);
        page.locator(".plot canvas").evaluate("canvas => { canvas.dataset.first = 'true' }");
        computed(page);
        page.keyboard().press("ArrowRight");
        expectTurn(page, 0);
        assertThat(page).hasURL(Pattern.compile("turn=0"));
        assertThat(page.locator(".plot canvas[data-first]")).hasCount(1);
        assertThat((int) page.evaluate("() => window.set")).isZero();
    }

    @Test
    void aLinkShowsTheSameMomentToSomeoneElse(Visitor visitor) {
        visitor.open("#/en/papattes/watch?" + MATCH + "&turn=42&speed=5");
        computed(visitor.page());
        expectTurn(visitor.page(), 42);
        Page other = visitor.newPage();
        other.navigate(visitor.page().url());
        computed(other);
        expectTurn(other, 42);
        assertThat(other.getByLabel("Speed")).hasValue("5");
        assertThat(other.locator("[data-score]").first())
                .hasAttribute(
                        "data-score",
                        visitor.page().locator("[data-score]").first().getAttribute("data-score"));
    }

    @Test
    void aSavedMatchIsOpenedAgainFromItsFile(Visitor visitor) throws IOException {
        visitor.open("#/en/papattes/watch?" + MATCH);
        Page page = visitor.page();
        computed(page);
        page.keyboard().press("End");
        expectTurn(page, 199);
        String score = page.locator("[data-score]").first().getAttribute("data-score");
        Download download =
                page.waitForDownload(() -> visitor.button("Save the game").click());
        byte[] record = Files.readAllBytes(download.path());

        visitor.open("#/en/papattes/watch");
        load(page, record);
        assertThat(page.locator("h1")).hasText("Harvester against Random, map Clearing");
        computed(page);
        page.keyboard().press("End");
        expectTurn(page, 199);
        assertThat(page.locator("[data-score]").first()).hasAttribute("data-score", score);
    }

    @Test
    void theBrowserComputesTheVeryMatchOfTheCommandLine(Visitor visitor) throws IOException, BadInput {
        visitor.open("#/en/papattes/watch?map=carrefour&seed=3&players=strong,harvester");
        Page page = visitor.page();
        page.locator("[data-turn]").waitFor();
        assertThat(page.locator("progress")).hasCount(0, new LocatorAssertions.HasCountOptions().setTimeout(60_000));
        Download download =
                page.waitForDownload(() -> visitor.button("Save the game").click());
        MatchRecord there = MatchRecord.parse(Files.readString(download.path()));
        List<Champion> champions = List.of(Builtin.STRONG.create(3, 0), Builtin.HARVESTER.create(3, 1));
        MatchRecord here = new Match(there.map(), 3, there.players(), champions, () -> 0).play();
        assertThat(there.hashes()).isEqualTo(here.hashes());
    }

    @Test
    void pawsPrintedTextAndALostChampionAreShown(Visitor visitor) throws IOException, BadInput {
        MatchRecord record =
                new Match(clairiere(), 1, List.of("mine", "idle"), List.of(new Chatty(), seat -> {}), () -> 0).play();
        visitor.open("#/en/papattes/watch");
        Page page = visitor.page();
        load(page, record.toString().getBytes(StandardCharsets.UTF_8));
        assertThat(page.locator("h1")).hasText("mine against Idle, map Clearing");
        computed(page);
        page.keyboard().press("ArrowRight");
        expectTurn(page, 0);
        assertThat(page.locator("[data-printed]")).hasText("bonjour 0");
        page.locator("[data-board]").focus();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".where")).containsText("blue paw of the Blues");
        page.keyboard().press("n");
        expectTurn(page, 4);
        assertThat(page.getByText("Champion lost: it ran out of time.")).isVisible();
        assertThat(page.getByText("1500 ms")).isVisible();
    }

    /** Marks a cell, says the number of the turn, and is too slow at the fifth. */
    private static final class Chatty implements Champion {
        private String said = "";

        @Override
        public void jouerTour(Seat seat) throws ChampionLost {
            seat.debugPoserPapatte(new Position(1, 0), 1);
            said = "bonjour " + seat.tourActuel();
            if (seat.tourActuel() == 4) {
                throw new ChampionLost(new Loss.Told(Loss.Status.TIMEOUT, "1500 ms"));
            }
        }

        @Override
        public Observed observed() {
            return Observed.printed(said);
        }
    }

    private static GameMap clairiere() throws IOException, BadInput {
        try (InputStream in = ShippedMaps.class.getResourceAsStream(ShippedMaps.resource("clairiere"))) {
            return MapFile.parse(new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void aMatchThatIsStillBeingPlayedElsewhereIsFollowed(Visitor visitor) throws IOException, BadInput {
        Match match = new Match(clairiere(), 1, List.of("a", "b"), List.of(seat -> {}, seat -> {}), () -> 0);
        AtomicReference<String> soFar = new AtomicReference<>("");
        try (SiteServer live = SiteServer.start(0)) {
            live.show("/live", soFar::get);
            Page page = visitor.page();
            page.navigate(live.address() + "#/en/papattes/watch?from=live");
            match.init();
            for (int turn = 0; turn < 10; turn++) {
                match.playTurn();
            }
            soFar.set(match.record().toString());
            assertThat(page.locator("progress")).hasAttribute("value", "10");
            while (!match.isOver()) {
                match.playTurn();
            }
            match.finish();
            soFar.set(match.record().toString());
            computed(page);
            page.keyboard().press("End");
            expectTurn(page, 199);
        }
    }

    @Test
    void aBrokenFileSaysWhatIsWrong(Visitor visitor) {
        visitor.open("#/en/papattes/watch");
        load(visitor.page(), "papattes 1\nmap {}\n".getBytes(StandardCharsets.UTF_8));
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText("Line 2, column");
        load(visitor.page(), "bonjour\n".getBytes(StandardCharsets.UTF_8));
        assertThat(visitor.page().getByRole(AriaRole.ALERT))
                .containsText("Line 1, column 1: \"papattes\" was expected.");
    }

    @Test
    void aFileIsDroppedOnThePage(Visitor visitor) throws IOException, BadInput {
        MatchRecord record =
                new Match(clairiere(), 1, List.of("a", "b"), List.of(seat -> {}, seat -> {}), () -> 0).play();
        visitor.open("#/en/papattes/watch?" + MATCH);
        Page page = visitor.page();
        computed(page);
        page.evaluate(DROP, "bonjour");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("\"papattes\" was expected");
        page.evaluate(DROP, record.toString());
        assertThat(page.locator("h1")).hasText("a against b, map Clearing");
        assertThat(page.getByRole(AriaRole.ALERT)).hasCount(0);
    }

    @Test
    void aLinkToNothingSaysSo(Visitor visitor) {
        visitor.open("#/en/papattes/watch?map=nowhere&seed=1&players=idle,idle");
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText("There is no map “nowhere”.");
        visitor.open("#/en/papattes/watch?map=verger&seed=1&players=idle,nobody");
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText("\"nobody\" is no champion of this site");
        visitor.open("#/fr/papattes/watch?file=perdu.txt");
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText("ouvrez-le de nouveau");
    }

    @Test
    void theMapTellsEachCellInWords(Visitor visitor) {
        visitor.open("#/en/papattes/watch?" + MATCH);
        Page page = visitor.page();
        computed(page);
        Locator map = page.locator("[data-board]");
        map.focus();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowDown");
        assertThat(page.locator(".where")).containsText("Column 1, line 1");
        expectTurn(page, -1);
        page.keyboard().press("+");
        assertThat(map).hasAttribute("data-zoom", "1.50");
    }

    private static void load(Page page, byte[] record) {
        page.locator("input[type=file]").setInputFiles(new FilePayload("match.txt", "text/plain", record));
    }

    private static void computed(Page page) {
        page.locator("[data-turn]").waitFor();
        assertThat(page.locator("progress")).hasCount(0);
    }

    /** Waits until a half-turn is the one that was asked for, is on the map and is told in words. */
    private static void expectTurn(Page page, int turn) {
        for (String attribute : List.of("data-turn", "data-shown", "data-told")) {
            assertThat(page.locator("[data-turn]")).hasAttribute(attribute, Integer.toString(turn));
        }
    }
}
