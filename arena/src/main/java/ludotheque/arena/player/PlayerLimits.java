package ludotheque.arena.player;

import java.time.Duration;

/**
 * What a program may take.
 *
 * @param start from its start to its greeting: machines that run programs take their time
 * @param move for each answer, as the program is told
 * @param margin what it has beyond that before it is late. Where there is one, results count: the program has a processor of its own if
 *     the machine can lend it, and it is known when others took the margin from it there
 * @param total for all its answers of one game
 */
public record PlayerLimits(Duration start, Duration move, Duration margin, Duration total, long memoryBytes) {
    private static final Duration USUAL_START = Duration.ofSeconds(10);
    private static final Duration NO_TOTAL = Duration.ofDays(1);

    /** With the usual time to start. */
    public PlayerLimits(Duration move, long memoryBytes) {
        this(USUAL_START, move, memoryBytes);
    }

    /** Without a margin, and as many answers as the game asks for. */
    public PlayerLimits(Duration start, Duration move, long memoryBytes) {
        this(start, move, Duration.ZERO, NO_TOTAL, memoryBytes);
    }

    /** Where results count. */
    public static PlayerLimits counting(Duration move, Duration margin, Duration total, long memoryBytes) {
        return new PlayerLimits(USUAL_START, move, margin, total, memoryBytes);
    }

    boolean counts() {
        return !margin.isZero();
    }
}
