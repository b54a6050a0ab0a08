package ludotheque.cli;

import ludotheque.cli.shell.Verb;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo completion}: the script that completes our commands in a shell. */
@Command(name = "completion")
final class Completion extends Verb implements Runnable {
    /** The shells we know. */
    enum Dialect {
        bash,
        zsh
    }

    @SuppressWarnings("UnusedVariable") // picocli's one script serves both shells
    @Parameters(paramLabel = "bash|zsh", descriptionKey = "dialect")
    private Dialect dialect = Dialect.bash;

    @Override
    public void run() {
        shell.out().print(AutoComplete.bash("ludo", Ludo.commandLine(shell)));
    }
}
