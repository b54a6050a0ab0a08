package ludotheque.cli.memoryx;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.cli.Typed;
import ludotheque.memoryx.Deal;
import ludotheque.memoryx.Size;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MemoryxPlayTest {
    private static final int SEED = 5;

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void twoPeoplePlayAWholeGame(String language) throws Exception {
        int[] places = Deal.of(new Size(1, 5), SEED).places();
        String joker = places[0] + "\n";
        String wrong = "one\n7\n" + places[1] + "\n" + places[1] + "\n" + places[3] + "\n";
        // After the joker and a miss, any two cards are tried until the game ends.
        StringBuilder answers = new StringBuilder(joker + wrong);
        for (int first = 0; first < 5; first++) {
            for (int second = first + 1; second < 5; second++) {
                answers.append(first).append('\n').append(second).append('\n');
            }
        }
        Typed typed = ludoReading(
                answers.toString(),
                "memoryx play --size 1x5 --seat1 human --names Ada,Blaise --first 1 --seed 5 --lang"
                        .concat(" " + language)
                        .split(" ", -1));
        Golden.check("play-" + language + ".txt", typed.out());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void aSolitaireTellsTheTurnsAndTheTime() {
        int[] places = Deal.of(new Size(1, 3), SEED).places();
        Typed typed = ludoReading(
                places[1] + "\n" + places[2] + "\n", "memoryx play --size 1x3 --players 1 --seed 5".split(" ", -1));
        assertThat(typed.out())
                .contains("0 turns in 0 s", "1 turn in 0 s", "A pair!")
                .endsWith("Done: 1 turn in 0 s.\n");
        assertThat(typed.exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "limited:3", "perfect", "joker-aware", "exact"})
    void botsPlayAmongThemselvesAndTheRecordReplays(String level, @TempDir Path folder) {
        String file = folder.resolve("game.memoryx").toString();
        Typed played = ludo("memoryx", "play", "--seat0", level, "--seat1", "perfect", "--seed", "1", "--record", file);
        assertThat(played.exitCode()).isZero();
        Typed replayed = ludo("memoryx", "replay", file);
        assertThat(replayed.exitCode()).isZero();
        boolean draw = played.out().endsWith("A draw.\n");
        assertThat(replayed.out()).endsWith(draw ? "A draw.\n" : " wins.\n");
    }

    private static final String SOLITAIRE = "memoryx play --size 1x5 --players 1 --seed 5 --record ";

    @Test
    void aGameThatWasKeptGoesOn(@TempDir Path folder) throws Exception {
        int[] places = Deal.of(new Size(1, 5), SEED).places();
        Path file = folder.resolve("game.memoryx");
        String pair = places[1] + "\n" + places[2] + "\n";
        ludoReading(pair + "q\n", (SOLITAIRE + file).split(" ", -1));
        assertThat(file).content(StandardCharsets.UTF_8).endsWith("turn " + places[1] + " " + places[2] + "\n");
        Typed end = ludoReading(places[3] + "\n" + places[4] + "\n", "memoryx", "play", "--record", file.toString());
        assertThat(end.out()).contains("\n1 turn in 0 s\n").endsWith("A pair!\nDone: 2 turns in 0 s.\n");
        assertThat(file)
                .content(StandardCharsets.UTF_8)
                .contains("turn ", "\nturn " + places[3] + " " + places[4] + "\n");
    }

    @Test
    void aCardLeftFaceUpWaitsForTheSecond(@TempDir Path folder) throws Exception {
        int[] places = Deal.of(new Size(1, 3), SEED).places();
        Path file = Files.writeString(
                folder.resolve("game.memoryx"),
                "memoryx 1\nsize 1 3\nplayers 1\nfirst 0\nseed 5\nflip " + places[1] + "\n");
        Typed end = ludoReading(places[2] + "\n", "memoryx", "play", "--record", file.toString());
        assertThat(end.out()).doesNotContain("first card").endsWith("Done: 1 turn in 0 s.\n");
    }

    @Test
    void aGameThatIsOverOrAnotherOneIsNotOverwritten(@TempDir Path folder) throws Exception {
        int[] places = Deal.of(new Size(1, 5), SEED).places();
        Path file = folder.resolve("game.memoryx");
        String pairs = places[1] + "\n" + places[2] + "\n" + places[3] + "\n" + places[4] + "\n";
        ludoReading(pairs, (SOLITAIRE + file).split(" ", -1));
        String kept = Files.readString(file);
        assertThat(ludoReading(pairs, (SOLITAIRE + file).split(" ", -1)))
                .isEqualTo(new Typed(1, "", file + ": this game is finished (ludo memoryx replay shows it)\n"));
        for (String other : new String[] {"--size 3x7", "--players 2", "--seed 6"}) {
            Typed typed = ludo(("memoryx play " + other + " --record " + file).split(" ", -1));
            assertThat(typed.exitCode()).isEqualTo(64);
            assertThat(typed.err()).contains(file + " holds another game (").hasLineCount(1);
        }
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(kept);
    }

    @Test
    void aGameIsSavedWithItsOpenTurnAndNothingIsTakenBack(@TempDir Path folder) throws Exception {
        int[] places = Deal.of(new Size(1, 5), SEED).places();
        Path file = folder.resolve("game.memoryx");
        String typed = "?\nu\nr\n" + places[1] + "\nw " + file + "\nq\n";
        Typed left = ludoReading(typed, "memoryx play --size 1x5 --players 1 --seed 5".split(" ", -1));
        String seen = "No turn is taken back: a card that was seen stays seen.\n";
        assertThat(left.out())
                .contains("A place: its number. w FILE save the game, q quit.\n", seen, "Game saved in " + file + ".\n")
                .endsWith("Game left.\n");
        assertThat(file).content(StandardCharsets.UTF_8).endsWith("\nflip " + places[1] + "\n");
    }

    @Test
    void aDuelTellsItsLastScoresOnce() {
        String out = ludo("memoryx play --size 1x3 --seat0 perfect --seat1 perfect --seed 1".split(" ", -1))
                .out();
        String last = out.substring(out.lastIndexOf("A pair!"));
        assertThat(last.lines()).hasSize(3);
    }

    @Test
    void aDrawnSeedIsTold() {
        Typed typed = ludo("memoryx", "play", "--seat0", "perfect");
        assertThat(typed.err()).matches("Seed: (\\d+) \\(--seed \\1 plays the same again\\)\\R");
        String seed = typed.err().replaceAll("(?s)Seed: (\\d+).*", "$1");
        assertThat(ludo("memoryx", "play", "--seat0", "perfect", "--seed", seed).out())
                .isEqualTo(typed.out());
    }

    @Test
    void qLeavesTheGame() {
        Typed typed = ludoReading("q\n", "memoryx", "play", "--seed", "1");
        assertThat(typed.out()).endsWith("Game left.\n");
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void anInputThatStopsBeforeTheGameIsBadInput() {
        Typed typed = ludoReading("0\n", "memoryx", "play", "--seed", "1");
        assertThat(typed.err())
                .isEqualTo("-:2:1: the input stops before the game does: an answer (or q) was expected"
                        + System.lineSeparator());
        assertThat(typed.exitCode()).isEqualTo(65);
    }

    @Test
    void aRecordThatCannotBeWrittenIsToldBeforeTheGame(@TempDir Path folder) {
        Path file = folder.resolve("nowhere").resolve("game.memoryx");
        Typed typed = ludo("memoryx", "play", "--seed", "1", "--record", file.toString());
        assertThat(typed.err()).isEqualTo(file + ": this file cannot be written" + System.lineSeparator());
        assertThat(typed.exitCode()).isEqualTo(74);
    }
}
