package ludotheque.contest.work;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Measures how late this machine lets a thread be that only wants to sleep. When it is late, champions are too, through no fault of
 * theirs: a time-out of that moment says nothing.
 */
final class Canary implements AutoCloseable {
    /** How late is late: a fifth of the margin that champions have beyond their second. */
    static final long LATE_NANOS = 100_000_000;

    private static final int NAP_MILLIS = 10;

    private final Thread thread = new Thread(this::sing, "canary");
    private final AtomicLong worst = new AtomicLong();
    private volatile boolean isOver;

    /** The end of the last nap that was late, or 0. */
    private volatile long lastLate;

    Canary() {
        thread.setDaemon(true);
        thread.start();
    }

    private void sing() {
        long before = System.nanoTime();
        while (!isOver) {
            try {
                Thread.sleep(NAP_MILLIS);
            } catch (InterruptedException stop) {
                return;
            }
            long now = System.nanoTime();
            note(now, now - before - NAP_MILLIS * 1_000_000L);
            before = now;
        }
    }

    /** Takes in that a nap ended so late. */
    void note(long now, long lateNanos) {
        worst.accumulateAndGet(lateNanos, Math::max);
        if (lateNanos > LATE_NANOS) {
            lastLate = now;
        }
    }

    /** Whether it was late since this moment of {@link System#nanoTime}. */
    boolean wasLateSince(long nanos) {
        return lastLate != 0 && lastLate - nanos >= 0;
    }

    /** The worst since the last time this was asked. */
    long worstNanos() {
        return worst.getAndSet(0);
    }

    @Override
    public void close() {
        isOver = true;
        thread.interrupt();
    }
}
