package ludotheque.arena.contest;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import ludotheque.arena.sandbox.Ending;
import ludotheque.arena.sandbox.Jailed;
import ludotheque.arena.sandbox.Limits;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.faraway.Instance;
import ludotheque.faraway.Solution;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;
import org.jspecify.annotations.Nullable;

/**
 * A team's program, which is run as {@code run INSTANCE OUTPUT} in a copy of the team's folder, behind the sandbox's walls. It may
 * start other programs, as scripts do, and write into that copy.
 */
public record TeamProgram(Sandbox sandbox, Path folder, Duration limit, BooleanSupplier stopped) {
    /** The file of a team that is run. */
    public static final String NAME = "run";

    private static final long MILLIS_BETWEEN_LOOKS = 20;
    private static final String INSTANCE = "instance.txt";
    private static final String OUTPUT = "output.txt";
    private static final int KEPT_ERRORS = 4_096;
    private static final int LONGEST_QUOTE = 120;
    private static final int LONGEST_FIRST_LINE = 256;

    /**
     * One run of it.
     *
     * @param words the beginning of what it wrote to standard error
     */
    public record Run(TeamAnswer answer, String words, Duration time) {}

    /** Runs it once, on a copy of the instance, and checks what it writes. */
    public TeamAnswer answer(Instance instance) throws IOException, InterruptedException {
        return run(instance).answer();
    }

    /** Likewise, and tells what it said and how long it took. */
    public Run run(Instance instance) throws IOException, InterruptedException {
        if (!Files.isExecutable(folder.resolve(NAME))) {
            return new Run(TeamAnswer.none("run n'est pas exécutable", "run is not executable"), "", Duration.ZERO);
        }
        Path desk = Files.createTempDirectory("faraway");
        try {
            copy(desk);
            Files.writeString(desk.resolve(INSTANCE), instance.toString());
            Path output = desk.resolve(OUTPUT);
            Files.deleteIfExists(output);
            long start = System.nanoTime();
            Ended ended = run(desk, output);
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            TeamAnswer fault = ended.fault;
            return new Run(fault != null ? fault : TeamAnswer.read(output, instance), ended.words, time);
        } finally {
            clear(desk);
        }
    }

    /** Links are left out: they could lead anywhere. */
    private void copy(Path desk) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                Path target = desk.resolve(folder.relativize(file).toString());
                if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                    Files.createDirectories(target);
                } else if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                    Files.copy(file, target);
                } else {
                    continue;
                }
                // The desk itself stays closed to all but the program, who may be another user than we are.
                if (!target.equals(desk)) {
                    boolean open = Files.isDirectory(target) || Files.isExecutable(file);
                    Files.setPosixFilePermissions(
                            target, PosixFilePermissions.fromString(open ? "rwxrwxrwx" : "rw-rw-rw-"));
                }
            }
        }
    }

    /** What is wrong with how it ended, if anything, and what it said. */
    private record Ended(@Nullable TeamAnswer fault, String words) {}

    private Ended run(Path desk, Path output) throws IOException, InterruptedException {
        Limits limits = new Limits(
                Limits.COMPILER.memoryBytes(),
                KEPT_ERRORS,
                limit,
                Limits.COMPILER.threads(),
                Limits.COMPILER.building());
        String inside = Sandbox.FOLDER + "/";
        List<String> command = List.of(inside + NAME, inside + INSTANCE, inside + OUTPUT);
        try (Jailed program = sandbox.startWriting(command, desk, limits)) {
            return new Ended(watch(program, desk, output), program.errors());
        }
    }

    private @Nullable TeamAnswer watch(Jailed program, Path desk, Path output)
            throws IOException, InterruptedException {
        program.stdin().close();
        while (program.isAlive()) {
            if (output.toFile().length() > Solution.MOST_BYTES) {
                return TeamAnswer.tooLarge();
            }
            if (stopped.getAsBoolean()) {
                return TeamAnswer.interrupted();
            }
            program.stdout().skip(program.stdout().available());
            Thread.sleep(MILLIS_BETWEEN_LOOKS);
        }
        Ending ending = program.how();
        if (ending instanceof Ending.OutOfTime) {
            return TeamAnswer.none(TeamAnswer.Cause.TIMEOUT, new Text("arrêté, hors délai", "stopped, out of time"));
        }
        if (ending instanceof Ending.OutOfMemory) {
            return TeamAnswer.none(TeamAnswer.Cause.MEMORY, ending.sentence());
        }
        if (!isNothing(output)) {
            return null;
        }
        return isOfAnotherSystem(desk.resolve(NAME))
                ? TeamAnswer.none(
                        "la première ligne de run se termine par CR, comme sous Windows : convertissez les fins de ligne",
                        "the first line of run ends with CR, as on Windows: convert the line ends")
                : silence(ending, lastLine(program.errors()));
    }

    /** Whether the line that names a script's interpreter ends with a character that then belongs to the name. */
    private static boolean isOfAnotherSystem(Path program) throws IOException {
        try (InputStream bytes = Files.newInputStream(program, LinkOption.NOFOLLOW_LINKS)) {
            String start = new String(bytes.readNBytes(LONGEST_FIRST_LINE), StandardCharsets.ISO_8859_1);
            int end = start.indexOf('\n');
            return start.startsWith("#!") && end > 0 && start.charAt(end - 1) == '\r';
        } catch (NoSuchFileException moved) {
            return false;
        }
    }

    private static boolean isNothing(Path output) throws IOException {
        return !Files.exists(output, LinkOption.NOFOLLOW_LINKS)
                || (Files.isRegularFile(output, LinkOption.NOFOLLOW_LINKS) && Files.size(output) == 0);
    }

    /** Why there is nothing to read, with what the program said last on standard error. */
    private static TeamAnswer silence(Ending ending, String lastLine) {
        String quote = lastLine.isEmpty() ? "" : " (" + lastLine + ")";
        // Said by the last of those who lead to the program, when they cannot become it.
        if (lastLine.startsWith("bwrap: ") || lastLine.startsWith("env: ")) {
            return TeamAnswer.none("run n'a pas pu être lancé" + quote, "run could not be started" + quote);
        }
        Text sentence = ending.sentence();
        return TeamAnswer.none(
                "le programme " + sentence.fr() + " sans rien écrire" + quote,
                "the program " + sentence.en() + " and wrote nothing" + quote);
    }

    private static String lastLine(String errors) {
        String[] lines = errors.strip().split("\\R", -1);
        String last = Visible.line(lines[lines.length - 1]);
        return last.length() <= LONGEST_QUOTE ? last : last.substring(0, LONGEST_QUOTE) + "…";
    }

    private static void clear(Path desk) throws IOException {
        try (Stream<Path> files = Files.walk(desk)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }
}
