package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@ExtendWith(InBrowser.class)
class MemoryxPlayTest {
    private static final String DUEL = "#/fr/memoryx/play?size=3x3&seats=person,joker-aware&delay=0&seed=5";

    @Test
    void aWholeDuelIsPlayedWithTheMouse(Visitor visitor) {
        visitor.open(DUEL);
        visitor.button("Commencer").click();
        MemoryxTable table = new MemoryxTable(visitor.page());
        table.playToTheEnd(table::click);
        assertThat(visitor.page().locator("[data-end]")).containsText(Pattern.compile("gagne|Égalité"));
        int pairs = visitor.page().locator("[data-score]").all().stream()
                .mapToInt(score -> Integer.parseInt(score.getAttribute("data-score")))
                .sum();
        assertThat(pairs).isEqualTo(4);
        assertThat(table.hiddenPlaces()).hasSize(1);
    }

    @Test
    void whoPlaysAgainstABotIsSpokenTo(Visitor visitor) {
        String game = "&game=memoryx.1_size.3.3_players.2_first.0_seed.5";
        visitor.open("#/en/memoryx/play?seats=person,exact" + game);
        Locator news = visitor.page().locator("[data-phase=choosing]");
        assertThat(news).containsText("Your turn.");
        visitor.open("#/en/memoryx/play?seats=person,exact&names=Ada" + game);
        assertThat(news).containsText("Ada to play.");
        visitor.open("#/en/memoryx/play?seats=person,person" + game);
        assertThat(news).containsText("Player 1 to play.");
    }

    @Test
    void aWholeDuelIsPlayedWithTheKeyboardAlone(Visitor visitor) {
        Page page = visitor.page();
        Keyboard keyboard = page.keyboard();
        visitor.open(DUEL);
        tabTo(page, "button[type=submit]");
        keyboard.press("Enter");
        MemoryxTable table = new MemoryxTable(page);
        table.awaitChoice();
        tabTo(page, "[data-place]");
        table.playToTheEnd(place -> {
            walkTo(page, place, 3);
            keyboard.press(place % 2 == 0 ? "Enter" : "Space");
        });
        assertThat(page.locator("[data-end]")).isVisible();
    }

    @Test
    void aSolitaireTellsTurnsAndTimeAndIsKeptAmongTheBestScores(Visitor visitor) {
        visitor.open("#/en/memoryx/play?size=1x5&seats=person&delay=0&seed=3");
        visitor.button("Start").click();
        MemoryxTable table = new MemoryxTable(visitor.page());
        table.playToTheEnd(table::click);
        assertThat(visitor.page().locator("[data-seconds]")).isVisible();
        assertThat(visitor.page().locator("[data-end]"))
                .containsText(Pattern.compile("All pairs found in \\d+ turns? and \\d+\\ss"));
        visitor.link("Change the settings").click();
        assertThat(visitor.page().getByRole(AriaRole.ROW).last())
                .containsText(Pattern.compile("1\\s×\\s5\\s*Solitaire\\s*\\d+ turns?, \\d+\\ss"));
        visitor.button("Clear the scores").click();
        assertThat(visitor.page().getByText("No finished game yet.")).isVisible();
    }

    @Test
    void theLinkShowsTheSamePositionToSomeoneElse(Visitor visitor) {
        visitor.open("#/en/memoryx/play?size=3x7&seats=person,person&delay=0&seed=12");
        visitor.button("Start").click();
        MemoryxTable table = new MemoryxTable(visitor.page());
        table.awaitChoice();
        for (int place : new int[] {0, 1, 2, 3, 4}) {
            table.flip(place, table::click);
        }
        Page other = visitor.newPage();
        other.navigate(visitor.page().url());
        new MemoryxTable(other).awaitChoice();
        assertThat(other.locator("main").innerText())
                .isEqualTo(visitor.page().locator("main").innerText());
        assertThat(other.locator("[data-state=up]").getAttribute("aria-label"))
                .isEqualTo(visitor.page().locator("[data-state=up]").getAttribute("aria-label"));
    }

