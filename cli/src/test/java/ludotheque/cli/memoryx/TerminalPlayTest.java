package ludotheque.cli.memoryx;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.TerminalSession;
import ludotheque.memoryx.Deal;
import ludotheque.memoryx.Size;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Playing, and the measures that Ctrl-C cuts short, in a real terminal. */
@Tag("slow")
final class TerminalPlayTest {
    private static final int[] PLACES = Deal.of(new Size(3, 3), 5).places();

    private static TerminalSession play() throws Exception {
        return new TerminalSession(
                "memoryx play --lang en --seed 5 --size 3x3 --seat1 human --delay 100s".split(" ", -1));
    }

    @Test
    void cardsAreShownUntilAKeyIsPressedAndThenHidden() throws Exception {
        try (TerminalSession terminal = play()) {
            terminal.waitFor("Player 0, first card (q to quit)?");
            terminal.type("place", "Enter");
            terminal.waitFor("\"place\" is not the number of a place");
            terminal.type(String.valueOf(PLACES[1]), "Enter");
            terminal.waitFor("[1]");
            terminal.type(String.valueOf(PLACES[3]), "Enter");
            terminal.waitFor("Not a pair");
            assertThat(terminal.screen()).contains("[1]", "[2]", "(any key to go on)");
            terminal.type("Space");
            terminal.waitFor("Player 1, first card (q to quit)?");
            assertThat(terminal.screen()).doesNotContain("[1]", "[2]", "Not a pair");
            terminal.type("q", "Enter");
            terminal.waitFor("Game left.");
            assertThat(terminal.screen()).as("the screen before the game").doesNotContain("Player 1");
        }
    }

    @Test
    void ctrlCLeavesTheGameEvenWhileCardsAreShown() throws Exception {
        try (TerminalSession terminal = play()) {
            terminal.waitFor("Player 0, first card");
            terminal.type(String.valueOf(PLACES[0]), "Enter");
            terminal.waitFor("(any key to go on)");
            terminal.type("C-c");
            terminal.waitFor("Game left.");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "memoryx duel, points difference",
        "memoryx solo perfect, mean turns",
        "cameleon duel --variant brave, draws"
    })
    void ctrlCReportsTheGamesPlayedSoFar(String command, String figure) throws Exception {
        try (TerminalSession terminal =
                new TerminalSession((command + " --lang en --seed 5 --games 10000000").split(" ", -1))) {
            terminal.waitFor("Games [");
            Thread.sleep(500);
            terminal.type("C-c");
            terminal.waitFor("exit code 130");
            assertThat(terminal.screen()).contains("Interrupted: ", " of 10000000 games played", figure);
        }
    }
}
