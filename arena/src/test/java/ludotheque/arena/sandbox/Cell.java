package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** A folder with one of the programs of {@code src/test/c} in it, and what became of the program. */
final class Cell implements AutoCloseable {
    private static final Path SOURCES = Path.of("src", "test", "c").toAbsolutePath();

    private final Sandbox sandbox;
    private final Path folder;

    Cell(Sandbox sandbox) {
        this.sandbox = sandbox;
        try {
            folder = Files.createTempDirectory("cell");
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** What a program wrote and how it ended. */
    record Outcome(Ending ending, String output, String errors) {}

    Path folder() {
        return folder;
    }

    Jailed start(Limits limits, String name, String... arguments) throws Exception {
        compile(name);
        List<String> command = new ArrayList<>(List.of("./" + name));
        command.addAll(Arrays.asList(arguments));
        return start(limits, command);
    }

    Jailed start(Limits limits, List<String> command) throws IOException {
        return sandbox.start(command, folder, List.of(), Map.of(), limits);
    }

    /** Runs one of the programs to its end, as a champion. */
    Outcome run(String name, String... arguments) throws Exception {
        try (Jailed program = start(Limits.CHAMPION, name, arguments)) {
            return outcome(program);
        }
    }

    static Outcome outcome(Jailed program) throws Exception {
        program.stdin().close();
        String output = new String(program.stdout().readAllBytes(), StandardCharsets.UTF_8);
        return new Outcome(program.how(), output, program.errors());
    }

    /** Waits until the program says that it is running. */
    static void awaitSign(Jailed program) throws IOException {
        assertThat(program.stdout().read()).as(program.errors()).isEqualTo('!');
    }

    /** Waits until a process that is nobody's child any more does nothing; whether anybody asks for its end is the machine's affair. */
    static void awaitEnd(ProcessHandle program) {
        long latest = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (OwnerProcess.isRunning(program.pid())) {
            assertThat(System.nanoTime())
                    .as("process %d still runs", program.pid())
                    .isLessThan(latest);
            LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
        }
    }

    void compile(String name) throws Exception {
        Process gcc = new ProcessBuilder(
                        "gcc",
                        "-O1",
                        "-w",
                        "-pthread",
                        "-o",
                        folder.resolve(name).toString(),
                        name + ".c")
                .directory(SOURCES.toFile())
                .inheritIO()
                .start();
        assertThat(gcc.waitFor()).as("gcc " + name + ".c").isZero();
    }

    /** No control group, no process and no file of a referee that is no more. The kernel may need a moment for the last of them. */
    void expectNothingLeft() throws IOException {
        for (int tries = 0; tries < 100 && !left().isEmpty(); tries++) {
            LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
        }
        assertThat(left()).isEmpty();
    }

    private static List<Path> left() throws IOException {
        List<Path> places = new ArrayList<>(ControlGroups.find(
                        Files.readAllLines(Path.of("/proc/self/mountinfo")),
                        Files.readAllLines(Path.of("/proc/self/cgroup")))
                .parents());
        places.add(PrivateFolder.DISK);
        places.add(PrivateFolder.MEMORY);
        List<Path> left = new ArrayList<>();
        for (Path place : places) {
            list(place).filter(Cell::isAbandoned).forEach(left::add);
        }
        list(Path.of("/proc")).filter(Cell::isAStrangers).forEach(left::add);
        return left;
    }

    private static Stream<Path> list(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.toList().stream();
        }
    }

    /** Our own control groups are to be gone as well; of our files only the filters stay, until we end. */
    private static boolean isAbandoned(Path path) {
        String name = path.getFileName().toString();
        return OwnerProcess.isAbandoned(name) || (OwnerProcess.self().owns(name) && !name.endsWith(".bpf"));
    }

    /** A process that has ended has no command line; it is only there until the system's first process takes note. */
    private static boolean isAStrangers(Path process) {
        try {
            return (Integer) Files.getAttribute(process, "unix:uid") >>> 12
                            == ThrowawayUser.whoMayRead(List.of()).uid() >>> 12
                    && !Files.readString(process.resolve("cmdline")).isEmpty();
        } catch (IOException gone) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }
}
