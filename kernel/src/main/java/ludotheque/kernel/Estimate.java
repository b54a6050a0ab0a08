package ludotheque.kernel;

import java.util.stream.IntStream;

/** A figure measured on a sample, with its 95 % confidence interval. */
public record Estimate(double value, double low, double high) {
    /** Standard deviations on each side of a normal law that hold 95 % of it. */
    private static final double Z = 1.959964;

    /** A share of the trials, with Wilson's interval, which stays within 0..1 and holds for rare events too. */
    public static Estimate share(long successes, long trials) {
        return share((double) successes / trials, trials);
    }

    /** A mean of values from 0 to 1, with the same interval, which is never too narrow for it. */
    public static Estimate share(double share, long trials) {
        double shrink = 1 + Z * Z / trials;
        double centre = (share + Z * Z / (2 * trials)) / shrink;
        double margin = Z / shrink * Math.sqrt(share * (1 - share) / trials + Z * Z / (4.0 * trials * trials));
        return new Estimate(share, Math.max(0, centre - margin), Math.min(1, centre + margin));
    }

    /** The mean of values, with the normal interval. */
    public static Estimate mean(int[] values) {
        double mean = average(values);
        double margin = Z * deviation(values) / Math.sqrt(values.length);
        return new Estimate(mean, mean - margin, mean + margin);
    }

    /** The standard deviation of the law that the values are drawn from; 0 for a single value. */
    public static double deviation(int[] values) {
        double mean = average(values);
        double squares = 0;
        for (int value : values) {
            squares += (value - mean) * (value - mean);
        }
        return values.length == 1 ? 0 : Math.sqrt(squares / (values.length - 1));
    }

    private static double average(int[] values) {
        return IntStream.of(values).average().orElseThrow();
    }

    public Json write(Json json) {
        return json.object()
                .field("value", value)
                .field("low", low)
                .field("high", high)
                .end();
    }
}
