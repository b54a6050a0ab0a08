package ludotheque.classroom.cameleon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.classroom.cameleon.FunctionCalls.Questions;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Result.Point;
import ludotheque.classroom.mark.Verdict;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * Judges how the cost of a greedy move grows with the side N of the board: the exponent of the power of N that fits what was measured best. O(1)
 * and O(log N) are below {@link #FLAT}, however the machine's caches weigh in; who looks at every cell is at 2.
 */
record GrowthJudge(Variant variant) implements FunctionCalls.Judge {
    static final double FLAT = 0.6;

    private static final double LINEAR = 1.4;
    private static final int LEAST_POINTS = 3;
    private static final int SMALLEST = 24;
    private static final long SEED = 1;

    /** Boards of twice the side each, up to one. */
    static Questions questions(Variant variant, int largest) {
        Map<String, Setup> boards = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>();
        for (int side = SMALLEST; side <= largest; side *= 2) {
            String file = "board" + side + ".txt";
            boards.put(file, MadeBoard.sparse(SEED, side));
            lines.add("load @" + file + " " + variant.word());
            lines.add("time " + Prescribed.greedy(variant));
        }
        return new Questions(lines, boards);
    }

    @Override
    public Result judge(Answers answers) {
        List<Point> points = new ArrayList<>();
        int side = SMALLEST;
        for (int i = 1; i < answers.all().size(); i += 2) {
            Long nanos = answers.get(i).value();
            if (nanos == null) {
                break;
            }
            points.add(new Point(side, Math.max(1, nanos)));
            side *= 2;
        }
        Result fault = answers.fault();
        if (points.size() < LEAST_POINTS || (fault != null && fault.verdict() != Verdict.TIMEOUT)) {
            return fault == null
                    ? Result.wrong("Rien n'a pu être mesuré.", "Nothing could be measured.")
                    : fault.with(points);
        }
        return judge(points, fault).with(points);
    }

    private static Result judge(List<Point> points, @Nullable Result cut) {
        double exponent = Math.max(0, exponent(points));
        Point last = points.get(points.size() - 1);
        String fr = String.format(
                Locale.FRENCH,
                "Un coup coûte %.1f µs sur %d cases de côté ; le coût croît comme N^%.1f.",
                cost(last),
                last.size(),
                exponent);
        String en = String.format(
                Locale.ROOT,
                "A move costs %.1f µs on a side of %d cells; the cost grows like N^%.1f.",
                cost(last),
                last.size(),
                exponent);
        if (cut != null) {
            fr += " " + cut.feedback().fr();
            en += " " + cut.feedback().en();
        }
        if (exponent < FLAT && cut == null) {
            return Result.passed(
                    new Text(fr + " Il ne dépend presque pas du côté.", en + " It hardly depends on the side."));
        }
        return exponent < LINEAR && cut == null
                ? Result.half(fr, en)
                : Result.wrong(
                        fr + " Le plateau entier est parcouru à chaque coup ?",
                        en + " Is the whole board scanned for each move?");
    }

    /** In microseconds. */
    private static double cost(Point point) {
        return point.nanoseconds() / 1000.0;
    }

    /** The slope of the straight line that fits the logarithms best, by least squares. */
    static double exponent(List<Point> points) {
        double sumX = 0;
        double sumY = 0;
        for (Point point : points) {
            sumX += Math.log(point.size());
            sumY += Math.log((double) point.nanoseconds());
        }
        double meanX = sumX / points.size();
        double meanY = sumY / points.size();
        double above = 0;
        double below = 0;
        for (Point point : points) {
            double x = Math.log(point.size()) - meanX;
            above += x * (Math.log((double) point.nanoseconds()) - meanY);
            below += x * x;
        }
        return above / below;
    }
}
