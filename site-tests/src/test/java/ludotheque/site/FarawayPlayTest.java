package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.Media;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
@ExtendWith(InBrowser.class)
class FarawayPlayTest {
    private static final String FINISHED =
            "#/en/faraway/play?cards=1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145"
                    + "&row=12.20.13.18.44.24.39.4.120.130.140.145";
    private static final String CARDS = "1.2.4.12.13.18.20.24.39.44.60.66.101.120.122.130.140.145";
    private static final int[] EXAMPLE = {12, 20, 13, 18, 44, 24, 39, 4, 120, 130, 140, 145};
    private static final String EXAMPLE_LINK =
            "#/fr/faraway/play?cards=" + CARDS + "&row=12.20.13.18.44.24.39.4.120.130.140.145";

    @Test
    void cardsAreChosenByClickingThem(Visitor visitor) {
        visitor.open("#/fr/faraway/play?settings=1");
        Page page = visitor.page();
        FarawayTable table = new FarawayTable(page);
        visitor.button("Jouer avec ces cartes").click();
        assertThat(page.locator("[role=alert]")).containsText("il faut 8 régions et l’instance en a 0.");
        for (int number = 1; number <= 8; number++) {
            table.card(number).click();
        }
        table.card(101).press("Enter");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-chosen]")).hasText("8 régions, 2 sanctuaires");
        assertThat(page).hasURL(Pattern.compile("choose=1\\.2\\.3\\.4\\.5\\.6\\.7\\.8\\.101\\.102$"));
        visitor.button("Jouer avec ces cartes").click();
        assertThat(table.spot(0)).isVisible();
        assertThat(page.locator("[data-card]")).hasCount(10);
    }

    @Test
    void numbersArePastedOrReadFromAFileAndAMistakeIsToldInOneLine(Visitor visitor) {
        visitor.open("#/en/faraway/play?settings=1");
        Page page = visitor.page();
        page.locator("textarea").fill("1, 2, 70");
        visitor.button("Read the numbers").click();
        assertThat(page.getByText("Line 1, column 7: a card from 1 to 68 or from 101 to 145 was expected, not \"70\"."))
                .isVisible();
        page.locator("textarea").fill("8 7 6 5 4 3 2 1 1\n101");
        visitor.button("Read the numbers").click();
        assertThat(page.locator("[data-chosen]")).hasText("8 regions, 1 sanctuary");
        assertThat(page.getByText("card 1 is given more than once; it counts once"))
                .isVisible();
        page.locator("input[type=file]")
                .setInputFiles(
                        new FilePayload("instance.txt", "text/plain", "1 2 3\r\n".getBytes(StandardCharsets.UTF_8)));
        assertThat(page.locator("[data-chosen]")).hasText("3 regions, 0 sanctuaries");
    }

    @Test
    void aDealOfTwelveAndEightIsSolvedToTheProof(Visitor visitor) {
        visitor.open("#/en/faraway/play?settings=1");
        Page page = visitor.page();
        page.getByLabel("Random seed").fill("1001");
        visitor.button("Deal").click();
        assertThat(page.locator("[data-chosen]")).hasText("12 regions, 8 sanctuaries");
        visitor.button("Solve").click();
        FarawayTable table = new FarawayTable(page);
        table.expectProved(69);
        // A list that nobody sees is not made while the prover changes it again and again.
        assertThat(page.locator("details li")).hasCount(0);
        page.getByText("The count, card by card").click();
        assertThat(page.locator("details li").nth(8)).isVisible();
        table.expectScore(69, true);
        table.spot(0).click();
        assertThat(page.locator("[data-step]")).containsText("Region ");
        visitor.button("Play from this tableau").click();
        assertThat(page.locator("[data-card]")).hasCount(20);
        table.expectScore(69, true);
        assertThat(page.locator("[data-short='0']")).containsText("This is the optimum");
    }

    @Test
    void theVerdictIsReadOutWhenItComesAndTheEndKeepsTheFocusAfterAReload(Visitor visitor) {
        Page page = visitor.page();
        visitor.open(FINISHED);
        keepWhatIsReadOut(page);
        visitor.button("Finish").click();
        page.waitForFunction("() => window.readOut.some((text) => text.includes('the optimum, proved'))");
        page.reload();
        page.locator("[data-ended=proved]").waitFor();
        assertThat(page.locator("#end-title")).isFocused();
    }

    @Test
    void theShortestProofIsReadOut(Visitor visitor) {
        visitor.open("#/en/faraway/play?view=solve&cards=" + CARDS);
        Page page = visitor.page();
        visitor.button("Look for the best tableau").waitFor();
        keepWhatIsReadOut(page);
        visitor.button("Look for the best tableau").click();
        page.waitForFunction("() => window.readOut.some((text) => text.includes('98 points'))");
    }

    /** A region that is read out is there before what it says. */
    private static void keepWhatIsReadOut(Page page) {
        page.evaluate("""
                () => {
                  window.readOut = []
                  new MutationObserver((changes) => {
                    for (const { target } of changes) {
                      const region = target.closest?.('[role=status]')
                      if (region) window.readOut.push(region.textContent)
                    }
                  }).observe(document.body, { childList: true, subtree: true })
                }
                """);
    }

    @Test
    void onAPhoneTheEndPushesNothingOverTheCards(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        visitor.open(FINISHED);
        visitor.button("Finish").click();
        page.locator("[data-ended=proved]").waitFor();
        page.waitForFunction("""
                () => document.querySelector('[data-spot="14"]').getBoundingClientRect().bottom
                  <= [...document.querySelectorAll('button')].find((e) => e.textContent === 'Take all back')
                    .getBoundingClientRect().top
                """);
    }

    @Test
    void aSearchCanBeStoppedAndSaysThatNothingIsProved(Visitor visitor) {
        visitor.open("#/en/faraway/play?settings=1");
        Page page = visitor.page();
        visitor.button("All").click();
        visitor.button("Solve").click();
        page.locator("[data-proof=running]").waitFor();
        visitor.button("Stop").click();
        page.locator("[data-proof=stopped]").waitFor();
        assertThat(page.getByText("Search stopped:")).isVisible();
        assertThat(visitor.button("Play from this tableau")).isVisible();
    }

    @Test
    void aTableauIsBuiltWithTheMouse(Visitor visitor) {
        // High enough for a card to be dragged to its spot without scrolling.
        visitor.page().setViewportSize(1280, 1600);
        visitor.open("#/fr/faraway/play?cards=" + CARDS);
        FarawayTable table = new FarawayTable(visitor.page());
        for (int spot = 0; spot < EXAMPLE.length; spot++) {
            table.lay(EXAMPLE[spot], spot);
            table.expectLaid(spot, EXAMPLE[spot]);
        }
        table.expectScore(45, true);
        table.spot(0).click();
        table.spot(1).click();
        table.expectLaid(0, 20);
        table.expectLaid(1, 12);
        visitor.button("Annuler").click();
        table.expectLaid(0, 12);
        table.spot(11).dblclick();
        table.expectScore(40, false);
        assertThat(visitor.page().getByText("il y a 3 sanctuaires pour 4 montées"))
                .isVisible();
        table.card(145).dragTo(table.spot(11));
        table.expectScore(45, true);
        assertThat(visitor.page()).hasURL(visitor.address() + EXAMPLE_LINK);
    }

    @Test
    void aTableauIsBuiltWithTheKeyboard(Visitor visitor) {
        visitor.open("#/fr/faraway/play?cards=" + CARDS);
        Page page = visitor.page();
        FarawayTable table = new FarawayTable(page);
        table.spot(0).focus();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Enter");
        table.card(1).focus();
        page.keyboard().press("ArrowRight");
        page.keyboard().press("Enter");
        table.expectLaid(1, 2);
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("Enter");
        page.keyboard().press("Enter");
        table.expectLaid(0, 1);
        table.spot(1).focus();
        page.keyboard().press("Delete");
        assertThat(table.spot(1)).not().hasAttribute("data-laid", "2");
        table.card(2).press("Enter");
        assertThat(table.card(2)).hasAttribute("aria-pressed", "true");
        page.keyboard().press("Escape");
        assertThat(table.card(2)).hasAttribute("aria-pressed", "false");
    }

    @Test
    void aLinkShowsAnotherPersonTheSameTableauItsDistanceAndWhatToChange(Visitor visitor) {
        visitor.open(EXAMPLE_LINK);
        Page page = visitor.page();
        FarawayTable table = new FarawayTable(page);
        table.expectScore(45, true);
        table.spot(4).hover();
        assertThat(page.locator("[data-step='44']")).containsText("6 points");
        visitor.button("À combien de l’optimum\u00a0?").click();
        assertThat(page.locator("[data-short]")).containsText("Il vous manque 53 points");
        visitor.button("Quelle carte changer\u00a0?").click();
        assertThat(page.locator("[data-advice]"))
                .containsText("Remplacez la carte 4 par la carte 60 et ajoutez le sanctuaire 101");
        visitor.button("Faire ce changement").click();
        table.expectScore(59, true);
    }

    @Test
    void aCardIsCarriedByAFingerToTheRowAndAlongIt(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        visitor.open("#/fr/faraway/play?cards=" + CARDS);
        FarawayTable table = new FarawayTable(page);
        table.carryByFinger(table.card(12), table.spot(1));
        table.expectLaid(1, 12);
        table.carryByFinger(table.spot(1), table.spot(0));
        table.expectLaid(0, 12);
        // Let go over nothing, it stays where it was.
        table.carryByFinger(table.spot(0), page.locator("h1"));
        table.expectLaid(0, 12);
        // The next key means what it says.
        table.card(13).press("Enter");
        assertThat(table.card(13)).hasAttribute("aria-pressed", "true");
    }

    @Test
    void aLinkToAProofWorksItOutBeforeTheEyesOfWhoeverFollowsIt(Visitor visitor) {
        visitor.open("#/en/faraway/play?view=solve&cards=" + CARDS);
        visitor.button("Look for the best tableau").click();
        new FarawayTable(visitor.page()).expectProved(98);
        assertThat(visitor.page()).hasURL(Pattern.compile("run=1"));
        Page other = visitor.newPage();
        other.navigate(visitor.page().url());
        FarawayTable table = new FarawayTable(other);
        table.expectProved(98);
        table.expectScore(98, true);
    }

    @Test
    void aLinkThatMakesNoSenseIsExplained(Visitor visitor) {
        visitor.open("#/en/faraway/play?cards=1.2.3");
        assertThat(visitor.page().locator("[role=alert]")).containsText("it takes 8 regions and the instance has 3");
        visitor.open("#/en/faraway/play?cards=" + CARDS + "&row=12.101");
        assertThat(visitor.page().locator("[role=alert]")).containsText("eight places for regions");
    }

    @Test
    void theOptimaOfOurInstancesAreListed(Visitor visitor) {
        visitor.open("#/fr/faraway/how");
        assertThat(visitor.page().locator("[data-optimum]")).hasCount(26);
        assertThat(visitor.page().locator("[data-optimum='202']")).hasCount(1);
    }

    /** A finger that goes up takes a card out of the hand, so what is cut off below could never be read. */
    @ParameterizedTest
    @CsvSource({"390, 844", "360, 740", "844, 390", "320, 640"})
    void onAPhoneNoCardOfTheHandIsCutOffBelow(int width, int height, Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(width, height);
        visitor.open("#/en/faraway/play?cards=" + CARDS);
        page.locator("[data-card='145']").waitFor();
        page.waitForFunction("""
                () => {
                  const hand = document.querySelector('.hand').getBoundingClientRect()
                  return hand.bottom <= innerHeight && [...document.querySelectorAll('.hand [data-card]')].every((card) => {
                    const { top, bottom, height } = card.getBoundingClientRect()
                    return top >= hand.top && bottom <= hand.bottom && height >= 60
                  })
                }
                """);
        visitor.expectInSight(visitor.button("Undo"));
        visitor.expectNoSidewaysScroll();
    }

    @Test
    void theRulesShowAllTheCards(Visitor visitor) {
        visitor.open("#/fr/faraway/rules");
        visitor.page().getByText("Voir toutes les cartes").click();
        assertThat(visitor.page().locator("details [data-card]")).hasCount(113);
        assertThat(visitor.page().locator("details [data-card='145']")).containsText("Sanctuaire 145");
    }

    @Test
    void whatNobodyUnfoldedIsNotPrinted(Visitor visitor) {
        visitor.open("#/fr/faraway/rules");
        Page page = visitor.page();
        Locator fold = page.getByText("Voir toutes les cartes");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(fold).isHidden();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.SCREEN));
        fold.click();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator("details [data-card='145']")).isVisible();
    }
}
