package ludotheque.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import ludotheque.cli.shell.Shell;

/**
 * Runs a command or two of each game, so that Java can write down what they load and where they spend their time: the launcher keeps that,
 * and later starts are ready at once.
 */
public final class Rehearsal {
    /** Stands for a file that commands write and read. */
    private static final String FILE = "FILE";

    static final List<String> COMMANDS = List.of(
            "--help",
            "patience search FreeCell.1 " + FILE,
            "patience check FreeCell.1 " + FILE,
            "patience search Seahaven.2",
            "faraway solve -",
            "papattes match strong harvester --seed 1",
            "memoryx duel --games 4 --seed 1",
            "cameleon duel --variant brave --games 4 --seed 1");

    /** What a command that asks for cards reads: twelve regions and eight sanctuaries. */
    static final String INPUT = "5 10 11 22 23 30 32 33 42 53 57 68 120 126 127 130 131 133 135 137\n";

    private Rehearsal() {}

    static String[] words(String command, Path file) {
        return Stream.of(command.split(" ", -1))
                .map(word -> word.equals(FILE) ? file.toString() : word)
                .toArray(String[]::new);
    }

    public static void main(String[] arguments) throws IOException {
        Path file = Files.createTempFile("ludo", ".txt");
        try {
            for (String command : COMMANDS) {
                System.setIn(new ByteArrayInputStream(INPUT.getBytes(StandardCharsets.UTF_8)));
                String[] words = words(command, file);
                Ludo.run(Shell.ofProcess(words), words);
            }
        } finally {
            Files.deleteIfExists(file);
        }
        System.exit(0);
    }
}
