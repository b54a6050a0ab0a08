package ludotheque.cli.patience;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludotheque.kernel.BadInput;
import ludotheque.patience.Deal;

/** The numbers of the deals to solve, both ends included: {@code 1-1000}, or {@code 7} alone. */
record DealRange(int from, int to) {
    private static final Pattern FORM = Pattern.compile("(\\d{1,9})(?:-(\\d{1,9}))?");

    static DealRange parse(String text) throws BadInput {
        Matcher form = FORM.matcher(text);
        if (form.matches()) {
            int from = Integer.parseInt(form.group(1));
            int to = form.group(2) == null ? from : Integer.parseInt(form.group(2));
            if (1 <= from && from <= to) {
                return new DealRange(from, to);
            }
        }
        throw new BadInput(
                "des numéros de 1 à " + Deal.MOST + " comme 1-1000 étaient attendus, pas « " + text + " »",
                "numbers from 1 to " + Deal.MOST + " like 1-1000 were expected, not \"" + text + "\"");
    }

    int size() {
        return to - from + 1;
    }

    @Override
    public String toString() {
        return from + "-" + to;
    }
}
