package ludotheque.classroom.mark;

import java.util.List;
import java.util.Objects;
import ludotheque.classroom.handin.Handin;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * The marks of a class: what every hand-in got in every exercise of a scheme.
 *
 * @param ranks in a competition, in the order of the sheets; empty when there is none
 */
public record Marks(Scheme scheme, List<Sheet> sheets, List<Subject.@Nullable Rank> ranks) {
    public Marks {
        sheets = List.copyOf(sheets);
    }

    public Marks withRanks(List<Subject.@Nullable Rank> others) {
        return new Marks(scheme, sheets, others);
    }

    /** Where a hand-in stands, or null when it takes no part. */
    public Subject.@Nullable Rank rank(int sheet) {
        return ranks.isEmpty() ? null : ranks.get(sheet);
    }

    /**
     * One hand-in.
     *
     * @param results in the order of the exercises; null where it was not marked, which is a fault of ours
     * @param daysLate 0 when it came in time
     * @param earned before what being late costs, in hundredths
     * @param mark in hundredths
     * @param ranked whether the mark counts
     * @param untold why something was not marked, or null
     */
    public record Sheet(
            Handin handin,
            List<@Nullable Result> results,
            int daysLate,
            int earned,
            int mark,
            boolean ranked,
            @Nullable Text untold) {

        /** The result of an exercise that was marked. */
        public Result result(int exercise) {
            return Objects.requireNonNull(results.get(exercise));
        }

        public boolean isMarked(int exercise) {
            return results.get(exercise) != null;
        }

        public long milliseconds() {
            return results.stream()
                    .filter(Objects::nonNull)
                    .mapToLong(Result::milliseconds)
                    .sum();
        }

        public long passed() {
            return results.stream()
                    .filter(result -> result != null && result.verdict() == Verdict.PASSED)
                    .count();
        }
    }
}
