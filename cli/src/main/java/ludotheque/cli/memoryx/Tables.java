package ludotheque.cli.memoryx;

import java.util.Collection;
import ludotheque.cli.shell.ProgressBar;
import ludotheque.cli.shell.Shell;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.ExactTable;
import ludotheque.memoryx.bot.Level;

/** Completes the exact bot's tables while a person watches the progress. */
final class Tables {
    private Tables() {}

    /** Completes the table that bots of these levels need, if any of them is exact. */
    static void complete(Shell shell, Bots bots, Collection<Level> levels) {
        if (levels.stream().anyMatch(level -> level.kind() == Level.Kind.EXACT)) {
            complete(shell, bots.table());
        }
    }

    static void complete(Shell shell, ExactTable table) {
        try (ProgressBar bar = new ProgressBar(shell, "Tables du bot exact", "Tables of the exact bot")) {
            while (table.advance()) {
                bar.show(table.progress());
            }
        }
    }
}
