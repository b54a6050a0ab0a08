package ludotheque.cli.patience;

import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Json;

/** How many deals were solved, how long their solutions are, and how much looking it took. */
record StatsReport(Shell shell, Family family, DealRange range, String options, List<DealResult> results) {

    String table() {
        return String.join(
                "\n",
                (family + " " + range + " " + options).stripTrailing(),
                share("résolues", "solved", SearchAnswer.SUCCES),
                share("insolubles", "insoluble", SearchAnswer.INSOLUBLE),
                share("sans réponse", "gave up", SearchAnswer.ECHEC),
                line("", "min", shell.say("médiane", "median"), shell.say("90 %", "90%"), "max"),
                spread("coups", "moves", moves()),
                spread("positions", "positions", positions()));
    }

    private String share(String fr, String en, SearchAnswer answer) {
        String percent = String.format(shell.locale(), "%.1f", 100.0 * count(answer) / Math.max(1, results.size()));
        return String.format(
                "  %-12s %9s %11s", shell.say(fr, en), shell.number(count(answer)), percent + shell.say(" %", "%"));
    }

    private String spread(String fr, String en, long[] figures) {
        String label = shell.say(fr, en);
        if (figures.length == 0) {
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
                .field("deals", results.size());
        for (SearchAnswer answer : SearchAnswer.values()) {
            object.field(answer.name().toLowerCase(Locale.ROOT), count(answer));
        }
        write(object.name("moves"), moves());
        write(object.name("positions"), positions());
        return pace.write(object).field("options", options).end();
    }

    private static void write(Json json, long[] figures) {
        if (figures.length == 0) {
            json.value((String) null);
        } else {
            Distribution.of(figures).write(json);
        }
    }

    private long count(SearchAnswer answer) {
        return results.stream().filter(result -> result.answer() == answer).count();
    }

    private long[] moves() {
        return sorted(results.stream().filter(result -> result.answer() == SearchAnswer.SUCCES), DealResult::moves);
    }

    private long[] positions() {
        return sorted(results.stream(), DealResult::positions);
    }

    private static long[] sorted(Stream<DealResult> results, ToLongFunction<DealResult> figure) {
        return results.mapToLong(figure).sorted().toArray();
    }
}
