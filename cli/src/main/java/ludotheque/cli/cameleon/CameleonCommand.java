package ludotheque.cli.cameleon;

import java.util.List;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Variant;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Verbs;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo cameleon}: the verbs of the game. */
@Command(name = "cameleon")
public final class CameleonCommand extends Verbs {
    private CameleonCommand() {}

    public static CommandLine commandLine(Shell shell, List<String> typed) {
        return add(
                        new CommandLine(new CameleonCommand()),
                        typed,
                        new CameleonPlay(shell),
                        new CameleonReplay(shell),
                        new Eval(shell),
                        new Outcome(shell),
                        new Duel(shell),
                        new SelfPlay(shell))
                .registerConverter(Variant.class, Words::variant)
                .registerConverter(Opponent.class, Opponent::parse)
                .registerConverter(Colour.class, Words::colour);
    }
}
