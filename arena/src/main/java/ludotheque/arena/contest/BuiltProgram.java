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
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import ludotheque.arena.sandbox.Ending;
import ludotheque.arena.sandbox.Jailed;
import ludotheque.arena.sandbox.Limits;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.kernel.Visible;
import org.jspecify.annotations.Nullable;

/**
 * A stranger's program that was built. Each run has a copy of its folder, behind the walls, so that no run finds what another left; it may
 * start other programs, as scripts do, and write into that copy.
 */
public record BuiltProgram(Sandbox sandbox, Path folder) {
    /** The file that is run. */
    public static final String NAME = "run";

    private static final int BY_CTRL_C = 130;
    private static final Duration UNTIL_HEARD = Duration.ofMillis(300);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);
    private static final int KEPT_ERRORS = 4_096;
    private static final int LONGEST_FIRST_LINE = 256;

    /**
     * What it is asked.
     *
     * @param arguments after its name; {@link #inside} tells where it finds a file
     * @param inputs files that are put beside it, by name; it finds no others of these names
     * @param output the file that it is to write: it is not there before, and the run ends once it is larger than {@code mostOutput}
     */
    public record Call(
            List<String> arguments,
            Map<String, byte[]> inputs,
            String output,
            int mostOutput,
            Duration time,
            long memoryBytes) {
        public Call {
            arguments = List.copyOf(arguments);
            inputs = Map.copyOf(inputs);
        }
    }

    /**
     * How a run went.
     *
     * @param ending null when it was stopped, by the caller or because its output grew too large
     * @param printed the end of what it wrote to standard output
     * @param errors the beginning of what it wrote to standard error
     * @param processor the time that it had a processor, where the machine counts it
     * @param memory the most that it held at once, where the machine counts it
     */
    public record Outcome(
            @Nullable Ending ending,
            boolean tooLarge,
            String printed,
            String errors,
            Duration time,
            Optional<Duration> processor,
            OptionalLong memory) {
        private static final int LONGEST_QUOTE = 120;

        /** The last line of what it wrote to standard error, short enough to be quoted. */
        public String lastWords() {
            String[] lines = errors.strip().split("\\R", -1);
            String last = Visible.line(lines[lines.length - 1]);
            return last.length() <= LONGEST_QUOTE ? last : last.substring(0, LONGEST_QUOTE) + "…";
        }

        /** Whether its time was over although it had a processor for less than half of it: others, who ran too, may be to blame. */
        public boolean isStarved() {
            return ending instanceof Ending.OutOfTime out
                    && processor
                            .map(had -> had.multipliedBy(2).compareTo(out.limit()) < 0)
                            .orElse(true);
        }

        /** Whether the file called run could not even be started: that is said by the last of those who lead to it. */
        public boolean isUnstarted() {
            return lastWords().startsWith("bwrap: ") || lastWords().startsWith("env: ");
        }
    }

    /** Looks at what a run left in its folder, before that is removed. */
    public interface Judge<T> {
        T judge(Outcome outcome, Path desk) throws IOException;
    }

    /** Where the program finds a file that lies beside it. */
    public static String inside(String name) {
        return Sandbox.FOLDER + "/" + name;
    }

    public boolean isExecutable() {
        return Files.isExecutable(folder.resolve(NAME));
    }

    /** Whether the line that names a script's interpreter ends with a character that then belongs to the name. */
    public boolean isOfAnotherSystem() throws IOException {
        try (InputStream bytes = Files.newInputStream(folder.resolve(NAME), LinkOption.NOFOLLOW_LINKS)) {
            String start = new String(bytes.readNBytes(LONGEST_FIRST_LINE), StandardCharsets.ISO_8859_1);
            int end = start.indexOf('\n');
            return start.startsWith("#!") && end > 0 && start.charAt(end - 1) == '\r';
        } catch (NoSuchFileException moved) {
            return false;
        }
    }

    /** Runs it once. */
    public <T> T run(Call call, BooleanSupplier stopped, Judge<T> judge) throws IOException, InterruptedException {
        Path desk = Files.createTempDirectory("ludo-run");
        try {
            copy(desk);
            for (Map.Entry<String, byte[]> input : call.inputs.entrySet()) {
                Path file = desk.resolve(input.getKey());
                Files.write(file, input.getValue());
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
            }
            Files.deleteIfExists(desk.resolve(call.output));
            return judge.judge(run(call, desk, stopped), desk);
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

    private Outcome run(Call call, Path desk, BooleanSupplier stopped) throws IOException, InterruptedException {
        Limits limits = new Limits(
                call.memoryBytes, KEPT_ERRORS, call.time, Limits.COMPILER.threads(), Limits.COMPILER.building());
        List<String> command =
                Stream.concat(Stream.of(inside(NAME)), call.arguments.stream()).toList();
        long start = System.nanoTime();
        try (Jailed program = sandbox.startWriting(command, desk, limits)) {
            program.stdin().close();
            PrintedText printed = new PrintedText(program.stdout());
            File output = desk.resolve(call.output).toFile();
            boolean tooLarge = false;
            boolean isStopped = false;
            while (!tooLarge && !isStopped && !program.awaitEnd(BETWEEN_LOOKS)) {
                tooLarge = output.length() > call.mostOutput;
                isStopped = stopped.getAsBoolean();
            }
            Duration time = Duration.ofNanos(System.nanoTime() - start);
            Ending ending = tooLarge || isStopped ? null : program.how();
            // Ctrl-C in a terminal ends the program too, perhaps before whoever asks us to stop has heard of it.
            if (ending instanceof Ending.Exited exited && exited.code() == BY_CTRL_C) {
                Thread.sleep(UNTIL_HEARD.toMillis());
                ending = stopped.getAsBoolean() ? null : ending;
            }
            return new Outcome(
                    ending, tooLarge, printed.text(), program.errors(), time, program.cpuTime(), program.memoryPeak());
        }
    }

    private static void clear(Path desk) throws IOException {
        try (Stream<Path> files = Files.walk(desk)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }
}
