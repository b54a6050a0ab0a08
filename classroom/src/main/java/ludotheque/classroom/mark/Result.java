package ludotheque.classroom.mark;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Text;

/**
 * How a hand-in fared in one exercise.
 *
 * @param part of the points, in parts of {@code whole}
 * @param feedback a sentence for the student; empty when there is nothing to say
 * @param kibibytes the most memory it held, 0 when nobody counted
 * @param curve what was measured, in the order of what it depends on; empty where nothing was
 */
public record Result(
        Verdict verdict, int part, int whole, Text feedback, long milliseconds, long kibibytes, List<Point> curve) {
    private static final Text NOTHING = new Text("", "");
    private static final int MOST_PARTS = 1_000_000;
    private static final long MOST = 1L << 50;

    /** A measured point: the size of a question and the nanoseconds that an answer takes. */
    public record Point(int size, long nanoseconds) {}

    public Result {
        curve = List.copyOf(curve);
    }

    /** All points. */
    public static Result passed() {
        return passed(NOTHING);
    }

    public static Result passed(Text feedback) {
        return new Result(Verdict.PASSED, 1, 1, feedback, 0, 0, List.of());
    }

    /** Some of the points. */
    public static Result partly(int part, int whole, String fr, String en) {
        return new Result(Verdict.PARTLY, part, whole, new Text(fr, en), 0, 0, List.of());
    }

    /** Half of the points. */
    public static Result half(String fr, String en) {
        return partly(1, 2, fr, en);
    }

    /** No point, for an answer that is wrong. */
    public static Result wrong(String fr, String en) {
        return none(Verdict.WRONG, fr, en);
    }

    /** No point. */
    public static Result none(Verdict verdict, String fr, String en) {
        return none(verdict, new Text(fr, en));
    }

    public static Result none(Verdict verdict, Text why) {
        return new Result(verdict, 0, 1, why, 0, 0, List.of());
    }

    public Result took(long millis, long bytes) {
        return new Result(verdict, part, whole, feedback, millis, bytes >> 10, curve);
    }

    public Result with(List<Point> measured) {
        return new Result(verdict, part, whole, feedback, milliseconds, kibibytes, measured);
    }

    /** Of so many hundredths, those that it gets; what does not divide is dropped. */
    public int earned(int points) {
        return (int) ((long) points * part / whole);
    }

    Json write(Json json) {
        json.field("verdict", verdict.name())
                .field("part", part)
                .field("whole", whole)
                .field("fr", feedback.fr())
                .field("en", feedback.en())
                .field("milliseconds", milliseconds)
                .field("kibibytes", kibibytes);
        return writeCurve(json);
    }

    /** As pairs of size and nanoseconds, where there is one. */
    Json writeCurve(Json json) {
        if (!curve.isEmpty()) {
            json.name("curve").array();
            curve.forEach(point ->
                    json.array().value(point.size).value(point.nanoseconds).end());
            json.end();
        }
        return json;
    }

    private static List<Point> readCurve(JsonValue line) throws BadInput {
        List<Point> points = new ArrayList<>();
        JsonValue curve = line.get("curve");
        if (curve != null) {
            for (JsonValue point : curve.array()) {
                points.add(new Point(
                        (int) point.array().get(0).number(0, Integer.MAX_VALUE),
                        point.array().get(1).number(0, MOST)));
            }
        }
        return points;
    }

    static Result read(JsonValue line) throws BadInput {
        JsonValue word = line.need("verdict");
        for (Verdict verdict : Verdict.values()) {
            if (verdict.name().equals(word.string())) {
                int whole = (int) line.need("whole").number(1, MOST_PARTS);
                return new Result(
                        verdict,
                        (int) line.need("part").number(0, whole),
                        whole,
                        new Text(line.need("fr").string(), line.need("en").string()),
                        line.need("milliseconds").number(0, MOST),
                        line.need("kibibytes").number(0, MOST),
                        readCurve(line));
            }
        }
        throw word.error("un verdict était attendu", "a verdict was expected");
    }
}
