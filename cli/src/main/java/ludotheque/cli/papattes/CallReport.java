package ludotheque.cli.papattes;

import java.util.List;
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
            text.append("  ")
                    .append(shell.say("perdu : ", "lost: "))
                    .append(told(loss))
                    .append('\n');
        }
        return text.toString();
    }

    /** What a champion broke; a program's own words, when there are several lines of them, stand below. */
    static String told(Call.Loss loss) {
        List<String> detail = loss.detail().lines().toList();
        return switch (detail.size()) {
            case 0 -> loss.status();
            case 1 -> loss.status() + " (" + detail.get(0) + ")";
            default -> loss.status() + "\n    " + String.join("\n    ", detail);
        };
    }
}
