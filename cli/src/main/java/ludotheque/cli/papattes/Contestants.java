package ludotheque.cli.papattes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import ludotheque.arena.match.BadArchive;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.match.DoesNotBuild;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.Workshop;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import ludotheque.kernel.Text;
import ludotheque.papattes.champion.Builtin;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Finds whom words on the command line name: built-in champions, or programs, which are built when they are named. */
final class Contestants implements AutoCloseable {
    private final Shell shell;
    private final boolean unsafe;
    private @Nullable Workshop workshop;

    Contestants(Shell shell, boolean unsafe) {
        this.shell = shell;
        this.unsafe = unsafe;
    }

    Entrant find(CommandLine command, String word) throws BadChampion, IOException, InterruptedException {
        Builtin builtin = Builtin.of(word);
        if (builtin != null) {
            return new BuiltinEntrant(builtin);
        }
        Path path = Path.of(word);
        if (!Files.exists(path)) {
            String names = String.join(", ", new Names());
            throw Usage.error(
                    command,
                    "« " + word + " » n'est ni un champion fourni (" + names + ") ni un fichier ou un dossier",
                    "\"" + word + "\" is neither a built-in champion (" + names + ") nor a file or folder");
        }
        return workshop().build(path);
    }

    /**
     * Everybody that the words name; a folder without a champion of its own stands for all in it. A champion that does not build
     * is there too, so that the others play on.
     */
    List<Entrant> all(CommandLine command, List<String> words) throws BadChampion, IOException, InterruptedException {
        List<String> single = new ArrayList<>();
        for (String word : words) {
            Path path = Path.of(word);
            if (Builtin.of(word) == null && Files.isDirectory(path) && !Workshop.isChampion(path)) {
                try (Stream<Path> inside = Files.list(path)) {
                    inside.map(Path::toString).sorted().forEach(single::add);
                }
            } else {
                single.add(word);
            }
        }
        List<Entrant> entrants = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (String word : single) {
            Entrant entrant = findOrUnbuilt(command, word);
            if (!names.add(entrant.name())) {
                throw Usage.error(
                        command,
                        "deux champions s'appellent « " + entrant.name() + " »",
                        "two champions are called \"" + entrant.name() + "\"");
            }
            entrants.add(entrant);
        }
        return entrants;
    }

    private Entrant findOrUnbuilt(CommandLine command, String word)
            throws BadChampion, IOException, InterruptedException {
        try {
            return find(command, word);
        } catch (DoesNotBuild unbuilt) {
            return unbuilt.entrant();
        }
    }

    /** How a command ends that cannot do without this champion. */
    static Failure failure(BadChampion bad) {
        Text reason = bad.reason();
        return bad instanceof BadArchive
                ? Failure.badInput(reason.fr(), reason.en())
                : Failure.refused(reason.fr(), reason.en());
    }

    private Workshop workshop() throws BadChampion {
        Workshop open = workshop;
        if (open == null) {
            open = Workshop.open(unsafe);
            open.missing().forEach(missing -> shell.err().println(shell.say(missing)));
            workshop = open;
        }
        return open;
    }

    @Override
    public void close() {
        if (workshop != null) {
            workshop.close();
        }
    }

    /** The names that a shell proposes when it completes a command line. */
    static final class Names extends ArrayList<String> {
        Names() {
            super(Stream.of(Builtin.values()).map(Builtin::word).toList());
        }
    }
}
