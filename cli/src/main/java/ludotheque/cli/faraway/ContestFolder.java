package ludotheque.cli.faraway;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;

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
    static final String PROGRAM = "run";

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
        List<Entrant> entrants = list(root.resolve(TEAMS), Files::isDirectory).stream()
                .map(folder -> new Entrant(folder.getFileName().toString(), folder))
                .toList();
        if (entrants.isEmpty()) {
            throw Failure.badInput(
                    root + " : aucune équipe dans " + TEAMS + "/ (contest --init en donne un exemple)",
                    root + ": there is no team in " + TEAMS + "/ (contest --init gives an example)");
        }
        return entrants;
    }

    List<Trial> known() {
        return trials(root.resolve(KNOWN));
    }

    List<Trial> mystery() {
        return trials(root.resolve(MYSTERY));
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
        return new Trial(
                name.substring(0, name.length() - TEXT.length()), new InstanceFile(shell).read(file.toString()));
    }

    private static List<Path> list(Path folder, Predicate<Path> wanted) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(wanted).sorted().toList();
        } catch (IOException unreadable) {
            throw Failure.badInput(
                    folder + " : ce dossier ne peut pas être lu", folder + ": this folder cannot be read");
        }
    }
}
