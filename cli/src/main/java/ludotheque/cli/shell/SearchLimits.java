package ludotheque.cli.shell;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much a search may take, as typed. */
public final class SearchLimits {
    @Option(names = "--time", paramLabel = "S", converter = TimeSpan.class)
    private @Nullable Duration time;

    @Option(names = "--nodes", paramLabel = "N", converter = Nodes.class)
    private @Nullable Integer nodes;

    private @Nullable Instant since;

    public SearchLimits() {}

    public SearchLimits(Duration time) {
        this.time = time;
    }

    /** Counts the time from here, and not from the beginning of each search. */
    public void countFrom(Instant when) {
        since = when;
    }

    /** What was typed for it, in one way of several to type it. */
    public List<String> options() {
        List<String> options = new ArrayList<>();
        if (time != null) {
            options.add("--time " + time.toMillis() + "ms");
        }
        if (nodes != null) {
            options.add("--nodes " + nodes);
        }
        return options;
    }

    /** The budget of a search that begins at this millisecond. */
    public Budget budget(long begin, long mostKept) {
        long from = since == null ? begin : since.toEpochMilli();
        return new Budget(
                time == null ? Budget.UNLIMITED : from + time.toMillis(),
                nodes == null ? Budget.UNLIMITED : nodes,
                mostKept);
    }

    private static final class Nodes extends WholeNumber {
        Nodes() {
            super(1, Integer.MAX_VALUE);
        }
    }
}
