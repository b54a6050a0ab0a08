package ludotheque.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import ludotheque.arena.protocol.TimeLimits;
import ludotheque.arena.protocol.Trial;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import org.junit.jupiter.api.BeforeAll;
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
                "too many actions | position p = {0, 0}; for (int i = 0; i < 5000; i++) debug_poser_papatte(p, PAPATTE_BLEU); | actions | ",
            })
    void isLostAndNamed(String what, String code, String status, String detail) throws Exception {
        assertLost(play(code), what, status, detail == null ? "" : detail);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "endless loop | signal(SIGTERM, SIG_IGN); for (;;) { }",
                "sleep | sleep(60);",
            })
    void isLostWhenItsTimeIsOver(String what, String code) throws Exception {
        assertLost(play(code, TimeLimits.CONTEST), what, "timeout", "1500 ms");
    }

    private static void assertLost(MatchRecord record, String what, String status, String detail) {
        MatchRecord.Fall fall = Objects.requireNonNull(record.fall(0), what);
        assertThat(fall.at()).isEqualTo(THIRD);
        assertThat(fall.function()).isEqualTo("jouer_tour");
        assertThat(fall.loss().status()).isEqualTo(status);
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
    void ofAGigabyteOfOutputOnlyTheBeginningIsKept() throws Exception {
        MatchRecord record = play(
                "static char b[1 << 20]; memset(b, 'x', sizeof b); for (int i = 0; i < 1024; i++) fwrite(b, 1, sizeof b, stdout);");
        assertThat(record.turns()).hasSize(Constantes.NB_TOURS);
        assertThat(printed(record)).isEqualTo(256 << 10);
    }

    private static int printed(MatchRecord record) {
        return record.turns().stream().mapToInt(call -> call.printed().length()).sum();
    }

    @Test
    void whatALostChampionDidInItsHalfTurnIsVoid() throws Exception {
        MatchRecord record = play("age_suivant(); exit(3);");
        assertThat(record.turns().get(THIRD).entries()).hasSize(1);
        assertThat(Objects.requireNonNull(record.fall(0)).loss().detail()).isEqualTo("ended with exit code 3");
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
        Path file = Files.writeString(folder.resolve("champion.c"), """
                #define _GNU_SOURCE
                #include "api.h"
                #include <signal.h>
                #include <stdio.h>
                #include <stdlib.h>
                #include <string.h>
                #include <sys/socket.h>
                #include <unistd.h>
                void partie_init(void) {}
                void jouer_tour(void) {
                    if (tour_actuel() == %d) {
                        %s
                    }
                }
                void partie_fin(void) {}
                """.formatted(THIRD, code));
        try (Workshop workshop = Workshop.open(false, limits)) {
            Entrant hostile = workshop.build(file);
            return new ArenaMatch(MAP, 1, hostile, new BuiltinEntrant(Builtin.RANDOM)).play(turn -> {});
        }
    }
}
