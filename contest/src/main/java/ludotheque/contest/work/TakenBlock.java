package ludotheque.contest.work;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Workers;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * A block in the hands of the worker who took it from the queue. Its matches are played one after the other; the change that reports
 * one begins the next, and the one that reports the last removes the block from the queue. So a block of two matches is three changes,
 * of which the two with a result wait for the disk.
 */
final class TakenBlock {
    private final Database database;
    private final Queue.Taken taken;
    private final Workers.Worker worker;
    private final BooleanSupplier isStopped;
    private final Deque<Matches.Match> left = new ArrayDeque<>();
    private final Map<Long, List<Matches.Seat>> seats;
    private Matches.@Nullable Match match;
    private String lease = "";
    private boolean isRemoved;

    TakenBlock(Database database, Queue.Taken taken, Workers.Worker worker, BooleanSupplier isStopped) {
        this.database = database;
        this.taken = taken;
        this.worker = worker;
        this.isStopped = isStopped;
        this.seats = database.read(handle -> {
            Matches matches = new Matches(handle, database);
            matches.block(taken.id()).stream().filter(TakenBlock::isLeft).forEach(left::add);
            return matches.seatsOfBlock(taken.id());
        });
    }

    private static boolean isLeft(Matches.Match match) {
        return match.state().equals(Matches.QUEUED) || match.state().equals(Matches.RUNNING);
    }

    /** Begins the first match that is left; false when there is none, or the block is no longer this worker's. */
    boolean begin() {
        String drawn = draw();
        Matches.Match next = left.peek();
        if (next == null
                || !database.changeOwnLightly(handle -> taken.isKept(handle, database) && begin(handle, next, drawn))) {
            return false;
        }
        begun(drawn);
        return true;
    }

    private static String draw() {
        return Secrets.draw().substring(0, 32);
    }

    private boolean begin(Handle handle, Matches.Match next, String drawn) {
        return new Matches(handle, database).begin(next.id(), drawn, worker);
    }

    private void begun(String drawn) {
        match = left.remove();
        lease = drawn;
    }

    /** The match that is played now. */
    Matches.Match match() {
        return Objects.requireNonNull(match);
    }

    String lease() {
        return lease;
    }

    /** Who plays it. */
    List<Matches.Seat> seats() {
        return Objects.requireNonNull(seats.get(match().id()));
    }

    /** What came of a report. */
    private enum Heard {
        NOT,
        BLOCK_LOST,
        NEXT_BEGUN,
        REMOVED
    }

    /**
     * Reports a match, waiting while the database is away, and goes on to the next. A validation decides about a version, which is not
     * this worker's own.
     *
     * @param report writes the result; false when the lease is over, and then it changes nothing
     * @return whether it was heard
     */
    boolean report(Predicate<Handle> report) throws InterruptedException {
        Matches.Match next = left.peek();
        String drawn = draw();
        boolean isOwn = !match().purpose().equals(Matches.VALIDATION);
        Heard heard = Database.patiently(
                () -> isOwn
                        ? database.changeOwn(handle -> report(handle, report, next, drawn))
                        : database.change(handle -> report(handle, report, next, drawn)),
                isStopped);
        match = null;
        isRemoved = heard == Heard.REMOVED;
        if (heard == Heard.NEXT_BEGUN) {
            begun(drawn);
        }
        return heard != Heard.NOT;
    }

    private Heard report(Handle handle, Predicate<Handle> report, Matches.@Nullable Match next, String drawn) {
        // First of all: whoever takes the block from us holds its row in the queue before he touches matches.
        boolean isKept = taken.isKept(handle, database);
        if (!report.test(handle)) {
            return Heard.NOT;
        }
        if (!isKept) {
            return Heard.BLOCK_LOST;
        }
        if (next == null) {
            taken.remove(handle);
            return Heard.REMOVED;
        }
        return begin(handle, next, drawn) ? Heard.NEXT_BEGUN : Heard.BLOCK_LOST;
    }

    /** Whether a match of this block is under way here. */
    boolean isPlaying() {
        return match != null;
    }

    /** Whether the queue knows this block no more, by our own doing. */
    boolean isRemoved() {
        return isRemoved;
    }

    /** Whether all of its matches are over, whoever played them. */
    boolean isOver() {
        return database.read(handle -> new Matches(handle, database).block(taken.id())).stream()
                .noneMatch(TakenBlock::isLeft);
    }
}
