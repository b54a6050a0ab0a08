package ludotheque.arena.protocol;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Kills a champion at its deadline: a blocked reader then meets the end of the stream. */
final class Watch implements AutoCloseable {
    private static final ScheduledThreadPoolExecutor TIMER = timer();

    private final Duration limit;
    private final ScheduledFuture<?> alarm;
    private volatile boolean rang;

    Watch(Duration limit, ChampionProcess process) {
        this.limit = limit;
        this.alarm = TIMER.schedule(
                () -> {
                    rang = true;
                    process.kill();
                },
                limit.toNanos(),
                TimeUnit.NANOSECONDS);
    }

    private static ScheduledThreadPoolExecutor timer() {
        ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "champions' deadlines");
            thread.setDaemon(true);
            return thread;
        });
        timer.setRemoveOnCancelPolicy(true);
        return timer;
    }

    boolean rang() {
        return rang;
    }

    Duration limit() {
        return limit;
    }

    @Override
    public void close() {
        alarm.cancel(false);
    }
}
