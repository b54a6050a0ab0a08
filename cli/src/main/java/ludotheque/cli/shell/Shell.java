package ludotheque.cli.shell;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Lang;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;

/**
 * Where a command was typed: its streams, its language, and whether a person is watching.
 *
 * @param terminals the digits of the standard streams (0, 1, 2) that are terminals; Java cannot tell, so the launcher does
 * @param started when the command was typed: the time that it is given counts from there
 */
public record Shell(
        InputStream in,
        PrintStream out,
        PrintStream err,
        Lang lang,
        Map<String, String> variables,
        String terminals,
        InstantSource clock,
        Instant started) {
    /** Puts a person's terminal at the beginning of an empty line. */
    public static final String WIPED_LINE = "\r\u001b[K";

    private static final int DRAWN_SEEDS = 1_000_000_000;

    /** A shell in which a command is typed now. */
    public Shell(
            InputStream in,
            PrintStream out,
            PrintStream err,
            Lang lang,
            Map<String, String> variables,
            String terminals,
            InstantSource clock) {
        this(in, out, err, lang, variables, terminals, clock, clock.instant());
    }

    public Shell {
        out = VisibleOutput.over(out);
        err = VisibleOutput.over(err);
    }

    /** The shell this process runs in. */
    public static Shell ofProcess(String[] arguments) {
        Map<String, String> variables = new HashMap<>(System.getenv());
        // The launcher may have changed the locale so that every path can be opened; the language stays the person's.
        variables.put("LC_ALL", System.getProperty("ludo.locale", variables.getOrDefault("LC_ALL", "")));
        return new Shell(
                System.in,
                new StandardOutput(new FileOutputStream(FileDescriptor.out)),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                language(arguments, variables),
                variables,
                System.getProperty("ludo.terminals", ""),
                InstantSource.system(),
                started(System.getProperty("ludo.started", "")));
    }

    /** The launcher's milliseconds or, when we were started without it, the process's own. */
    private static Instant started(String launched) {
        return launched.isEmpty()
                ? ProcessHandle.current().info().startInstant().orElseGet(Instant::now)
                : Instant.ofEpochMilli(Digits.toLong(launched));
    }

    /** The language of {@code --lang}, which help texts need before anything is parsed, or else the locale's. */
    public static Lang language(String[] arguments, Map<String, String> variables) {
        for (int i = 0; i < arguments.length; i++) {
            String word = arguments[i];
            if (word.startsWith("--lang=")) {
                word = word.substring("--lang=".length());
            } else if (word.equals("--lang") && i + 1 < arguments.length) {
                word = arguments[i + 1];
            } else {
                continue;
            }
            try {
                return language(word);
            } catch (BadInput toldByTheParser) {
                break;
            }
        }
        String locale = Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> variables.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("");
        return locale.startsWith("fr") ? Lang.FR : Lang.EN;
    }

    /** Reads {@code fr} or {@code en}. */
    public static Lang language(String word) throws BadInput {
        return switch (word) {
            case "fr" -> Lang.FR;
            case "en" -> Lang.EN;
            default ->
                throw new BadInput(
                        "fr ou en était attendu, pas « " + word + " »", "fr or en was expected, not \"" + word + "\"");
        };
    }

    public String say(String fr, String en) {
        return lang == Lang.FR ? typeset(fr) : en;
    }

    /** A number with its thousands apart, as the language has it. */
    public String number(long number) {
        return String.format(locale(), "%,d", number);
    }

    public Locale locale() {
        return lang == Lang.FR ? Locale.FRENCH : Locale.ENGLISH;
    }

    public String say(Text sentence) {
        return say(sentence.fr(), sentence.en());
    }

    /** French keeps its double signs and the word beside them on one line. */
    private static String typeset(String french) {
        return french.replaceAll(" (?=[:;?!%»])", "\u00a0").replace("« ", "«\u00a0");
    }

    /** Whether something that was printed got lost; a reader who left did not want it. */
    public boolean hasLostOutput() {
        return out.checkError() && !VisibleOutput.over(out).isLeft();
    }

    /** Prints a line of the command's data. */
    public void print(Object line) {
        out.println(line);
    }

    /** Waits until the command is interrupted. */
    public static void awaitInterruption() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Tells the person something that is not the command's data, on one line. */
    public void note(String fr, String en) {
        err.println(Visible.line(say(fr, en)));
    }

    /** Prints what we drew, with its colours; whatever quotes strangers goes to {@link #out}. */
    public void paint(String picture) {
        VisibleOutput.over(out).paint(picture);
    }

    /** Writes over the line that tells a person who watches how far a work is. */
    public void paintProgress(String line) {
        VisibleOutput.over(err).paint(line);
        err.flush();
    }

    /** Whether a person types and reads here, on a screen that can be cleared. */
    public boolean isInteractive() {
        return terminals.contains("0") && terminals.contains("1") && !isDumb();
    }

    /** Whether progress on standard error is seen by a person. */
    public boolean showsProgress() {
        return terminals.contains("2") && !isDumb();
    }

    public boolean hasColour() {
        return terminals.contains("1") && variables.getOrDefault("NO_COLOR", "").isEmpty() && !isDumb();
    }

    private boolean isDumb() {
        return variables.getOrDefault("TERM", "").equals("dumb");
    }

    /** Draws a seed and says how to have it again. */
    public long drawSeed() {
        int seed = new SplittableRandom().nextInt(DRAWN_SEEDS);
        note(
                "Graine : " + seed + " (--seed " + seed + " rejoue la même chose)",
                "Seed: " + seed + " (--seed " + seed + " plays the same again)");
        return seed;
    }
}
