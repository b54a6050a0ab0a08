package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import ludotheque.cli.Ludo;
import ludotheque.cli.Typed;
import ludotheque.cli.shell.Shell;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StatsTest {
    private static final String KEPT = """
            deal,answer,moves,positions,milliseconds,options
            FreeCell.1,SUCCES,45,476,30,
            FreeCell.2,SUCCES,55,518,30,
            FreeCell.3,INSOLUBLE,,12000,200,
            FreeCell.4,SUCCES,61,1234567,900,
            FreeCell.5,ECHEC,,9000000,60000,
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path file() {
        return folder.resolve("results.csv");
    }

    private Typed stats(String words) {
        return ludo(("patience stats " + words + " --out " + file()).split(" ", -1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--lang fr", "--lang en", "--json"})
    void resultsAreReportedAndThoseKeptAreNotSolvedAgain(String option) throws Exception {
        Files.writeString(file(), KEPT);
        Typed typed = stats("fc 1-5 " + option);
        Golden.check("patience-stats" + option.replaceAll("[- ]+", "-") + ".txt", typed.out());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isZero();
        assertThat(file()).content(StandardCharsets.UTF_8).isEqualTo(KEPT);
    }

    @Test
    void aFileGrowsByTheDealsItLacks() throws Exception {
        Files.writeString(file(), KEPT);
        assertThat(stats("fc 4-60").err()).isEmpty();
        List<String> lines = Files.readAllLines(file());
        assertThat(String.join("\n", lines.subList(0, 6)) + "\n").isEqualTo(KEPT);
        assertThat(lines.subList(6, lines.size()))
                .extracting(line -> line.split(",", -1)[0])
                .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(6, 60)
                        .mapToObj(number -> "FreeCell." + number)
                        .toList());
        assertThat(lines.subList(6, lines.size())).allMatch(line -> line.matches(".*,SUCCES,\\d+,\\d+,0,"));
    }

    @Test
    void noDealWaitsForAHardOne() throws Exception {
        assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "one processor does one deal after the other");
        stats("bd 1817-1837 --nodes 400000");
        List<String> lines = Files.readAllLines(file());
        assertThat(lines).hasSize(22).anyMatch(line -> line.startsWith("BakersDozen.1817,"));
        // How many came before it is the scheduler's choice.
        assertThat(lines.get(1)).doesNotStartWith("BakersDozen.1817,");
    }

    @Test
    void theReportDoesNotHangOnTheOrderOfTheFile() throws Exception {
        Files.writeString(file(), KEPT);
        String report = stats("fc 1-5").out();
        List<String> lines = Files.readAllLines(file());
        Collections.reverse(lines.subList(1, lines.size()));
        Files.write(file(), lines);
        assertThat(stats("fc 1-5").out()).isEqualTo(report);
    }

    @Test
    void theSpeedIsTold() {
        Shell shell = Typed.shell("");
        long[] millis = {0};
        Shell ticking = new Shell(
                shell.in(),
                shell.out(),
                shell.err(),
                shell.lang(),
                shell.variables(),
                "",
                () -> Instant.ofEpochMilli(millis[0] += 500));
        assertThat(Ludo.run(ticking, "patience", "stats", "fc", "1-2", "--json"))
                .isZero();
        assertThat(shell.err().toString()).matches("\\d+\\.\\d deals per second\n");
        assertThat(shell.out().toString())
                .containsPattern("\"seconds\":\\d+\\.\\d+,\"dealsPerSecond\":\\d+\\.\\d+,\"options\":");
    }

    @Test
    void aFileMayBeginWithAByteOrderMark() throws Exception {
        Files.writeString(file(), "\uFEFF" + KEPT + "FreeCell.6,SUC");
        assertThat(stats("fc 1-6").exitCode()).isZero();
        assertThat(file())
                .content(StandardCharsets.UTF_8)
                .startsWith("\uFEFF" + KEPT + "FreeCell.6,SUCCES,")
                .hasLineCount(7);
    }

    @Test
    void resultsOfOtherOptionsAreKeptApart() throws Exception {
        Files.writeString(file(), KEPT);
        String asked = "fc 1-2 --short --nodes 3000 --time 2.5s";
        String report = stats(asked).out();
        assertThat(report).startsWith("FreeCell 1-2 --short --time 2500ms --nodes 3000\n");
        assertThat(file())
                .content(StandardCharsets.UTF_8)
                .startsWith(KEPT)
                .contains("\nFreeCell.1,SUCCES,", "\nFreeCell.2,SUCCES,")
                .endsWith(",0,--short --time 2500ms --nodes 3000\n")
                .hasLineCount(8);
        assertThat(stats(asked)).isEqualTo(new Typed(0, report, ""));
        assertThat(stats("fc 1-2").err()).isEmpty();
        assertThat(file()).content(StandardCharsets.UTF_8).hasLineCount(8);
        stats("fc 1 --full-rules --nodes 3000");
        assertThat(file()).content(StandardCharsets.UTF_8).hasLineCount(9).endsWith(",0,--full-rules --nodes 3000\n");
    }

    @Test
    void aLineCutShortByAKillIsDroppedAndSolvedAgain() throws Exception {
        Files.writeString(file(), KEPT + "FreeCell.6,SUC");
        assertThat(stats("fc 1-6").exitCode()).isZero();
        assertThat(file())
                .content(StandardCharsets.UTF_8)
                .startsWith(KEPT + "FreeCell.6,SUCCES,")
                .endsWith(",0,\n")
                .hasLineCount(7);
    }

    @Test
    void runsThatShareAFileWriteNoDealTwice() throws Exception {
        DealResult deal = new DealResult("FreeCell.1", SearchAnswer.SUCCES, 45, 476, 30, "");
        DealResult later = new DealResult("FreeCell.2", SearchAnswer.SUCCES, 55, 518, 30, "");
        try (ResultsFile one = new ResultsFile(file(), "");
                ResultsFile other = new ResultsFile(file(), "")) {
            one.add(deal);
            other.add(deal);
            other.add(later);
            assertThat(other.results()).containsOnlyKeys("FreeCell.1", "FreeCell.2");
            one.add(later);
        }
        assertThat(Files.readAllLines(file())).containsExactly(DealResult.HEADING, deal.line(), later.line());
    }

    @Test
    @Tag("slow")
    void twoRunsAtOnceShareAFile() throws Exception {
        List<Process> runs = List.of(start("fc 1-60"), start("fc 1-60"));
        for (Process run : runs) {
            run.getInputStream().readAllBytes();
            assertThat(run.waitFor()).isZero();
        }
        List<String> lines = Files.readAllLines(file());
        assertThat(lines).hasSize(61);
        assertThat(lines).extracting(line -> line.split(",", -1)[0]).doesNotHaveDuplicates();
    }

    private Process start(String words) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "ludotheque.cli.Ludo"));
        command.addAll(List.of(("patience stats " + words + " --out " + file()).split(" ", -1)));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    @Test
    void aFileOfAnotherKindIsLeftAlone() throws Exception {
        Files.writeString(file(), "no end");
        assertThat(stats("fc 1-2").exitCode()).isEqualTo(65);
        assertThat(file()).content(StandardCharsets.UTF_8).isEqualTo("no end");
        Files.writeString(file(), "my diary\nno end");
        assertThat(stats("fc 1-2"))
                .isEqualTo(
                        new Typed(
                                65,
                                "",
                                file()
                                        + ":1:1: a line like \"deal,answer,moves,positions,milliseconds,options\" was expected\n"));
        Files.writeString(file(), KEPT + "FreeCell.6,MAYBE,,1,1,\n");
        assertThat(stats("fc 1-2").err()).startsWith(file() + ":7:1: a line like ");
        assertThat(file()).content(StandardCharsets.UTF_8).isEqualTo(KEPT + "FreeCell.6,MAYBE,,1,1,\n");
    }

    @Test
    void theThreeAnswersAreCounted() {
        assertThat(ludo("patience", "stats", "st", "31-41", "--json").out())
                .startsWith(
                        "{\"game\":\"Seahaven\",\"from\":31,\"to\":41,\"deals\":11,\"succes\":8,\"insoluble\":3,\"echec\":0,");
        assertThat(ludo("patience", "stats", "ms", "1-3", "--json").out())
                .startsWith("{\"game\":\"ms\",\"from\":1,\"to\":3,\"deals\":3,\"succes\":3,");
        assertThat(ludo("patience", "stats", "bd", "1817", "--time", "0", "--json")
                        .out())
                .startsWith(
                        "{\"game\":\"BakersDozen\",\"from\":1817,\"to\":1817,\"deals\":1,\"succes\":0,\"insoluble\":0,\"echec\":1,"
                                + "\"moves\":null,");
    }

    @Test
    void shortSolutionsAreShorter() {
        assertThat(medianMoves("fc", "1-9", "--short")).isLessThan(medianMoves("fc", "1-9"));
    }

    private static int medianMoves(String... words) {
        String report = ludo(("patience stats --json " + String.join(" ", words)).split(" ", -1))
                .out();
        return Integer.parseInt(report.replaceFirst("(?s).*\"moves\":\\{\"min\":\\d+,\"median\":(\\d+).*", "$1"));
    }
}
