package ludotheque.cli.memoryx;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cli.Typed;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MemoryxReplayTest {
    private static final String START = """
            memoryx 1
            size 3 7
            players 2
            first 0
            deal 19 12 0 14 5 9 17 20 3 13 15 16 7 10 1 11 18 8 2 6 4
            """;
    private static final String GAME = START + """
            turn 6 17
            turn 19 - 4
            turn 6 4
            turn 6 5
            """;

    @Test
    void eachTurnIsOneJsonObjectAndTheFirstIllegalOneIsRefused() {
        Typed typed = ludoReading(GAME, "memoryx", "replay", "-", "--json");
        assertThat(typed.out()).isEqualTo("""
                {"turn":1,"player":0,"event":"miss","scores":[0,0],"T":[1,7,9,4,10,2,10,6,9,3,7,8,1,5,2,5,6,3,8,0,4],"P":[19,12,0,14,5,9,17,20,3,13,15,16,7,10,1,11,18,8,2,6,4]}
                {"turn":2,"player":1,"event":"joker1","scores":[0,0],"T":[1,7,9,4,10,0,10,6,9,3,7,8,1,5,2,5,6,3,8,2,4],"P":[19,12,0,14,5,9,17,20,3,13,15,16,7,10,1,11,18,8,2,6,4]}
                {"turn":3,"player":0,"event":"pair","scores":[1,0],"T":[1,7,9,4,-1,0,-1,6,9,3,7,8,1,5,2,5,6,3,8,2,4],"P":[19,12,0,14,5,9,17,20,3,13,15,16,7,10,1,11,18,8,2]}
                {"code":"TAKEN","place":{"file":"-","line":9,"column":null},"sentence":"move 4 is refused: the card of place 6 is no longer in play"}
                """);
        assertThat(typed.err())
                .isEqualTo("-:9: move 4 is refused: the card of place 6 is no longer in play" + System.lineSeparator());
        assertThat(typed.exitCode()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void peopleSeeTheBoards(String language) throws Exception {
        Typed typed = ludoReading(GAME, "memoryx", "replay", "-", "--lang", language);
        Golden.check("replay-" + language + ".txt", typed.out());
    }

    @Test
    void aCardLeftFaceUpIsShownAndChecked() {
        Typed shown = ludoReading(START + "flip 6\n", "memoryx", "replay", "-");
        assertThat(shown.out()).contains("5 [10]");
        assertThat(shown.exitCode()).isZero();
        Typed refused = ludoReading(START + "turn 6 17\nflip 19\n", "memoryx", "replay", "-");
        assertThat(refused.err())
                .isEqualTo("-:7: move 2 is refused: the joker turned over ends the turn" + System.lineSeparator());
        assertThat(refused.exitCode()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn 6 seventeen | -:6:8: a number in 0..2147483647 was expected
            turn 6           | -:6:7: a number in 0..2147483647 was expected
            turn 6 17 1 2    | -:6:13: the end of the line was expected
            move 6 17        | -:6:1: "turn" or the end was expected
            """)
    void aMalformedRecordPrintsNothingButWhereItIsWrong(String line, String message) {
        Typed typed = ludoReading(START + line + "\nturn 1 2\n", "memoryx", "replay", "-");
        assertThat(typed.err()).isEqualTo(message + System.lineSeparator());
        assertThat(typed.out()).isEmpty();
        assertThat(typed.exitCode()).isEqualTo(65);
    }

    @Test
    void aFileIsNamedInItsErrors(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("game.memoryx");
        assertThat(ludo("memoryx", "replay", file.toString()))
                .isEqualTo(new Typed(65, "", file + ": there is no such file" + System.lineSeparator()));
        assertThat(ludo("memoryx", "replay", folder.toString()))
                .isEqualTo(new Typed(65, "", folder + ": this file cannot be read" + System.lineSeparator()));
        Files.write(file, new byte[] {(byte) 0xff});
        assertThat(ludo("memoryx", "replay", file.toString()))
                .isEqualTo(new Typed(65, "", file + ":1:1: a text in UTF-8 was expected" + System.lineSeparator()));
        Files.writeString(file, "");
        assertThat(ludo("memoryx", "replay", file.toString(), "--lang", "fr")
                        .err()
                        .replace('\u00a0', ' '))
                .isEqualTo(file + ":1:1: « memoryx » était attendu" + System.lineSeparator());
    }
}
