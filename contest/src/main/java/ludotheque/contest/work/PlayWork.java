package ludotheque.contest.work;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.PackedRecord;
import ludotheque.arena.tournament.Consumption;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Champions.Verdict;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Postgresql;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Loss;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Plays the matches of a block one after the other, on this machine, and reports each. */
final class PlayWork {
    private static final Logger LOG = LoggerFactory.getLogger(PlayWork.class);

    /** A match that is watched is seen this often. */
    private static final long SHOWN_NANOS = 1_000_000_000;

    /** A champion that falls in its first call or its first half-turn falls at the start. */
    private static final int START_TURNS = 2;

    private static final int LONGEST_FAULT = 400;

    /** Faults of ours that have names. */
    static final String LATE = "a time-out while this machine was late";

    static final String FULL = "a fall while this machine had no room";

    static final String REMOVED = "our temporary files were removed while a match was played";

    private final Database database;
    private final Entrants entrants;
    private final Workers.Worker worker;
    private final Canary canary;
    private final BooleanSupplier isStopped;
    private final FarawayRuns runs;

    /** Is told when fitness may have changed. */
    private final Runnable changed;

    private final Fitness fitness;

    PlayWork(
            Database database,
            Entrants entrants,
            FarawayRuns runs,
            Workers.Worker worker,
            Canary canary,
            Fitness fitness,
            Runnable changed,
            BooleanSupplier isStopped) {
        this.database = database;
        this.entrants = entrants;
        this.runs = runs;
        this.worker = worker;
        this.canary = canary;
        this.fitness = fitness;
        this.changed = changed;
        this.isStopped = isStopped;
    }

