package ludotheque.champions;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A champion that measures how long the API takes: it prints {@code info_case <nanoseconds>} when the match begins, the mean of
 * many questions, and {@code action <nanoseconds>} in its first turn, the median of many marks put down and taken back.
 */
public final class QueryBench {
    private QueryBench() {}

    /** Writes a kit with the measuring champion in it. */
    public static void write(Language language, Path folder) throws IOException {
        Kit.write(language, "bench/", folder);
    }
}
