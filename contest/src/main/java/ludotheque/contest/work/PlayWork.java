package ludotheque.contest.work;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.CrowdedOut;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Champions.Verdict;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Postgresql;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Plays the matches of a block one after the other, on this machine, and reports each. */
final class PlayWork {
    private static final Logger LOG = LoggerFactory.getLogger(PlayWork.class);

    /** A match that is watched is seen this often. */
    private static final long SHOWN_NANOS = 1_000_000_000;

    private static final int LONGEST_FAULT = 400;

    /** Faults of ours that have names. */
    static final String LATE = "a time-out while this machine was late";

    static final String FULL = "a fall while this machine had no room";

    static final String REMOVED = "our temporary files were removed while a match was played";

    private final Database database;
    private final Map<String, GamePlay> games;
    private final Workers.Worker worker;
    private final BooleanSupplier isStopped;

    /** By contest, whose game never changes. */
    private final Map<Long, GamePlay> gameOf = new ConcurrentHashMap<>();

    /** Is told when fitness may have changed. */
    private final Runnable changed;

    private final Fitness fitness;

    PlayWork(
            Database database,
            Map<String, GamePlay> games,
            Workers.Worker worker,
            Fitness fitness,
            Runnable changed,
            BooleanSupplier isStopped) {
        this.database = database;
        this.games = games;
        this.worker = worker;
        this.fitness = fitness;
        this.changed = changed;
        this.isStopped = isStopped;
    }

    /** Something of ours went wrong and the block has to be played on later. */
    static final class Again extends RuntimeException {
        Again(String fault) {
            super(fault);
        }
    }

    /** Plays what is left of a block, as long as it is this worker's; whether it took the block out of the queue. */
    boolean run(Queue.Taken taken) throws InterruptedException {
        TakenBlock block = new TakenBlock(database, taken, worker, isStopped);
        boolean isHeard = block.begin();
        while (isHeard && block.isPlaying()) {
            isHeard = play(block);
        }
        if (!block.isRemoved() && !block.isOver()) {
            throw new Again("block " + taken.id());
        }
        return block.isRemoved();
    }

    /** Plays a match; false when the block is no longer this worker's, or has to wait. */
    private boolean play(TakenBlock block) throws InterruptedException {
        Matches.Match match = block.match();
        LOG.info("match {}: begins, block {}, {}", match.id(), match.block(), match.purpose());
        long start = System.nanoTime();
        boolean isHeard = playWithLease(block);
        LOG.info(
                "match {}: {} after {} ms",
                match.id(),
                isHeard ? "ends" : "does not count, its lease is over or it waits",
                (System.nanoTime() - start) / 1_000_000);
        return isHeard;
    }

    private boolean playWithLease(TakenBlock block) throws InterruptedException {
        Matches.Match match = block.match();
        String lease = block.lease();
        List<Matches.Seat> seats = block.seats();
        try {
            GamePlay game = gameOf.computeIfAbsent(match.contest(), this::game);
            GamePlay.Ended ended = game.play(match, seats, new Showing(match.id(), lease));
            if (ended == null) {
                return false;
            }
            expectWhole(game, ended);
            fitness.succeeded();
            return block.report(ended.shown(), ended.fared(), handle -> judge(handle, match.block(), seats, ended));
        } catch (IOException | BadChampion | BadInput | RuntimeException | LinkageError | VirtualMachineError ours) {
            games.values().forEach(game -> game.builds().forgetBroken());
            fail(match, lease, ours);
            return false;
        }
    }

    private GamePlay game(long contest) {
        String game = database.read(
                handle -> new Contests(handle, database).get(contest).game());
        return Objects.requireNonNull(games.get(game), game);
    }

    /** A champion does not fall through its own fault when somebody took its program away. */
    private void expectWhole(GamePlay game, GamePlay.Ended ended) {
        boolean anyFell = ended.fared().stream().anyMatch(fared -> fared.cause() != null);
        if (anyFell && game.builds().forgetBroken()) {
            throw new Again(REMOVED);
        }
        if (anyFell && fitness.lackOfRoom() != null) {
            throw new Again(FULL);
        }
    }

