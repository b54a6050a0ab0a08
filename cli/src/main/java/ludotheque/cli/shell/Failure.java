package ludotheque.cli.shell;

import java.nio.file.Path;
import ludotheque.kernel.BadInput;
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

    public static Failure unwritable(Path file) {
        return new Failure(
                ExitCode.UNWRITABLE,
                new Text(file + ": ce fichier ne peut pas être écrit", file + ": this file cannot be written"));
    }

    public static Failure unwritableFolder(Path folder) {
        return new Failure(
                ExitCode.UNWRITABLE,
                new Text(folder + ": ce dossier ne peut pas être écrit", folder + ": this folder cannot be written"));
    }

    public static Failure unwritable(Text why) {
        return new Failure(ExitCode.UNWRITABLE, why);
    }

    public static Failure badInput(String fr, String en) {
        return new Failure(ExitCode.BAD_INPUT, new Text(fr, en));
    }

    /** Points at the line and column of a file, as {@code file:line:column: what was expected}. */
    public static Failure badInput(String file, BadInput error) {
        String where = file + ":" + error.line() + ":" + error.column() + ": ";
        return badInput(where + error.expected().fr(), where + error.expected().en());
    }

    public int exitCode() {
        return exitCode;
    }

    public Text line() {
        return line;
    }
}