    /** Something of ours went wrong and the block has to be played on later. */
    static final class Again extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Again(String fault) {
            super(fault);
        }
    }

    /** Plays what is left of a block, as long as it is this worker's. */
    void run(Queue.Taken taken) throws InterruptedException {
        long block = taken.id();
        for (Matches.Match match : database.read(handle -> new Matches(handle, database).block(block))) {
            boolean isOver = match.state().equals(Matches.DONE) || match.state().equals(Matches.VOID);
            if (!isOver && !play(taken, match)) {
                break;
            }
        }
        if (database.read(handle -> new Matches(handle, database).block(block)).stream()
                .anyMatch(match ->
                        match.state().equals(Matches.QUEUED) || match.state().equals(Matches.RUNNING))) {
            throw new Again("block " + block);
        }
    }

    /** Plays a match; false when the block is no longer this worker's, or has to wait. */
    private boolean play(Queue.Taken taken, Matches.Match match) throws InterruptedException {
        String lease = Secrets.draw().substring(0, 32);
        boolean isBegun = database.change(
                handle -> taken.isHeld(handle) && new Matches(handle, database).begin(match.id(), lease, worker));
        if (!isBegun) {
            return false;
        }
        LOG.info("match {}: begins, block {}, {}", match.id(), match.block(), match.purpose());
        long start = System.nanoTime();
        boolean isHeard = playWithLease(match, lease);
        LOG.info(
                "match {}: {} after {} ms",
                match.id(),
                isHeard ? "ends" : "does not count, its lease is over or it waits",
                (System.nanoTime() - start) / 1_000_000);
        return isHeard;
    }

    private boolean playWithLease(Matches.Match match, String lease) throws InterruptedException {
        try {
            List<Matches.Seat> seats = database.read(handle -> new Matches(handle, database).seats(match.id()));
            Contests.Contest contest = database.read(handle -> new Contests(handle, database).get(match.contest()));
            if (contest.isFaraway()) {
                FarawayRuns.Ended ended = runs.run(contest, match, seats.get(0));
                if (ended == null) {
                    return false;
                }
                fitness.succeeded();
                return report(match, lease, seats.get(0), ended);
            }
            GameMap map = map(match.map());
            Sitting sitting = new Sitting(match.id(), lease);
            MatchRecord record = new ArenaMatch(
                            map,
                            match.seed(),
                            entrants.get(seats.get(0).version()),
                            entrants.get(seats.get(1).version()))
                    .play(sitting::goesOn);
            if (record.turns().size() < Constantes.NB_TOURS) {
                return false;
            }
            sitting.expectOnTime(record);
            expectWhole(record);
            fitness.succeeded();
            return report(match, lease, record);
        } catch (IOException | BadChampion | BadInput | RuntimeException | LinkageError | VirtualMachineError ours) {
            entrants.forgetBroken();
            fail(match.id(), lease, ours);
            return false;
        }
    }

    /** A champion does not fall through its own fault when somebody took its program away. */
    private void expectWhole(MatchRecord record) {
        boolean anyFell = record.fall(0) != null || record.fall(1) != null;
        if (anyFell && entrants.forgetBroken()) {
            throw new Again(REMOVED);
        }
        if (anyFell && fitness.lackOfRoom() != null) {
            throw new Again(FULL);
        }
    }

    private GameMap map(long id) throws BadInput {
        return MapFile.parse(database.read(handle -> new Maps(handle, database).body(id)));
    }

    /** Says what went wrong. The block is taken up again a little later, most often by another worker. */
    private void fail(long match, String lease, Throwable ours) throws InterruptedException {
        LOG.warn("match {}: {}", match, ours.toString());
        boolean isAway = Postgresql.isAway(ours);
        // A late machine knows it from the canary, and plays on when it is no longer.
        if (!isAway && !LATE.equals(ours.getMessage())) {
            fitness.failed();
            changed.run();
        }
        boolean isMachine = isAway || fitness.lackOfRoom() != null;
        String fault = ours.toString().replace('\0', '\uFFFD');
        database.changePatiently(
                handle -> {
                    Matches matches = new Matches(handle, database);
                    if (isMachine) {
                        matches.putBack(match, lease);
                    } else {
                        matches.fail(match, lease, fault.substring(0, Math.min(LONGEST_FAULT, fault.length())));
                    }
                    return true;
                },
                isStopped);
    }

    /** Reports; waits while the database is away. False when the lease is over, and then nothing changed. */
    private boolean report(Matches.Match match, String lease, Matches.Seat seat, FarawayRuns.Ended ended)
            throws InterruptedException {
        return database.changePatiently(
                handle -> {
                    boolean isHeard =
                            new Matches(handle, database).end(match.id(), lease, ended.shown(), List.of(ended.fared()));
                    if (isHeard && match.purpose().equals(Matches.VALIDATION)) {
                        conclude(handle, seat.version(), ended.why());
                    }
                    return isHeard;
                },
                isStopped);
    }

    private boolean report(Matches.Match match, String lease, MatchRecord record) throws InterruptedException {
        byte[] shown = PackedRecord.pack(Stripped.of(record, -1).toString());
        List<Matches.Fared> fared = fared(record);
        return database.changePatiently(
                handle -> {
                    boolean isHeard = new Matches(handle, database).end(match.id(), lease, shown, fared);
                    if (isHeard && match.purpose().equals(Matches.VALIDATION)) {
                        judge(handle, match.block());
                    }
                    return isHeard;
                },
                isStopped);
    }

    /** How each fared, as the record tells. */
    static List<Matches.Fared> fared(MatchRecord record) {
        Replay replay = new Replay(record);
        while (replay.hasNext()) {
            replay.next();
        }
        int[] scores = {replay.state().score(0), replay.state().score(1)};
        String shown = Stripped.of(record, -1).toString();
        List<Matches.Fared> fared = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            MatchRecord.Fall fall = record.fall(side);
            Consumption used = Consumption.of(record.calls(side));
            String own = Stripped.of(record, side).toString();
            int difference = Integer.compare(scores[side], scores[1 - side]);
            fared.add(new Matches.Fared(
                    scores[side],
                    difference > 0 ? Matches.WIN : difference < 0 ? Matches.LOSS : Matches.DRAW,
                    fall == null ? null : fall.loss().status().word(),
                    fall == null ? null : fall.at(),
                    fall == null ? null : fall.function(),
                    used.slowestMicros(),
                    used.cpuMicros(),
                    used.memoryBytes(),
                    own.equals(shown) ? null : PackedRecord.pack(own)));
        }
        return fared;
    }

    /** Once all matches of a validation have ended, says whether the version is ready. */
    private void judge(Handle handle, long block) {
        Matches matches = new Matches(handle, database);
        List<Matches.Match> all = matches.block(block);
        if (all.stream().anyMatch(match -> !match.state().equals(Matches.DONE))) {
            return;
        }
        long id = matches.seats(block).get(0).version();
        Text fall = null;
        for (Matches.Match match : all) {
            for (Matches.Seat seat : matches.seats(match.id())) {
                fall = seat.version() == id && fall == null ? fallAtStart(match, seat) : fall;
            }
        }
        conclude(handle, id, fall);
    }

    /** Says that a version is ready, unless it falls. */
    private void conclude(Handle handle, long id, @Nullable Text fall) {
        Versions versions = new Versions(handle, database);
        Versions.Version version = versions.get(id);
        if (!version.state().equals(Versions.VALIDATING)) {
            return;
        }
        if (fall != null) {
            versions.move(id, new Verdict(Versions.FALLS, fall), null);
            return;
        }
        versions.move(id, new Verdict(Versions.READY, null), null);
        Champions champions = new Champions(handle, database);
        Champions.Champion champion = champions.get(version.champion());
        Long active = champion.active();
        // A newer one may have been ready first: builds take their time.
        if (active == null || versions.get(active).number() < version.number()) {
            champions.activate(champion, id, null);
        }
    }

    private static @Nullable Text fallAtStart(Matches.Match match, Matches.Seat seat) {
        Integer turn = seat.causeTurn();
        if (seat.cause() == null || turn == null || turn >= START_TURNS) {
            return null;
        }
        String where = seat.causeCall() + ", " + turn;
        return new Text(
                "tombe au début (" + seat.cause() + ", " + where + ") ; match " + match.id(),
                "falls at the start (" + seat.cause() + ", " + where + "); match " + match.id());
    }

    /** A match under way: shown to those who watch, and timed against the canary. */
    private final class Sitting {
        private final long match;
        private final String lease;
        private final List<Boolean> late = new ArrayList<>();
        private long before = System.nanoTime();
        private long shown = System.nanoTime();

        Sitting(long match, String lease) {
            this.match = match;
            this.lease = lease;
        }

        /** Called after {@code partie_init} and after each half-turn. */
        boolean goesOn(Match state) {
            late.add(canary.wasLateSince(before));
            long now = System.nanoTime();
            if (now - shown > SHOWN_NANOS) {
                shown = now;
                byte[] soFar = PackedRecord.pack(Stripped.of(state.record(), -1).toString());
                if (!isStillOurs(soFar)) {
                    return false;
                }
            }
            before = System.nanoTime();
            return !isStopped.getAsBoolean();
        }

        /** Shows how far it has come. While the database is away the match goes on: the lease may be ours when it is back. */
        private boolean isStillOurs(byte[] soFar) {
            try {
                return database.change(handle -> new Matches(handle, database).show(match, lease, soFar));
            } catch (RuntimeException failure) {
                if (Postgresql.isAway(failure)) {
                    return true;
                }
                throw failure;
            }
        }

        /** A time-out while the machine was late is nobody's fault but ours. */
        void expectOnTime(MatchRecord record) {
            for (int side = 0; side < 2; side++) {
                MatchRecord.Fall fall = record.fall(side);
                if (fall != null && fall.loss().status() == Loss.Status.TIMEOUT) {
                    int call = fall.function().equals("partie_init") ? 0 : fall.at() + 1;
                    if (call < late.size() && late.get(call)) {
                        throw new Again(LATE);
                    }
                }
            }
        }
    }
}
