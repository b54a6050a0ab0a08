package ludotheque.cli.cameleon;

import java.util.List;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Variant;
import ludotheque.cli.shell.Verbs;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo cameleon}: the verbs of the game. */
@Command(name = "cameleon")
public final class CameleonCommand extends Verbs {
    private CameleonCommand() {}

    public static CommandLine commandLine(List<String> typed) {
        return add(
                        new CommandLine(new CameleonCommand()),
                        typed,
                        new CameleonPlay(),
                        new CameleonReplay(),
                        new Eval(),
                        new Outcome(),
                        new Duel(),
                        new SelfPlay())
                .registerConverter(Variant.class, Words::variant)
                .registerConverter(Opponent.class, Opponent::parse)
                .registerConverter(Colour.class, Words::colour);
    }
}
