package ludotheque.contest.store;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import ludotheque.contest.Problem;

/** What accounts, teams and contests may be called. */
public final class Names {
    public static final int LONGEST = 40;

    /** Letters with their accents, digits and a few signs; one space at a time. */
    private static final Pattern ALLOWED =
            Pattern.compile("[\\p{L}\\p{M}\\p{N}._'’+-]+( [\\p{L}\\p{M}\\p{N}._'’+-]+)*");

    private Names() {}

    /** The name as it is kept. */
    public static String check(String typed) {
        String name = Normalizer.normalize(typed.strip(), Normalizer.Form.NFC);
        if (name.length() > LONGEST || !ALLOWED.matcher(name).matches()) {
            throw Problem.bad(
                    "BAD_NAME",
                    "un nom de 1 à " + LONGEST + " lettres, chiffres ou signes . _ ' + - était attendu",
                    "a name of 1 to " + LONGEST + " letters, digits or signs . _ ' + - was expected");
        }
        return name;
    }

    /** A title or a reason: any text of one line. */
    public static String title(String typed, int longest) {
        String title = typed.strip();
        if (title.isEmpty() || title.length() > longest || title.chars().anyMatch(Character::isISOControl)) {
            throw Problem.bad(
                    "BAD_TITLE",
                    "une ligne de 1 à " + longest + " signes était attendue",
                    "a line of 1 to " + longest + " signs was expected");
        }
        return title;
    }

    /** What is the same of two names that a person could take for each other. */
    public static String fold(String name) {
        return Normalizer.normalize(name.strip(), Normalizer.Form.NFKD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[ ._'’+-]", "");
    }
}
