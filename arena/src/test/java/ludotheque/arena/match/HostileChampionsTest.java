package ludotheque.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import ludotheque.arena.protocol.TimeLimits;
import ludotheque.arena.protocol.Trial;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Observed;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A champion that does its worst in its third half-turn is named in the report, and the match goes on without it. */
final class HostileChampionsTest {
    private static final int THIRD = 4;
    private static final GameMap MAP = Generator.make("essai", Recipe.USUAL, 3);

    @TempDir
    private Path folder;

    @BeforeAll
    static void needsASandbox() {
        Trial.needsAWholeSandbox();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "two gibibytes | volatile char *p = malloc(2u << 30); if (!p) abort(); for (size_t i = 0; i < 2u << 30; i += 4096) p[i] = 1; | memory | 500 MiB",
                "exit in mid-turn | age_suivant(); exit(0); | crashed | ended normally",
                "abort with a word | fputs(\"adieu\\n\", stderr); abort(); | crashed | adieu",
                "null pointer | *(volatile int *)0 = 1; | crashed | signal",
                "garbage | FILE *f; for (int fd = 3; fd < 64; fd++) { if (write(fd, \"garbage garbage garbage garbage\", 31) > 0) sleep(9); } | protocol | sent",
                "exit 139 | exit(139); | crashed | exit code 139",
                "last words after chatter | static char b[1 << 20]; memset(b, 'x', sizeof b); fwrite(b, 1, sizeof b, stderr); fputs(\"\\nadieu\\n\", stderr); abort(); | crashed | adieu",
                "last words of emojis | for (int i = 0; i < 3000; i++) fputs(\"\\360\\237\\220\\225\", stderr); abort(); | crashed | 🐕🐕",
                "printing on descriptor 1 | for (int i = 0; i < 99; i++) if (write(1, \"garbage garbage garbage garbage\", 31) < 0) exit(1); abort(); | crashed | garbage",
                "too many actions | position p = {0, 0}; for (int i = 0; i < 5000; i++) debug_poser_papatte(p, PAPATTE_BLEU); | actions | 4097",
            })
    void isLostAndNamed(String what, String code, String status, String detail) throws Exception {
        assertLost(play(code), what, status, detail == null ? "" : detail);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "endless loop | signal(SIGTERM, SIG_IGN); for (;;) { } | while busy",
                "sleep | sleep(3600); | while idle",
            })
    void isLostWhenItsTimeIsOver(String what, String code, String how) throws Exception {
        assertLost(
                play(code, Trial.CONTEST),
                what,
                "timeout",
                "went over " + Trial.CONTEST.call().toMillis() + " ms " + how);
    }

    private static void assertLost(MatchRecord record, String what, String status, String detail) {
        MatchRecord.Fall fall = Objects.requireNonNull(record.fall(0), what);
        assertThat(fall.at()).isEqualTo(THIRD);
        assertThat(fall.function()).isEqualTo("jouer_tour");
        assertThat(fall.loss().status().word()).isEqualTo(status);
        assertThat(fall.loss().detail()).contains(detail);
        assertThat(record.fall(1)).isNull();
        assertThat(record.turns()).hasSize(Constantes.NB_TOURS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fork bomb | for (int i = 0; i < 1000; i++) if (fork() == 0) for (;;) fork();",
                "killing others | kill(-1, SIGKILL);",
                "a socket | if (socket(AF_INET, SOCK_STREAM, 0) >= 0) abort();",
            })
    void isContainedAndPlaysOn(String what, String code) throws Exception {
        MatchRecord record = play(code);
        assertThat(record.fall(0)).as(what).isNull();
        assertThat(record.turns()).hasSize(Constantes.NB_TOURS);
    }

    @Test
    void oneEmojiAcrossTwoHalfTurnsIsKeptWhole() throws Exception {
        MatchRecord record = playEach("""
                fputs(tour_actuel() % 4 == 0 ? "\\360\\237" : "\\220\\225", stderr);
                """);
        assertThat(MatchRecord.parse(record.toString())).hasToString(record.toString());
        assertThat(record.turns().get(0).observed().printed()).isEmpty();
        assertThat(record.turns().get(2).observed().printed()).isEqualTo("🐕");
    }

    @Test
    void eachLineIsFiledUnderTheCallThatPrintedIt() throws Exception {
        MatchRecord record = playEach("fprintf(stderr, \"%d\\n\", tour_actuel());");
        assertThat(record.inits().get(0).observed().printed()).isEqualTo("init\n");
        for (int turn = 0; turn < Constantes.NB_TOURS; turn += 2) {
            assertThat(record.turns().get(turn).observed().printed()).isEqualTo(turn + "\n");
        }
        assertThat(record.fins().get(0).observed().printed()).isEqualTo("fin\n");
    }

    @Test
    void aFrameThatIsThereBeforeItsCallIsLostAtThatCall() throws Exception {
        // Both in one go, so that the second one surely lies in the pipe when the next call comes.
        MatchRecord record =
                play("int frames[12] = {4, 0, 0, 0, 0, 0, 4}; if (write(4, frames, sizeof frames) < 0) exit(1);");
        MatchRecord.Fall fall = Objects.requireNonNull(record.fall(0));
        assertThat(fall.at()).isEqualTo(THIRD + 2);
        assertThat(fall.loss().status().word()).isEqualTo("protocol");
    }

    @Test
    void aChampionThatReadsNoAnswersInPartieFinDoesNotHoldTheMatch() throws Exception {
        // This many answers of 24 bytes fill the 16 pages of a pipe, and no farewell would find room.
        MatchRecord record = playEach("", """
                int frame[6] = {3};
                for (int i = 0; i < 16 * (4096 / 24); i++) if (write(4, frame, sizeof frame) < 0) exit(1);
                frame[0] = 4;
                if (write(4, frame, sizeof frame) > 0) sleep(60);
                """);
        assertThat(record.fins()).hasSize(2);
        assertThat(record.fall(0)).isNull();
    }

    @Test
    void twoChampionsRunOnDifferentProcessors() throws Exception {
        assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "one processor");
        Path file = champion(
                "cpu_set_t s; sched_getaffinity(0, sizeof s, &s);"
                        + " for (int i = 0; i < CPU_SETSIZE; i++) if (CPU_ISSET(i, &s)) fprintf(stderr, \"%d \", i);",
                "");
        try (Workshop workshop = Workshop.open(false, Trial.PATIENT, Trial.COMPILER)) {
            Entrant entrant = workshop.build(file);
            MatchRecord record = new ArenaMatch(MAP, 1, entrant, entrant)
                    .play(match -> match.state().turn() < 1);
            String first = record.turns().get(0).observed().printed();
            String second = record.turns().get(1).observed().printed();
            assertThat(first).matches("\\d+ ").isNotEqualTo(second);
            assertThat(second).matches("\\d+ ");
        }
    }

    @Test
    void whatAChampionUsesIsSeenInEachCall() throws Exception {
        MatchRecord record = play("for (volatile long i = 0; i < 50000000; i++) { }");
        Observed busy = record.turns().get(THIRD).observed();
        Observed idle = record.turns().get(THIRD + 2).observed();
        assertThat(busy.cpuMicros()).isGreaterThan(idle.cpuMicros());
        assertThat(busy.memoryBytes()).isPositive();
    }

    @Test
    @Tag("slow")
    void ofAGigabyteOfOutputOnlyTheBeginningIsKept() throws Exception {
        MatchRecord record = play(
                "static char b[1 << 20]; memset(b, 'x', sizeof b); for (int i = 0; i < 1024; i++) fwrite(b, 1, sizeof b, stdout);");
        assertThat(record.turns()).hasSize(Constantes.NB_TOURS);
        assertThat(printed(record)).isEqualTo((256 << 10) - "init\n".length());
        assertThat(record.turns().get(THIRD).observed().dropped())
                .isEqualTo((1L << 30) + "init\n".length() - (256 << 10));
    }

    private static int printed(MatchRecord record) {
        return record.turns().stream()
                .mapToInt(call -> call.observed().printed().length())
                .sum();
    }

    @Test
    void whatALostChampionDidInItsHalfTurnIsVoid() throws Exception {
        MatchRecord record = play("age_suivant(); exit(3);");
        assertThat(record.turns().get(THIRD).entries()).hasSize(1);
        assertThat(Objects.requireNonNull(record.fall(0)).loss().detail()).isEqualTo("ended with exit code 3: init");
        Replay replay = new Replay(record);
        while (replay.hasNext()) {
            assertThat(replay.next()).isNull();
        }
        assertThat(replay.state().age(0)).isZero();
    }

    private MatchRecord play(String code) throws IOException, BadChampion, InterruptedException {
        return play(code, Trial.PATIENT);
    }

    private MatchRecord play(String code, TimeLimits limits) throws IOException, BadChampion, InterruptedException {
        return play("if (tour_actuel() == " + THIRD + ") {" + code + "}", "", limits);
    }

    /** A champion that does the same in each half-turn, and says when it is called besides. */
    private MatchRecord playEach(String code) throws IOException, BadChampion, InterruptedException {
        return playEach(code, "");
    }

    private MatchRecord playEach(String code, String end) throws IOException, BadChampion, InterruptedException {
        return play(code, "fputs(\"fin\\n\", stderr);" + end, Trial.PATIENT);
    }

    private MatchRecord play(String turn, String end, TimeLimits limits)
            throws IOException, BadChampion, InterruptedException {
        Path file = champion(turn, end);
        try (Workshop workshop = Workshop.open(false, limits, Trial.COMPILER)) {
            Entrant hostile = workshop.build(file);
            return new ArenaMatch(MAP, 1, hostile, new BuiltinEntrant(Builtin.RANDOM)).play(match -> true);
        }
    }

    private Path champion(String turn, String end) throws IOException {
        return Files.writeString(folder.resolve("champion.c"), """
                #define _GNU_SOURCE
                #include "api.h"
                #include <sched.h>
                #include <signal.h>
                #include <stdio.h>
                #include <stdlib.h>
                #include <string.h>
                #include <sys/socket.h>
                #include <unistd.h>
                void partie_init(void) { fputs("init\\n", stderr); }
                void jouer_tour(void) { %s }
                void partie_fin(void) { %s }
                """.formatted(turn, end));
    }
}
