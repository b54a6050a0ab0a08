package ludotheque.cli.patience;

import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes results to their file as they come or, untimed, in the order of numbers and without times: then the file is the same, byte
 * for byte, whoever solved the deals and however fast.
 */
final class ResultsInOrder implements AutoCloseable {
    private final @Nullable ResultsFile file;
    private final boolean untimed;

    /** Those that came before one with a smaller number. */
    private final NavigableMap<Integer, DealResult> early = new TreeMap<>();

    private int next;

    /** @param file none when nothing is kept */
    ResultsInOrder(@Nullable ResultsFile file, int first, boolean untimed) {
        this.file = file;
        this.next = first;
        this.untimed = untimed;
    }

    void add(int number, DealResult result) {
        if (file == null) {
            return;
        }
        if (!untimed) {
            file.add(result);
            return;
        }
        early.put(number, result.untimed());
        while (!early.isEmpty() && early.firstKey() == next) {
            file.add(early.pollFirstEntry().getValue());
            next++;
        }
    }

    /** Writes those too that waited for one that did not come. */
    @Override
    public void close() {
        if (file != null) {
            early.values().forEach(file::add);
        }
    }
}
