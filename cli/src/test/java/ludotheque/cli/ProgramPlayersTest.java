package ludotheque.cli;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that play: the documented examples, some that fail, and a person's opponents. */
final class ProgramPlayersTest {
    private static final Path EXAMPLES = Path.of("../docs/exemples/joueurs");

    @TempDir
    private Path place;

    private static Typed type(String line) {
        return ludo((line + " --unsafe --lang en").split(" ", -1));
    }

    /** A program that greets and then does this. */
    private String program(String name, String script) throws IOException {
        Path file = Files.writeString(place.resolve(name), "#!/bin/sh\nread hello; echo ready; " + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file.toString();
    }

    private static void expectNoForfeit(String duel) {
        Typed typed = type(duel + " --json");
        assertThat(typed.exitCode()).as(typed.err()).isZero();
        assertThat(typed.out()).contains("\"games\":2,", "\"forfeits\":0");
    }

    @Test
    void theExamplesInPythonAndCPlayWithoutAFault() {
        expectNoForfeit("memoryx duel --first " + EXAMPLES.resolve("memoryx.py") + " --second "
                + EXAMPLES.resolve("memoryx.c") + " --size 3x5 --games 2 --seed 1 --move-time 20s");
        expectNoForfeit("cameleon duel --red " + EXAMPLES.resolve("cameleon.py") + " --blue "
                + EXAMPLES.resolve("cameleon.c") + " --variant temeraire --size 6 --games 2 --seed 1 --move-time 20s");
    }

    @Tag("slow")
    @Test
    void theExamplesInJavaPlayWithoutAFaultAndBoardsFromFilesAreUnderstood() throws Exception {
        expectNoForfeit("memoryx duel --first " + EXAMPLES.resolve("Memoryx.java")
                + " --second exact --size 3x5 --games 2 --seed 1 --move-time 20s");
        expectNoForfeit("cameleon duel --red " + EXAMPLES.resolve("Cameleon.java")
                + " --blue perfect --variant temeraire --size 6 --games 2 --seed 1 --move-time 20s");
        for (String example : new String[] {"Cameleon.java", "cameleon.py", "cameleon.c"}) {
            // Three cells are free, and which of them the program draws is its own affair: each is tried until the end.
            Typed typed = ludoReading(
                    "2 3\n3 1\n2 2\n",
                    ("cameleon play " + Files.writeString(place.resolve("b"), "3\nRRB\nBAA\nARR\n") + " --level "
                                    + EXAMPLES.resolve(example)
                                    + " --variant brave --first B --move-time 20s --unsafe --lang en")
                            .split(" ", -1));
            assertThat(typed.out() + typed.err())
                    .as(example)
                    .containsAnyOf("wins", "Player")
                    .doesNotContain("loses");
        }
    }

    @Test
    void theSameSeedGivesTheSameReportWhenTheProgramDrawsAlike() {
        String duel = "memoryx duel --first " + EXAMPLES.resolve("memoryx.c")
                + " --second limited:3 --size 3x5 --games 4 --seed 7 --move-time 20s --json";
        assertThat(type(duel).out()).isEqualTo(type(duel).out()).contains("\"first\":\"memoryx.c\"");
    }

    @Test
    void whoFailsLosesThatGameWithItsCauseAndTheSeriesGoesOn() throws Exception {
        String cheat = program("cheat", "while read line; do case $line in move*) echo flip 99;; esac; done");
        assertThat(type("memoryx duel --first " + cheat + " --second perfect --size 3x3 --games 3 --seed 1")
                        .out())
                .isEqualTo("""
                        cheat against perfect, 3x3, 3 games, seed 1
                          wins                    0    0.0%  [0.0, 56.1]
                          draws                   0    0.0%  [0.0, 56.1]
                          losses                  3  100.0%  [43.9, 100.0]
                          points difference  -4.00  [-4.00, -4.00]
                          forfeits           cheat  illegal 3
                            game 1           played "flip 99": there is no place 99: places go from 0 to 8
                        """);
        String gone = program("gone", "exit 5");
        Typed typed = type(
                "cameleon duel --red greedy --blue " + gone + " --variant brave --size 3 --games 2 --seed 1 --json");
        assertThat(typed.exitCode()).isZero();
        assertThat(typed.out())
                .contains(
                        "\"redWins\":2",
                        "\"forfeits\":2,\"forfeited\":[{\"game\":1,\"seat\":1,\"cause\":\"crashed\","
                                + "\"detail\":\"ended with exit code 5\"},");
        assertThat(type("memoryx solo " + gone + " --size 3x3 --games 2 --seed 1")
                        .exitCode())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "memoryx duel --first ./no/such/bot",
                "memoryx play --seat1 ./no/such/bot",
                "cameleon duel --variant brave --red ./no/such/bot",
                "cameleon play --level ./no/such/bot"
            })
    void aProgramThatIsNotThereIsAnErrorOfWhoTyped(String line) {
        Typed typed = type(line);
        assertThat(typed.exitCode()).isEqualTo(64);
        assertThat(typed.err())
                .contains("there is no program \"./no/such/bot\"")
                .hasLineCount(1);
    }

    @Test
    void peoplePlayAgainstPrograms() throws Exception {
        String first = program("first", "while read line; do case $line in move*) echo R 1 1;; esac; done");
        Typed typed = ludoReading(
                "u\n2 2\n",
                ("cameleon play --size 3 --variant brave --colour B --level " + first + " --unsafe --lang en")
                        .split(" ", -1));
        assertThat(typed.out())
                .contains("Against a program no move is taken back.", "first played \"R 1 1\": cell (1, 1) is coloured")
                .contains("and loses the game.");
        String memory = EXAMPLES.resolve("memoryx.py").toString();
        Typed alone = type("memoryx play --players 1 --seat0 " + memory + " --size 1x3 --seed 3 --move-time 20s");
        assertThat(alone.exitCode()).isZero();
        assertThat(alone.out()).contains("memoryx.py turns over place", "Done:");
    }

    @Test
    void playersOfCameleonAreMarked() throws Exception {
        Path ada = Files.createDirectories(place.resolve("class/ada"));
        Files.copy(EXAMPLES.resolve("cameleon.py"), ada.resolve("main.py"));
        Path bob = Files.createDirectories(place.resolve("class/bob"));
        Files.writeString(bob.resolve("main.py"), "print('1. Plateau vide', flush=True)\ninput()\n");
        Path scheme = Files.writeString(place.resolve("scheme.txt"), """
                time player 20
                player legal brave 6 2 1
                player greedy temeraire 6 4 2
                """);
        Typed typed = type("cameleon mark " + place.resolve("class") + " --scheme " + scheme + " --json");
        assertThat(typed.exitCode()).as(typed.err()).isZero();
        assertThat(typed.out())
                .contains(
                        "\"name\":\"ada\",\"number\":\"\",\"mark\":300,",
                        "\"name\":\"bob\",\"number\":\"\",\"mark\":0,",
                        "losses against greedy: ",
                        "the program answered \\\"1. Plateau vide\\\": \\\"ready\\\" was expected.");
        Files.writeString(scheme, "player perfect brave 6 2 1\n");
        assertThat(type("cameleon mark " + place.resolve("class") + " --scheme " + scheme)
                        .err())
                .contains("scheme.txt:1:8: player legal VARIANT SIDE GAMES, or player with a level of that variant");
    }
}
