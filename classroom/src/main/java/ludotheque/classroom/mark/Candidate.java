package ludotheque.classroom.mark;

import java.io.IOException;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import ludotheque.arena.contest.BuiltProgram;
import ludotheque.arena.contest.TeamWorkshop;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.BuiltFolder;
import ludotheque.arena.match.Workshop;
import ludotheque.classroom.handin.Handin;
import org.jspecify.annotations.Nullable;

/** A hand-in that takes exercises. Its program is built when the first of them asks for it, and removed in the end. */
public final class Candidate implements AutoCloseable {
    private final Handin handin;
    private final Workshop workshop;
    private final ReadWriteLock machine;
    private final BooleanSupplier stopped;
    private @Nullable BuiltFolder built;
    private @Nullable BadChampion unbuilt;

    /**
     * Makes one.
     *
     * @param machine which those share that run at the same time
     */
    Candidate(Handin handin, Workshop workshop, ReadWriteLock machine, BooleanSupplier stopped) {
        this.handin = handin;
        this.workshop = workshop;
        this.machine = machine;
        this.stopped = stopped;
    }

    /** A run of a program. */
    public interface Run<T> {
        T run() throws IOException, InterruptedException;
    }

    /** Runs while others run too; once more, and alone, if others may be to blame for how it went. */
    public <T> T fairly(Run<T> run, Predicate<T> starved) throws IOException, InterruptedException {
        T first = within(machine.readLock(), run);
        return starved.test(first) ? within(machine.writeLock(), run) : first;
    }

    private static <T> T within(Lock lock, Run<T> run) throws IOException, InterruptedException {
        lock.lockInterruptibly();
        try {
            return run.run();
        } finally {
            lock.unlock();
        }
    }

    public Handin handin() {
        return handin;
    }

    public BooleanSupplier stopped() {
        return stopped;
    }

    /** Its program, built from what was handed in; who does not build once does not build the second time. */
    public BuiltProgram program() throws IOException, BadChampion, InterruptedException {
        if (unbuilt != null) {
            throw unbuilt;
        }
        if (built == null) {
            try {
                machine.readLock().lockInterruptibly();
                try {
                    built = new TeamWorkshop(workshop).build(handin.files(), "").folder();
                } finally {
                    machine.readLock().unlock();
                }
            } catch (BadChampion bad) {
                unbuilt = bad;
                throw bad;
            }
        }
        return new BuiltProgram(workshop.sandbox(), built.built());
    }

    /** Whether what was built and what stands around it is all there; if not, a run that failed says nothing. */
    boolean isWhole() {
        return workshop.sandbox().isWhole() && (built == null || built.isWhole());
    }

    @Override
    public void close() {
        if (built != null) {
            workshop.remove(built);
        }
    }
}
