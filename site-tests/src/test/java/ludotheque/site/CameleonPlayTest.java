package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("slow")
@ExtendWith(InBrowser.class)
class CameleonPlayTest {
    /** The subject's board. */
    private static final String SUBJECT = "game=cameleon.1_variant.temeraire_first.R_board.12_ABRABBAABAAA_ARRRABAAARAA"
            + "_ABAAABABBAAA_BAARAAAARRBA_ABBBAAAARRBA_AARAAAAAABAA_AAARRRBBBRRR_AAARARBBBRRR_AAARRRBBBRRR"
            + "_ARRRAABRRBBB_AAABAARARBBB_AAABABRRRBBB";

    private static final String SMALL = "game=cameleon.1_variant.temeraire_first.R_empty.3";

    @Test
    void aGameIsPlayedWithTheMouseToItsEnd(Visitor visitor) {
        visitor.open("#/fr");
        visitor.link("Caméléon").click();
        visitor.link("Nouvelle partie").click();
        // The board of the page that is being left has the same word in its name.
        visitor.page()
                .getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName("Plateau"))
                .selectOption("3");
        visitor.page().getByLabel("Qui commence").selectOption("R");
        visitor.button("Commencer").click();
        Page page = visitor.page();
        Locator whites = page.locator("[data-letter=A]");
        for (int left = 9; left > 0; left -= 2) {
            assertThat(whites).hasCount(left);
            whites.first().click();
        }
        assertThat(page.locator("[data-over]")).containsText("Rouge gagne, 9 cases à 0.");
        assertThat(page.locator("[data-letter=R]")).hasCount(9);
        assertThat(page.locator("[data-steps]")).containsText(Pattern.compile("R3.:"));
    }

    @Test
    void aGameIsPlayedWithTheKeyboardAlone(Visitor visitor) {
        visitor.open("#/en/cameleon/play?level=person&" + SMALL);
        Page page = visitor.page();
        cell(page, 1, 1).focus();
        Keyboard keyboard = page.keyboard();
        press(keyboard, "ArrowDown", "ArrowRight", "Enter");
        assertThat(cell(page, 2, 2)).hasAttribute("data-letter", "r");
        press(keyboard, "End", "Enter");
        assertThat(cell(page, 2, 3)).hasAttribute("data-letter", "b");
        assertThat(cell(page, 2, 2)).hasAttribute("aria-label", "Line 2, column 2, blue");
        assertThat(page.locator("[data-news]")).containsText("R′2: one neighbour changes colour.");
        press(keyboard, "u");
        expectMoves(page, 1);
        press(keyboard, "u");
        expectMoves(page, 0);
        press(keyboard, "r");
        expectMoves(page, 1);
        press(keyboard, "h");
        assertThat(page.locator(".hinted")).hasCount(1);
        page.waitForURL(address -> address.contains("helps=1"));
        page.reload();
        cell(page, 1, 1).focus();
        press(keyboard, "h");
        page.waitForURL(address -> address.contains("helps=2"));
    }

    @Test
    void aMoveIsTakenBackBeforeTheComputerHasAnswered(Visitor visitor) {
        visitor.open("#/en/cameleon/play?red=person&blue=greedy&game=cameleon.1_variant.brave_first.R_empty.6");
        Page page = visitor.page();
        cell(page, 3, 3).waitFor();
        // As fast as the page allows it.
        page.evaluate("""
                async () => {
                  document.querySelector("[data-cell='3-3']").click()
                  const undo = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo')
                  while (undo.disabled) await new Promise(requestAnimationFrame)
                  undo.click()
                }
                """);
        assertThat(page.locator("[data-news=undone]")).containsText("The board as it was at the start.");
        expectMoves(page, 0);
        cell(page, 3, 3).click();
        expectMoves(page, 2);
    }

    @Test
    void whatAMoveChangedIsShownWithItsRules(Visitor visitor) {
        visitor.open("#/fr/cameleon/play?level=greedy&" + SUBJECT);
        Page page = visitor.page();
        cell(page, 2, 5).click();
        expectMoves(page, 2);
        assertThat(page.locator("[data-steps]")).containsText("la région 6 × 6 qui commence en (7, 7) va à bleu.");
        assertThat(page.locator("[data-count=B]")).hasText("51");
        assertThat(page.locator("[data-score]")).hasText("24");
        assertThat(page.locator(".changed")).hasCount(36);
        visitor.button("Annuler").click();
        expectMoves(page, 0);
    }

    @Test
    void aColouredCellIsRefusedInThePagesLanguage(Visitor visitor) {
        visitor.open("#/en/cameleon/play?level=greedy&" + SUBJECT);
        // A coloured cell is marked as disabled, which a click would wait for.
        cell(visitor.page(), 1, 2).click(new Locator.ClickOptions().setForce(true));
        assertThat(visitor.page().locator("[data-news]")).containsText("cell (1, 2) is coloured already");
        visitor.link("Français").click();
        assertThat(visitor.page().locator("[data-news]")).containsText("la case (1, 2) est déjà coloriée");
        expectMoves(visitor.page(), 0);
    }

    @Test
    void theGainsAreShownOnDemand(Visitor visitor) {
        visitor.open("#/en/cameleon/play?level=greedy&" + SUBJECT);
        Page page = visitor.page();
        assertThat(cell(page, 11, 8)).hasText("");
        page.getByLabel("Show the gains").selectOption("B");
        assertThat(cell(page, 11, 8)).hasText("33");
        assertThat(cell(page, 11, 8)).hasAttribute("aria-label", "Line 11, column 8, white, gain 33");
        cell(page, 2, 5).click();
        expectMoves(page, 2);
        assertThat(cell(page, 1, 1)).hasText("3");
    }

    @Test
    void theVerdictIsProved(Visitor visitor) {
        visitor.open("#/fr/cameleon/play?level=greedy&" + SUBJECT);
        visitor.button("Qui gagne\u00a0?").click();
        Locator news = visitor.page().locator("[data-news]");
        assertThat(news).hasAttribute("data-answer", "won");
        assertThat(news).containsText("cette position est gagnée pour bleu, c’est prouvé");
    }

    @Test
    void aSearchThatLastsCanBeStopped(Visitor visitor) {
        StringBuilder board = new StringBuilder("game=cameleon.1_variant.temeraire_first.R_board.24");
        for (int line = 0; line < 24; line++) {
            board.append('_');
            for (int column = 0; column < 24; column++) {
                board.append("RABABAARA".charAt((line * 5 + column * column + line * column) % 9));
            }
        }
        visitor.open("#/en/cameleon/play?level=greedy&" + board);
        visitor.button("Who wins?").click();
        visitor.button("Stop").click();
        assertThat(visitor.page().locator("[data-news]")).hasAttribute("data-answer", "stopped");
        // Without an answer there was no help.
        assertThat(visitor.page().url()).doesNotContain("helps");
    }

    @Test
    void aBoardIsReadFromAFile(Visitor visitor) {
        visitor.open("#/en/cameleon/play?variant=brave&first=R&level=greedy");
        Page page = visitor.page();
        load(page, "6\nRAAAAB\nAAAAAA\nAAXAAA\n");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("Line 4, column 3: a cell R, B or A was expected.");
        load(page, "3\r\n RAA\r\nAAA\r\nAAR\r\n\r\n");
        assertThat(cell(page, 3, 3)).hasAttribute("data-letter", "r");
        assertThat(page.getByText("the board has 2 red cells and 0 blue ones")).isVisible();
        cell(page, 2, 2).click();
        expectMoves(page, 2);
    }

    private static void load(Page page, String text) {
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("board.txt", "text/plain", text.getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void theLinkShowsTheSamePositionToSomeoneElse(Visitor visitor) {
        visitor.open("#/en/cameleon/play?level=greedy&" + SUBJECT);
        cell(visitor.page(), 2, 5).click();
        expectMoves(visitor.page(), 2);
        Page other = visitor.newPage();
        other.navigate(visitor.page().url());
        expectMoves(other, 2);
        assertThat(cell(other, 10, 10)).hasAttribute("data-letter", "B");
        assertThat(cell(other, 2, 6)).hasAttribute("data-letter", "r");
    }

    @Test
    void aBrokenLinkSaysWhatIsWrong(Visitor visitor) {
        visitor.open("#/en/cameleon/play?" + SMALL + "_R.1.1_R.1.2");
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText("It is blue’s turn.");
        visitor.open("#/fr/cameleon/play?game=cameleon.1_variant.calme");
        assertThat(visitor.page().getByRole(AriaRole.ALERT)).containsText(Pattern.compile("Ligne 2, colonne 9.:"));
    }

    @Test
    void theComputerMayStartAndPlayRed(Visitor visitor) {
        visitor.open("#/en/cameleon/play?level=perfect&colour=B&" + SMALL);
        expectMoves(visitor.page(), 1);
        assertThat(visitor.page().locator("[data-news]")).containsText("Red plays");
    }

    @Test
    void aLargeBoardIsPlayedByMouseAndKeyboardAndZoomed(Visitor visitor) {
        visitor.open("#/en/cameleon/play?level=person&game=cameleon.1_variant.brave_first.R_empty.96");
        Page page = visitor.page();
        Locator board = page.locator("[data-board='96']");
        board.click(new Locator.ClickOptions().setPosition(5, 5));
        expectMoves(page, 1);
        assertThat(page.locator("[data-steps]")).containsText("Red plays (1, 1).");
        board.focus();
        press(page.keyboard(), "ArrowRight", "Enter");
        expectMoves(page, 2);
        assertThat(page.locator("[data-steps]")).containsText("Blue plays (1, 2).");
        visitor.button("Zoom in").click();
        assertThat(board).hasAttribute("data-zoom", "2.00");
        press(page.keyboard(), "h");
        assertThat(page.locator("[data-news]")).containsText("Advised cell");
    }

    @Test
    void aLargeBoardIsZoomedAndMovedByWheelMouseFingersKeysAndButtonsAndKeepsItsNumbers(Visitor visitor) {
        visitor.open("#/en/cameleon/play?level=person&game=cameleon.1_variant.brave_first.R_empty.96");
        Page page = visitor.page();
        Locator board = page.locator("[data-board='96']");
        Locator columns = page.locator(".columns span");
        assertThat(columns.first()).hasText("1");
        assertThat(columns.last()).hasText("95");
        BoundingBox box = board.boundingBox();
        page.mouse().move(box.x + box.width - 10, box.y + 2);
        page.mouse().wheel(0, -600);
        assertThat(board).not().hasAttribute("data-zoom", "1.00");
        assertThat(columns.first()).not().hasText("1");
        assertThat(page.locator(".lines span").first()).hasText("1");
        String corner = board.getAttribute("data-corner");
        page.mouse().down();
        page.mouse().move(box.x + box.width / 2, box.y + box.height / 2, new Mouse.MoveOptions().setSteps(4));
        page.mouse().up();
        assertThat(board).not().hasAttribute("data-corner", corner);
        // A drag plays nothing.
        expectMoves(page, 0);
        board.focus();
        page.keyboard().press("0");
        assertThat(board).hasAttribute("data-zoom", "1.00");
        page.keyboard().press("+");
        page.keyboard().press("+");
        assertThat(board).hasAttribute("data-zoom", "4.00");
        visitor.button("To the right").click();
        assertThat(board).hasAttribute("data-corner", "12.00 0.00");
        // The cell under the pointer, not the one that would be there without zoom.
        board.click(new Locator.ClickOptions().setPosition(5, 5));
        assertThat(page.locator("[data-steps]")).containsText("Red plays (1, 13).");
        board.focus();
        page.keyboard().press("0");
        assertThat(board).hasAttribute("data-zoom", "1.00");
        Fingers.pinch(page, box, 20, 60);
        assertThat(board).not().hasAttribute("data-zoom", "1.00");
        expectMoves(page, 1);
    }

    @Test
    void aZoomMovesNothingButWhatIsSeenAndKeepsTheFocusAtItsEnd(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        visitor.open("#/en/cameleon/play?level=person&game=cameleon.1_variant.brave_first.R_empty.24");
        Locator board = page.locator("[data-board='24']");
        BoundingBox whole = board.boundingBox();
        Locator zoomIn = visitor.button("Zoom in");
        zoomIn.click();
        zoomIn.click();
        assertThat(board).hasAttribute("data-zoom", "4.00");
        assertThat(board.boundingBox()).usingRecursiveComparison().isEqualTo(whole);
        assertThat(zoomIn).hasAttribute("aria-disabled", "true");
        assertThat(zoomIn).isFocused();
    }

    @Test
    void longNumbersTakeNoLineMore(Visitor visitor) {
        Page page = visitor.page();
        page.setViewportSize(390, 844);
        visitor.open("#/en/cameleon/play?red=greedy&blue=person&game=cameleon.1_variant.brave_first.B_empty.384");
        double whites = page.locator("[data-whites]").boundingBox().y;
        assertThat(page.locator("[data-score]").boundingBox().y).isEqualTo(whites);
        assertThat(page.locator("[data-moves]").boundingBox().y).isEqualTo(whites);
    }

    @Test
    void whatIsKnownOfAnEmptyBoardIsProvedWithoutASearch(Visitor visitor) {
        visitor.open("#/en/cameleon/play?level=person&game=cameleon.1_variant.temeraire_first.R_empty.6");
        visitor.button("Who wins?").click();
        assertThat(visitor.page().locator("[data-news=verdict]"))
                .containsText("won for blue, and that is proved without a search.");
    }

    private static Locator cell(Page page, int line, int column) {
        return page.locator("[data-cell='" + line + "-" + column + "']");
    }

    private static void expectMoves(Page page, int moves) {
        assertThat(page.locator("[data-moves]")).hasAttribute("data-moves", Integer.toString(moves));
    }

    private static void press(Keyboard keyboard, String... keys) {
        for (String key : keys) {
            keyboard.press(key);
        }
    }
}
