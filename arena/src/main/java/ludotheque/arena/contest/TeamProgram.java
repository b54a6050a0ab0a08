package ludotheque.arena.contest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import ludotheque.arena.sandbox.Ending;
import ludotheque.arena.sandbox.Limits;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.faraway.Instance;
import ludotheque.faraway.Solution;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/** A team's program, which is run as {@code run INSTANCE OUTPUT}; one that writes the only new file under a name of its own is read there. */
public record TeamProgram(Sandbox sandbox, Path folder, Duration limit, long memoryBytes, BooleanSupplier stopped) {
    /** The file of a team that is run. */
    public static final String NAME = BuiltProgram.NAME;

    private static final String INSTANCE = "instance.txt";
    private static final String OUTPUT = "output.txt";

    /**
     * One run of it.
     *
     * @param words the beginning of what it wrote to standard error
     * @param starved whether others may be to blame that its time was over
     */
    public record Run(TeamAnswer answer, String words, Duration time, long memoryBytes, boolean starved) {}

    /** One that may take as much memory as a compiler. */
    public TeamProgram(Sandbox sandbox, Path folder, Duration limit, BooleanSupplier stopped) {
        this(sandbox, folder, limit, Limits.COMPILER.memoryBytes(), stopped);
    }

    /** Runs it once, on a copy of the instance, and checks what it writes. */
    public TeamAnswer answer(Instance instance) throws IOException, InterruptedException {
        return run(instance).answer();
    }

    /** Likewise, and tells what it said and how long it took. */
    public Run run(Instance instance) throws IOException, InterruptedException {
        BuiltProgram program = new BuiltProgram(sandbox, folder);
        if (!program.isExecutable()) {
            return new Run(
                    TeamAnswer.none("run n'est pas exécutable", "run is not executable"), "", Duration.ZERO, 0, false);
        }
        BuiltProgram.Call call = new BuiltProgram.Call(
                List.of(BuiltProgram.inside(INSTANCE), BuiltProgram.inside(OUTPUT)),
                Map.of(INSTANCE, instance.toString().getBytes(StandardCharsets.UTF_8)),
                OUTPUT,
                Solution.MOST_BYTES,
                limit,
                memoryBytes);
        return program.run(call, stopped, (outcome, desk) -> {
            Path output = output(desk);
            TeamAnswer fault = fault(outcome, output);
            return new Run(
                    fault != null ? fault : TeamAnswer.read(output, instance),
                    outcome.errors(),
                    outcome.time(),
                    outcome.memory().orElse(0),
                    outcome.isStarved());
        });
    }

    /** The file that it was told to write or, where it wrote nothing there, the only text that was not in its folder before. */
    private Path output(Path desk) throws IOException {
        Path told = desk.resolve(OUTPUT);
        if (!isNothing(told)) {
            return told;
        }
        try (Stream<Path> all = Files.list(desk)) {
            List<Path> made = all.filter(
                            file -> String.valueOf(file.getFileName()).endsWith(".txt"))
                    .filter(file -> !file.equals(told)
                            && !file.endsWith(INSTANCE)
                            && Files.notExists(
                                    folder.resolve(desk.relativize(file).toString())))
                    .toList();
            return made.size() == 1 ? made.get(0) : told;
        }
    }

    private @Nullable TeamAnswer fault(BuiltProgram.Outcome outcome, Path output) throws IOException {
        if (outcome.tooLarge()) {
            return TeamAnswer.tooLarge();
        }
        Ending ending = outcome.ending();
        if (ending == null) {
            return TeamAnswer.interrupted();
        }
        if (ending instanceof Ending.OutOfTime) {
            return TeamAnswer.none(TeamAnswer.Cause.TIMEOUT, new Text("arrêté, hors délai", "stopped, out of time"));
        }
        if (ending instanceof Ending.OutOfMemory) {
            return TeamAnswer.none(TeamAnswer.Cause.MEMORY, ending.sentence());
        }
        if (!isNothing(output)) {
            return null;
        }
        return new BuiltProgram(sandbox, folder).isOfAnotherSystem()
                ? TeamAnswer.none(
                        "la première ligne de run se termine par CR, comme sous Windows : convertissez les fins de ligne",
                        "the first line of run ends with CR, as on Windows: convert the line ends")
                : silence(ending, outcome);
    }

    private static boolean isNothing(Path output) throws IOException {
        return !Files.exists(output, LinkOption.NOFOLLOW_LINKS)
                || (Files.isRegularFile(output, LinkOption.NOFOLLOW_LINKS) && Files.size(output) == 0);
    }

    /** Why there is nothing to read, with what the program said last on standard error. */
    private static TeamAnswer silence(Ending ending, BuiltProgram.Outcome outcome) {
        String words = outcome.lastWords();
        String quote = words.isEmpty() ? "" : " (" + words + ")";
        if (outcome.isUnstarted()) {
            return TeamAnswer.none("run n'a pas pu être lancé" + quote, "run could not be started" + quote);
        }
        Text sentence = ending.sentence();
        return TeamAnswer.none(
                "le programme " + sentence.fr() + " sans rien écrire" + quote,
                "the program " + sentence.en() + " and wrote nothing" + quote);
    }
}
