package ludotheque.arena.sandbox;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The process that a control group or a temporary file belongs to, written in its name: a number and when it started, since numbers
 * come back. So what a referee that was killed left behind is known, and removed, by the next one.
 */
record Owner(long pid, long started) {
    private static final String PREFIX = "ludotheque-";
    private static final AtomicInteger COUNT = new AtomicInteger();

    static Owner self() {
        return of(ProcessHandle.current());
    }

    private static Owner of(ProcessHandle process) {
        return new Owner(
                process.pid(),
                process.info().startInstant().map(Instant::toEpochMilli).orElse(0L));
    }

    /** A name that nothing else has. */
    static String freshName() {
        return self().name(Integer.toString(COUNT.getAndIncrement()));
    }

    /** A name that says whose it is. */
    String name(String what) {
        return PREFIX + pid + "-" + started + "-" + what;
    }

    boolean owns(String name) {
        return name.startsWith(name(""));
    }

    /** Whether a name is one of ours and its owner is no more. */
    static boolean isAbandoned(String name) {
        if (!name.startsWith(PREFIX)) {
            return false;
        }
        List<String> parts = List.of(name.substring(PREFIX.length()).split("-", 3));
        if (parts.size() < 3) {
            return false;
        }
        try {
            Owner owner = new Owner(Long.parseLong(parts.get(0)), Long.parseLong(parts.get(1)));
            return ProcessHandle.of(owner.pid())
                    .map(Owner::of)
                    .filter(owner::equals)
                    .isEmpty();
        } catch (NumberFormatException notOurs) {
            return false;
        }
    }
}
