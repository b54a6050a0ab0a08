package ludotheque.cli.faraway;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.faraway.Cards;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Solution;
import ludotheque.faraway.search.Prover;
import org.jspecify.annotations.Nullable;

/** Writes the folder of a contest to begin with: the published instances and one team. */
record ExampleContest(Shell shell) {
    private static final String TEAM = "example";

    /** Enough for a good tableau at once, not for a proof. */
    private static final int UNITS = 100;

    void write(Path root) {
        Path begun = firstMissing(root.toAbsolutePath());
        try {
            expectEmpty(root);
            writeAll(root);
        } catch (IOException unwritable) {
            clear(root, begun);
            throw Failure.unwritableFolder(root);
        }
        shell.note(
                root + ": 15 instances connues, 10 mystère, une supplémentaire et l'équipe " + TEAM,
                root + ": 15 known instances, 10 mystery ones, an extra one and the team " + TEAM);
    }

    private static void writeAll(Path root) throws IOException {
        writeInstances(root.resolve(ContestFolder.KNOWN), PublishedInstances.known());
        writeInstances(root.resolve(ContestFolder.MYSTERY), PublishedInstances.mystery());
        Files.writeString(
                root.resolve(ContestFolder.EXTRA + ContestFolder.TEXT),
                PublishedInstances.extra().toString());
        writeTeam(root.resolve(ContestFolder.TEAMS).resolve(TEAM));
    }

    /** The outermost folder that has to be made for this one, or null when it is there. */
    private static @Nullable Path firstMissing(Path folder) {
        Path missing = null;
        for (Path path = folder; path != null && Files.notExists(path); path = path.getParent()) {
            missing = path;
        }
        return missing;
    }

    /** Leaves nothing of a contest that could not be written whole: the folder was empty, or was not there. */
    private static void clear(Path root, @Nullable Path begun) {
        Path whole = begun == null ? root : begun;
        if (!Files.isDirectory(whole)) {
            return;
        }
        try (Stream<Path> files = Files.walk(whole)) {
            files.sorted(Comparator.reverseOrder())
                    .filter(file -> begun != null || !file.equals(root))
                    .map(Path::toFile)
                    .forEach(File::delete);
        } catch (IOException unreadable) {
            // The folder cannot be written, which is told.
        }
    }

    private static void expectEmpty(Path root) throws IOException {
        if (Files.exists(root)) {
            try (Stream<Path> files = Files.list(root)) {
                if (files.findAny().isPresent()) {
                    throw Failure.refused("ce dossier n'est pas vide", "this folder is not empty")
                            .at(root);
                }
            }
        }
    }

    private static void writeInstances(Path folder, List<Instance> instances) throws IOException {
        Files.createDirectories(folder);
        for (int i = 0; i < instances.size(); i++) {
            Files.writeString(folder.resolve(fileName(i)), instances.get(i).toString());
        }
    }

    private static void writeTeam(Path team) throws IOException {
        Path solutions = team.resolve(ContestFolder.KNOWN);
        Files.createDirectories(solutions);
        List<Instance> known = PublishedInstances.known();
        for (int i = 0; i < known.size(); i++) {
            Prover prover = new Prover(known.get(i), SanctuaryRule.EXACT);
            prover.advance(UNITS);
            Files.writeString(
                    solutions.resolve(fileName(i)), Solution.of(prover.best()).toString());
        }
        Path program = team.resolve(ContestFolder.PROGRAM);
        Files.writeString(program, program());
        if (!program.toFile().setExecutable(true, false)) {
            throw new IOException("not made executable: " + program);
        }
    }

    /** A script that ends with the lines it reads the deck from. */
    private static String program() throws IOException {
        try (InputStream script = ExampleContest.class.getResourceAsStream(ContestFolder.PROGRAM)) {
            String deck = Cards.table().lines().limit(Cards.REGIONS).collect(Collectors.joining("\n"));
            return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8) + deck
                    + "\nDECK\n";
        }
    }

    private static String fileName(int index) {
        int number = index + 1;
        return (number < 10 ? "0" : "") + number + ContestFolder.TEXT;
    }
}
