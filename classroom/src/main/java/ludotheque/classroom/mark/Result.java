package ludotheque.classroom.mark;

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
 */
public record Result(Verdict verdict, int part, int whole, Text feedback, long milliseconds, long kibibytes) {
    private static final Text NOTHING = new Text("", "");
    private static final int MOST_PARTS = 1_000_000;
    private static final long MOST = 1L << 50;

    /** All points. */
    public static Result passed() {
        return passed(NOTHING);
    }

    public static Result passed(Text feedback) {
        return new Result(Verdict.PASSED, 1, 1, feedback, 0, 0);
    }

    /** Some of the points. */
    public static Result partly(int part, int whole, String fr, String en) {
        return new Result(Verdict.PARTLY, part, whole, new Text(fr, en), 0, 0);
    }

    /** No point. */
    public static Result none(Verdict verdict, String fr, String en) {
        return none(verdict, new Text(fr, en));
    }

    public static Result none(Verdict verdict, Text why) {
        return new Result(verdict, 0, 1, why, 0, 0);
    }

    public Result took(long millis, long bytes) {
        return new Result(verdict, part, whole, feedback, millis, bytes >> 10);
    }

    /** Of so many hundredths, those that it gets; what does not divide is dropped. */
    public int earned(int points) {
        return (int) ((long) points * part / whole);
    }

    Json write(Json json) {
        return json.field("verdict", verdict.name())
                .field("part", part)
                .field("whole", whole)
                .field("fr", feedback.fr())
                .field("en", feedback.en())
                .field("milliseconds", milliseconds)
                .field("kibibytes", kibibytes);
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
                        line.need("kibibytes").number(0, MOST));
            }
        }
        throw word.error("un verdict était attendu", "a verdict was expected");
    }
}
