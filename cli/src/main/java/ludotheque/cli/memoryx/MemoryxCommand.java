package ludotheque.cli.memoryx;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Usage;
import ludotheque.cli.shell.Verbs;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Level;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ludo memoryx}: the verbs of the game. */
@Command(name = "memoryx")
public final class MemoryxCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private MemoryxCommand() {}

    public static CommandLine commandLine(Shell shell, List<String> typed) {
        CommandLine memoryx = new CommandLine(new MemoryxCommand());
        Verbs.add(
                memoryx,
                typed,
                List.of(
                        new MemoryxPlay(shell),
                        new MemoryxReplay(shell),
                        new Duel(shell),
                        new Solo(shell),
                        new Table(shell)));
        return memoryx.registerConverter(Size.class, Size::parse)
                .registerConverter(Level.class, Level::parse)
                .registerConverter(Seat.class, Seat::parse);
    }

    @Override
    public void run() {
        String verbs = String.join(", ", spec.subcommands().keySet());
        throw Usage.error(spec.commandLine(), "un verbe était attendu : " + verbs, "a verb was expected: " + verbs);
    }
}
