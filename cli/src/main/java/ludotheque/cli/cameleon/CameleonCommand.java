package ludotheque.cli.cameleon;

import java.util.List;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Variant;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import ludotheque.cli.shell.Verbs;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ludo cameleon}: the verbs of the game. */
@Command(name = "cameleon")
public final class CameleonCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private CameleonCommand() {}

    public static CommandLine commandLine(Shell shell, List<String> typed) {
        CommandLine cameleon = new CommandLine(new CameleonCommand());
        Verbs.add(
                cameleon,
                typed,
                List.of(
                        new CameleonPlay(shell),
                        new CameleonReplay(shell),
                        new Eval(shell),
                        new Outcome(shell),
                        new Duel(shell),
                        new SelfPlay(shell)));
        return cameleon.registerConverter(Variant.class, Words::variant)
                .registerConverter(Opponent.class, Opponent::parse)
                .registerConverter(Colour.class, Words::colour);
    }

    @Override
    public void run() {
        String verbs = String.join(", ", spec.subcommands().keySet());
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }
}
