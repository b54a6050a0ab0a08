package ludotheque.arena.protocol;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Kills a program at its deadline: a blocked reader then meets the end of the stream. Either it is stopped in time or it rings, and never
 * both, so that a program which is done in the very moment of its deadline is late in this call and not dead in the next.
 */
public final class Watch {
    private static final ScheduledThreadPoolExecutor TIMER = timer();

    private enum Phase {
        RUNNING,
        STOPPED,
        RANG
    }

    private final Duration limit;
    private final long start = System.nanoTime();
    private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.RUNNING);
    private final ScheduledFuture<?> alarm;

    /** @param kill what ends the program */
    public Watch(Duration limit, Runnable kill) {
        this.limit = limit;
        this.alarm = TIMER.schedule(
                () -> {
                    if (phase.compareAndSet(Phase.RUNNING, Phase.RANG)) {
                        kill.run();
                    }
                },
                limit.toNanos(),
                TimeUnit.NANOSECONDS);
    }

    private static ScheduledThreadPoolExecutor timer() {
        ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "programs' deadlines");
            thread.setDaemon(true);
            return thread;
        });
        timer.setRemoveOnCancelPolicy(true);
        return timer;
    }

    /** Stops it, and says whether that was in time; the alarm itself may be late. */
    public boolean stop() {
        boolean silent = phase.compareAndSet(Phase.RUNNING, Phase.STOPPED) || phase.get() == Phase.STOPPED;
        alarm.cancel(false);
        return silent && elapsed().compareTo(limit) < 0;
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    public Duration limit() {
        return limit;
    }
}
