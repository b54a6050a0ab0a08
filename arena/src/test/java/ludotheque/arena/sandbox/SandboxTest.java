package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What an honest program and its referee find. */
@ExtendWith(InSandbox.class)
final class SandboxTest {

    @Test
    void framesGoInAndOut(Cell cell) throws Exception {
        try (Jailed echo = cell.start(Limits.CHAMPION, "echo")) {
            byte[] frame = "twenty-four bytes a turn".getBytes(StandardCharsets.US_ASCII);
            for (int turn = 0; turn < 1000; turn++) {
                echo.stdin().write(frame);
                echo.stdin().flush();
                assertThat(echo.stdout().readNBytes(frame.length)).isEqualTo(frame);
            }
            echo.stdin().close();
            assertThat(echo.how()).isEqualTo(new Ending.Exited(7));
        }
    }

    @Test
    void aRuntimeHasItsThreadsAndItsCodeMadeWhileRunning(Cell cell) throws Exception {
        assertThat(cell.run("runtime").ending()).isEqualTo(new Ending.Exited(0));
    }

    @Test
    void aFileOfOursIsSharedAndFollowsOurChanges(Cell cell, @TempDir Path desk) throws Exception {
        Files.setPosixFilePermissions(desk, PosixFilePermissions.fromString("rwx--x--x"));
        Path state = Files.writeString(desk.resolve("state"), "before");
        Mount mount = new Mount(state, "/tmp/papattes/etat");
        Map<String, String> environment = Map.of("STATE", mount.inside());
        try (Jailed reader = Sandbox.find()
                .start(
                        List.of("sh", "-c", "read go; exec cat $STATE"),
                        cell.folder(),
                        List.of(mount),
                        environment,
                        Limits.CHAMPION)) {
            Files.writeString(state, "after!");
            reader.stdin().write('\n');
            assertThat(Cell.outcome(reader).output()).isEqualTo("after!");
        }
    }

    @Test
    void aCompilerMakesAChampionOnItsWorkbenchAndNowhereElse(Cell cell) throws Exception {
        Files.writeString(cell.folder().resolve("champion.c"), "int main(void) { return 42; }");
        List<String> build = List.of(
                "sh",
                "-c",
                "gcc champion.c -o /tmp/built/champion; /tmp/built/champion; echo $?; echo >here; ls /tmp/champion");
        try (Jailed gcc = cell.start(Limits.COMPILER, build)) {
            Cell.Outcome outcome = Cell.outcome(gcc);
            assertThat(outcome.output()).isEqualTo("42\nchampion.c\n");
            assertThat(outcome.errors()).contains("Read-only file system");
        }
        assertThat(cell.folder()).isDirectoryContaining("glob:**/champion.c");
        assertThat(Path.of(Sandbox.WORKBENCH)).doesNotExist();
    }

    @Test
    void aCompilerFillsNoDisk(Cell cell) throws Exception {
        List<String> filling = List.of(
                "sh",
                "-c",
                "for i in 1 2 3 4 5 6 7 8 9; do head -c 100000000 /dev/zero >/tmp/built/$i || exit 3; done");
        try (Jailed filler = cell.start(Limits.COMPILER, filling)) {
            Cell.Outcome outcome = Cell.outcome(filler);
            assertThat(outcome.errors()).contains("No space left on device");
            assertThat(outcome.ending()).isEqualTo(new Ending.Exited(3));
        }
    }

