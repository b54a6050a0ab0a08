package ludotheque.cli.papattes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BadSources;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.match.DoesNotBuild;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.NoChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ProgressBar;
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
        Path path = existing(command, word);
        return workshop().build(path);
    }

    private static Path existing(CommandLine command, String word) {
        Path path = Path.of(word);
        if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            String names = String.join(", ", new Names());
            throw Usage.error(
                    command,
                    "« " + word + " » n'est ni un champion fourni (" + names + ") ni un fichier ou un dossier",
                    "\"" + word + "\" is neither a built-in champion (" + names + ") nor a file or folder");
        }
        return path;
    }

    /** Somebody who was named: a built-in champion, or a path and what it is to be called. */
    private record Candidate(@Nullable Builtin builtin, Path path, String name) {
        static Candidate of(Builtin builtin) {
            return new Candidate(builtin, Path.of(builtin.word()), builtin.word());
        }

        static Candidate of(Path path) {
            return new Candidate(null, path, Workshop.name(path));
        }

        /** The same where its name is taken. */
        Candidate renamed(String other) {
            return builtin == null ? new Candidate(null, path, other) : this;
        }
    }

    /**
     * Everybody that the words name, built several at a time; a folder without a champion of its own stands for all in it. A champion
     * that does not build is there too, so that the others play on; what holds no champion is told and left out.
     */
    List<Entrant> all(CommandLine command, List<String> words) throws BadChampion, IOException, InterruptedException {
        List<Candidate> candidates = withNamesOfTheirOwn(command, candidates(command, words));
        if (candidates.stream().anyMatch(candidate -> candidate.builtin() == null)) {
            workshop();
        }
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try (ProgressBar bar = new ProgressBar(shell, "Constructions", "Builds")) {
            AtomicInteger built = new AtomicInteger();
            List<Future<Optional<Entrant>>> builds = new ArrayList<>();
            for (Candidate candidate : candidates) {
                builds.add(threads.submit(() -> {
                    Optional<Entrant> entrant = enter(candidate);
                    bar.show((double) built.incrementAndGet() / candidates.size());
                    return entrant;
                }));
            }
            List<Entrant> entrants = new ArrayList<>();
            for (Future<Optional<Entrant>> build : builds) {
                build.get().ifPresent(entrants::add);
            }
            return entrants;
        } catch (ExecutionException failure) {
            throw thrown(failure.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private static RuntimeException thrown(@Nullable Throwable cause)
            throws BadChampion, IOException, InterruptedException {
        if (cause instanceof BadChampion bad) {
            throw bad;
        }
        if (cause instanceof IOException io) {
            throw io;
        }
        if (cause instanceof InterruptedException interrupted) {
            throw interrupted;
        }
        return new IllegalStateException(cause);
    }

    private List<Candidate> candidates(CommandLine command, List<String> words) throws IOException {
        List<Candidate> candidates = new ArrayList<>();
        for (String word : words) {
            Builtin builtin = Builtin.of(word);
            if (builtin != null) {
                candidates.add(Candidate.of(builtin));
                continue;
            }
            Path path = existing(command, word);
            if (!Files.isDirectory(path) || Workshop.isChampion(path)) {
                candidates.add(Candidate.of(path));
                continue;
            }
            candidates.addAll(inside(path));
        }
        return candidates;
    }

    private List<Candidate> inside(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.sorted().toList();
            if (all.isEmpty()) {
                leaveOut(folder, new Text("ce dossier est vide", "this folder is empty"));
            }
            return all.stream().filter(this::isMeant).map(Candidate::of).toList();
        }
    }

    /** In a folder of champions lie files of other programs too, and a link there may lead anywhere. */
    private boolean isMeant(Path path) {
        String name = String.valueOf(path.getFileName());
        if (name.startsWith(".") || name.equals("__MACOSX")) {
            leaveOut(path, new Text("fichier d'un autre programme", "a file of another program"));
            return false;
        }
        if (Files.isSymbolicLink(path)) {
            leaveOut(path, new Text("c'est un lien", "it is a link"));
            return false;
        }
        return true;
    }

    private void leaveOut(Path path, Text reason) {
        shell.note(path + " est laissé de côté : " + reason.fr(), path + " is left out: " + reason.en());
    }

    /** Those that share a name are called like the folders they are in, or else by their whole file names. */
    private static List<Candidate> withNamesOfTheirOwn(CommandLine command, List<Candidate> candidates) {
        List<Candidate> named = renamed(candidates, Workshop::otherName);
        named = renamed(named, path -> String.valueOf(path.getFileName()));
        Set<String> names = new HashSet<>();
        for (Candidate candidate : named) {
            if (!names.add(candidate.name())) {
                throw Usage.error(
                        command,
                        "deux champions s'appellent « " + candidate.name() + " »",
                        "two champions are called \"" + candidate.name() + "\"");
            }
        }
        return named;
    }

    /** Gives those that share a name another one, unless some of them share that too. */
    private static List<Candidate> renamed(List<Candidate> candidates, Function<Path, String> otherName) {
        Map<String, List<Candidate>> namesakes = candidates.stream().collect(Collectors.groupingBy(Candidate::name));
        List<Candidate> named = new ArrayList<>();
        for (Candidate candidate : candidates) {
            List<Candidate> same = namesakes.getOrDefault(candidate.name(), List.of());
            boolean helps = same.size()
                    == same.stream()
                            .map(each -> otherName.apply(each.path()))
                            .distinct()
                            .count();
            named.add(same.size() > 1 && helps ? candidate.renamed(otherName.apply(candidate.path())) : candidate);
        }
        return named;
    }

    private Optional<Entrant> enter(Candidate candidate) throws BadChampion, IOException, InterruptedException {
        if (candidate.builtin() != null) {
            return Optional.of(new BuiltinEntrant(candidate.builtin()));
        }
        try {
            return Optional.of(workshop().build(candidate.path(), candidate.name()));
        } catch (DoesNotBuild unbuilt) {
            return Optional.of(unbuilt.entrant());
        } catch (BadSources bad) {
            return Optional.of(bad.entrant(candidate.name()));
        } catch (NoChampion none) {
            leaveOut(candidate.path(), none.reason());
            return Optional.empty();
        }
    }

    /** How a command ends that cannot do without this champion. */
    static Failure failure(BadChampion bad) {
        Text reason = bad.reason();
        return bad instanceof BadSources ? Failure.badInput(reason.fr(), reason.en()) : Failure.refused(reason);
    }

    private synchronized Workshop workshop() throws BadChampion {
        Workshop open = workshop;
        if (open == null) {
            open = Workshop.open(unsafe);
            open.missing().forEach(missing -> shell.err().println(shell.say(missing)));
            workshop = open;
        }
        return open;
    }

    @Override
    public synchronized void close() {
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
