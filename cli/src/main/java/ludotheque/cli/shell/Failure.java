package ludotheque.cli.shell;

import java.nio.file.Path;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * Ends a command with an exit code and one line on standard error or, for programs, one JSON object too: a code that never changes, the
 * place where it went wrong, and the sentence.
 */
public final class Failure extends RuntimeException {
    private final int exitCode;
    private final String code;
    private final @Nullable Place place;
    private final Text sentence;

    /** A file or folder and, where they are known, a line and a column of it, counted from 1. */
    private record Place(
            String file, @Nullable Integer line, @Nullable Integer column) {
        @Override
        public String toString() {
            return file + (line == null ? "" : ":" + line) + (column == null ? "" : ":" + column);
        }
    }

    private Failure(int exitCode, String code, @Nullable Place place, Text sentence) {
        super(prefix(place) + sentence.en());
        this.exitCode = exitCode;
        this.code = code;
        this.place = place;
        this.sentence = sentence;
    }

    private static String prefix(@Nullable Place place) {
        return place == null ? "" : place + ": ";
    }

    static Failure usage(Text sentence) {
        return new Failure(ExitCode.USAGE, "USAGE", null, sentence);
    }

    public static Failure refused(String fr, String en) {
        return refused(new Text(fr, en));
    }

    public static Failure refused(Text why) {
        return new Failure(ExitCode.REFUSED, "REFUSED", null, why);
    }

    /** The rules allow nothing at all, for this reason. */
    public static Failure impossible(Refusal reason) {
        return new Failure(ExitCode.IMPOSSIBLE, reason.code(), null, reason.sentence());
    }

    public static Failure interrupted(String fr, String en) {
        return new Failure(ExitCode.INTERRUPTED, "INTERRUPTED", null, new Text(fr, en));
    }

    public static Failure ourFault(Throwable error) {
        return new Failure(
                ExitCode.OUR_FAULT,
                "OUR_FAULT",
                null,
                new Text(
                        "ludo: erreur de notre fait (" + error + ") ; --debug en dit plus",
                        "ludo: an error of our making (" + error + "); --debug tells more"));
    }

    public static Failure unwritable(Path file) {
        return unwritable("ce fichier ne peut pas être écrit", "this file cannot be written")
                .at(file);
    }

    public static Failure unwritableFolder(Path folder) {
        return unwritable("ce dossier ne peut pas être écrit", "this folder cannot be written")
                .at(folder);
    }

    public static Failure readOnly(Path file) {
        return unwritable("ce fichier est en lecture seule", "this file is read-only")
                .coded("READ_ONLY")
                .at(file);
    }

    private static Failure unwritable(String fr, String en) {
        return new Failure(ExitCode.UNWRITABLE, "UNWRITABLE", null, new Text(fr, en));
    }

    /** Says which action of a file the rules refuse. */
    public static Failure refused(String file, IllegalAction illegal) {
        return refused(illegal.sentence()).coded(illegal.refusal().code()).at(file, illegal.line());
    }

    public static Failure unwritable(Text why) {
        return unwritable(why.fr(), why.en());
    }

    public static Failure badInput(String fr, String en) {
        return new Failure(ExitCode.BAD_INPUT, "BAD_INPUT", null, new Text(fr, en));
    }

    /** Points at the line and column of a file, as {@code file:line:column: what was expected}. */
    public static Failure badInput(String file, BadInput error) {
        return new Failure(
                ExitCode.BAD_INPUT, "MALFORMED", new Place(file, error.line(), error.column()), error.expected());
    }

    /** Standard input has a line that does not end where any of its kind would have. */
    public static Failure lineTooLong(int line, int most) {
        return badLine(
                        TextFile.STANDARD_INPUT,
                        line,
                        "une ligne d'au plus " + most + " octets était attendue",
                        "a line of at most " + most + " bytes was expected")
                .coded("TOO_LARGE");
    }

    /** Points at the beginning of a line of a file. */
    public static Failure badLine(String file, int line, String fr, String en) {
        return badInput(file, new BadInput(line, 1, new Text(fr, en)));
    }

    /** The same with a code that says more. */
    public Failure coded(String other) {
        return new Failure(exitCode, other, place, sentence);
    }

    /** The same about a file or folder. */
    public Failure at(Path file) {
        return at(file.toString());
    }

    /** The same about a file, or standard input. */
    public Failure at(String file) {
        return new Failure(exitCode, code, new Place(file, null, null), sentence);
    }

    /** The same about a line of a file. */
    public Failure at(String file, int line) {
        return new Failure(exitCode, code, new Place(file, line, null), sentence);
    }

    public int exitCode() {
        return exitCode;
    }

    /** The place, when it is known, and the sentence. */
    public Text line() {
        return new Text(prefix(place) + sentence.fr(), prefix(place) + sentence.en());
    }

    public Json json(Shell shell) {
        Json json = new Json().object().field("code", code).name("place");
        if (place == null) {
            json.value((String) null);
        } else {
            json.object().field("file", place.file());
            json.field("line", place.line()).field("column", place.column()).end();
        }
        return json.field("sentence", shell.say(sentence)).end();
    }
}
