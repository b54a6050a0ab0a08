package ludotheque.kernel;

/**
 * Why an action may not be played: a code that never changes, for programs and tests, and a sentence for people.
 *
 * <p>An action is checked first and then applied; applying an action that was not refused never fails.
 */
public record Refusal(String code, Text sentence) {

    public Refusal(String code, String fr, String en) {
        this(code, new Text(fr, en));
    }
}
