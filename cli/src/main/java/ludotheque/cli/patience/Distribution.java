package ludotheque.cli.patience;

import java.util.Map;
import java.util.SortedMap;
import ludotheque.kernel.Json;

/** How some figures spread: the extremes, and what half and nine tenths of them do not exceed. */
record Distribution(long least, long median, long ninthTenth, long most) {

    /** @param counts how often each figure is there; at least one is */
    static Distribution of(SortedMap<Long, Long> counts) {
        return new Distribution(counts.firstKey(), rank(counts, 50), rank(counts, 90), counts.lastKey());
    }

    private static long rank(SortedMap<Long, Long> counts, int percent) {
        long all = counts.values().stream().mapToLong(Long::longValue).sum();
        long left = (all * percent + 99) / 100;
        for (Map.Entry<Long, Long> figure : counts.entrySet()) {
            left -= figure.getValue();
            if (left <= 0) {
                return figure.getKey();
            }
        }
        return counts.lastKey();
    }

    void write(Json json) {
        json.object()
                .field("min", least)
                .field("median", median)
                .field("p90", ninthTenth)
                .field("max", most)
                .end();
    }
}
