package ludotheque.cli.patience;

import java.util.Locale;
import java.util.SortedMap;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Json;

/** How many deals were solved, how long their solutions are, and how much looking it took. */
record StatsReport(Shell shell, Family family, DealRange range, String options, Tally tally) {

    String table() {
        return String.join(
                "\n",
                (family + " " + range + " " + options).stripTrailing(),
                share("résolues", "solved", SearchAnswer.SUCCES),
                share("insolubles", "insoluble", SearchAnswer.INSOLUBLE),
                share("sans réponse", "gave up", SearchAnswer.ECHEC),
                line("", "min", shell.say("médiane", "median"), shell.say("90 %", "90%"), "max"),
                spread("coups", "moves", tally.moves()),
                spread("positions", "positions", tally.positions()));
    }

    private String share(String fr, String en, SearchAnswer answer) {
        String percent =
                String.format(shell.locale(), "%.1f", 100.0 * tally.count(answer) / Math.max(1, tally.deals()));
        return String.format(
                "  %-12s %9s %11s",
                shell.say(fr, en), shell.number(tally.count(answer)), percent + shell.say(" %", "%"));
    }

    private String spread(String fr, String en, SortedMap<Long, Long> figures) {
        String label = shell.say(fr, en);
        if (figures.isEmpty()) {
            return line(label, "-", "-", "-", "-");
        }
        Distribution spread = Distribution.of(figures);
        return line(
                label,
                shell.number(spread.least()),
                shell.number(spread.median()),
                shell.number(spread.ninthTenth()),
                shell.number(spread.most()));
    }

    private static String line(String label, String... cells) {
        return String.format("  %-12s %9s %11s %11s %11s", label, cells[0], cells[1], cells[2], cells[3]);
    }

    Json json(Pace pace) {
        Json object = new Json()
                .object()
                .field("game", family.toString())
                .field("from", range.from())
                .field("to", range.to())
                .field("deals", tally.deals());
        for (SearchAnswer answer : SearchAnswer.values()) {
            object.field(answer.name().toLowerCase(Locale.ROOT), tally.count(answer));
        }
        write(object.name("moves"), tally.moves());
        write(object.name("positions"), tally.positions());
        return pace.write(object).field("options", options).end();
    }

    private static void write(Json json, SortedMap<Long, Long> figures) {
        if (figures.isEmpty()) {
            json.value((String) null);
        } else {
            Distribution.of(figures).write(json);
        }
    }
}
