package ludotheque.bench.patience;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludotheque.bench.patience.Result.Verdict;
import ludotheque.patience.Board;
import ludotheque.patience.Deal;
import org.jspecify.annotations.Nullable;

/**
 * Deals that both solve; a row of the table.
 *
 * @param rounds that we solve them in; the last one counts, when the JVM is warm
 * @param peer null when it could not be built
 * @param options of the peer, none when empty
 */
record Bout(
        String title,
        List<Deal> deals,
        OurSolver ours,
        int rounds,
        @Nullable Peer peer,
        String options) {
    static final String HEADING = """
            | deals | peer: solved, insoluble, undecided | ours | peer, deals/s | ours | ratio | peer, median moves | ours | peer, median positions | ours |
            |---|---|---|---|---|---|---|---|---|---|""";

    private static final String UNKNOWN = "–";

    /** Runs it, prints its row, and below it every deal that one calls solved and the other insoluble. */
    Tally run() throws IOException {
        List<Board> boards = deals.stream().map(Deal::board).toList();
        Tally theirs = peer == null
                ? null
                : peer.solve(boards, options.isEmpty() ? List.of() : List.of(options.split(" ", -1)));
        Tally our = solve(boards);
        System.out.println(row(theirs, our));
        if (theirs != null) {
            contradictions(theirs, our).forEach(System.err::println);
        }
        return our;
    }

    private Tally solve(List<Board> boards) {
        Tally tally = new Tally(List.of(), 0);
        for (int round = 0; round < rounds; round++) {
            List<Result> results = new ArrayList<>();
            long start = processorTime();
            for (Board board : boards) {
                results.add(ours.solve(board));
            }
            tally = new Tally(results, (processorTime() - start) / 1e9);
        }
        return tally;
    }

    /** Of the whole process, so that the compiler and the garbage collector count too. */
    private static long processorTime() {
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                .getProcessCpuTime();
    }

    private String row(@Nullable Tally theirs, Tally our) {
        List<String> cells = theirs == null
                ? List.of(
                        title,
                        UNKNOWN,
                        verdicts(our),
                        UNKNOWN,
                        rate(our),
                        UNKNOWN,
                        UNKNOWN,
                        moves(our),
                        UNKNOWN,
                        seen(our))
                : List.of(
                        options.isEmpty() ? title : title + " (`" + options + "`)",
                        verdicts(theirs),
                        verdicts(our),
                        rate(theirs),
                        rate(our),
                        figure(our.perSecond() / theirs.perSecond()),
                        moves(theirs),
                        moves(our),
                        seen(theirs),
                        seen(our));
        return "| " + String.join(" | ", cells) + " |";
    }

    private static String verdicts(Tally tally) {
        return tally.count(Verdict.SOLVED) + ", " + tally.count(Verdict.INSOLUBLE) + ", "
                + tally.count(Verdict.UNDECIDED);
    }

    private static String rate(Tally tally) {
        return figure(tally.perSecond());
    }

    private static String figure(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%.0f", value);
    }

    private static String moves(Tally tally) {
        return String.valueOf(tally.medianMoves());
    }

    private static String seen(Tally tally) {
        return String.valueOf(tally.medianPositions());
    }

    private List<String> contradictions(Tally theirs, Tally our) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < deals.size(); i++) {
            Verdict they = theirs.results().get(i).verdict();
            Verdict we = our.results().get(i).verdict();
            if (they != we && they != Verdict.UNDECIDED && we != Verdict.UNDECIDED) {
                lines.add(deals.get(i) + ": the peer says " + they + ", we say " + we);
            }
        }
        return lines;
    }
}
