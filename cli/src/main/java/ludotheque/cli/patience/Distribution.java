package ludotheque.cli.patience;

import ludotheque.kernel.Json;

/** How some figures spread: the extremes, and what half and nine tenths of them do not exceed. */
record Distribution(long least, long median, long ninthTenth, long most) {

    /** @param sorted at least one figure, in order */
    static Distribution of(long[] sorted) {
        return new Distribution(sorted[0], rank(sorted, 50), rank(sorted, 90), sorted[sorted.length - 1]);
    }

    private static long rank(long[] sorted, int percent) {
        return sorted[Math.toIntExact(((long) sorted.length * percent + 99) / 100) - 1];
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
