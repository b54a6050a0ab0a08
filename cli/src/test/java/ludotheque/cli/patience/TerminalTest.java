package ludotheque.cli.patience;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cli.TerminalSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Playing and searching in a real terminal. */
@Tag("slow")
final class TerminalTest {

    @Test
    void eachMoveRedrawsTheBoardOnAScreenOfItsOwn() throws Exception {
        try (TerminalSession terminal = new TerminalSession("patience", "play", "FreeCell.123", "--lang", "fr")) {
            terminal.waitFor("Coup 1 (? pour l'aide)");
            terminal.type("5H t", "Enter");
            terminal.waitFor("5♥ n'est ni au bout d'une colonne ni dans un registre");
            terminal.type("h", "Enter");
            terminal.waitFor("Conseil");
            terminal.type("2H t", "Enter");
            terminal.waitFor("Coup 2 (? pour l'aide)");
            assertThat(terminal.screen()).contains("Registres   2♥").doesNotContain("Conseil");
            terminal.type("C-c");
            terminal.waitFor("Partie abandonnée.");
            assertThat(terminal.screen()).doesNotContain("Registres");
        }
    }

    @Test
    void aSearchCountsPositionsUntilCtrlC(@TempDir Path folder) throws Exception {
        String file = folder.resolve("deal.sol").toString();
        try (TerminalSession terminal =
                new TerminalSession("patience", "search", "BakersDozen.1817", file, "--lang", "en")) {
            terminal.waitFor("Positions looked at: ");
            terminal.type("C-c");
            terminal.waitFor("exit code 130");
            assertThat(terminal.screen())
                    .startsWith("BakersDozen.1817: gave up without an answer, interrupted (")
                    .contains("\nECHEC\n");
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void ctrlCLeavesTheShortestSolutionSoFar(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("deal.sol");
        try (TerminalSession terminal = new TerminalSession(
                "patience", "search", "FreeCell.3", file.toString(), "--shortest", "--lang", "en")) {
            terminal.waitFor("Positions looked at: 1");
            terminal.type("C-c");
            terminal.waitFor("exit code 130");
            assertThat(terminal.screen()).contains("\nNot proved to be the shortest (interrupted)", "\nSUCCES\n");
        }
        assertThat(file).isNotEmptyFile();
    }

    @Test
    void ctrlCReportsOnAndKeepsTheDealsThatAreDone(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("results.csv");
        try (TerminalSession terminal = new TerminalSession(
                "patience", "stats", "bd", "218-900000000", "--out", file.toString(), "--lang", "en")) {
            terminal.waitFor("Deals [");
            terminal.type("C-c");
            terminal.waitFor("exit code 130");
            int done = Files.readAllLines(file).size() - 1;
            assertThat(done).isPositive();
            assertThat(terminal.screen())
                    .contains("Interrupted: " + done + " of 899999783 deals")
                    .containsPattern("\n  solved +\\d");
        }
    }
}
