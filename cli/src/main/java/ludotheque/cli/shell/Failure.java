package ludotheque.cli.shell;

import java.nio.file.Path;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Text;

/** Ends a command with an exit code and one line on standard error. */
public final class Failure extends RuntimeException {
    private final int exitCode;
    private final Text line;

    private Failure(int exitCode, Text line) {
        super(line.en());
        this.exitCode = exitCode;
        this.line = line;
    }

    public static Failure refused(String fr, String en) {
        return new Failure(ExitCode.REFUSED, new Text(fr, en));
    }

    public static Failure interrupted(String fr, String en) {
        return new Failure(ExitCode.INTERRUPTED, new Text(fr, en));
    }

    public static Failure unwritable(Path file) {
        return new Failure(
                ExitCode.UNWRITABLE,
                new Text(file + ": ce fichier ne peut pas être écrit", file + ": this file cannot be written"));
    }

    public static Failure readOnly(Path file) {
        return new Failure(
                ExitCode.UNWRITABLE,
                new Text(file + ": ce fichier est en lecture seule", file + ": this file is read-only"));
    }

    public static Failure unwritableFolder(Path folder) {
        return new Failure(
                ExitCode.UNWRITABLE,
                new Text(folder + ": ce dossier ne peut pas être écrit", folder + ": this folder cannot be written"));
    }

    /** Says which action of a file the rules refuse. */
    public static Failure refused(String file, IllegalAction illegal) {
        String where = file + ":" + illegal.line() + ": ";
        return refused(
                where + illegal.sentence().fr(), where + illegal.sentence().en());
    }

    public static Failure badInput(String fr, String en) {
        return new Failure(ExitCode.BAD_INPUT, new Text(fr, en));
    }

    /** Points at the line and column of a file, as {@code file:line:column: what was expected}. */
    public static Failure badInput(String file, BadInput error) {
        String where = file + ":" + error.line() + ":" + error.column() + ": ";
        return badInput(where + error.expected().fr(), where + error.expected().en());
    }

    /** Standard input has a line that does not end where any of its kind would have. */
    public static Failure lineTooLong(int line, int most) {
        return badInput(
                TextFile.STANDARD_INPUT,
                new BadInput(
                        line,
                        1,
                        new Text(
                                "une ligne d'au plus " + most + " octets était attendue",
                                "a line of at most " + most + " bytes was expected")));
    }

    public int exitCode() {
        return exitCode;
    }

    public Text line() {
        return line;
    }
}
