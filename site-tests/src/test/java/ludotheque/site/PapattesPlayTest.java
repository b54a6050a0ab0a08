package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("slow")
@ExtendWith(InBrowser.class)
class PapattesPlayTest {
    private static final int SIDE = 40;
    private static final String GAME = "map=clairiere&seed=7&opponent=random&side=";

    @Test
    void aHalfTurnIsPlayedWithTheMouse(Visitor visitor) {
        visitor.open("#/fr/papattes/play?settings=1");
        Page page = visitor.page();
        page.getByLabel("Adversaire").selectOption("random");
        visitor.button("Commencer").click();
        expectYours(page, 0);
        // The last master stands at the edge of its team, so that it can walk.
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^maître 6")))
                .click();
        assertThat(page.locator("[data-phase]")).containsText("maître 6 des Bleus (8 PM");
        int place = Integer.parseInt(page.locator("[data-board]").getAttribute("data-cursor"));
        click(page, 0);
        assertThat(page.locator("[data-phase]")).containsText("on ne peut pas aller là");
        click(page, place + freeStep(page, place));
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "1");
        assertThat(page.locator("[data-phase]")).containsText("(7 PM");
        visitor.button("Annuler").click();
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "0");
        assertThat(page.locator("[data-phase]")).containsText("(8 PM");
        visitor.button("Passer à l’âge cybernétique").click();
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "1");
        assertThat(page.locator("[data-phase]")).containsText("Vous êtes à l’âge cybernétique.");
        visitor.button("Annuler").click();
        assertThat(page.locator("[data-phase]")).containsText("Annulé\u00a0: 0 action reste.");
        visitor.button("Passer à l’âge cybernétique").click();
        visitor.button("Finir le demi-tour").click();
        assertThat(page.locator("[data-phase=shown]")).containsText("l’adversaire joue");
        expectYours(page, 2);
        assertThat(visitor.button("Passer à l’âge pizzalogique")).isVisible();
    }

    @Test
    void aHalfTurnIsPlayedWithTheKeyboardAlone(Visitor visitor) {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        visitor.open("#/en/papattes/play?" + GAME + "1");
        expectYours(page, 1);
        for (int character = 0; character < 10; character++) {
            page.keyboard().press("t");
            assertThat(page.locator(".who").nth(character)).hasAttribute("aria-pressed", "true");
        }
        page.locator("[data-board]").focus();
        walkToFreeCell(page.keyboard(), page.locator(".where"));
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "1");
        page.keyboard().press("u");
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "0");
        page.keyboard().press("f");
        expectYours(page, 3);
    }

    @Test
    void theKeyboardBeginsAtHomeAndWhoCannotMoveSaysSo(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/papattes/play?" + GAME + "0");
        expectYours(page, 0);
        page.locator("[data-board]").focus();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".where")).containsText(Pattern.compile("dog \\d of the Blues"));
        page.keyboard().press("Enter");
        page.keyboard().press("ArrowDown");
        assertThat(page.locator(".where")).containsText("doghouse · zone of the Blues");
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-phase]")).hasAttribute("data-standing", "1");
        // Now its own team stands all around it.
        page.locator(".who").first().click();
        assertThat(page.locator("[data-phase]")).containsText("It cannot do anything now.");
        assertThat(page.locator("section[aria-labelledby=actions-title]"))
                .containsText("move those who stand around it first");
    }

    @Test
    void twoPeopleTakeTurnsAtOneScreen(Visitor visitor) {
        visitor.open("#/fr/papattes/play?settings=1");
        Page page = visitor.page();
        assertThat(page.getByLabel("Carte").locator("option")).hasText(new String[] {
            "Clairière", "Verger", "Labyrinthe", "Archipel", "Carrefour", "Disette", "Face-à-face"
        });
        page.getByLabel("Adversaire").selectOption("person");
        assertThat(page.getByLabel("Votre équipe")).hasCount(0);
        visitor.button("Commencer").click();
        assertThat(page.locator("h1")).hasText("Deux personnes, carte Clairière");
        expectYours(page, 0);
        assertThat(page.locator("[data-phase]")).containsText("aux Bleus de jouer");
        visitor.button("Finir le demi-tour").click();
        expectYours(page, 1);
        assertThat(page.locator("[data-phase]")).containsText("aux Rouges de jouer");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^maître 6")))
                .click();
        assertThat(page.locator("[data-phase]")).containsText("maître 6 des Rouges");
        visitor.button("Finir le demi-tour").click();
        expectYours(page, 2);
        page.reload();
        expectYours(page, 2);
        assertThat(page.locator("[data-phase]")).containsText("aux Bleus de jouer");
    }

    @Test
    void aGameUnderWayOutlivesThePageAndGoesOnFromItsFile(Visitor visitor) throws IOException {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        visitor.open("#/en/papattes/play?" + GAME + "0");
        expectYours(page, 0);
        page.keyboard().press("f");
        expectYours(page, 2);
        page.reload();
        expectYours(page, 2);
        Download download =
                page.waitForDownload(() -> visitor.button("Save the game").click());
        byte[] record = Files.readAllBytes(download.path());

        Page other = visitor.newPage();
        other.navigate(visitor.address() + "#/en/papattes/watch");
        other.locator("input[type=file]").setInputFiles(new FilePayload("game.txt", "text/plain", record));
        assertThat(other.locator("h1")).hasText("A person against Random, map Clearing");
        other.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Go on with this game"))
                .click();
        expectYours(other, 2);
        other.keyboard().press("f");
        expectYours(other, 4);
    }

    @Test
    void aGameIsSeenAgainInTheViewer(Visitor visitor) {
        Page page = visitor.page();
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        visitor.open("#/en/papattes/play?" + GAME + "0");
        expectYours(page, 0);
        page.keyboard().press("f");
        expectYours(page, 2);
        visitor.button("See the game again").click();
        assertThat(page).hasURL(Pattern.compile("papattes/watch\\?record="));
        page.locator("[data-shown]").waitFor();
        page.keyboard().press("End");
        assertThat(page.locator("[data-shown]")).hasAttribute("data-shown", "1");
    }

    private static void expectYours(Page page, int turn) {
        assertThat(page.locator("[data-phase=yours]")).hasAttribute("data-turn", Integer.toString(turn));
    }

    /** Some step that brings the character there to an empty ground where nobody is. */
    private static int freeStep(Page page, int place) {
        for (int step : new int[] {1, -1, SIDE, -SIDE}) {
            int cell = place + step;
            hover(page, cell);
            Locator where = page.locator(".where");
            assertThat(where).containsText("Colonne " + cell % SIDE + ", ligne " + cell / SIDE + " ");
            if (isFree(where.textContent())) {
                return step;
            }
        }
        throw new AssertionError("the character is shut in");
    }

    /** From the selected character to a cell beside it where nobody is. */
    private static void walkToFreeCell(Keyboard keyboard, Locator where) {
        List<String> arrows = List.of("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp");
        List<String> back = List.of("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");
        for (int direction = 0; direction < arrows.size(); direction++) {
            keyboard.press(arrows.get(direction));
            if (isFree(where.textContent())) {
                return;
            }
            keyboard.press(back.get(direction));
        }
        throw new AssertionError("the character is shut in");
    }

    /** Only what a character carries and when something grows is said in brackets. */
    private static boolean isFree(String cell) {
        return !cell.contains("(") || cell.contains("demi-tours") || cell.contains("half-turns");
    }

    private static void hover(Page page, int cell) {
        page.locator("[data-board]").hover(new Locator.HoverOptions().setPosition(x(page, cell), y(page, cell)));
    }

    private static void click(Page page, int cell) {
        page.locator("[data-board]").click(new Locator.ClickOptions().setPosition(x(page, cell), y(page, cell)));
    }

    private static double x(Page page, int cell) {
        return (cell % SIDE + 0.5) * size(page);
    }

    private static double y(Page page, int cell) {
        return (Math.floorDiv(cell, SIDE) + 0.5) * size(page);
    }

    private static double size(Page page) {
        return page.locator("[data-board] canvas").boundingBox().width / SIDE;
    }
}
