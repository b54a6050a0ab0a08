package ludotheque.classroom.mark;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
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

/** A hand-in that takes exercises. Its programs are built when the first of them asks for one, and removed in the end. */
public final class Candidate implements AutoCloseable {
    private final Handin handin;
    private final Workshop workshop;
    private final ReadWriteLock machine;
    private final BooleanSupplier stopped;
    private final Map<Making, BuiltFolder> built = new HashMap<>();
    private final Map<Making, BadChampion> unbuilt = new HashMap<>();

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

    /** Makes a program of what was handed in. */
    public interface Making {
        BuiltFolder make(Map<String, byte[]> files, TeamWorkshop workshop)
                throws IOException, BadChampion, InterruptedException;
    }

    private static final Making AS_HANDED_IN =
            (files, workshop) -> workshop.build(files, "").folder();

    /** Its program, built from what was handed in; who does not build once does not build the second time. */
    public BuiltProgram program() throws IOException, BadChampion, InterruptedException {
        return program(AS_HANDED_IN);
    }

    /** Likewise another program that is made of it, once for each way of making one. */
    public BuiltProgram program(Making making) throws IOException, BadChampion, InterruptedException {
        BadChampion bad = unbuilt.get(making);
        if (bad != null) {
            throw bad;
        }
        BuiltFolder made = built.get(making);
        if (made == null) {
            made = make(making);
            built.put(making, made);
        }
        return new BuiltProgram(workshop.sandbox(), made.built());
    }

    private BuiltFolder make(Making making) throws IOException, BadChampion, InterruptedException {
        try {
            machine.readLock().lockInterruptibly();
            try {
                return making.make(handin.files(), new TeamWorkshop(workshop));
            } finally {
                machine.readLock().unlock();
            }
        } catch (BadChampion bad) {
            unbuilt.put(making, bad);
            throw bad;
        }
    }

    /** Whether what was built and what stands around it is all there; if not, a run that failed says nothing. */
    boolean isWhole() {
        return workshop.sandbox().isWhole() && built.values().stream().allMatch(BuiltFolder::isWhole);
    }

    @Override
    public void close() {
        built.values().forEach(workshop::remove);
    }
}
