package ludotheque.classroom.mark;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;

/**
 * How marks are given, as a teacher writes it, a thing a line; what follows {@code #} is for people:
 *
 * <pre>
 * late 10 7            percent that a day too late costs, and days after which nothing counts
 * time search 10       seconds that a run of this kind of exercise may take
 * memory 1024          mebibytes
 * slow 3               runs of one kind, one after the other, that are too slow: after these the rest of that kind is not run
 * unranked NAME        somebody who is shown without a mark that counts
 * search FreeCell.1 0.5   an exercise, as the subject reads it, and its points
 * </pre>
 *
 * @param exercises in the order of the file, with their points in hundredths
 * @param slow after how many runs of one kind that are too slow no other of that kind follows; 0 when all are run
 */
public record Scheme(List<Item> exercises, LatePolicy late, Set<String> unranked, int slow) {
    /** Room for thousands of exercises. */
    public static final int MOST_BYTES = 1 << 18;

    private static final int MOST_EXERCISES = 1000;
    private static final int MOST_SECONDS = 3600;
    private static final int MOST_MEBIBYTES = 1 << 16;
    private static final int USUAL_MEBIBYTES = 1024;
    private static final int MOST_DAYS = 1000;

    /**
     * An exercise and the hundredths of points that it is worth.
     *
     * @param kind the first word of its line
     */
    public record Item(String kind, Exercise exercise, int points) {}

    public Scheme {
        exercises = List.copyOf(exercises);
        unranked = Set.copyOf(unranked);
    }

    /** The most points there are, in hundredths. */
    public int total() {
        return exercises.stream().mapToInt(Item::points).sum();
    }

    /**
     * Reads a scheme.
     *
     * @throws InterruptedException when somebody asked to stop while something was proved
     */
    public static Scheme parse(String text, Subject subject, Journal kept, BooleanSupplier stopped)
            throws BadInput, IOException, InterruptedException {
        List<Line> asked = new ArrayList<>();
        Map<String, Duration> times = new LinkedHashMap<>();
        Set<String> unranked = new HashSet<>();
        LatePolicy late = LatePolicy.FREE;
        long memory = USUAL_MEBIBYTES;
        int slow = 0;
        for (Line line : Line.of(withoutRemarks(text))) {
            switch (line.word(0)) {
                case "late" -> {
                    late = new LatePolicy(line.integer(1, 0, 100), line.integer(2, 0, MOST_DAYS));
                    line.expectSize(3);
                }
                case "time" -> {
                    times.put(word(line, 1), Duration.ofSeconds(line.integer(2, 1, MOST_SECONDS)));
                    line.expectSize(3);
                }
                case "memory" -> {
                    memory = line.integer(1, 1, MOST_MEBIBYTES);
                    line.expectSize(2);
                }
                case "slow" -> {
                    slow = line.integer(1, 0, MOST_EXERCISES);
                    line.expectSize(2);
                }
                case "unranked" -> unranked.add(rest(line));
                default -> asked.add(line);
            }
        }
        Allowance allowance = new Allowance(times, memory << 20);
        return new Scheme(items(asked, subject, new Preparation(allowance, kept, stopped)), late, unranked, slow);
    }

    private static List<Item> items(List<Line> asked, Subject subject, Preparation preparation)
            throws BadInput, IOException, InterruptedException {
        List<Item> items = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Line line : asked) {
            int last = line.size() - 1;
            Integer points = Points.parse(line.word(last));
            if (points == null || last == 0) {
                throw line.error(
                        line.size(),
                        "les points étaient attendus à la fin de la ligne, comme 0.5",
                        "the points were expected at the end of the line, as 0.5");
            }
            Exercise exercise = subject.exercise(line, last, preparation);
            if (!names.add(exercise.name()) || items.size() == MOST_EXERCISES) {
                throw line.error(
                        0,
                        "un autre exercice était attendu (au plus " + MOST_EXERCISES + ", chacun une fois)",
                        "another exercise was expected (at most " + MOST_EXERCISES + ", each once)");
            }
            items.add(new Item(line.word(0), exercise, points));
        }
        if (items.isEmpty()) {
            throw new BadInput("un exercice était attendu", "an exercise was expected");
        }
        return items;
    }

    /** The line without its first word. */
    private static String rest(Line line) throws BadInput {
        StringBuilder rest = new StringBuilder(word(line, 1));
        for (int i = 2; i < line.size(); i++) {
            rest.append(' ').append(line.word(i));
        }
        return rest.toString();
    }

    private static String word(Line line, int index) throws BadInput {
        if (index >= line.size()) {
            throw line.error(index, "un mot de plus était attendu", "one more word was expected");
        }
        return line.word(index);
    }

    private static String withoutRemarks(String text) {
        return text.replaceAll("(?m)#.*$", "");
    }
}
