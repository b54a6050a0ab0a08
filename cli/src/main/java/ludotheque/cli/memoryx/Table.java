package ludotheque.cli.memoryx;

import java.util.Arrays;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.SeriesReport;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.kernel.Json;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.ExactTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ludo memoryx table}: builds the exact bot's table and says how large it is and how long it took. */
@Command(name = "table")
final class Table extends ReportingVerb implements Runnable {
    @Option(names = "--size", paramLabel = "LxC")
    private Size size = new Size(7, 7);

    @Option(names = "--players", paramLabel = "1|2", converter = MemoryxPlay.Players.class)
    private int players = 2;

    @Option(names = "--runs", paramLabel = "N", converter = WholeNumber.Count.class)
    private int runs = 1;

    @Override
    public void run() {
        long[] nanos = new long[runs];
        ExactTable table = new Bots(size, players).table();
        for (int run = 0; run < runs; run++) {
            long start = System.nanoTime();
            table = new Bots(size, players).table();
            Tables.complete(shell, table);
            nanos[run] = System.nanoTime() - start;
        }
        Arrays.sort(nanos);
        long millis = Math.round((nanos[(runs - 1) / 2] + nanos[runs / 2]) / 2e6);
        if (json) {
            shell.print(new Json()
                    .object()
                    .field("size", size.toString())
                    .field("players", players)
                    .field("states", table.states())
                    .field("runs", runs)
                    .field("milliseconds", millis)
                    .field("startValue", table.startValue())
                    .end());
            return;
        }
        SeriesReport report = new SeriesReport(shell);
        report.title(size + (players == 1 ? ", solitaire" : ", duel"));
        report.row("états", "states", String.valueOf(table.states()));
        report.row("millisecondes", "milliseconds", String.valueOf(millis));
        report.row("valeur au départ", "starting value", report.format("%.4f", table.startValue()));
    }
}
