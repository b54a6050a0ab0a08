package ludotheque.cli.shell;

/** How a command ends, the same for every command. */
public final class ExitCode {
    /** Done, or checked and valid. */
    public static final int OK = 0;
    /** Checked and refused, by the rules or by the machine. */
    public static final int REFUSED = 1;
    /** Proved impossible. */
    public static final int IMPOSSIBLE = 2;
    /** The budget was spent without an answer. */
    public static final int GAVE_UP = 3;
    /** The command line itself is wrong. */
    public static final int USAGE = 64;
    /** What the command was given to read is wrong. */
    public static final int BAD_INPUT = 65;
    /** Our fault. */
    public static final int OUR_FAULT = 70;
    /** What the command had to write could not be written, to a file or to standard output. */
    public static final int UNWRITABLE = 74;

    /** Interrupted: what was known is reported and kept. */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
