package ludotheque.cli.shell;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A verb that may be typed: whom it speaks to, and what is wrong with how it was typed. */
public abstract class Verb {
    @SuppressWarnings("NullAway.Init") // set before the verb runs
    protected Shell shell;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** A verb that is typed in a shell. */
    public static <V extends Verb> V in(Shell shell, V verb) {
        Verb typed = verb;
        typed.shell = shell;
        return verb;
    }

    /** The verb as it was typed. */
    protected final CommandLine commandLine() {
        return spec.commandLine();
    }

    /** An error that the verb finds itself, once its arguments are read. */
    protected final ParameterException usage(String fr, String en) {
        return Usage.error(commandLine(), fr, en);
    }
}
