package ludotheque.cli.shell;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A verb that may be typed: whom it speaks to, and what is wrong with how it was typed. */
public abstract class Verb {
    protected final Shell shell;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    protected Verb(Shell shell) {
        this.shell = shell;
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
