package ludotheque.cli.papattes;

import ludotheque.cli.shell.Shell;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Observed;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.Entry;

/** What a champion did in one call: its actions as the record has them, what it printed, and how it was lost. */
record CallReport(Shell shell) {

    String of(String champion, Call call) {
        StringBuilder text = new StringBuilder();
        text.append(shell.say("Dans ce demi-tour, ", "In this half-turn, "))
                .append(champion)
                .append(" (" + used(call) + ")")
                .append(shell.say(" :", ":"))
                .append(call.entries().isEmpty() ? shell.say(" rien", " nothing") : "")
                .append('\n');
        for (Entry entry : call.entries()) {
            text.append("  ").append(entry).append('\n');
        }
        Observed observed = call.observed();
        if (call.left() > 0) {
            text.append(shell.say(
                    "  (" + shell.number(call.left()) + " autres actions refusées ou annulées)\n",
                    "  (" + shell.number(call.left()) + " more actions refused or taken back)\n"));
        }
        observed.printed()
                .lines()
                .forEach(line -> text.append("  > ").append(line).append('\n'));
        if (observed.dropped() > 0) {
            text.append(shell.say(
                    "  (" + shell.number(observed.dropped()) + " octets de plus n'ont pas été gardés)\n",
                    "  (" + shell.number(observed.dropped()) + " more bytes were not kept)\n"));
        }
        Loss loss = call.loss();
        if (loss != null) {
            LossReport report = LossReport.of(shell, loss);
            boolean saidAbove = observed.printed().strip().endsWith(report.words());
            text.append("  ")
                    .append(shell.say("perdu : ", "lost: "))
                    .append(saidAbove ? report.sentence() : report.text())
                    .append('\n');
        }
        return text.toString();
    }

    /** The time of a call and, where they are counted, how much of it was computing and the most memory so far. */
    private String used(Call call) {
        String time = String.format(shell.locale(), "%.1f ms", call.micros() / 1e3);
        Observed observed = call.observed();
        if (observed.memoryBytes() == 0) {
            return time;
        }
        return time
                + String.format(
                        shell.locale(),
                        shell.say(", dont %.1f ms de calcul, %d Mio", ", %.1f ms of computing, %d MiB"),
                        observed.cpuMicros() / 1e3,
                        observed.memoryBytes() >> 20);
    }
}
