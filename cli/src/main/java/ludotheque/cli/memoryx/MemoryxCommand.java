package ludotheque.cli.memoryx;

import java.util.List;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Verbs;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Level;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo memoryx}: the verbs of the game. */
@Command(name = "memoryx")
public final class MemoryxCommand extends Verbs {
    private MemoryxCommand() {}

    public static CommandLine commandLine(Shell shell, List<String> typed) {
        return add(
                        new CommandLine(new MemoryxCommand()),
                        typed,
                        new MemoryxPlay(shell),
                        new MemoryxReplay(shell),
                        new Duel(shell),
                        new Solo(shell),
                        new Table(shell))
                .registerConverter(Size.class, Size::parse)
                .registerConverter(Level.class, Level::parse)
                .registerConverter(Seat.class, Seat::parse);
    }
}