    /** Says what went wrong. The block is taken up again a little later, most often by another worker. */
    private void fail(Matches.Match match, String lease, Throwable ours) throws InterruptedException {
        LOG.warn("match {}: {}", match.id(), ours.toString());
        boolean isAway = Postgresql.isAway(ours);
        // A late machine knows it from the canary, and plays on when it is no longer; one that is crowded is not broken
        // either.
        if (!isAway && !LATE.equals(ours.getMessage()) && !(ours instanceof CrowdedOut)) {
            fitness.failed();
            changed.run();
        }
        boolean isMachine = isAway || fitness.lackOfRoom() != null;
        String fault = ours.toString();
        String told = fault.substring(0, Math.min(LONGEST_FAULT, fault.length()));
        boolean isValidation = match.purpose().equals(Matches.VALIDATION);
        Database.patiently(
                () -> isValidation
                        ? database.change(handle -> failed(handle, match, lease, isMachine, told))
                        : database.changeOwn(handle -> failed(handle, match, lease, isMachine, told)),
                isStopped);
    }

    private boolean failed(Handle handle, Matches.Match match, String lease, boolean isMachine, String fault) {
        Matches matches = new Matches(handle, database);
        if (isMachine) {
            matches.putBack(match.id(), lease);
        } else if (matches.fail(match.id(), lease, fault) && match.purpose().equals(Matches.VALIDATION)) {
            long version = matches.seats(match.block()).get(0).version();
            Text why = new Text(
                    "sa validation n'a pas pu être jouée, par notre faute ; match " + match.id(),
                    "its validation could not be played, through our fault; match " + match.id());
            conclude(handle, version, new Verdict(Versions.OUR_FAULT, why));
        }
        return true;
    }

    /** Says that a version does not pass once it falls in a match of its validation, and that it is ready once it did not in any. */
    private void judge(Handle handle, long block, List<Matches.Seat> seats, GamePlay.Ended ended) {
        Matches matches = new Matches(handle, database);
        long id = matches.seats(block).get(0).version();
        for (Matches.Seat seat : seats) {
            Text fall = ended.falls().get(seat.side());
            if (seat.version() == id && fall != null) {
                conclude(handle, id, new Verdict(Versions.FALLS, fall));
                return;
            }
        }
        if (matches.block(block).stream().allMatch(match -> match.state().equals(Matches.DONE))) {
            conclude(handle, id, new Verdict(Versions.READY, null));
        }
    }

    /** Ends the validation of a version; the newest that is ready plays. */
    private void conclude(Handle handle, long id, Verdict verdict) {
        Versions versions = new Versions(handle, database);
        Versions.Version version = versions.get(id);
        if (!version.state().equals(Versions.VALIDATING)) {
            return;
        }
        versions.move(id, verdict, null);
        if (!verdict.state().equals(Versions.READY)) {
            return;
        }
        Champions champions = new Champions(handle, database);
        Champions.Champion champion = champions.get(version.champion());
        Long active = champion.active();
        // A newer one may have been ready first: builds take their time.
        if (active == null || versions.get(active).number() < version.number()) {
            champions.activate(champion, id, null);
        }
    }

    /** A match under way, shown to those who watch. */
    private final class Showing implements GamePlay.Showing {
        private final long match;
        private final String lease;
        private long shown = System.nanoTime();

        Showing(long match, String lease) {
            this.match = match;
            this.lease = lease;
        }

        @Override
        public boolean goesOn(Supplier<byte[]> soFar) {
            long now = System.nanoTime();
            if (now - shown > SHOWN_NANOS) {
                shown = now;
                if (!isStillOurs(soFar.get())) {
                    return false;
                }
            }
            return !isStopped.getAsBoolean();
        }

        /** Shows how far it has come. While the database is away the match goes on: the lease may be ours when it is back. */
        private boolean isStillOurs(byte[] soFar) {
            try {
                return database.changeOwnLightly(handle -> new Matches(handle, database).show(match, lease, soFar));
            } catch (RuntimeException failure) {
                if (Postgresql.isAway(failure)) {
                    return true;
                }
                throw failure;
            }
        }
    }
}
