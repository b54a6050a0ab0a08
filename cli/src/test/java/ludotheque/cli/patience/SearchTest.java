package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cli.Typed;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SearchTest {
    private static final String HARD = "BakersDozen.1817";
    private static final String LOST = "Foundations: C-K S-K H-J D-K\n: QH KH\n";

    @TempDir
    private Path folder = Path.of("");

    private Typed search(String deal, String... options) {
        return ludo(words(deal, options));
    }

    private String[] words(String deal, String... options) {
        String[] words = new String[4 + options.length];
        words[0] = "patience";
        words[1] = "search";
        words[2] = deal;
        words[3] = file().toString();
        System.arraycopy(options, 0, words, 4, options.length);
        return words;
    }

    private Path file() {
        return folder.resolve("deal.sol");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void theThreeAnswersAreToldApart(String language) throws Exception {
        Typed solved = search("fc.1", "--lang", language);
        assertThat(solved.exitCode()).isZero();
        Typed insoluble = search("Seahaven.35", "--lang", language);
        assertThat(insoluble.exitCode()).isEqualTo(2);
        Typed late = search(HARD, "--time", "0", "--lang", language);
        assertThat(late.exitCode()).isEqualTo(1);
        Typed few = search(HARD, "--nodes", "1000", "--lang", language);
        assertThat(few.exitCode()).isEqualTo(1);
        String told = solved.out() + insoluble.out() + late.out() + few.out();
        // How long the search and its solution are is the solver's business.
        Golden.check(
                "patience-search-" + language + ".txt",
                told.replaceAll("(?<=[ (])[\\d,.\\h]+(?=\\h(moves|coups|positions|s\\)))", "N"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"FreeCell.2", "Seahaven.14", "BakersDozen.2", "ms:1"})
    void aSolutionIsWrittenThatTheCheckAccepts(String deal) throws Exception {
        Files.writeString(file(), "something older");
        assertThat(search(deal).out()).endsWith("\nSUCCES\n");
        assertThat(ludo("patience", "check", deal, file().toString()).exitCode())
                .isZero();
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file());
        }
    }

    @Test
    void withoutAFileTheSolutionIsTheOutput() {
        Typed typed = ludo("patience", "search", "st.14");
        assertThat(typed).isEqualTo(ludo("patience", "search", "st.14", "-"));
        assertThat(ludoReading(typed.out(), "patience", "check", "st.14", "-").exitCode())
                .isZero();
        String board = ludo("patience", "show", "st.14", "--text").out();
        assertThat(ludoReading(board, "patience", "search", "--board", "-", "--game", "st")
                        .out())
                .isEqualTo(typed.out());
        assertThat(ludo("patience", "search").err()).startsWith("ludo patience search: DEAL is missing");
    }

    @Test
    void withoutASolutionTheFileIsNeitherCreatedNorTouched() throws Exception {
        assertThat(search("mo.2").exitCode()).isEqualTo(2);
        assertThat(search(HARD, "--time", "0").exitCode()).isEqualTo(1);
        assertThat(folder).isEmptyDirectory();
        Files.writeString(file(), "something older");
        assertThat(search("mo.2").exitCode()).isEqualTo(2);
        assertThat(file()).content(StandardCharsets.UTF_8).isEqualTo("something older");
    }

    @Test
    void aProofSaysWhenNormalisationWasForced() {
        String file = file().toString();
        String[] bakersDozen = {"patience", "search", "--board", "-", "--game", "bd", file};
        Typed forced = ludoReading(LOST, bakersDozen);
        assertThat(forced.out())
                .startsWith("-: proved insoluble under forced normalisation (")
                .endsWith("\nINSOLUBLE\n");
        assertThat(forced.exitCode()).isEqualTo(2);
        bakersDozen[5] = "mo";
        assertThat(ludoReading(LOST, bakersDozen).out()).startsWith("-: proved insoluble (");
    }

    @Test
    void lengthsAreToldInRunsToo() {
        assertThat(ludo("patience", "search", "FreeCell.1", "--count", "runs", "--lang", "en")
                        .err())
                .contains(" moves, a run counted as one (");
        assertThat(ludo("patience", "search", "FreeCell.1", "--count", "runs", "--json")
                        .err())
                .containsPattern("\"moves\":[0-9]+,\"runs\":[0-9]+,");
    }

    @Test
    void aBoardAlreadyWonNeedsNoMove() {
        Typed won = ludoReading(
                "Foundations: C-K S-K H-K D-K\n",
                "patience",
                "search",
                "--board",
                "-",
                "--game",
                "fc",
                file().toString());
        assertThat(won.out()).endsWith("\nSUCCES\n");
        assertThat(won.exitCode()).isZero();
        assertThat(file()).isEmptyFile();
    }

    @Test
    void programsGetOneObject() {
        assertThat(search("fc.1", "--json").out())
                .matches(
                        "\\{\"deal\":\"FreeCell.1\",\"answer\":\"SUCCES\",\"moves\":\\d+,\"positions\":\\d+,\"milliseconds\":0}\n");
        assertThat(search(HARD, "--nodes", "1000", "--json").out())
                .matches(
                        "\\{\"deal\":\"BakersDozen.1817\",\"answer\":\"ECHEC\",\"positions\":\\d+,\"milliseconds\":0,\"spent\":\"nodes\"}\n");
    }

    @Test
    void aFileThatCannotBeWrittenIsToldBeforeTheSearch() {
        String file = folder.resolve("nowhere").resolve("deal.sol").toString();
        assertThat(ludo("patience", "search", "fc.1", file))
                .isEqualTo(new Typed(74, "", file + ": this file cannot be written\n"));
        assertThat(ludo("patience", "run", "fc.1", "-search", file).exitCode()).isEqualTo(74);
    }

    @Test
    void aShortSolutionComesWithTheNumberOfMovesThatIsNeeded() {
        assertThat(search("st.14", "--short", "--json").out())
                .matches(
                        "\\{\"deal\":\"Seahaven.14\",\"answer\":\"SUCCES\",\"moves\":\\d+,\"shortest\":(true|false),\"atLeast\":\\d+,.*}\n");
        assertThat(search("FreeCell.1", "--short").out())
                .containsPattern(
                        "solved in \\d+ moves .*\nNot proved to be the shortest: at least \\d+ moves are needed\\.\n")
                .endsWith("\nSUCCES\n");
        assertThat(ludo("patience", "check", "FreeCell.1", file().toString()).exitCode())
                .isZero();
    }

    @Test
    void theShortestSolutionIsProved() {
        assertThat(search("st.14", "--shortest").out())
                .startsWith("Seahaven.14: solved in 17 moves (")
                .endsWith("\nProved: no solution is shorter.\nSUCCES\n");
        assertThat(search("st.14", "--shortest", "--lang", "fr").out())
                .contains("\nAucune solution n'est plus courte, c'est prouvé.\n");
        assertThat(search("st.14", "--shortest", "--json").out())
                .contains("\"moves\":17,\"shortest\":true,\"atLeast\":17,");
        assertThat(search("Seahaven.35", "--shortest").exitCode()).isEqualTo(2);
    }

    @Test
    void aProofThatTheBudgetEndsLeavesTheBestSolution() {
        Typed stopped = search("FreeCell.1", "--shortest", "--nodes", "200000");
        assertThat(stopped.out())
                .containsPattern(
                        "\nNot proved to be the shortest \\(the positions given are used up\\): at least \\d+ moves are"
                                + " needed\\.\nSUCCES\n");
        assertThat(stopped.exitCode()).isZero();
        assertThat(ludo("patience", "check", "FreeCell.1", file().toString()).exitCode())
                .isZero();
        assertThat(search("FreeCell.1", "--shortest", "--nodes", "200000", "--json")
                        .out())
                .contains("\"shortest\":false,\"atLeast\":")
                .endsWith("\"spent\":\"nodes\"}\n");
        assertThat(search(HARD, "--shortest", "--nodes", "1000").exitCode()).isEqualTo(1);
    }

    @Test
    void oneAimAtATime() {
        assertThat(search("fc.1", "--short", "--shortest"))
                .isEqualTo(new Typed(
                        64,
                        "",
                        "ludo patience search: --short and --shortest do not go together (help: ludo patience search"
                                + " --help)\n"));
    }

    @Test
    void aSolutionCanGoToStandardOutputAlone() {
        Typed solved = ludo("patience", "search", "st.14", "-");
        assertThat(solved.err()).startsWith("Seahaven.14: solved in ").endsWith("\nSUCCES\n");
        assertThat(ludoReading(solved.out(), "patience", "check", "st.14", "-").exitCode())
                .isZero();
        assertThat(Path.of("-")).doesNotExist();
        assertThat(ludo("patience", "search", "mo.2", "-").out()).isEmpty();
    }
}