    @Test
    void onlyAProgramThatIsShownAPrivateFolderMayLookIntoIt(Cell cell) throws Exception {
        try (PrivateFolder mine = PrivateFolder.onDisk();
                PrivateFolder others = PrivateFolder.inMemory()) {
            Path shown = mine.write("deep/state", "seen".getBytes(StandardCharsets.UTF_8), false);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(mine.path())))
                    .startsWith("rwx")
                    .endsWith("---");
            ThrowawayUser stranger = ThrowawayUser.whoMayRead(List.of(shown));
            // An ordinary user's programs run as himself.
            if (Inspection.isRoot()) {
                stranger.requireReadable(shown);
            }
            assertThatThrownBy(() -> stranger.requireReadable(others.path())).isInstanceOf(AccessDeniedException.class);
            try (Jailed reader = Sandbox.find()
                    .start(
                            List.of("cat", "/tmp/state"),
                            cell.folder(),
                            List.of(new Mount(shown, "/tmp/state")),
                            Map.of(),
                            Limits.CHAMPION)) {
                assertThat(Cell.outcome(reader).output()).isEqualTo("seen");
            }
        }
    }

    @Test
    void whatItUsedIsCountedAndKeptAfterItsEnd(Cell cell) throws Exception {
        Jailed stack = cell.start(Limits.CHAMPION, "stack", "100");
        try (stack) {
            assertThat(stack.how()).isEqualTo(new Ending.Exited(0));
        }
        assertThat(stack.memoryPeak().orElseThrow()).isGreaterThan(100 << 20);
        assertThat(stack.cpuTime()).hasValueSatisfying(time -> assertThat(time).isPositive());
    }

    @Test
    void aChampionGoesBeforeItsNeighboursAndACompilerDoesNot(Cell cell) throws Exception {
        ControlGroups groups = ControlGroups.find(
                Files.readAllLines(Path.of("/proc/self/mountinfo")), Files.readAllLines(Path.of("/proc/self/cgroup")));
        try (ControlGroup champion = groups.open(OwnerProcess.freshName(), Limits.CHAMPION);
                ControlGroup compiler = groups.open(OwnerProcess.freshName(), Limits.COMPILER)) {
            assertThat(share(champion)).isEqualTo(ControlGroup.CHAMPIONS_SHARE * share(compiler));
        }
    }

    private static int share(ControlGroup group) throws IOException {
        for (Path door : group.doors()) {
            for (String name : List.of("cpu.weight", "cpu.shares")) {
                if (Files.exists(door.resolveSibling(name))) {
                    return Integer.parseInt(
                            Files.readString(door.resolveSibling(name)).strip());
                }
            }
        }
        throw new IOException("nobody shares processors out here");
    }

    @Test
    void aCommandThatDoesNotExistIsNamed(Cell cell) throws Exception {
        try (Jailed nothing = cell.start(Limits.CHAMPION, List.of("./nothing"))) {
            assertThat(nothing.how()).isEqualTo(new Ending.Exited(1));
            assertThat(nothing.errors()).contains("./nothing");
        }
    }

    @Test
    void aFolderClosedToStrangersIsNamed(Cell cell, @TempDir Path closed) throws Exception {
        assumeTrue(Inspection.isRoot(), "an ordinary user's programs run as himself");
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        Path inside = Files.createDirectory(closed.resolve("inside"));
        assertThatThrownBy(() -> Sandbox.find().start(List.of("true"), inside, List.of(), Map.of(), Limits.CHAMPION))
                .isInstanceOf(AccessDeniedException.class)
                .hasMessageStartingWith(closed + ":");
    }

    @Test
    void aProgramOutlivesTheThreadThatStartedIt(Cell cell) throws Exception {
        FutureTask<Jailed> task = new FutureTask<>(() -> {
            Jailed sleeper = cell.start(Limits.CHAMPION, "sleeper");
            Cell.awaitSign(sleeper);
            return sleeper;
        });
        Thread starter = new Thread(task);
        starter.start();
        starter.join();
        try (Jailed sleeper = task.get()) {
            Thread.sleep(100);
            assertThat(sleeper.isAlive()).isTrue();
        }
    }

    @Test
    void aRefereeThatIsKilledTakesItsProgramsAlongAndTheNextOneCleansUp(Cell cell) throws Exception {
        Process referee = doomedReferee(cell);
        ProcessHandle program = referee.children().findFirst().orElseThrow();
        referee.destroyForcibly().waitFor();
        Cell.awaitEnd(program);
        Sandbox.find();
        cell.expectNothingLeft();
    }

    @Test
    void aRefereeThatIsAskedToStopCleansUpItself(Cell cell) throws Exception {
        Process referee = doomedReferee(cell);
        referee.destroy();
        referee.waitFor();
        cell.expectNothingLeft();
    }

    /** Another Java machine, with a program of its own that is running. */
    private static Process doomedReferee(Cell cell) throws Exception {
        Process referee = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        DoomedReferee.class.getName(),
                        cell.folder().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(referee.getInputStream().read()).isEqualTo('!');
        return referee;
    }
}
