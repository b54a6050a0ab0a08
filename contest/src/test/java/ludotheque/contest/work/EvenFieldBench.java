package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.CrowdedOut;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.Workshop;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Loss;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two equal champions, each of which computes for almost its whole second in one half-turn of a match that ends soon after, again and
 * again: alone, and while as many other processes as there are processors do nothing but compute. None of them is ever too slow, so
 * that each time-out that counts is wrong.
 */
@Tag("bench")
final class EvenFieldBench {
    private static final int MATCHES = Integer.getInteger("field.matches", 200);
    private static final int BUSY_MILLIS = Integer.getInteger("field.busy", 950);
    private static final int HALF_TURNS = 6;
    private static final GameMap MAP = Generator.make("essai", Recipe.USUAL, 3);

    @TempDir
    private Path folder;

    @Test
    void nobodyLosesThroughItsNeighbours() throws Exception {
        Path source = Files.writeString(folder.resolve("champion.c"), """
                #include "api.h"
                #include <time.h>

                static long millis(void) {
                    struct timespec t;
                    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
                    return t.tv_sec * 1000 + t.tv_nsec / 1000000;
                }

                void partie_init(void) {}

                void jouer_tour(void) {
                    if (tour_actuel() / 2 == 1)
                        for (long end = millis() + %d; millis() < end;) {}
                }

                void partie_fin(void) {}
                """.formatted(BUSY_MILLIS));
        System.out.println(
                "field,matches,played,void_by_canary,void_by_others,canary_late_too,tried_again,still_void,wrong_timeouts,slowest_call_ms");
        try (Workshop workshop = Workshop.open(false)) {
            Entrant one = workshop.build(source, "one");
            Entrant other = workshop.build(source, "other");
            Tally quiet = play("quiet", one, other);
            List<Process> neighbours = burners();
            Tally noisy;
            try {
                noisy = play("noisy", one, other);
            } finally {
                neighbours.forEach(Process::destroyForcibly);
            }
            assertThat(quiet.wrong + noisy.wrong).as("wrong time-outs").isZero();
        }
    }

    private static List<Process> burners() throws IOException {
        List<Process> burners = new ArrayList<>();
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            burners.add(new ProcessBuilder("sh", "-c", "while [ -d /proc/$PPID ]; do :; done").start());
        }
        return burners;
    }

    /** What became of some matches. */
    private static final class Tally {
        private int played;
        private int byCanary;
        private int byOthers;
        private int canaryToo;
        private int again;
        private int stillVoid;
        private int wrong;
        private long slowestMicros;
    }

    private static Tally play(String field, Entrant one, Entrant other) throws IOException {
        Tally tally = new Tally();
        try (Canary canary = new Canary()) {
            for (int i = 0; i < MATCHES; i++) {
                boolean swapped = i % 2 == 1;
                boolean counts = false;
                for (int tries = 0; tries < 3 && !counts; tries++) {
                    tally.again += tries > 0 ? 1 : 0;
                    counts =
                            counts(new ArenaMatch(MAP, i, swapped ? other : one, swapped ? one : other), canary, tally);
                }
                tally.stillVoid += counts ? 0 : 1;
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s,%d,%d,%d,%d,%d,%d,%d,%d,%d%n",
                field,
                MATCHES,
                tally.played,
                tally.byCanary,
                tally.byOthers,
                tally.canaryToo,
                tally.again,
                tally.stillVoid,
                tally.wrong,
                tally.slowestMicros / 1000);
        return tally;
    }

    /** Plays a match as a worker does; whether it counts. */
    private static boolean counts(ArenaMatch match, Canary canary, Tally tally) throws IOException {
        LateCalls late = new LateCalls(canary);
        long start = System.nanoTime();
        tally.played++;
        try {
            MatchRecord record = match.playFairly(state -> goesOn(state, late));
            if (late.areToBlame(record)) {
                tally.byCanary++;
                return false;
            }
            for (int side = 0; side < 2; side++) {
                MatchRecord.Fall fall = record.fall(side);
                if (fall != null) {
                    assertThat(fall.loss().status()).isEqualTo(Loss.Status.TIMEOUT);
                    tally.wrong++;
                }
            }
            record.turns().forEach(call -> tally.slowestMicros = Math.max(tally.slowestMicros, call.micros()));
            return true;
        } catch (CrowdedOut others) {
            tally.byOthers++;
            tally.canaryToo += canary.wasLateSince(start) ? 1 : 0;
            return false;
        }
    }

    private static boolean goesOn(Match state, LateCalls late) {
        late.ended();
        late.begins();
        return state.state().turn() < HALF_TURNS;
    }
}