    @Test
    void cardsStayVisibleUntilThePlayerHasSeenEnough(Visitor visitor) {
        visitor.open("#/fr/memoryx/play?size=3x7&seats=person,person&delay=10&seed=12");
        visitor.button("Commencer").click();
        Page page = visitor.page();
        MemoryxTable table = new MemoryxTable(page);
        table.awaitChoice();
        table.flip(0, table::click);
        table.click(1);
        assertThat(page.locator("[data-phase=revealing]")).isVisible();
        assertThat(page.locator("[data-state=up]")).hasCount(2);
        page.keyboard().press("Escape");
        table.awaitChoice();
        assertThat(page.locator("[data-state=up]")).hasCount(0);
        visitor.link("Nouvelle partie").click();
        assertThat(page.getByLabel("Graine du hasard")).not().hasValue("12");
    }

    @Test
    void theClockRestsWhileThePageIsHidden(Visitor visitor) {
        Page page = visitor.page();
        page.clock().install();
        page.clock().pauseAt(System.currentTimeMillis() + 86_400_000);
        visitor.open("#/fr/memoryx/play?delay=0&seats=person&game=memoryx.1_size.1.3_players.1_first.0_deal.2.0.1");
        MemoryxTable table = new MemoryxTable(page);
        table.awaitChoice();
        page.clock().runFor(5_000);
        visitor.hide(true);
        page.clock().runFor(60_000);
        visitor.hide(false);
        page.clock().runFor(2_000);
        table.flip(0, table::click);
        table.click(1);
        assertThat(page.locator("[data-seconds]")).hasAttribute("data-seconds", "7");
    }

    /** Seven cards side by side would be too small for a finger. */
    @Test
    void onAPhoneHeldUprightAWideBoardStandsOnItsSide(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        visitor.open("#/en/memoryx/play?size=3x7&seats=person,person&delay=0&seed=12");
        visitor.button("Start").click();
        MemoryxTable table = new MemoryxTable(page);
        table.awaitChoice();
        assertThat(table.card(0).boundingBox().width).isGreaterThan(44);
        assertThat(table.card(1).boundingBox().y).isGreaterThan(table.card(0).boundingBox().y);
        assertThat(table.card(7).boundingBox().x).isGreaterThan(table.card(0).boundingBox().x);
        table.card(0).focus();
        Map<String, Integer> ways = new LinkedHashMap<>();
        ways.put("ArrowDown", 1);
        ways.put("ArrowRight", 8);
        ways.put("End", 15);
        ways.put("ArrowUp", 14);
        ways.put("Home", 0);
        ways.put("Control+End", 20);
        ways.forEach((key, place) -> {
            page.keyboard().press(key);
            assertThat(table.card(place)).isFocused();
        });
        page.setViewportSize(844, 390);
        assertThat(table.card(20)).isFocused();
        page.waitForFunction("() => document.querySelector('[data-place=\"1\"]').getBoundingClientRect().x"
                + " > document.querySelector('[data-place=\"0\"]').getBoundingClientRect().x");
    }

    @Test
    void learningModeShowsTheBotsMemoryAndTheTables(Visitor visitor) {
        visitor.open("#/en/memoryx/play?size=3x7&seats=person,joker-aware&delay=0&seed=12&learn=1");
        visitor.button("Start").click();
        Page page = visitor.page();
        MemoryxTable table = new MemoryxTable(page);
        table.awaitChoice();
        table.flip(0, table::click);
        table.flip(1, table::click);
        assertThat(page.getByRole(AriaRole.HEADING)
                        .filter(new Locator.FilterOptions().setHasText("What is remembered by: Joker-aware bot")))
                .isVisible();
        assertThat(table.card(0)).hasAttribute("aria-label", Pattern.compile("Place 0, face down, remembered: \\d+"));
        page.getByText("The same as text").click();
        assertThat(page.getByRole(AriaRole.ROW).filter(new Locator.FilterOptions().setHasText("sure")))
                .not()
                .hasCount(0);
        page.getByText("The tables T and P").click();
        assertThat(page.getByText("P[r]")).isVisible();
    }

