package ludotheque.cli.memoryx;

import java.util.List;
import ludotheque.cli.shell.Verbs;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Level;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ludo memoryx}: the verbs of the game. */
@Command(name = "memoryx")
public final class MemoryxCommand extends Verbs {
    private MemoryxCommand() {}

    public static CommandLine commandLine(List<String> typed) {
        return add(
                        new CommandLine(new MemoryxCommand()),
                        typed,
                        new MemoryxPlay(),
                        new MemoryxReplay(),
                        new Duel(),
                        new Solo(),
                        new Table())
                .registerConverter(Size.class, Size::parse)
                .registerConverter(Level.class, Level::parse)
                .registerConverter(Seat.class, Seat::parse);
    }
}
