package ludotheque.cli;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import ludotheque.cli.shell.Shell;

/**
 * Runs a command or two of each game, so that Java can write down what they load and where they spend their time: the launcher keeps that,
 * and later starts are ready at once.
 */
public final class Rehearsal {
    static final List<String> COMMANDS = List.of(
            "--help",
            "patience search FreeCell.1",
            "patience search Seahaven.2",
            "faraway solve -",
            "papattes match strong harvester --seed 1",
            "memoryx duel --games 4 --seed 1",
            "cameleon duel --variant brave --games 4 --seed 1");

    /** What a command that asks for cards reads: twelve regions and eight sanctuaries. */
    static final String INPUT = "5 10 11 22 23 30 32 33 42 53 57 68 120 126 127 130 131 133 135 137\n";

    private Rehearsal() {}

    public static void main(String[] arguments) {
        for (String command : COMMANDS) {
            System.setIn(new ByteArrayInputStream(INPUT.getBytes(StandardCharsets.UTF_8)));
            String[] words = command.split(" ", -1);
            Ludo.run(Shell.ofProcess(words), words);
        }
        System.exit(0);
    }
}
