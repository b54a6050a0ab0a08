package ludotheque.arena.sandbox;

import java.time.Duration;

/**
 * How many times slower this machine is than one that a contest would run on: 1, or what {@code -Dludotheque.slowness} says. An emulated
 * machine gives programs and compilers that much more time, so that what is tried there is the sandbox and not the emulator's speed.
 */
public final class Slowness {
    private static final int FACTOR = Integer.getInteger("ludotheque.slowness", 1);

    private Slowness() {}

    public static Duration stretched(Duration limit) {
        return limit.multipliedBy(FACTOR);
    }
}
