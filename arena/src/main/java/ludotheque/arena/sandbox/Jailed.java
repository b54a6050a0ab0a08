package ludotheque.arena.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A program inside. Closing it kills it if need be and leaves nothing of it behind. */
public final class Jailed implements AutoCloseable {
    private static final int KILLED = 128 + 9;

    private final Process process;
    private final @Nullable ControlGroup group;
    private final Limits limits;
    private final ErrorText errors;
    private final Future<?> alarm;
    /** Why we killed it; the first reason counts. */
    private final AtomicReference<@Nullable Ending> reason = new AtomicReference<>();

    private @Nullable Account account;

    /** What the control group said when it was removed. */
    private record Account(boolean ranOutOfMemory, Optional<Duration> cpuTime, OptionalLong memoryPeak) {}

    Jailed(Process process, @Nullable ControlGroup group, Limits limits, ScheduledExecutorService keeper) {
        this.process = process;
        this.group = group;
        this.limits = limits;
        errors = new ErrorText(process, limits.outputBytes());
        alarm = keeper.schedule(
                () -> kill(new Ending.OutOfTime(limits.total())), limits.total().toNanos(), TimeUnit.NANOSECONDS);
    }

    /** What it reads. Flush after each message. */
    public OutputStream stdin() {
        return process.getOutputStream();
    }

    /** What it writes. Ends when the program does. */
    public InputStream stdout() {
        return process.getInputStream();
    }

    /** The beginning of its error output, as far as it has come. */
    public String errors() {
        return errors.text();
    }

    /** Whether it wrote more than is kept of it. */
    public boolean errorsCut() {
        return errors.isCut();
    }

    /** What it wrote to its error output since this was last asked, of the part that is kept. */
    public String nextErrors() {
        return errors.next();
    }

    /** How many bytes of its error output were dropped since this was last asked. */
    public long nextDropped() {
        return errors.nextDropped();
    }

    /** The end of its error output, where programs say what they died of. */
    public String lastWords() {
        return errors.lastWords();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** Waits for its end, but not longer than this; whether it has ended. */
    public boolean awaitEnd(Duration most) throws InterruptedException {
        return process.waitFor(most.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** Ends the program and all it started, at once; nothing inside can prevent it. */
    public void kill() {
        kill(new Ending.Killed());
    }

    private void kill(Ending why) {
        reason.compareAndSet(null, why);
        if (group == null) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
        } else {
            group.kill();
        }
        // Through its handle, since the process itself would close its streams and lose what it wrote last.
        process.toHandle().destroyForcibly();
    }

    /** Waits for its end, and for all of its error output. */
    public Ending how() throws InterruptedException {
        int code = process.waitFor();
        errors.awaitEnd();
        Ending why = reason.get();
        if (account().ranOutOfMemory()) {
            return new Ending.OutOfMemory(limits.memoryBytes());
        }
        if (why != null && code == KILLED) {
            return why;
        }
        return new Ending.Exited(code);
    }

    /** Processor time of all its threads, where the machine counts it. */
    public Optional<Duration> cpuTime() {
        return account().cpuTime();
    }

    /** How long the processor that is its own has been busy with others; nothing where it has none, or is no more. */
    public synchronized Optional<Duration> othersTime() {
        return account != null || group == null ? Optional.empty() : group.othersTime();
    }

    /** The most memory it held at once, in bytes, where the machine counts it. */
    public OptionalLong memoryPeak() {
        return account().memoryPeak();
    }

    private synchronized Account account() {
        if (account != null) {
            return account;
        }
        return group == null
                ? new Account(false, Optional.empty(), OptionalLong.empty())
                : new Account(group.ranOutOfMemory(), group.cpuTime(), group.memoryPeak());
    }

    @Override
    public void close() {
        if (process.isAlive()) {
            kill();
        }
        alarm.cancel(false);
        process.onExit().join();
        synchronized (this) {
            if (account == null && group != null) {
                account = account();
                group.close();
            }
        }
        try {
            stdout().close();
            stdin().close();
        } catch (IOException unread) {
            // Nobody is left to read what was still to be written.
        }
    }
}
