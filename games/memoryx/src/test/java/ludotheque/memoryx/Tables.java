package ludotheque.memoryx;

import java.util.Arrays;

/** The games of the subject's tables, and short ways to write tables. */
final class Tables {
    /** Table 3: P after the shuffle. */
    static final int[] SUBJECT_P = numbers("19 12 0 14 5 9 17 20 3 13 15 16 7 10 1 11 18 8 2 6 4");

    private Tables() {}

    static int[] numbers(String text) {
        return Arrays.stream(text.trim().split("\\s+"))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    static Memoryx subjectGame() {
        return new Memoryx(Deal.of(new Size(3, 7), SUBJECT_P), 2, 0);
    }

    static Memoryx game(int lines, int columns, String deal, int players) {
        return new Memoryx(Deal.of(new Size(lines, columns), numbers(deal)), players, 0);
    }
}
