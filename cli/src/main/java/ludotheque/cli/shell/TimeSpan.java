package ludotheque.cli.shell;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludotheque.kernel.BadInput;
import picocli.CommandLine.ITypeConverter;

/** Reads a span of time: {@code 5s}, {@code 2.5s}, {@code 800ms} or {@code 0}. */
public final class TimeSpan implements ITypeConverter<Duration> {
    private static final Pattern FORM = Pattern.compile("(\\d{1,5}(?:\\.\\d{1,3})?)(s|ms)?");
    private static final BigDecimal MILLIS_A_SECOND = BigDecimal.valueOf(1000);

    @Override
    public Duration convert(String text) throws BadInput {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new BadInput(
                    "une durée comme 5s, 800ms ou 0 était attendue, pas « " + text + " »",
                    "a time like 5s, 800ms or 0 was expected, not \"" + text + "\"");
        }
        BigDecimal amount = new BigDecimal(form.group(1));
        return Duration.ofMillis(("ms".equals(form.group(2)) ? amount : amount.multiply(MILLIS_A_SECOND)).longValue());
    }
}
