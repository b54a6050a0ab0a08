package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cli.Typed;
import ludotheque.kernel.GameRecord;
import ludotheque.patience.Board;
import ludotheque.patience.Move;
import ludotheque.patience.PatienceGame;
import ludotheque.patience.PatienceSetup;
import ludotheque.patience.Solution;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PatiencePlayTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void movesAreTypedExplainedTakenBackAndPlayedAgain(String language) throws Exception {
        String typed = "?\nhop\nu\nr\nKS v\n5H t\n2H t\n9♠ 10♥\nu\nu\nr\nr\n33 t\ns\nq\n";
        Typed played = ludoReading(typed, "patience", "play", "FreeCell.123", "--lang", language);
        Golden.check("patience-play-" + language + ".txt", played.out());
        assertThat(played.err()).isEmpty();
        assertThat(played.exitCode()).isZero();
    }

    @Test
    void aSolutionPlayedMoveByMoveWinsAndTheRecordKeepsIt() throws Exception {
        Path solution = folder.resolve("deal.sol");
        Path file = folder.resolve("game.patience");
        ludo("patience", "search", "st.14", solution.toString());
        String moves = Files.readString(solution);
        Typed played = ludoReading(moves, "patience", "play", "st.14", "--record", file.toString());
        assertThat(played.out()).endsWith("\nWon in " + moves.lines().count() + " moves.\n");
        assertThat(played.exitCode()).isZero();
        GameRecord<PatienceSetup, Move, Board> record = PatienceGame.parse(Files.readString(file));
        assertThat(record.setup().deal()).hasToString("Seahaven.14");
        assertThat(Solution.format(record.actions())).isEqualTo(moves);
    }

    @Test
    void aSavedGameGoesOn() throws Exception {
        Path file = folder.resolve("game.patience");
        ludoReading("2H t\nq\n", "patience", "play", "FreeCell.123", "--record", file.toString());
        Typed continued = ludoReading("9♠ 10♥\nq\n", "patience", "play", "--record", file.toString());
        assertThat(continued.out()).contains("\nFreeCell.123\n", "Move 2 (? for help):", "Move 3 (? for help):");
        assertThat(file)
                .content(StandardCharsets.UTF_8)
                .isEqualTo("patience 1\ndeal FreeCell.123\nmove 6 T\nmove 33 38\n");
        assertThat(ludoReading("u\nq\n", "patience", "play", "fc.123", "--record", file.toString())
                        .exitCode())
                .isZero();
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo("patience 1\ndeal FreeCell.123\nmove 6 T\n");
    }

    @Test
    void aFileThatHoldsSomethingElseIsLeftAlone() throws Exception {
        Path file = folder.resolve("game.patience");
        Files.writeString(file, "patience 1\ndeal FreeCell.123\n");
        assertThat(ludo("patience", "play", "fc.1", "--record", file.toString()).err())
                .startsWith("ludo patience play: " + file + " is a game of FreeCell.123, not of FreeCell.1 (");
        Files.writeString(file, "patience 1\ndeal FreeCell.123\n\nmove 6 T\nmove 6 T\n");
        assertThat(ludo("patience", "play", "--record", file.toString()).err())
                .startsWith(file + ":5: move 2 is refused: ");
        Files.writeString(file, "my diary\n");
        assertThat(ludo("patience", "play", "fc.1", "--record", file.toString()))
                .isEqualTo(new Typed(65, "", file + ":1:1: \"patience\" was expected\n"));
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo("my diary\n");
        assertThat(ludo("patience", "play").err()).startsWith("ludo patience play: DEAL is missing");
    }

    @Test
    void aNewMoveForgetsThoseTakenBack() {
        Typed played = ludoReading("2H t\nu\n9S t\nr\nq\n", "patience", "play", "FreeCell.123");
        assertThat(played.out()).contains("There is no move to play again.\n");
    }

    @Test
    void theSolverGivesAHint() {
        assertThat(ludoReading("h\nq\n", "patience", "play", "FreeCell.123").out())
                .containsPattern(
                        "\\nHint: \\S+ (onto \\S+|into a register) \\(it can be won in \\d+ moves\\); [\\d,]+ positions");
        assertThat(ludoReading("h\nq\n", "patience", "play", "MidnightOil.2").out())
                .containsPattern("\\nThis position is lost: proved insoluble; [\\d,]+ positions? looked at");
    }

    @Test
    void aGameIsSavedWhereOneSays() {
        Path file = folder.resolve("my game.patience");
        Path nowhere = folder.resolve("nowhere").resolve("game");
        Typed played = ludoReading("2H t\ns " + nowhere + "\ns " + file + "\nq\n", "patience", "play", "FreeCell.123");
        assertThat(played.out())
                .contains(nowhere + ": this file cannot be written\n", "Game saved in " + file + ".\n")
                .endsWith("Game left.\n");
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo("patience 1\ndeal FreeCell.123\nmove 6 T\n");
    }

    @Test
    void aFileThatIsThereIsNotOverwrittenUnlessThisGameWroteIt() throws Exception {
        Path diary = Files.writeString(folder.resolve("diary"), "mine");
        Path file = folder.resolve("game");
        Typed played = ludoReading(
                "s " + diary + "\ns " + file + "\n2H t\ns " + file + "\nq\n", "patience", "play", "FreeCell.123");
        assertThat(played.out())
                .contains(diary + " exists already and is not overwritten.\n", "Game saved in " + file + ".\n");
        assertThat(diary).content(StandardCharsets.UTF_8).isEqualTo("mine");
        assertThat(file).content(StandardCharsets.UTF_8).contains("\nmove ");
    }

    @Test
    void anInputThatStopsBeforeTheGameIsBadInput() {
        Typed played = ludoReading("2H t\n", "patience", "play", "FreeCell.123");
        assertThat(played.err())
                .isEqualTo("-:2:1: the input stops before the game does: an answer (or q) was expected\n");
        assertThat(played.exitCode()).isEqualTo(65);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5H 6S      | 18 21
            5h 6s      | 18 21
            5♥ 6♠      | 18 21
            18 21      | 18 21
            10D t      | 39 T
            TD v       | 39 V
            VH DS      | 42 45
            R♦ v       | 51 V
            AC 2C      | 0 4
            5H         | null
            5H 6S 7D   | null
            5X t       | null
            5H x       | null
            52 t       | null
            v t        | null
            """)
    void movesAreReadByNameOrByNumber(String typed, String move) {
        assertThat(String.valueOf(MoveReader.read(typed))).isEqualTo(move);
    }
}
