package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules are learnt by making the moves. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class LessonsTest {
    @ParameterizedTest
    @ValueSource(strings = {"memoryx", "patience", "faraway", "cameleon", "papattes"})
    void onALaptopTheWayToTheNextStepIsInSight(String game, Visitor visitor) {
        visitor.page().setViewportSize(1366, 650);
        visitor.open("#/en/" + game + "/rules");
        visitor.page()
                .locator("[data-lesson]")
                .locator("[role=grid], [role=application], [data-spot]")
                .first()
                .waitFor();
        visitor.expectInSight(visitor.button("Next step"));
    }

    @Test
    void theFiveRulesOfCameleonArePlayed(Visitor visitor) {
        visitor.open("#/en/cameleon/rules");
        Page page = visitor.page();
        Locator lesson = page.locator("[data-lesson]");
        int[] middles = {2, 2, 2, 5, 5};
        String[] told = {"R1", "R2", "R3", "R4", "R5"};
        for (int step = 0; step < middles.length; step++) {
            assertThat(lesson).hasAttribute("data-lesson", Integer.toString(step));
            page.locator("[data-cell='" + middles[step] + "-" + middles[step] + "']")
                    .click();
            assertThat(lesson).hasAttribute("data-outcome", "right");
            assertThat(lesson.locator("[role=status]")).containsText(told[step]);
            if (step + 1 < middles.length) {
                visitor.button("Next step").click();
                // After the last step it leads nowhere any more, and still has the focus.
                assertThat(visitor.button("Next step")).isFocused();
            }
        }
        assertThat(page.locator("[data-letter=B]")).hasCount(36);
        // On paper there is nothing to click.
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(lesson).isHidden();
    }

    @Test
    void anotherMoveThanTheOneAskedForIsTold(Visitor visitor) {
        visitor.open("#/en/cameleon/rules");
        visitor.page().locator("[data-cell='1-1']").waitFor();
        visitor.button("Next step").click();
        visitor.page().locator("[data-cell='1-2']").click();
        assertThat(visitor.page().locator("[data-lesson]")).hasAttribute("data-outcome", "wrong");
        visitor.button("Begin again").click();
        visitor.page().locator("[data-cell='2-2']").click();
        assertThat(visitor.page().locator("[data-lesson]")).hasAttribute("data-outcome", "right");
    }

    /** FreeCell.1 has Q♣ on column-6, J♥ on column-2, K♦ on column-1. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRunOfFreeCellIsPlayed(boolean byKeyboard, Visitor visitor) {
        visitor.open("#/en/patience/rules");
        PatienceTable table = new PatienceTable(visitor.page());
        Locator lesson = visitor.page().locator("[data-lesson]");
        String[][] chosen = {{"column-2", "column-6"}, {"column-6", "column-1"}, {"column-0", "column-0"}};
        for (int step = 0; step < chosen.length; step++) {
            assertThat(lesson).hasAttribute("data-lesson", Integer.toString(step));
            if (byKeyboard) {
                table.spot(chosen[step][0]).press("Enter");
                table.spot(chosen[step][1]).press("Enter");
            } else if (chosen[step][0].equals(chosen[step][1])) {
                table.spot(chosen[step][0]).dblclick();
            } else {
                table.click(chosen[step][0], chosen[step][1]);
            }
            assertThat(lesson).hasAttribute("data-outcome", "right");
            if (step + 1 < chosen.length) {
                visitor.button("Next step").click();
            }
        }
    }

    @Test
    void theJokerIsMet(Visitor visitor) {
        visitor.open("#/en/memoryx/rules");
        Page page = visitor.page();
        page.locator("[data-place='0']").waitFor();
        visitor.button("Next step").click();
        Locator lesson = page.locator("[data-lesson='1']");
        // It stays where it lies until it is seen, so turning over each place once must meet it.
        for (int place = 0; place < 9; place++) {
            Locator card = page.locator("[data-place='" + place + "']");
            for (int tries = 0;
                    tries < 200
                            && "down".equals(card.getAttribute("data-state"))
                            && !"right".equals(lesson.getAttribute("data-outcome"));
                    tries++) {
                card.click();
                page.waitForTimeout(60);
            }
        }
        assertThat(lesson).hasAttribute("data-outcome", "right");
        assertThat(lesson.locator("[role=status]")).containsText("The joker ended the turn.");
    }
}
