package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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

    private static final int LONGEST_FILM_MS = 180_000;

    private static final String RECORDS_WEBM = """
            () => typeof MediaRecorder === 'function' && MediaRecorder.isTypeSupported('video/webm')
            """;

    /** Plays a film from its bytes to its end and looks at what is shown then. */
    private static final String LAST_PICTURE = """
            async (base64) => {
              const video = document.createElement('video')
              video.muted = true
              video.src = 'data:video/webm;base64,' + base64
              await new Promise((resolve, reject) => {
                video.onended = resolve
                video.onerror = () => reject(new Error(video.error.message))
                video.playbackRate = 4
                video.play().catch(reject)
              })
              const canvas = document.createElement('canvas')
              canvas.width = video.videoWidth
              canvas.height = video.videoHeight
              const brush = canvas.getContext('2d')
              brush.drawImage(video, 0, 0)
              const pixels = new Uint32Array(brush.getImageData(0, 0, canvas.width, canvas.height).data.buffer)
              const colours = new Set(pixels).size
              return `${video.videoWidth}x${video.videoHeight}, ${colours > 1 ? 'several colours' : 'nothing'}`
            }
            """;

    @ParameterizedTest
    @CsvSource({
        "faraway, compared=1&cards=1.2.4.12.13.18.20.24.39.44.101.120.130.140.145"
                + "&row=12.20.13.18.44.24.39.4.120.130.140.145",
        "memoryx, seats=person&game=memoryx.1_size.1.3_players.1_first.0_deal.2.0.1_turn.0.1",
        "patience, game=" + AccessibilityTest.WON_SOLITAIRE,
        "cameleon, red=person&blue=person&game=cameleon.1_variant.brave_first.R_board.3_RRR_BBB_RAA_R.3.2_B.3.3",
    })
    void anEndedGameIsAPictureAndAFilm(String game, String query, Visitor visitor) throws IOException {
        visitor.open("#/en/" + game + "/play?" + query);
        visitor.button("Share").click();
        expectFile(visitor, "Picture (PNG)", "png");
        expectFile(visitor, "Film (GIF)", "gif");
        assumeTrue(
                (boolean) visitor.page().evaluate(RECORDS_WEBM),
                "this browser records no WebM: it has no MediaRecorder for it");
        expectPlays(visitor, expectFile(visitor, "Film (WebM)", "webm"));
    }

    @ParameterizedTest
    @CsvSource({
        "memoryx/play, seats=person&game=memoryx.1_size.3.3_players.1_first.0_seed.5_turn.0.1_flip.2",
        "memoryx/replay, at=1&game=memoryx.1_size.3.7_players.2_first.0_seed.12_turn.0.1_turn.2.3",
        "patience/play, game=patience.1_deal.FreeCell~1_move.42.44",
        "faraway/play, cards=1.2.4.12.13.18.20.24.39.44.120&row=12.20",
        "faraway/play, view=solve&run=1&cards=1.2.4.12.13.18.20.24.39.44.120.122.130",
    })
    void whatIsOnTheTableIsAPicture(String page, String query, Visitor visitor) throws IOException {
        visitor.open("#/en/" + page + "?" + query);
        visitor.button("Share").click();
        expectFile(visitor, "Picture (PNG)", "png");
    }

    @Test
    void aGameUnderWayIsAPictureAndSavingItLeavesTimeToReadIt(Visitor visitor) throws IOException {
        Page page = visitor.page();
        page.addInitScript("URL.revokeObjectURL = () => (window.revoked = true)");
        visitor.open("#/en/cameleon/play?red=person&blue=person&game=cameleon.1_variant.brave_first.R_empty.6_R.3.2");
        visitor.button("Share").click();
        Download picture =
                page.waitForDownload(() -> visitor.button("Picture (PNG)").click());
        assertThat(picture.suggestedFilename()).isEqualTo("cameleon-6.png");
        Download saved =
                page.waitForDownload(() -> visitor.button("Save the game").click());
        assertThat(saved.suggestedFilename()).isEqualTo("cameleon-6.txt");
        assertThat(page.evaluate("window.revoked")).isNull();
    }

    @Test
    void aShareSheetSaysEachThingOnce(Visitor visitor) {
        visitor.open("#/en/patience/play?game=" + AccessibilityTest.WON_SOLITAIRE);
        visitor.button("Share").click();
        assertThat(visitor.page().locator("[data-end]").getByText("Copy the link"))
                .hasCount(1);
    }

    @Test
    void aFilmCanBeStoppedAfterAPictureWasMadeMeanwhile(Visitor visitor) {
        Page page = visitor.page();
        visitor.open("#/en/patience/play?game=" + AccessibilityTest.WON_SOLITAIRE);
        visitor.button("Share").click();
        // Between two frames the page waits, here until it is told to go on.
        page.evaluate("() => { window.setTimeout = () => 0 }");
        visitor.button("Film (GIF)").click();
        page.waitForDownload(() -> visitor.button("Picture (PNG)").click());
        assertThat(visitor.button("Stop")).isVisible();
    }

    private static byte[] expectFile(Visitor visitor, String button, String kind) throws IOException {
        // A WebM takes as long as it lasts.
        Download made = visitor.page()
                .waitForDownload(
                        new Page.WaitForDownloadOptions().setTimeout(LONGEST_FILM_MS),
                        () -> visitor.button(button).click());
        assertThat(made.suggestedFilename()).endsWith("." + kind);
        byte[] file = Files.readAllBytes(made.path());
        assertThat(new String(file, StandardCharsets.ISO_8859_1))
                .startsWith(BEGINNINGS.get(kind))
                .hasSizeGreaterThan(500);
        assertThat(visitor.page().locator(".share [role=status]").first()).containsText("is saved.");
        return file;
    }

    /** The browser reads its own film again, and its last picture is not empty. */
    private static void expectPlays(Visitor visitor, byte[] webm) {
        Page player = visitor.newPage();
        String seen = (String) player.evaluate(LAST_PICTURE, Base64.getEncoder().encodeToString(webm));
        assertThat(seen).matches("\\d{2,}x\\d{2,}, several colours");
        player.close();
    }
}
