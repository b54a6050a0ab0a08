package ludotheque.contest.work;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Together;
import ludotheque.contest.store.Workers;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * A block in the hands of the worker who took it from the queue. Its matches are played one after the other; the change that reports
 * one begins the next, and the one that reports the last removes the block from the queue. So a block of two matches is three changes,
 * each of them one trip to PostgreSQL and back, of which the two with a result wait for the disk.
 */
final class TakenBlock {
    private final Database database;
    private final Queue.Taken taken;
    private final Workers.Worker worker;
    private final BooleanSupplier isStopped;
    private final Deque<Matches.Match> left = new ArrayDeque<>();
    private final Map<Long, List<Matches.Seat>> seats = new HashMap<>();
    private Matches.@Nullable Match match;
    private String lease = "";
    private boolean isRemoved;

    TakenBlock(Database database, Queue.Taken taken, Workers.Worker worker, BooleanSupplier isStopped) {
        this.database = database;
        this.taken = taken;
        this.worker = worker;
        this.isStopped = isStopped;
    }

    private static boolean isLeft(Matches.Match match) {
        return match.state().equals(Matches.QUEUED) || match.state().equals(Matches.RUNNING);
    }

    /** Begins the first match that is left; false when there is none, or the block is no longer this worker's. */
    boolean begin() {
        String drawn = Secrets.drawLease();
        Together all =
                new Together().bind(names -> names.bind("block", taken.id()).bind("drawn", drawn));
        taken.keep(all, database);
        Together.Answer<Integer> begun = Matches.begin(all, database, Matches.FIRST_LEFT, worker, taken.isKept());
        Together.Answer<List<Matches.Match>> matches = Matches.readBlock(all);
        Together.Answer<List<Matches.Seat>> places = Matches.readSeatsOfBlock(all);
        database.changeOwnLightly(all);
        if (begun.get() == 0) {
            return false;
        }
        matches.get().stream().filter(TakenBlock::isLeft).forEach(left::add);
        places.get()
                .forEach(seat -> seats.computeIfAbsent(seat.match(), one -> new ArrayList<>())
                        .add(seat));
        begun(drawn);
        return true;
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

    /**
     * Reports a match, waiting while the database is away, and goes on to the next.
     *
     * @param judge decides about a version, which is not this worker's own, once a match of its validation was reported
     * @return whether it was heard; false when the lease is over, and then nothing changes
     */
    boolean report(byte[] record, List<Matches.Fared> fared, Consumer<Handle> judge) throws InterruptedException {
        Heard heard = Database.patiently(() -> new Report(record, fared).made(judge), isStopped);
        match = null;
        isRemoved = heard.came() == Came.REMOVED;
        if (heard.came() == Came.NEXT_BEGUN) {
            begun(heard.drawn());
        }
        return heard.came() != Came.NOT_HEARD;
    }

    /** What came of a report. */
    private enum Came {
        NOT_HEARD,
        BLOCK_LOST,
        NEXT_BEGUN,
        REMOVED
    }

    /** Likewise, with what was drawn for it. */
    private record Heard(Came came, String drawn) {}

    /** The change that reports a match and goes on to the next. */
    private final class Report {
        private final Together all = new Together();
        private final String drawn = Secrets.drawLease();
        private final Together.Answer<Integer> ended;
        private final boolean isLast = left.isEmpty();
        private final Together.Answer<Integer> onward;

        Report(byte[] record, List<Matches.Fared> fared) {
            all.bind(names ->
                    names.bind("match", match().id()).bind("lease", lease).bind("drawn", drawn));
            // First of all: whoever takes the block from us holds its row in the queue before he touches matches.
            taken.keep(all, database);
            ended = Matches.end(all, database, record, fared);
            if (isLast) {
                onward = taken.remove(all, Matches.ENDED);
            } else {
                all.bind(names -> names.bind("next", left.element().id()));
                onward = Matches.begin(all, database, ":next", worker, taken.isKept() + " AND " + Matches.ENDED);
            }
        }

        Heard made(Consumer<Handle> judge) {
            if (match().purpose().equals(Matches.VALIDATION)) {
                database.changing(handle -> {
                    all.execute(handle, database);
                    if (ended.get() > 0) {
                        judge.accept(handle);
                    }
                });
            } else {
                database.changeOwn(all);
            }
            return new Heard(came(), drawn);
        }

        private Came came() {
            if (ended.get() == 0) {
                return Came.NOT_HEARD;
            }
            return onward.get() == 0 ? Came.BLOCK_LOST : isLast ? Came.REMOVED : Came.NEXT_BEGUN;
        }
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
