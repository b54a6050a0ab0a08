package ludotheque.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each of the programs of {@code src/test/c} does its worst and ends contained. */
@ExtendWith(InSandbox.class)
final class HostileProgramsTest {

    @Test
    void aForkBombMakesNoProcess(Cell cell) throws Exception {
        assertAllFailed(cell.run("fork_bomb"), 1005);
    }

    @Test
    void aForkBombAmongCompilersIsCountedAndKilled(Cell cell) throws Exception {
        try (Jailed bomb = cell.start(Limits.COMPILER, "endless_fork_bomb")) {
            Cell.awaitSign(bomb);
            bomb.kill();
            assertThat(bomb.how()).isEqualTo(new Ending.Killed());
        }
    }

    @Test
    void threadsAreCounted(Cell cell) throws Exception {
        assertThat(cell.run("thread_bomb").errors()).isEqualTo("256 threads\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"heap", "stack"})
    void twoGibibytesAreTooMany(String where, Cell cell) throws Exception {
        Cell.Outcome outcome = cell.run(where);
        assertThat(outcome.ending()).isEqualTo(new Ending.OutOfMemory(500 << 20));
        assertThat(outcome.errors()).doesNotContain("succeeded");
    }

    @Test
    void theStackMayFillMostOfTheMemory(Cell cell) throws Exception {
        assertThat(cell.run("stack", "400").errors()).contains("succeeded: stack");
    }

    @Test
    void nothingCanBeWrittenAnywhere(Cell cell, @TempDir Path elsewhere) throws Exception {
        Path ours = Files.writeString(elsewhere.resolve("ours"), "untouched");
        open(elsewhere, "rwxrwxrwx");
        open(ours, "rw-rw-rw-");
        assertAllFailed(cell.run("writer", elsewhere.toString(), ours.toString(), "/tmp/champion/writer"), 101);
        assertThat(ours).content(StandardCharsets.UTF_8).isEqualTo("untouched");
    }

    @Test
    void whatTheRefereeKeepsCannotBeRead(Cell cell, @TempDir Path elsewhere) throws Exception {
        open(elsewhere, "rwxr-xr-x");
        Path secret = Files.writeString(elsewhere.resolve("secret"), "the opponent's moves");
        open(secret, "rw-r--r--");
        String here = Path.of("pom.xml").toAbsolutePath().toString();
        assertAllFailed(cell.run("reader", secret.toString(), elsewhere.toString(), here), 33);
    }

    @Test
    void thereIsNoSocketOfAnyFamily(Cell cell) throws Exception {
        assertAllFailed(cell.run("sockets"), 259);
    }

    @Test
    void whatOthersReadIsNeitherWatchedNorLocked(Cell cell) throws Exception {
        assertAllFailed(cell.run("watcher"), 17);
    }

    @Test
    void aLoopThatIgnoresEverySignalIsKilled(Cell cell) throws Exception {
        try (Jailed loop = cell.start(Limits.CHAMPION, "deaf_loop")) {
            Cell.awaitSign(loop);
            loop.kill();
            assertThat(loop.how()).isEqualTo(new Ending.Killed());
            assertThat(loop.stdout().read()).isNegative();
        }
    }

    @Test
    void aSleeperIsEndedWhenItsTimeIsOver(Cell cell) throws Exception {
        Duration second = Duration.ofSeconds(1);
        Limits brief = new Limits(500 << 20, 256 << 10, second, 256, false);
        try (Jailed sleeper = cell.start(brief, "sleeper")) {
            assertThat(sleeper.how()).isEqualTo(new Ending.OutOfTime(second));
        }
    }

    @Test
    void ofAGigabyteOfErrorOutputTheBeginningIsKept(Cell cell) throws Exception {
        try (Jailed program = cell.start(Limits.CHAMPION, "gigabyte")) {
            assertThat(program.how()).isEqualTo(new Ending.Exited(0));
            assertThat(program.errors()).hasSize(256 << 10);
            assertThat(program.errorsCut()).isTrue();
        }
    }

    @Test
    void aGigabyteThatNobodyReadsWaits(Cell cell) throws Exception {
        try (Jailed program = cell.start(Limits.CHAMPION, "gigabyte", "1")) {
            assertThat(program.stdout().read()).isEqualTo('x');
            program.kill();
            assertThat(program.how()).isEqualTo(new Ending.Killed());
        }
    }

    @Test
    void othersAreNeitherKilledNorTracedNorSeen(Cell cell) throws Exception {
        try (Jailed sleeper = cell.start(Limits.CHAMPION, "sleeper")) {
            Cell.awaitSign(sleeper);
            String referee = Long.toString(ProcessHandle.current().pid());
            assertAllFailed(cell.run("meddler", referee), 34);
            assertThat(sleeper.isAlive()).isTrue();
        }
    }

    @Test
    void aSystemCallOfAnotherMachineEndsTheProgram(Cell cell) throws Exception {
        Ending ending = cell.run("foreign_call").ending();
        assertThat(ending).isEqualTo(new Ending.Exited(128 + 31));
        assertThat(ending.sentence().fr())
                .isEqualTo("s'est terminé avec le code 159, comme après le signal 31 (SIGSYS, appel système interdit)");
    }

    @Test
    void anotherProgramInItsPlaceStaysInside(Cell cell) throws Exception {
        assertThat(cell.run("exec").errors()).contains("in the shell").doesNotContain("succeeded");
    }

    @Test
    void theRefereesEnvironmentCannotBeRead(Cell cell) throws Exception {
        assertThat(System.getenv("PATH")).isNotNull();
        assertThat(cell.run("environment").output().split("\0"))
                .containsExactlyInAnyOrder(
                        "PWD=/", "PWD=/tmp/champion", "HOME=/tmp/champion", "LANG=C.UTF-8", "PATH=/usr/bin:/bin");
    }

    @ParameterizedTest
    @CsvSource({"reader, 24", "sockets, 259", "meddler, 31", "watcher, 17"})
    void aCompilerStaysBehindTheSameWalls(String name, int attempts, Cell cell) throws Exception {
        try (Jailed program = cell.start(Limits.COMPILER, name)) {
            assertAllFailed(Cell.outcome(program), attempts);
        }
    }

    private static void assertAllFailed(Cell.Outcome outcome, int attempts) {
        assertThat(outcome.errors()).isEqualTo(attempts + " attempts\n");
        assertThat(outcome.ending()).isEqualTo(new Ending.Exited(0));
    }

    private static void open(Path path, String permissions) throws Exception {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }
}
