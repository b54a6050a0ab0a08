package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game that is over is shared as a picture and as a film, made in the page. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class SharedFilmsTest {
    /** How each kind of file begins; a WebM is an EBML document. */
    private static final Map<String, String> BEGINNINGS =
            Map.of("png", "\u0089PNG", "gif", "GIF89a", "webm", "\u001aE\u00df\u00a3");

    @ParameterizedTest
    @CsvSource({
        "memoryx, seats=person&game=memoryx.1_size.1.3_players.1_first.0_deal.2.0.1_turn.0.1",
        "patience, game=" + AccessibilityTest.WON_SOLITAIRE,
        "cameleon, red=person&blue=person&game=cameleon.1_variant.brave_first.R_board.3_RRR_BBB_RAA_R.3.2_B.3.3",
    })
    void anEndedGameIsAPictureAndAFilm(String game, String query, Visitor visitor) throws IOException {
        visitor.open("#/en/" + game + "/play?" + query);
        visitor.button("Share").click();
        expectFile(visitor, "Picture (PNG)", "png");
        expectFile(visitor, "Film (GIF)", "gif");
        if (!game.equals("patience")) {
            // A WebM takes as long as it lasts.
            expectFile(visitor, "Film (WebM)", "webm");
        }
    }

    private static void expectFile(Visitor visitor, String button, String kind) throws IOException {
        Download made =
                visitor.page().waitForDownload(() -> visitor.button(button).click());
        assertThat(made.suggestedFilename()).endsWith("." + kind);
        assertThat(new String(Files.readAllBytes(made.path()), StandardCharsets.ISO_8859_1))
                .startsWith(BEGINNINGS.get(kind))
                .hasSizeGreaterThan(500);
        assertThat(visitor.page().locator("[data-end] [role=status]").first()).containsText("is saved.");
    }
}
