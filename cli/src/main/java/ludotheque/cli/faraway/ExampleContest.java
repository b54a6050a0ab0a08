package ludotheque.cli.faraway;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

/** Writes the folder of a contest to begin with: the published instances and one team. */
record ExampleContest(Shell shell) {
    private static final String TEAM = "example";

    /** Enough for a good tableau at once, not for a proof. */
    private static final int UNITS = 100;

    void write(Path root) {
        try {
            expectEmpty(root);
            writeInstances(root.resolve(ContestFolder.KNOWN), PublishedInstances.known());
            writeInstances(root.resolve(ContestFolder.MYSTERY), PublishedInstances.mystery());
            Files.writeString(
                    root.resolve(ContestFolder.EXTRA + ContestFolder.TEXT),
                    PublishedInstances.extra().toString());
            writeTeam(root.resolve(ContestFolder.TEAMS).resolve(TEAM));
        } catch (IOException unwritable) {
            throw Failure.unwritableFolder(root);
        }
        shell.note(
                root + ": 15 instances connues, 10 mystère, une supplémentaire et l'équipe " + TEAM,
                root + ": 15 known instances, 10 mystery ones, an extra one and the team " + TEAM);
    }

    private static void expectEmpty(Path root) throws IOException {
        if (Files.exists(root)) {
            try (Stream<Path> files = Files.list(root)) {
                if (files.findAny().isPresent()) {
                    throw Failure.refused(root + ": ce dossier n'est pas vide", root + ": this folder is not empty");
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
