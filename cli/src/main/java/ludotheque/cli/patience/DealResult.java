package ludotheque.cli.patience;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What came of one deal of many; a line of the results file.
 *
 * @param moves of the solution, 0 without one
 * @param milliseconds it took, or {@link #UNTIMED}
 * @param options what was asked for; results of other options say nothing about these
 */
record DealResult(String deal, SearchAnswer answer, int moves, long positions, long milliseconds, String options) {
    static final String HEADING = "deal,answer,moves,positions,milliseconds,options";
    static final String EXAMPLE = "FreeCell.1,SUCCES,79,1234,5,--nodes 5000";
    private static final Pattern FORM =
            Pattern.compile("([^,]+),(SUCCES|INSOLUBLE|ECHEC),(\\d{0,9}),(\\d{1,18}),(\\d{0,18}),([^,]*)");

    /** Nobody says how long it took: that is another number each time. */
    static final long UNTIMED = -1;

    static DealResult of(String deal, Attempt attempt, int length, String options) {
        return new DealResult(deal, attempt.answer(), length, attempt.positions(), attempt.milliseconds(), options);
    }

    /** Reads a line of the file, or null when it is none. */
    static @Nullable DealResult parse(String line) {
        Matcher form = FORM.matcher(line);
        if (!form.matches()) {
            return null;
        }
        return new DealResult(
                form.group(1),
                SearchAnswer.valueOf(form.group(2)),
                form.group(3).isEmpty() ? 0 : Integer.parseInt(form.group(3)),
                Long.parseLong(form.group(4)),
                form.group(5).isEmpty() ? UNTIMED : Long.parseLong(form.group(5)),
                form.group(6));
    }

    DealResult untimed() {
        return new DealResult(deal, answer, moves, positions, UNTIMED, options);
    }

    String line() {
        String length = answer == SearchAnswer.SUCCES ? String.valueOf(moves) : "";
        String time = milliseconds == UNTIMED ? "" : String.valueOf(milliseconds);
        return String.join(",", deal, answer.name(), length, String.valueOf(positions), time, options);
    }
}
