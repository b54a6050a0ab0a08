package ludotheque.cli;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludotheque.patience.Deal;
import ludotheque.patience.Solution;
import ludotheque.patience.search.AnySolver;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many questions in one process. */
final class ListedCommandTest {
    @TempDir
    private Path place;

    private String solution = "";

    @BeforeEach
    void aSolution() throws Exception {
        AnySolver solver = AnySolver.of(Deal.parse("FreeCell.1").board());
        solver.advance(1_000_000);
        solution = Solution.format(solver.solution());
        Files.writeString(place.resolve("1.txt"), solution);
    }

    @Test
    void linesBetweenTabsAreAnsweredOneByOneWhateverIsWrongWithTheOthers() throws Exception {
        Path list = place.resolve("list.tsv");
        Files.writeString(
                list,
                String.join(
                                "\r\n",
                                "FreeCell.1\tFILE",
                                "",
                                "FreeCell.2\tFILE",
                                "no deal\tFILE",
                                "FreeCell.1\tnowhere",
                                "")
                        .replace("FILE", place.resolve("1.txt").toString()));
        Typed typed = ludo("patience", "check", "--list", list.toString());
        assertThat(typed.exitCode()).isEqualTo(65);
        assertThat(typed.err()).isEmpty();
        List<String> answers = typed.out().lines().toList();
        assertThat(answers).hasSize(4);
        assertThat(answers.get(0))
                .startsWith("{\"line\":1,\"exitCode\":0,\"answer\":{\"deal\":\"FreeCell.1\",\"answer\":\"SUCCES\"");
        assertThat(answers.get(1))
                .startsWith("{\"line\":3,\"exitCode\":1,\"answer\":{\"deal\":\"FreeCell.2\",\"answer\":\"ECHEC\"");
        assertThat(answers.get(2)).startsWith("{\"line\":4,\"exitCode\":64,\"answer\":{\"code\":\"USAGE\"");
        assertThat(answers.get(3)).startsWith("{\"line\":5,\"exitCode\":65,\"answer\":{\"code\":\"NO_SUCH_FILE\"");
    }

    @Test
    void jsonLinesCarryWhatIsRead() {
        Typed typed = ludoReading(
                "{\"arguments\":[\"FreeCell.1\",\"-\"],\"input\":\"" + solution.replace("\n", "\\n") + "\"}\n"
                        + "{\"arguments\":[\"FreeCell.1\",\"-\"]}\n{\"arguments\":\"x\"}\n{oops\n",
                "patience",
                "check",
                "--list",
                "-");
        assertThat(typed.out().lines().map(line -> line.replaceFirst(",\"moves\".*", "")))
                .containsExactly(
                        "{\"line\":1,\"exitCode\":0,\"answer\":{\"deal\":\"FreeCell.1\",\"answer\":\"SUCCES\"",
                        "{\"line\":2,\"exitCode\":1,\"answer\":{\"deal\":\"FreeCell.1\",\"answer\":\"ECHEC\"",
                        "{\"line\":3,\"exitCode\":65,\"answer\":{\"code\":\"MALFORMED\",\"place\":{\"file\":\"-\",\"line\":3,"
                                + "\"column\":14},\"sentence\":\"an array [ … ] was expected\"}}",
                        "{\"line\":4,\"exitCode\":65,\"answer\":{\"code\":\"MALFORMED\",\"place\":{\"file\":\"-\",\"line\":4,"
                                + "\"column\":2},\"sentence\":\"a name in quotes was expected\"}}");
    }

    @Test
    void optionsThatAreTypedHoldForEveryLine() {
        assertThat(ludoReading(
                                "MidnightOil.10\nMidnightOil.4\n",
                                "patience",
                                "search",
                                "--nodes",
                                "100000",
                                "--list",
                                "-")
                        .out()
                        .lines())
                .satisfiesExactly(
                        first -> assertThat(first)
                                .startsWith("{\"line\":1,\"exitCode\":2,\"answer\":")
                                .contains("INSOLUBLE"),
                        second -> assertThat(second)
                                .startsWith("{\"line\":2,\"exitCode\":0,\"output\":\"")
                                .contains("\"answer\":\"SUCCES\",\"moves\":10"));
    }

    @Test
    void scoresOutcomesAndReplaysAreListedToo() throws Exception {
        assertThat(ludoReading("8 43 63 64 33 39 65 67 140 111 117 138 103 126\n", "faraway", "score", "--list", "-")
                        .out())
                .startsWith("{\"line\":1,\"exitCode\":0,\"answer\":{\"score\":69,");
        Typed outcome =
                ludoReading("{\"arguments\":[\"-\"],\"input\":\"no board\"}\n", "cameleon", "outcome", "--list", "-");
        assertThat(outcome.exitCode()).isEqualTo(65);
        assertThat(outcome.out()).startsWith("{\"line\":1,\"exitCode\":65,\"answer\":{\"code\":\"");
        Typed replay = ludoReading(
                "{\"arguments\":[\"-\"],\"input\":\"patience 1\\nFreeCell.1\\n\"}\n",
                "patience",
                "replay",
                "--list",
                "-");
        assertThat(replay.out()).startsWith("{\"line\":1,\"exitCode\":").contains("\"answer\":{");
    }

    @Test
    void aListThatIsNotThereIsToldInOneObject() {
        Typed typed = ludo("patience", "check", "--list", place.resolve("none").toString());
        assertThat(typed.exitCode()).isEqualTo(65);
        assertThat(typed.out()).startsWith("{\"code\":\"NO_SUCH_FILE\",\"place\":{\"file\":");
    }
}
