package ludotheque.cli.faraway;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import ludotheque.arena.contest.TeamProgram;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.faraway.Instance;
import ludotheque.kernel.Refusal;

/**
 * The folder of a contest.
 *
 * <pre>
 * known/01.txt …              instances whose solutions are handed in
 * mystery/01.txt …            instances for the programs
 * extra.txt                   one more for the programs of teams with equal points
 * teams/NAME/known/01.txt …   solutions handed in
 * teams/NAME/run              the program: run INSTANCE OUTPUT
 * </pre>
 */
record ContestFolder(Shell shell, Path root) {
    static final String TEXT = ".txt";
    static final String KNOWN = "known";
    static final String MYSTERY = "mystery";
    static final String EXTRA = "extra";
    static final String TEAMS = "teams";
    static final String PROGRAM = TeamProgram.NAME;

    /** What begins so was left by some program, such as {@code .git}. */
    private static final String HIDDEN = ".";

    /** A team, by the name of its folder. */
    record Entrant(String name, Path folder) {

        Path solution(Trial trial) {
            return folder.resolve(KNOWN).resolve(trial.fileName());
        }

        boolean hasProgram() {
            return Files.exists(folder.resolve(PROGRAM));
        }
    }

    List<Entrant> entrants() {
        if (!Files.exists(root)) {
            throw Failure.badInput("ce dossier n'existe pas", "there is no such folder")
                    .coded("NO_SUCH_FILE")
                    .at(root);
        }
        if (!Files.isDirectory(root)) {
            throw Failure.badInput("ce n'est pas un dossier", "this is not a folder")
                    .at(root);
        }
        List<Entrant> entrants = list(root.resolve(TEAMS), Files::isDirectory).stream()
                .map(folder -> new Entrant(folder.getFileName().toString(), folder))
                .toList();
        if (entrants.isEmpty()) {
            throw Failure.badInput(
                            "aucune équipe dans " + TEAMS + "/ (contest --init en donne un exemple)",
                            "there is no team in " + TEAMS + "/ (contest --init gives an example)")
                    .at(root);
        }
        return entrants;
    }

    List<Trial> known() {
        return trials(root.resolve(KNOWN));
    }

    List<Trial> mystery() {
        return trials(root.resolve(MYSTERY));
    }

    /** Refuses a contest that would have nothing to compare. */
    void expectInstances(List<Trial> known, List<Trial> mystery, List<Trial> extra) {
        if (known.isEmpty() && mystery.isEmpty() && extra.isEmpty()) {
            throw Failure.badInput(
                            "aucune instance dans " + KNOWN + "/ ni dans " + MYSTERY + "/",
                            "there is no instance in " + KNOWN + "/ or in " + MYSTERY + "/")
                    .at(root);
        }
    }

    /** One at most. */
    List<Trial> extra() {
        Path file = root.resolve(EXTRA + TEXT);
        return Files.exists(file) ? List.of(trial(file)) : List.of();
    }

    private List<Trial> trials(Path folder) {
        return list(folder, file -> file.getFileName().toString().endsWith(TEXT)).stream()
                .map(this::trial)
                .toList();
    }

    private Trial trial(Path file) {
        String name = file.getFileName().toString();
        Instance instance = new InstanceFile(shell).read(file.toString());
        Refusal impossible = instance.impossible();
        if (impossible != null) {
            shell.note(
                    file + ": " + impossible.sentence().fr(),
                    file + ": " + impossible.sentence().en());
        }
        return new Trial(name.substring(0, name.length() - TEXT.length()), instance);
    }

    private static List<Path> list(Path folder, Predicate<Path> wanted) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.getFileName().toString().startsWith(HIDDEN))
                    .filter(wanted)
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw Failure.badInput("ce dossier ne peut pas être lu", "this folder cannot be read")
                    .coded("UNREADABLE")
                    .at(folder);
        }
    }
}
