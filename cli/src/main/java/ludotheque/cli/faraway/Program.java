package ludotheque.cli.faraway;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import ludotheque.faraway.Instance;
import org.jspecify.annotations.Nullable;

/**
 * A team's program, which is run as {@code run INSTANCE OUTPUT} from the team's folder. It is held to a time and to a size of its
 * output, and to nothing else: it may do whatever the person who runs it may.
 */
record Program(Path folder, Duration limit) {
    private static final long MILLIS_BETWEEN_LOOKS = 50;

    /** Runs it once, on a copy of the instance, and checks what it writes. */
    Answer answer(Instance instance) throws IOException, InterruptedException {
        Path file = folder.resolve(ContestFolder.PROGRAM).toAbsolutePath();
        if (!Files.isExecutable(file)) {
            return Answer.none("run n'est pas exécutable", "run is not executable");
        }
        Path desk = Files.createTempDirectory("faraway");
        try {
            Path given = Files.writeString(desk.resolve("instance.txt"), instance.toString());
            Path output = desk.resolve("output.txt");
            Answer fault = run(file, given, output);
            return fault != null ? fault : Answer.read(output, instance);
        } finally {
            clear(desk);
        }
    }

    private @Nullable Answer run(Path file, Path given, Path output) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        Process process;
        try {
            process = new ProcessBuilder(file.toString(), given.toString(), output.toString())
                    .directory(folder.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException notAProgram) {
            return Answer.none("run ne démarre pas", "run does not start");
        }
        // A child whose parent has ended is no longer found from here, so all that were ever seen are kept.
        Set<ProcessHandle> family = new HashSet<>();
        try {
            process.getOutputStream().close();
            while (!process.waitFor(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS)) {
                process.descendants().forEach(family::add);
                if (System.nanoTime() - begin > limit.toNanos()) {
                    return Answer.none("arrêté, hors délai", "stopped, out of time");
                }
                if (output.toFile().length() > Answer.MOST_BYTES) {
                    return Answer.tooLarge();
                }
            }
            return System.nanoTime() - begin > limit.toNanos() ? Answer.none("hors délai", "out of time") : null;
        } finally {
            end(process, family);
        }
    }

    private static void end(Process process, Set<ProcessHandle> family) throws InterruptedException {
        process.descendants().forEach(family::add);
        process.destroyForcibly();
        for (ProcessHandle child : List.copyOf(family)) {
            child.descendants().forEach(family::add);
        }
        family.forEach(ProcessHandle::destroyForcibly);
        process.waitFor();
    }

    private static void clear(Path desk) throws IOException {
        try (Stream<Path> files = Files.walk(desk)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }
}
