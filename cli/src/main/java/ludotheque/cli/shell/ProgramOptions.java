package ludotheque.cli.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.arena.player.PlayerLimits;
import ludotheque.arena.player.PlayerProgram;
import ludotheque.arena.player.PlayerWorkshop;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What every command has in which programs may play: their limits, and the workshop that builds them. Closing it removes what was built. */
public final class ProgramOptions implements AutoCloseable {
    @Option(names = "--move-time", paramLabel = "TIME", converter = TimeSpan.class, defaultValue = "1s")
    private Duration moveTime = Duration.ofSeconds(1);

    @Option(names = "--memory", paramLabel = "MIB", converter = Mebibytes.class, defaultValue = "512")
    private int mebibytes;

    @Option(names = "--unsafe")
    private boolean unsafe;

    private @Nullable Workshop workshop;

    static final class Mebibytes extends WholeNumber {
        Mebibytes() {
            super(16, 1 << 20);
        }
    }

    /** The path that a word names, when it is no level: whatever is there, or has a folder's sign in it. */
    public static Path path(String word, BadInput noLevel) throws BadInput {
        Path path = Path.of(word);
        if (Files.exists(path)) {
            return path;
        }
        Text level = noLevel.expected();
        throw new BadInput(
                1,
                1,
                word.contains("/")
                        ? new Text("le programme « " + word + " » n'existe pas", "there is no program \"" + word + "\"")
                        : new Text(
                                level.fr() + " (ni un programme, comme ./bot)",
                                level.en() + " (nor a program, like ./bot)"));
    }

    /** What a program is called in reports. */
    public static String name(Path path) {
        return Workshop.name(path);
    }

    /** Builds a program, while a person waits. */
    public PlayerProgram build(Shell shell, Path path) {
        shell.note("Construction de " + path + "…", "Building " + path + "…");
        try {
            return new PlayerWorkshop(workshop(shell)).build(path, new PlayerLimits(moveTime, (long) mebibytes << 20));
        } catch (BadChampion bad) {
            throw Failure.refused(bad.reason());
        } catch (IOException ours) {
            throw new UncheckedIOException(ours);
        } catch (InterruptedException stopped) {
            throw Failure.interrupted("interrompu pendant la construction", "interrupted while building");
        }
    }

    private Workshop workshop(Shell shell) {
        if (workshop == null) {
            try {
                workshop = Workshop.open(unsafe);
            } catch (BadChampion unprotected) {
                throw Failure.usage(unprotected.reason());
            }
            workshop.missing().forEach(missing -> shell.note(missing.fr(), missing.en()));
        }
        return workshop;
    }

    @Override
    public void close() {
        if (workshop != null) {
            workshop.close();
        }
    }
}
