package ludotheque.cli.cameleon;

import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.cli.Typed;
import ludotheque.kernel.GameRecord;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CameleonPlayTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void theMenuOffersWhatTheSubjectAsksFor(String language) throws Exception {
        String typed =
                "x\n2\n%s\n4\n6\n7\n2 5\n7\n1 2\n3\nbrave\n5\ntwo\ngreedy\n\n\n?\n2 5\ne 1 1\ns\nhop\n1 2\nu\nr\nr\nu\nu\nq\n"
                        .formatted(SubjectFile.in(folder));
        Typed played = ludoReading(typed, "cameleon", "play", "--lang", language);
        Golden.check("cameleon-play-" + language + ".txt", played.out());
        assertThat(played.err()).isEmpty();
        assertThat(played.exitCode()).isZero();
    }

    @Test
    void aGameIsPlayedToItsEndAndItsRecordKept() throws Exception {
        Path file = folder.resolve("game.cameleon");
        String cells = "1 1\n1 2\n1 3\n2 1\n2 2\n2 3\n3 1\n3 2\n3 3\n";
        Typed played = ludoReading(cells, SubjectFile.words("cameleon play --size 3 --level greedy --record " + file));
        assertThat(played.out()).endsWith("\nRed wins, 9 cells to 0.\n");
        assertThat(played.exitCode()).isZero();
        GameRecord<CameleonSetup, Move, Game> record = CameleonGame.parse(Files.readString(file));
        assertThat(record.actions()).hasSize(9);
        assertThat(record.position().isOver()).isTrue();
    }

    @Test
    void whatIsTakenBackIsPlayedAgainUntilAnotherMoveIsChosen() throws Exception {
        Path file = folder.resolve("game.cameleon");
        String options = "cameleon play --size 6 --level random --seed 3 --record " + file;
        ludoReading("1 1\n6 6\nq\n", SubjectFile.words(options));
        String played = Files.readString(file);
        Files.delete(file);
        ludoReading("1 1\n6 6\nu\nu\nr\nr\nq\n", SubjectFile.words(options));
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(played);
        Files.delete(file);
        String other =
                ludoReading("1 1\nu\n3 3\nr\nq\n", SubjectFile.words(options)).out();
        assertThat(other).contains("There is no move to play again.");
        assertThat(CameleonGame.parse(Files.readString(file)).actions()).hasSize(2);
    }

    @Test
    void aGameThatWasSavedGoesOn() throws Exception {
        Path file = folder.resolve("game.cameleon");
        ludoReading("1 1\nw " + file + "\nq\n", SubjectFile.words("cameleon play --size 6 --variant brave"));
        GameRecord<CameleonSetup, Move, Game> begun = CameleonGame.parse(Files.readString(file));
        assertThat(begun.actions()).hasSize(2);
        Typed shown = ludoReading("q\n", SubjectFile.words("cameleon play " + file));
        assertThat(shown.out()).contains("Blue plays (", "Move 3, red");
        for (String words : new String[] {"cameleon play --record ", "cameleon play --variant brave --record "}) {
            ludoReading("6 6\nq\n", SubjectFile.words(words + file));
            Files.writeString(
                    file, CameleonGame.parse(Files.readString(file)).cut(3).toString());
        }
        GameRecord<CameleonSetup, Move, Game> longer = CameleonGame.parse(Files.readString(file));
        assertThat(longer.cut(2)).isEqualTo(begun);
        assertThat(longer.actions()).hasSize(3);
    }

    @Test
    void aRecordOfAnotherGameIsNeverOverwritten() throws Exception {
        Path file = folder.resolve("game.cameleon");
        ludoReading("1 1\nq\n", SubjectFile.words("cameleon play --size 6 --record " + file));
        String kept = Files.readString(file);
        for (String other : new String[] {"--size 12", "--variant brave", "--first B", SubjectFile.in(folder)}) {
            Typed typed = ludoReading("", SubjectFile.words("cameleon play " + other + " --record " + file));
            assertThat(typed.exitCode()).isEqualTo(64);
            assertThat(typed.err()).contains(file + " holds another game (").hasLineCount(1);
        }
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(kept);
    }

    @Test
    void aGameThatIsOverIsNotPlayedAgain() throws Exception {
        Path file = folder.resolve("game.cameleon");
        String cells = "1 1\n1 2\n1 3\n2 1\n2 2\n2 3\n3 1\n3 2\n3 3\n";
        String words = "cameleon play --size 3 --level greedy --record " + file;
        ludoReading(cells, SubjectFile.words(words));
        String kept = Files.readString(file);
        assertThat(ludoReading(cells, SubjectFile.words(words)))
                .isEqualTo(new Typed(1, "", file + ": this game is finished (ludo cameleon replay shows it)\n"));
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(kept);
    }

    @Test
    void theMenuDoesNotOverwriteTheGameThatItKept() throws Exception {
        Path file = folder.resolve("game.cameleon");
        String cells = "1 1\n1 2\n1 3\n2 1\n2 2\n2 3\n3 1\n3 2\n3 3\n";
        Typed played = ludoReading(
                "1\n3\n5\ngreedy\n\n\n" + cells + "5\nq\n", SubjectFile.words("cameleon play --record " + file));
        assertThat(played.out()).contains(file + " holds a game already, which is not overwritten.");
    }

    @Test
    void aFileThatIsThereIsNotOverwritten() throws Exception {
        Path diary = Files.writeString(folder.resolve("diary"), "mine");
        assertThat(ludoReading("w " + diary + "\nq\n", "cameleon", "play", "--size", "3")
                        .out())
                .contains(diary + " exists already and is not overwritten.\n");
        assertThat(diary).content(StandardCharsets.UTF_8).isEqualTo("mine");
    }

    @Test
    void theComputerMayStartAndTheVerdictAndAHintAreGiven() {
        Typed played = ludoReading(
                "v\nh\nq\n", SubjectFile.words("cameleon play --size 6 --colour B --level random --seed 3"));
        assertThat(played.out()).contains("Red plays (", "Won for blue by playing", "Hint: (");
    }

    @Test
    void anInputThatStopsEndsTheCommand() {
        Typed played = ludoReading("1 1\n", SubjectFile.words("cameleon play --size 6"));
        assertThat(played.exitCode()).isEqualTo(65);
        assertThat(played.err()).startsWith("-:2:1: the input stops before the game does");
    }
}
