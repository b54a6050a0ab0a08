package ludotheque.cli.shell;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Line;
import picocli.CommandLine.ITypeConverter;

/** Reads a whole number within bounds; an option names the subclass that gives its bounds. */
public class WholeNumber implements ITypeConverter<Integer> {
    private final int least;
    private final int most;

    public WholeNumber(int least, int most) {
        this.least = least;
        this.most = most;
    }

    @Override
    public Integer convert(String text) throws BadInput {
        List<Line> lines = Line.of(text);
        if (lines.size() == 1 && lines.get(0).size() == 1) {
            return lines.get(0).integer(0, least, most);
        }
        String bounds = least + ".." + most;
        throw new BadInput("un nombre dans " + bounds + " était attendu", "a number in " + bounds + " was expected");
    }

    /** Reads any whole number, such as a seed. */
    public static Long unbounded(String text) throws BadInput {
        try {
            return Digits.toLong(text);
        } catch (NumberFormatException notANumber) {
            throw new BadInput(
                    "un nombre entier était attendu, pas « " + text + " »",
                    "a whole number was expected, not \"" + text + "\"");
        }
    }

    /** How many times to do something. */
    public static final class Count extends WholeNumber {
        public Count() {
            super(1, 10_000_000);
        }
    }

    /** A TCP port; 0 lets the machine choose a free one. */
    public static final class Port extends WholeNumber {
        public Port() {
            super(0, 65_535);
        }
    }
}