    @Test
    void twoBotsPlayAWholeGameAndTheirMemoryCanBeSeenAgain(Visitor visitor) {
        visitor.open("#/fr/memoryx/play?size=3x3&seats=perfect,joker-aware&delay=0&seed=1");
        visitor.button("Commencer").click();
        visitor.link("Revoir la partie").click();
        Page page = visitor.page();
        page.getByLabel("Montrer la mémoire de").selectOption("joker-aware");
        visitor.button("Tour suivant").click();
        assertThat(page.locator("[data-turn='1']")).containsText("Tour 1 sur");
        visitor.button("Fin").click();
        assertThat(page.locator("[data-turn]")).containsText("Une paire");
        assertThat(page).hasURL(Pattern.compile("at=\\d+.*memory=joker-aware|memory=joker-aware.*at=\\d+"));
    }

    @Test
    void twoBotsStopWhenNobodyLearnsAnythingAnyMore(Visitor visitor) {
        String idle = "_turn.0.2".repeat(61);
        visitor.open("#/fr/memoryx/play?seats=perfect,perfect&delay=0"
                + "&game=memoryx.1_size.1.5_players.2_first.0_deal.4.0.1.2.3" + idle);
        assertThat(visitor.page().locator("[data-ended=stopped]")).containsText("plus personne n’apprend rien");
    }

    @Test
    void theExactBotComputesItsTablesAndPlays(Visitor visitor) {
        visitor.open("#/fr/memoryx/play?size=3x3&seats=exact&delay=0&seed=1");
        visitor.button("Commencer").click();
        visitor.page().locator("[data-end]").waitFor();
        assertThat(visitor.page().locator("[data-end]")).containsText("Toutes les paires trouvées");
    }

    @Test
    void whileTheExactBotPreparesTheWholeBoardIsInSight(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/memoryx/play?seats=person,exact&game=memoryx.1_size.9.11_players.2_first.0_seed.5");
        Object both = page.waitForFunction("() => document.querySelector('progress') !== null"
                + " && document.querySelector('[role=grid]').getBoundingClientRect().bottom <= innerHeight + 1");
        assertThat(both).isNotNull();
    }

    @Test
    void theTimeToComputeTheTablesIsMeasuredHere(Visitor visitor) {
        visitor.open("#/en/memoryx/how");
        visitor.page().getByLabel("3 × 3").check();
        visitor.button("Compute the tables here").click();
        visitor.page().locator("[data-milliseconds]").waitFor();
        assertThat(visitor.page().locator("[data-milliseconds]"))
                .hasText(Pattern.compile(
                        "3\\s×\\s3 board: \\d+ situations treated on this machine in \\d+\\.\\d\\d\\ss\\."));
    }

    @Test
    void aSavedGameIsOpenedAgainAndABadFileIsRefusedInOneLine(Visitor visitor, @TempDir Path folder) throws Exception {
        Path bad = folder.resolve("bad.txt");
        Files.writeString(bad, "memoryx 1\nsize 3 4\n", StandardCharsets.UTF_8);
        visitor.open("#/en/memoryx/play?settings=1");
        visitor.page().locator("input[type=file]").setInputFiles(bad);
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText("Line 2, column 6");
        Path good = folder.resolve("good.txt");
        Files.writeString(
                good, "memoryx 1\nsize 1 3\nplayers 1\nfirst 0\ndeal 2 0 1\nturn 0 1\n", StandardCharsets.UTF_8);
        visitor.page().locator("input[type=file]").setInputFiles(good);
        visitor.button("End").click();
        assertThat(visitor.page().locator("[data-turn='1']")).containsText("A pair!");
    }

    @Test
    void aBrokenLinkSaysWhatIsWrong(Visitor visitor) {
        visitor.open("#/en/memoryx/play?game=memoryx.1_size.3.3_players.2_first.0_seed.1_turn.0.0");
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText("given twice");
    }

    private static void tabTo(Page page, String selector) {
        for (int presses = 0; presses < 60; presses++) {
            if ((boolean) page.evaluate("selector => document.activeElement.matches(selector)", selector)) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("Tab never comes to " + selector);
    }

    private static void walkTo(Page page, int place, int columns) {
        Object at = page.evaluate("() => document.activeElement.dataset.place");
        int from = Integer.parseInt(String.valueOf(at));
        press(page, place / columns - from / columns, "ArrowDown", "ArrowUp");
        press(page, place % columns - from % columns, "ArrowRight", "ArrowLeft");
    }

    private static void press(Page page, int steps, String forward, String back) {
        for (int step = 0; step < Math.abs(steps); step++) {
            page.keyboard().press(steps > 0 ? forward : back);
        }
    }
}
