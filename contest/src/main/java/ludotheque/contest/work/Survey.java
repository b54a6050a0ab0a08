package ludotheque.contest.work;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import ludotheque.arena.match.PackedRecord;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Postgresql;
import ludotheque.contest.store.Surveys;
import ludotheque.contest.store.Workers;
import org.jdbi.v3.core.Handle;

/**
 * Has workers answer a question about each number of a range, slice by slice, and hands the answers on in the order of numbers. All
 * that is known is in the database: whoever asks the same again goes on where it was. Slices are queued a little ahead of the
 * workers, so that they rest soon after nobody asks any more.
 */
public final class Survey {
    /** Slices that wait for each slot, and for all of them at least. */
    private static final int AHEAD_A_SLOT = 4;

    private static final int LEAST_AHEAD = 16;

    /** A short range is cut into so many slices, for all workers to have some. */
    private static final int LEAST_SLICES = 64;

    private static final int LARGEST_SLICE = 1024;

    /** One change is so long at most: all who work wait for it. */
    private static final int CUT_AT_ONCE = 100;

    private static final int LOOK_MILLIS = 200;

    private final Database database;
    private final Queue queue;
    private final String question;
    private final long last;
    private final long size;

    /** Slices from the first whose answers were not handed on to the last that was cut. */
    private final Deque<Part> window = new ArrayDeque<>();

    /** The first number that is in no slice yet. */
    private long next;

    private final long count;
    private long answered;
    private long knownBefore;

    /** A slice as whoever asks knows it. */
    private static final class Part {
        final long id;
        final long low;
        final long high;
        boolean isAnswered;

        Part(Surveys.Cut cut, long low, long high) {
            this.id = cut.id();
            this.isAnswered = cut.isAnswered();
            this.low = low;
            this.high = high;
        }

        long count() {
            return high - low + 1;
        }
    }

    /** Who asks. */
    public interface Asker {
        /** Told in the order of numbers, once each. */
        void take(int number, String answer);

        /** How much is known, from 0 to 1. */
        void progress(double share);
    }

    /** A slice failed three times through a fault of ours; typing the same again tries it again. */
    public static final class Failed extends Exception {
        Failed(String fault) {
            super(fault);
        }
    }

    /** @param question as {@link Question.Reader} understands it, without anything that does not change an answer */
    public Survey(Database database, String question, int first, int last) {
        this.database = database;
        this.queue = new Queue(database);
        this.question = question;
        this.next = first;
        this.last = last;
        this.count = (long) last - first + 1;
        this.size = Long.highestOneBit(Math.max(1, Math.min(LARGEST_SLICE, count / LEAST_SLICES)));
    }

    /** How many workers are present that can answer. */
    public long workers() {
        return database.read(handle -> new Workers(handle, database).present()).stream()
                .filter(worker -> worker.engine().equals(Engine.VERSION))
                .count();
    }

    /** How many answers were there before it was asked. */
    public long knownBefore() {
        return knownBefore;
    }

    /** Hands everything on, or until it is stopped what is known, without the rest. */
    public void collect(Asker asker, BooleanSupplier isStopped) throws InterruptedException, Failed {
        long survey = database.changePatiently(
                handle -> new Surveys(handle, database).ask(question, Engine.VERSION), isStopped);
        while (!isStopped.getAsBoolean()) {
            boolean isMore = false;
            try {
                isMore = cutAhead(survey);
                look(survey);
                while (!window.isEmpty() && window.element().isAnswered) {
                    handOn(asker);
                }
            } catch (RuntimeException failure) {
                if (!Postgresql.isAway(failure)) {
                    throw failure;
                }
            }
            asker.progress((double) answered / count);
            if (next > last && window.isEmpty()) {
                return;
            }
            if (!isMore) {
                Thread.sleep(LOOK_MILLIS);
            }
        }
        while (!window.isEmpty()) {
            if (window.element().isAnswered) {
                handOn(asker);
            } else {
                window.remove();
            }
        }
    }

    /** Cuts and queues until enough slices wait for those who work; true when there is more to cut. */
    private boolean cutAhead(long survey) {
        long waiting = window.stream().filter(part -> !part.isAnswered).count();
        // Taken in when the change is made, not before.
        List<Part> cut = database.change(handle -> cut(handle, survey, waiting));
        for (Part part : cut) {
            window.add(part);
            next = part.high + 1;
            answered += part.isAnswered ? part.count() : 0;
            knownBefore += part.isAnswered ? part.count() : 0;
        }
        return cut.size() == CUT_AT_ONCE;
    }

    private List<Part> cut(Handle handle, long survey, long waiting) {
        long slots = new Workers(handle, database)
                .present().stream().mapToLong(Workers.Worker::slots).sum();
        long wanted = Math.max(LEAST_AHEAD, AHEAD_A_SLOT * slots) - waiting;
        Surveys surveys = new Surveys(handle, database);
        List<Part> parts = new ArrayList<>();
        long low = next;
        while (wanted > 0 && low <= last && parts.size() < CUT_AT_ONCE) {
            // The same places whatever the range begins with, so that ranges share their slices.
            long high = Math.min(last, low - Math.floorMod(low, size) + size - 1);
            Surveys.Cut cut = surveys.cut(survey, low, high);
            if (!cut.isAnswered()) {
                queue.answer(handle, cut.id(), Engine.VERSION);
                wanted--;
            }
            parts.add(new Part(cut, low, high));
            low = high + 1;
        }
        return parts;
    }

    private void look(long survey) throws Failed {
        Map<Long, Part> open = new HashMap<>();
        window.stream().filter(part -> !part.isAnswered).forEach(part -> open.put(part.id, part));
        if (open.isEmpty()) {
            return;
        }
        List<Surveys.Outcome> outcomes = database.read(
                handle -> new Surveys(handle, database).outcomes(survey, window.element().low, window.getLast().low));
        for (Surveys.Outcome outcome : outcomes) {
            Part part = open.get(outcome.id());
            if (part != null && outcome.fault() != null) {
                throw new Failed(outcome.fault());
            }
            if (part != null) {
                part.isAnswered = true;
                answered += part.count();
            }
        }
    }

    private void handOn(Asker asker) {
        Part part = window.element();
        byte[] packed = database.read(handle -> new Surveys(handle, database).answers(part.id));
        try {
            String[] answers = PackedRecord.unpack(packed).split("\n", -1);
            window.remove();
            for (int i = 0; i < answers.length; i++) {
                asker.take(Math.toIntExact(part.low + i), answers[i]);
            }
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
