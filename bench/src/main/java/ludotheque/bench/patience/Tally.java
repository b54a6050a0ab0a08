package ludotheque.bench.patience;

import java.util.List;
import ludotheque.bench.patience.Result.Verdict;

/**
 * What a solver made of many deals.
 *
 * @param results in the order of the deals
 * @param seconds of processor time for all of them
 */
record Tally(List<Result> results, double seconds) {
    Tally {
        results = List.copyOf(results);
    }

    long count(Verdict verdict) {
        return results.stream().filter(result -> result.verdict() == verdict).count();
    }

    double perSecond() {
        return results.size() / seconds;
    }

    long medianMoves() {
        return median(results.stream()
                .filter(result -> result.verdict() == Verdict.SOLVED)
                .mapToLong(Result::moves)
                .sorted()
                .toArray());
    }

    long medianPositions() {
        return median(results.stream().mapToLong(Result::positions).sorted().toArray());
    }

    private static long median(long[] sorted) {
        return sorted.length == 0 ? 0 : sorted[(sorted.length - 1) / 2];
    }
}
