package ludotheque.arena.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.NoChampion;
import ludotheque.arena.match.Workshop;
import ludotheque.arena.player.Forfeit.Cause;
import ludotheque.arena.sandbox.Ending;
import ludotheque.kernel.Conversation;
import ludotheque.kernel.Refusal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real programs that speak the protocol, and some that do anything else. */
final class PlayerProgramTest {
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(300);
    private static final long MEMORY = 256L << 20;

    @TempDir
    private Path place;

    private Workshop workshop;

    @BeforeEach
    void open() throws BadChampion {
        workshop = Workshop.open(true);
    }

    @AfterEach
    void close() {
        workshop.close();
    }

    private PlayerProgram program(String script, Duration start, Duration move) throws Exception {
        Path file = Files.writeString(place.resolve("bot"), script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return new PlayerWorkshop(workshop).build(file, new PlayerLimits(start, move, MEMORY));
    }

    private PlayerProgram shell(String script) throws Exception {
        return program("#!/bin/sh\n" + script, LONG, LONG);
    }

    /** Asks a program once, and tells why it is lost. */
    private static Forfeit forfeit(PlayerProgram program) {
        try (Sittings sittings = new Sittings()) {
            Conversation talk = sittings.sit(program, "chess", 7);
            ProgramLost lost = catchThrowableOfType(ProgramLost.class, talk::ask);
            assertThat(lost.seat()).isEqualTo(7);
            return lost.forfeit();
        }
    }

    /** What a program answers to two questions. */
    private static String answers(PlayerProgram program) {
        try (Sittings sittings = new Sittings()) {
            Conversation talk = sittings.sit(program, "chess", 0);
            talk.tell("new\nsize 8");
            String first = talk.ask();
            talk.tell("e2 e4");
            return first + " | " + talk.ask();
        }
    }

    private static final String ECHO = """
            import sys
            heard = []
            for line in sys.stdin:
                heard.append(line.strip())
                if line.startswith("ludo"):
                    print("ready echo 1.0", flush=True)
                if line.startswith("move"):
                    print(", ".join(heard), file=sys.stderr)
                    print(", ".join(heard), flush=True)
            """;

    @Test
    void aPoliteProgramHearsEverythingInOrderTheSameEachTime() throws Exception {
        Path file = Files.writeString(place.resolve("echo.py"), ECHO);
        PlayerProgram program = new PlayerWorkshop(workshop).build(file, new PlayerLimits(LONG, MEMORY));
        String once = answers(program);
        assertThat(once)
                .isEqualTo("ludo 1 chess, new, size 8, move 20000 | "
                        + "ludo 1 chess, new, size 8, move 20000, e2 e4, move 20000");
        assertThat(answers(program)).isEqualTo(once);
    }

    @Test
    void aFolderIsBuiltAndAFileThatSaysNothingIsRefused() throws Exception {
        Path folder = Files.createDirectory(place.resolve("bot"));
        Files.writeString(folder.resolve("main.py"), ECHO);
        PlayerLimits limits = new PlayerLimits(LONG, MEMORY);
        assertThat(answers(new PlayerWorkshop(workshop).build(folder, limits))).startsWith("ludo 1 chess, new");
        Path note = Files.writeString(place.resolve("note.md"), "no program");
        assertThat(catchThrowableOfType(NoChampion.class, () -> new PlayerWorkshop(workshop).build(note, limits)))
                .hasMessageContaining("note.md: a file run, a Makefile");
    }

    @Test
    void whoNeverAnswersIsLate() throws Exception {
        Forfeit silent = forfeit(program("#!/bin/sh\nread x; echo ready; sleep 1000\n", LONG, SHORT));
        assertThat(silent).isInstanceOf(Forfeit.Late.class).matches(late -> late.cause() == Cause.TIMEOUT);
        assertThat(silent.sentence().en()).startsWith("went over 300 ms");
        assertThat(forfeit(program("#!/bin/sh\nsleep 1000\n", SHORT, LONG)).cause())
                .isEqualTo(Cause.TIMEOUT);
        assertThat(forfeit(program("#!/bin/sh\nread x; echo ready; exec >&-; sleep 1000\n", LONG, SHORT))
                        .cause())
                .as("one that hangs up and stays")
                .isEqualTo(Cause.TIMEOUT);
    }

    @Test
    void whereResultsCountAMarginIsGivenAndNotTold() throws Exception {
        PlayerLimits counting = PlayerLimits.counting(SHORT, SHORT, LONG, MEMORY);
        Forfeit silent = forfeit(new PlayerProgram(
                workshop.sandbox(), shell("read x; echo ready; sleep 1000\n").folder(), counting));
        assertThat(silent.sentence().en()).startsWith("went over 600 ms");
        assertThat(silent.isCrowdedOut()).as("it only waits").isFalse();
        Path file = Files.writeString(place.resolve("echo.py"), ECHO);
        PlayerLimits patient = PlayerLimits.counting(LONG, SHORT, LONG, MEMORY);
        Sittings sittings = new Sittings();
        try (sittings) {
            Conversation talk = sittings.sit(new PlayerWorkshop(workshop).build(file, patient), "chess", 3);
            assertThat(talk.ask()).endsWith("move 20000");
            assertThat(sittings.used(0)).isEmpty();
            assertThat(sittings.used(3).orElseThrow().slowest()).isPositive();
        }
        assertThat(sittings.used(3).orElseThrow().words()).isEqualTo("ludo 1 chess, move 20000\n");
    }

    @Test
    void whoTakesTooLongForAllItsAnswersIsLost() throws Exception {
        PlayerLimits limits = PlayerLimits.counting(LONG, SHORT, Duration.ofSeconds(1), MEMORY);
        PlayerProgram slow = new PlayerProgram(
                workshop.sandbox(),
                shell("read x; echo ready; while read x; do sleep 0.6; echo a; done\n")
                        .folder(),
                limits);
        try (Sittings sittings = new Sittings()) {
            Conversation talk = sittings.sit(slow, "chess", 0);
            ProgramLost lost = catchThrowableOfType(ProgramLost.class, () -> {
                talk.ask();
                talk.ask();
            });
            assertThat(lost.forfeit()).isEqualTo(new Forfeit.Spent(1)).matches(spent -> spent.cause() == Cause.TIMEOUT);
        }
    }

    @Test
    void whoNeverListensCannotKeepUsWaiting() throws Exception {
        PlayerProgram deaf = program("#!/bin/sh\nread x; echo ready; sleep 1000\n", LONG, SHORT);
        try (Sittings sittings = new Sittings()) {
            Conversation talk = sittings.sit(deaf, "chess", 0);
            talk.tell("more than a pipe holds\n".repeat(100_000));
            ProgramLost lost = catchThrowableOfType(ProgramLost.class, talk::ask);
            assertThat(lost.forfeit().cause()).isEqualTo(Cause.TIMEOUT);
        }
    }

    @Test
    void whoEndsIsToldWithItsLastWords() throws Exception {
        Forfeit left = forfeit(shell("read x; echo ready; read x; echo 'line 1\nI give up' >&2; exit 3\n"));
        assertThat(left)
                .isEqualTo(new Forfeit.Ended(new Ending.Exited(3), "line 1\nI give up"))
                .matches(ended -> ended.cause() == Cause.CRASHED);
        assertThat(left.sentence().en()).isEqualTo("ended with exit code 3 (I give up)");
        assertThat(forfeit(shell("exit 0\n")).sentence().en()).isEqualTo("ended normally");
        assertThat(forfeit(shell("kill -SEGV $$\n")).sentence().en()).contains("SIGSEGV");
        assertThat(forfeit(program("#!/no/such/interpreter\n", LONG, LONG)).cause())
                .isEqualTo(Cause.CRASHED);
    }

    @Test
    void whoSpeaksUnaskedOrOutOfTurnIsLost() throws Exception {
        assertThat(forfeit(shell("read x; printf 'ready\\nflip 3\\n'; sleep 1000\n")))
                .isEqualTo(new Forfeit.Early("flip 3"));
        assertThat(forfeit(shell("read x; echo hello; sleep 1000\n")).sentence().en())
                .isEqualTo("answered \"hello\": \"ready\" was expected");
    }

    @Test
    void whoFloodsUsIsCutShort() throws Exception {
        assertThat(forfeit(shell("exec yes\n")).cause()).isEqualTo(Cause.PROTOCOL);
        Forfeit endless = forfeit(shell("exec head -c 1000000000 /dev/zero\n"));
        assertThat(endless.cause()).isEqualTo(Cause.PROTOCOL);
        assertThat(endless.sentence().en()).startsWith("answered \"\\x00\\x00").hasSizeLessThan(200);
        assertThat(forfeit(shell("read x; echo ready; head -c 3000000 /dev/zero >&2; exit 4\n")))
                .as("error output is read and dropped")
                .matches(ended -> ended.cause() == Cause.CRASHED);
    }

    @Test
    void whatItWritesIsShownAndNotObeyed() throws Exception {
        assertThat(forfeit(shell("read x; printf '\\033[2J\\007\\n'; sleep 1000\n"))
                        .sentence()
                        .en())
                .isEqualTo("answered \"\\x1b[2J\\x07\": \"ready\" was expected");
    }

    @Test
    void theRulesRefuseWithTheAnswerAndTheReason() throws Exception {
        try (Sittings sittings = new Sittings()) {
            Conversation talk =
                    sittings.sit(shell("read x; echo ready; read x; echo ' flip 99 '; sleep 1000\n"), "chess", 1);
            assertThat(talk.ask()).isEqualTo("flip 99");
            Refusal refusal = new Refusal("OFF_BOARD", "la place n'existe pas", "there is no such place");
            RuntimeException lost = talk.refused(refusal);
            assertThat(lost)
                    .isInstanceOfSatisfying(
                            ProgramLost.class,
                            program ->
                                    assertThat(program.forfeit()).isEqualTo(new Forfeit.Illegal("flip 99", refusal)));
            assertThat(lost).hasMessage("played \"flip 99\": there is no such place");
        }
    }

    @Test
    void inTheEndItIsToldToQuitAndLeavesNothing() throws Exception {
        PlayerProgram program = shell("read x; echo ready; read x; echo a; read x; sleep 1000\n");
        long before = ProcessHandle.current().descendants().count();
        try (Sittings sittings = new Sittings()) {
            assertThat(sittings.sit(program, "chess", 0).ask()).isEqualTo("a");
            assertThat(ProcessHandle.current().descendants().count()).isGreaterThan(before);
        }
        assertThat(ProcessHandle.current().descendants().count()).isEqualTo(before);
    }
}
