package ludotheque.contest.work;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import ludotheque.arena.contest.TeamAnswer;
import ludotheque.arena.contest.TeamProgram;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.PackedRecord;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.faraway.Instance;
import ludotheque.faraway.Solution;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;
import org.jspecify.annotations.Nullable;

/** Runs a team's program once on an instance of Faraway. A run is a match with one seat. */
record FarawayRuns(Database database, Sandbox sandbox, TeamPrograms programs, Canary canary, BooleanSupplier isStopped)
        implements GamePlay {
    @Override
    public Builds builds() {
        return programs;
    }

    /** The record for everybody is without the tableau: others would hand it in as theirs. */
    @Override
    public @Nullable Ended play(Matches.Match match, List<Matches.Seat> seats, Showing showing)
            throws IOException, BadChampion, BadInput, InterruptedException {
        Matches.Seat seat = seats.get(0);
        Instance instance = Instance.parse(database.read(handle -> new Maps(handle, database).body(match.map())))
                .instance();
        Path folder = programs.get(seat.version()).built();
        Contest contest = database.read(handle -> new Contests(handle, database).get(match.contest()));
        Duration limit = Duration.ofSeconds(contest.limits().runSeconds());
        long start = System.nanoTime();
        TeamProgram.Run run = new TeamProgram(sandbox, folder, limit, isStopped).run(instance);
        TeamAnswer answer = run.answer();
        TeamAnswer.Cause cause = answer.cause();
        if (cause == TeamAnswer.Cause.INTERRUPTED) {
            return null;
        }
        if (cause == TeamAnswer.Cause.TIMEOUT && canary.wasLateSince(start)) {
            throw new PlayWork.Again(PlayWork.LATE);
        }
        return new Ended(
                PackedRecord.pack(record(instance, answer, null)),
                List.of(new Matches.Fared(
                        Math.max(0, answer.score()),
                        cause == null ? Matches.VALID : Matches.NONE,
                        cause == null ? null : cause.word(),
                        null,
                        null,
                        TimeUnit.NANOSECONDS.toMicros(run.time().toNanos()),
                        0,
                        0,
                        PackedRecord.pack(record(instance, answer, run.words())))),
                Collections.singletonList(answer.why()));
    }

    /** What is kept of a run; the tableau, and what the program said, are for its team alone. */
    private static String record(Instance instance, TeamAnswer answer, @Nullable String words) {
        Solution solution = answer.solution();
        Json json = new Json().object().field("instance", instance.toString().strip());
        json.field("score", Math.max(0, answer.score()));
        if (words != null) {
            Text why = answer.why();
            json.field("tableau", solution == null ? null : solution.tableau().toString());
            json.field("fr", why == null ? null : why.fr()).field("en", why == null ? null : why.en());
            json.field("words", Visible.text(words));
        }
        return json.end().toString();
    }
}
