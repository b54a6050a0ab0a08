package ludotheque.classroom.mark;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Points in whole hundredths, so that no mark is ever rounded by accident. */
public final class Points {
    private static final Pattern FORM = Pattern.compile("(\\d{1,4})(?:[.,](\\d{1,2}))?");
    private static final int HUNDRED = 100;

    private Points() {}

    /** Reads {@code 2}, {@code 0.5} or {@code 1,25}; null when it is none of these. */
    static @Nullable Integer parse(String word) {
        Matcher form = FORM.matcher(word);
        if (!form.matches()) {
            return null;
        }
        String digits = form.group(2) == null ? "" : form.group(2);
        return HUNDRED * Integer.parseInt(form.group(1)) + Integer.parseInt((digits + "00").substring(0, 2));
    }

    /** Always with two decimals after a point: {@code 12.50}. */
    public static String text(int hundredths) {
        return hundredths / HUNDRED + "." + hundredths % HUNDRED / 10 + hundredths % 10;
    }
}
