package ludotheque.classroom.player;

import java.util.Locale;
import ludotheque.kernel.Estimate;

/** Measured figures as feedback writes them: one decimal, and the interval behind it. */
public final class Figure {
    private Figure() {}

    /** Both ends are separated by what no decimal is written with. */
    public static String interval(Estimate figure, int scale, Locale locale) {
        String between = locale.equals(Locale.FRENCH) ? " ; " : ", ";
        return decimal(scale * figure.value(), locale) + " [" + decimal(scale * figure.low(), locale) + between
                + decimal(scale * figure.high(), locale) + "]";
    }

    public static String decimal(double number, Locale locale) {
        return String.format(locale, "%.1f", number);
    }
}
