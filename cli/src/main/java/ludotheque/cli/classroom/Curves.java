package ludotheque.cli.classroom;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import ludotheque.classroom.mark.Result.Point;
import ludotheque.cli.shell.WebPage;

/** Measured times over sizes, drawn in SVG on logarithmic axes: a power is a straight line, and what does not grow is flat. */
record Curves(List<Line> lines) {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 320;
    private static final int LEFT = 70;
    private static final int RIGHT = 110;
    private static final int EDGE = 30;
    private static final int LABEL_HEIGHT = 13;
    private static final double NANOS_IN_MICRO = 1000;
    private static final double NANOS_IN_MILLI = 1_000_000;

    /** What was measured of one hand-in. */
    record Line(String name, List<Point> points) {}

    String svg(String title, String across, String up) {
        int least = sizes().min().orElse(1);
        int most = Math.max(2 * least, sizes().max().orElse(1));
        // Whole powers of ten around everything that was measured.
        double floor = Math.floor(Math.log10((double) times().min().orElse(1)));
        double roof =
                Math.max(floor + 1, Math.ceil(Math.log10((double) times().max().orElse(1))));
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%n",
                WIDTH,
                HEIGHT,
                WebPage.escaped(title)));
        for (double power = floor; power <= roof; power++) {
            double y = y(power, floor, roof);
            svg.append(String.format(
                    Locale.ROOT,
                    "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/><text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>%n",
                    LEFT,
                    WIDTH - RIGHT,
                    y,
                    y,
                    LEFT - 6,
                    y + 4,
                    time(Math.pow(10, power))));
        }
        for (int size = least; size <= most; size *= 2) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>%n",
                    x(size, least, most),
                    HEIGHT - EDGE + 16,
                    size));
        }
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text><text x=\"4\" y=\"14\">%s</text>%n",
                WIDTH - 4,
                HEIGHT - 2,
                WebPage.escaped(across),
                WebPage.escaped(up)));
        List<double[]> labels = new ArrayList<>();
        lines.forEach(line -> svg.append(drawn(line, least, most, floor, roof, labels)));
        return svg.append("</svg>\n").toString();
    }

    private IntStream sizes() {
        return lines.stream().flatMap(line -> line.points.stream()).mapToInt(Point::size);
    }

    private LongStream times() {
        return lines.stream()
                .flatMap(line -> line.points.stream())
                .mapToLong(point -> Math.max(1, point.nanoseconds()));
    }

    /** A line, and its name at its end unless another name is there already: a pointer that rests on the line reads it all the same. */
    private static String drawn(Line line, int least, int most, double floor, double roof, List<double[]> labels) {
        StringBuilder places = new StringBuilder();
        double[] end = new double[2];
        for (Point point : line.points) {
            end[0] = x(point.size(), least, most);
            end[1] = y(Math.log10((double) Math.max(1, point.nanoseconds())), floor, roof);
            places.append(String.format(Locale.ROOT, "%.1f,%.1f ", end[0], end[1]));
        }
        String name = WebPage.escaped(line.name);
        boolean covered = labels.stream()
                .anyMatch(other -> Math.abs(other[0] - end[0]) < RIGHT && Math.abs(other[1] - end[1]) < LABEL_HEIGHT);
        String label = covered
                ? ""
                : String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\">%s</text>", end[0] + 6, end[1] + 4, name);
        if (!covered) {
            labels.add(end);
        }
        return String.format(
                Locale.ROOT,
                "<polyline points=\"%s\"><title>%s</title></polyline>%s%n",
                places.toString().strip(),
                name,
                label);
    }

    private static double x(int size, int least, int most) {
        return LEFT + (WIDTH - LEFT - RIGHT) * Math.log((double) size / least) / Math.log((double) most / least);
    }

    private static double y(double power, double floor, double roof) {
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (power - floor) / (roof - floor);
    }

    private static String time(double nanos) {
        return nanos >= NANOS_IN_MILLI
                ? Math.round(nanos / NANOS_IN_MILLI) + " ms"
                : nanos >= NANOS_IN_MICRO ? Math.round(nanos / NANOS_IN_MICRO) + " µs" : Math.round(nanos) + " ns";
    }
}
