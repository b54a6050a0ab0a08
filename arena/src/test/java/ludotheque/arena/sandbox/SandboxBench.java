package ludotheque.arena.sandbox;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How long a start and a round trip of one frame take. */
@Tag("bench")
@ExtendWith(InSandbox.class)
final class SandboxBench {
    private static final int FRAME = 24;

    @Test
    void startToFirstByte(Cell cell) throws Exception {
        cell.compile("sleeper");
        long[] nanos = new long[200];
        for (int i = 0; i < nanos.length; i++) {
            long begin = System.nanoTime();
            try (Jailed program = cell.start(Limits.CHAMPION, List.of("./sleeper"))) {
                Cell.awaitSign(program);
                nanos[i] = System.nanoTime() - begin;
            }
        }
        print("start to first byte, ms", nanos, 1e6);
    }

    @Test
    void roundTrip(Cell cell) throws Exception {
        byte[] frame = new byte[FRAME];
        long[] nanos = new long[100_000];
        try (Jailed echo = cell.start(Limits.CHAMPION, "echo")) {
            for (int i = 0; i < nanos.length; i++) {
                long begin = System.nanoTime();
                echo.stdin().write(frame);
                echo.stdin().flush();
                if (echo.stdout().readNBytes(frame, 0, FRAME) != FRAME) {
                    throw new AssertionError(echo.errors());
                }
                nanos[i] = System.nanoTime() - begin;
            }
        }
        print("round trip of 24 bytes, µs", nanos, 1e3);
    }

    private static void print(String what, long[] nanos, double unit) {
        Arrays.sort(nanos);
        System.out.printf(
                Locale.ROOT,
                "%s: median %.1f, 9 of 10 within %.1f%n",
                what,
                nanos[nanos.length / 2] / unit,
                nanos[nanos.length * 9 / 10] / unit);
    }
}
