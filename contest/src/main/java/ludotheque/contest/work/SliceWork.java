package ludotheque.contest.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import ludotheque.arena.match.PackedRecord;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Postgresql;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Surveys;
import ludotheque.contest.store.Workers;
import ludotheque.kernel.BadInput;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers slices of surveys, each with its share of the processors: as many as a match of a slot would have. */
final class SliceWork implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SliceWork.class);

    private final Database database;
    private final Question.Reader reader;
    private final Workers.Worker worker;
    private final BooleanSupplier isStopped;

    /** Threads of a slice, with the one that took it. */
    private final int threads;

    private final ExecutorService others = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "slice");
        thread.setDaemon(true);
        return thread;
    });

    /** The last question that was read: some take a while to get ready. */
    private @Nullable String words;

    private @Nullable Question question;

    SliceWork(Database database, Question.Reader reader, Workers.Worker worker, BooleanSupplier isStopped) {
        this.database = database;
        this.reader = reader;
        this.worker = worker;
        this.isStopped = isStopped;
        this.threads = Math.max(1, Runtime.getRuntime().availableProcessors() / worker.slots());
    }

    /** Answers; throws when it has to be tried again. */
    void run(Queue.Taken taken) throws InterruptedException {
        String lease = Secrets.drawLease();
        Surveys.Slice slice = database.change(
                handle -> taken.isHeld(handle) ? new Surveys(handle, database).begin(taken.id(), lease, worker) : null);
        if (slice == null) {
            return;
        }
        LOG.debug("slice {}: {} to {} of {}", slice.id(), slice.low(), slice.high(), slice.question());
        byte[] answers;
        try {
            answers = PackedRecord.pack(String.join("\n", answers(slice)));
        } catch (BadInput | RuntimeException | LinkageError | VirtualMachineError ours) {
            fail(slice, lease, ours);
            return;
        }
        boolean isHeard = database.changePatiently(
                handle -> new Surveys(handle, database).end(slice.id(), lease, answers), isStopped);
        if (!isHeard) {
            LOG.info("slice {}: is not heard, its lease is over", slice.id());
        }
    }

    private void fail(Surveys.Slice slice, String lease, Throwable ours) throws InterruptedException {
        if (isStopped.getAsBoolean() || Postgresql.isAway(ours)) {
            throw new PlayWork.Again("slice " + slice.id());
        }
        LOG.warn("slice {}: {}", slice.id(), ours.toString());
        boolean isTriedAgain = database.changePatiently(
                handle -> new Surveys(handle, database).fail(slice.id(), lease, ours.toString()), isStopped);
        if (isTriedAgain) {
            throw new PlayWork.Again("slice " + slice.id());
        }
    }

    private synchronized Question question(String asked) throws BadInput {
        if (question == null || !asked.equals(words)) {
            question = reader.read(asked);
            words = asked;
        }
        return question;
    }

    /** Each thread takes the next number, so that none waits for a hard one. */
    private List<String> answers(Surveys.Slice slice) throws BadInput {
        Question asked = question(slice.question());
        int count = Math.toIntExact(slice.high() - slice.low() + 1);
        @Nullable String[] answers = new @Nullable String[count];
        AtomicInteger next = new AtomicInteger();
        Runnable share = () -> {
            for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
                answers[i] = asked.answer(Math.toIntExact(slice.low() + i), isStopped);
            }
        };
        List<CompletableFuture<Void>> shares = new ArrayList<>();
        for (int i = 1; i < Math.min(threads, count); i++) {
            shares.add(CompletableFuture.runAsync(share, others));
        }
        share.run();
        shares.forEach(CompletableFuture::join);
        List<String> known = new ArrayList<>();
        for (String answer : answers) {
            if (answer == null) {
                throw new PlayWork.Again("slice " + slice.id() + " was stopped");
            }
            known.add(answer);
        }
        return known;
    }

    @Override
    public void close() {
        others.shutdownNow();
    }
}
