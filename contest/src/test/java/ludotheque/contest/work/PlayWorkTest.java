package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Timestamp;
import java.util.List;
import java.util.Map;
import ludotheque.contest.store.Champions.Verdict;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Databases;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.World;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** What comes of matches that fail through us. */
final class PlayWorkTest {
    @TempDir
    Path folder;

    /** A machine on which no match can be played. */
    private static final class Broken implements GamePlay, Builds {
        @Override
        public Builds builds() {
            return this;
        }

        @Override
        public String build(Versions.Version version, String name) {
            return "python";
        }

        @Override
        public Ended play(Matches.Match match, List<Matches.Seat> seats, Showing showing) throws IOException {
            throw new IOException("no room");
        }

        @Override
        public boolean forgetBroken() {
            return false;
        }
    }

    private static long validation(RealContest real, long version) {
        return real.database.change(handle -> {
            Versions versions = new Versions(handle, real.database);
            versions.move(version, new Verdict(Versions.VALIDATING, null), null);
            Versions.Version row = versions.get(version);
            long block = new Matches(handle, real.database)
                    .add(new Matches.Planned(
                            real.contest,
                            Matches.VALIDATION,
                            null,
                            new Maps(handle, real.database)
                                    .open(real.contest)
                                    .get(0)
                                    .id(),
                            1,
                            List.of(new Matches.Pairing(row, row)),
                            null))
                    .get(0);
            real.queue.play(handle, block, Matches.VALIDATION);
            handle.createUpdate("UPDATE match_queue SET picked = ?, picked_by = 'w', version = 7, last_heartbeat = ?")
                    .bind(0, true)
                    .bind(1, Timestamp.from(real.database.clock().instant()))
                    .execute();
            return block;
        });
    }

    @ParameterizedTest
    @ArgumentsSource(Databases.class)
    void aVersionWhoseValidationWeCannotPlayIsFlaggedAndDoesNotWaitForEver(Databases.Fresh fresh) throws Exception {
        try (Database database = fresh.open()) {
            RealContest real = new RealContest(database);
            long version = real.handIn("Ada", "champion.py", RealContest.PYTHON);
            long block = validation(real, version);
            String name = database.read(handle -> handle.createQuery("SELECT task_name FROM match_queue")
                    .mapTo(String.class)
                    .one());
            PlayWork work = new PlayWork(
                    database,
                    Map.of(Contests.PAPATTES, new Broken()),
                    World.WORKER,
                    new Fitness(List.of(folder), () -> 0),
                    () -> {},
                    () -> false);
            Queue.Taken taken = new Queue.Taken(Queue.MATCHES, name, block, 7);
            while (!real.stateOf(version).equals(Versions.OUR_FAULT)) {
                assertThat(real.block(block)).allMatch(match -> !match.state().equals(Matches.VOID));
                if (real.block(block).get(0).faults() < 2) {
                    assertThatThrownBy(() -> work.run(taken)).isInstanceOf(PlayWork.Again.class);
                } else {
                    work.run(taken);
                }
            }
            assertThat(real.block(block)).allMatch(match -> match.state().equals(Matches.VOID));
            assertThat(database.<String>read(handle -> handle.createQuery("SELECT reason_en FROM versions")
                            .mapTo(String.class)
                            .list()
                            .toString()))
                    .contains("its validation could not be played, through our fault; match " + block);
        }
    }
}
