package ludotheque.cli.papattes;

import ludotheque.cli.shell.Shell;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.Entry;

/** What a champion did in one call: its actions as the record has them, what it printed, and how it was lost. */
record CallReport(Shell shell) {

    String of(String champion, Call call) {
        StringBuilder text = new StringBuilder();
        text.append(shell.say("Dans ce demi-tour, ", "In this half-turn, "))
                .append(champion)
                .append(String.format(shell.locale(), shell.say(" (%.1f ms) :", " (%.1f ms):"), call.micros() / 1e3))
                .append(call.entries().isEmpty() ? shell.say(" rien", " nothing") : "")
                .append('\n');
        for (Entry entry : call.entries()) {
            text.append("  ").append(entry).append('\n');
        }
        call.printed().lines().forEach(line -> text.append("  > ").append(line).append('\n'));
        Call.Loss loss = call.loss();
        if (loss != null) {
            LossReport report = LossReport.of(shell, loss);
            boolean saidAbove = call.printed().strip().endsWith(report.words());
            text.append("  ")
                    .append(shell.say("perdu : ", "lost: "))
                    .append(saidAbove ? report.sentence() : report.text())
                    .append('\n');
        }
        return text.toString();
    }
}
