package ludotheque.cli.cameleon;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.solver.Solver;
import ludotheque.cli.shell.TimeSpan;
import ludotheque.cli.shell.WholeNumber;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much the exact solver may take. */
final class SolverLimits {
    private static final int SLICE = 2_000;

    @Option(names = "--time", paramLabel = "S", converter = TimeSpan.class)
    private @Nullable Duration time;

    @Option(names = "--nodes", paramLabel = "N", converter = Positions.class)
    private @Nullable Integer nodes;

    private @Nullable Instant since;

    SolverLimits() {}

    SolverLimits(Duration time) {
        this.time = time;
    }

    /** Counts the time from here, and not from the beginning of each search. */
    void countFrom(Instant when) {
        since = when;
    }

    /** Searches until there is an answer or something ran out. */
    Verdict search(Board board, Colour mover, InstantSource clock, BooleanSupplier stopped, LongConsumer progress) {
        long begin = clock.millis();
        long from = since == null ? begin : since.toEpochMilli();
        long deadline = time == null ? Long.MAX_VALUE : from + time.toMillis();
        long most = nodes == null ? Long.MAX_VALUE : nodes;
        Solver solver = new Solver(board, mover);
        Verdict.Silence silence = null;
        Solver.State state = Solver.State.RUNNING;
        while (state == Solver.State.RUNNING && silence == null) {
            try {
                state = solver.advance((int) Math.min(SLICE, Math.max(1, most - solver.positions())));
                progress.accept(solver.positions());
                if (state == Solver.State.NOT_COUNTABLE) {
                    silence = Verdict.Silence.MIXED;
                } else if (solver.positions() >= most) {
                    silence = Verdict.Silence.NODES;
                } else if (clock.millis() >= deadline) {
                    silence = Verdict.Silence.TIME;
                } else if (stopped.getAsBoolean()) {
                    silence = Verdict.Silence.INTERRUPTED;
                }
            } catch (OutOfMemoryError outOfMemory) {
                silence = Verdict.Silence.MEMORY;
            }
        }
        boolean solved = state == Solver.State.SOLVED;
        return new Verdict(
                solved ? solver.winner() : null,
                solved ? solver.winningCell() : Board.NO_CELL,
                solved ? null : silence,
                solver.positions(),
                clock.millis() - begin);
    }

    private static final class Positions extends WholeNumber {
        Positions() {
            super(1, Integer.MAX_VALUE);
        }
    }
}
