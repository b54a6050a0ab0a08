package ludotheque.cli.shell.survey;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Series whose work the machines of a database share: they report what one machine does. */
@Tag("slow")
final class SurveyTest {
    private static Machines machines;

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void aServer() throws Exception {
        machines = new Machines();
    }

    @AfterAll
    static void noServer() throws Exception {
        machines.close();
    }

    private static Typed typed(String words, String... more) {
        return ludo(Stream.concat(Stream.of(words.split(" ")), Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void aWorkerAndWhoeverAsksAreKilledAndTheFileIsThatOfOneProcess() throws Exception {
        String url = machines.database();
        Path shared = folder.resolve("shared.csv");
        Path one = folder.resolve("one.csv");
        List<String> words =
                List.of(("patience stats st 1-9000 --untimed --database " + url + " --out " + shared).split(" "));
        List<Process> workers = machines.work(url, List.of(List.of(), List.of()));

        Process asks = machines.ludo(List.of(), folder.resolve("said"), words);
        Machines.until("some are answered", () -> machines.answered(url) > 5);
        workers.get(0).destroyForcibly().waitFor();
        asks.destroyForcibly().waitFor();
        assertThat(machines.count(url, "SELECT COUNT(*) FROM match_queue WHERE picked"))
                .as("in hand when its worker was killed")
                .isPositive();
        Typed report = typed(String.join(" ", words));

        assertThat(report.exitCode()).as(report.err()).isZero();
        assertThat(report.out())
                .isEqualTo(
                        typed("patience stats st 1-9000 --untimed --out " + one).out());
        assertThat(shared).hasSameBinaryContentAs(one);
        assertThat(typed(String.join(" ", words)).out()).isEqualTo(report.out());
        // Its worker takes the last slice from the queue once it has told the answers.
        Machines.until("nothing is left to do", () -> machines.count(url, "SELECT COUNT(*) FROM match_queue") == 0);
    }

    @Test
    void theGamesOfASeriesAreThoseOfOneProcess() throws Exception {
        String url = machines.database();
        machines.work(url, List.of(List.of()));
        for (String words : List.of(
                "memoryx duel --games 300 --seed 5 --first perfect --second limited:7 --json",
                "memoryx solo limited:3 --games 200 --seed 5 --json",
                "cameleon duel --games 100 --seed 5 --variant brave --size 12 --json")) {
            Typed shared = typed(words, "--database", url);
            assertThat(shared.exitCode()).as(shared.err()).isZero();
            assertThat(shared.out()).isEqualTo(typed(words).out());
        }
    }

    @Test
    void ctrlCReportsWhatIsKnown() throws Exception {
        String url = machines.database();
        machines.work(url, List.of(List.of()));
        Path said = folder.resolve("said");
        List<String> words = List.of(("patience stats st 1-90000000 --json --database " + url).split(" "));
        Process asks = machines.ludo(List.of("env", "--default-signal=INT"), said, words);
        Machines.until("some are answered", () -> machines.answered(url) > 1);
        Thread.sleep(500);

        new ProcessBuilder("kill", "-INT", String.valueOf(asks.pid())).start().waitFor();

        assertThat(asks.waitFor()).isEqualTo(130);
        assertThat(said).content(StandardCharsets.UTF_8).containsPattern("\"from\":1,\"to\":90000000,\"deals\":[1-9]");
    }

    @Test
    void whatCannotBeGoneOnWithIsRefused() {
        Typed typed = typed("cameleon duel --variant brave --database postgresql://ludo@localhost/x");
        assertThat(typed.exitCode()).isEqualTo(64);
        assertThat(typed.err()).contains("--database goes with --seed");
    }

    @Test
    void aDatabaseThatIsAwayIsToldInOneLine() {
        Typed typed = typed("patience stats st 1-10 --database postgresql://ludo@localhost:1/x");
        assertThat(typed.exitCode()).isEqualTo(1);
        assertThat(typed.err())
                .startsWith("postgresql://ludo@localhost:1/x: this database cannot be reached (")
                .hasLineCount(1);
        assertThat(typed.out()).isEmpty();
    }
}
