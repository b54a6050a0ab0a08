package ludotheque.cli.contest;

import java.util.ArrayList;
import java.util.List;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Table;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ludo contest standings}: the ladder, or the table of a tournament. */
@Command(name = "standings")
final class StandingsCommand extends Taking {
    @Option(names = "--tournament", paramLabel = "N")
    private @Nullable Long tournament;

    StandingsCommand(Shell shell) {
        super(shell);
    }

    @Override
    public Integer call() {
        Remote remote = remote();
        JsonValue table = remote.get(
                tournament == null
                        ? "contests/" + contest(remote) + "/standings"
                        : "tournaments/" + tournament + "/standings");
        List<JsonValue> lines = Remote.read(table, found -> found.need("rows").array());
        boolean isFaraway = !lines.isEmpty() && Remote.read(lines.get(0), row -> row.get("known") != null);
        if (json) {
            shell.out().println(isFaraway ? farawayJson(lines) : json(lines));
        } else {
            List<List<String>> rows = isFaraway ? farawayRows(lines) : rows(lines);
            shell.out().print(new Table(shell.say("Classement", "Standings"), rows).text());
        }
        return ExitCode.OK;
    }

    private static Json json(List<JsonValue> lines) {
        Json written = new Json().array();
        for (JsonValue row : lines) {
            written.object().field("rank", number(row, "rank")).field("best", number(row, "best"));
            written.field("worst", number(row, "worst")).field("name", text(row, "name"));
            written.field("points", number(row, "points"))
                    .field("strength", number(row, "strength"))
                    .end();
        }
        return written.end();
    }

    private List<List<String>> rows(List<JsonValue> lines) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "champion",
                shell.say("rang", "rank"),
                "points",
                shell.say("victoires", "wins"),
                shell.say("nuls", "draws"),
                shell.say("défaites", "losses"),
                shell.say("force", "strength")));
        for (JsonValue row : lines) {
            rows.add(List.of(
                    text(row, "name"),
                    number(row, "rank") + " (" + number(row, "best") + "–" + number(row, "worst") + ")",
                    shell.number(number(row, "points")),
                    shell.number(number(row, "wins")),
                    shell.number(number(row, "draws")),
                    shell.number(number(row, "losses")),
                    String.valueOf(number(row, "strength"))));
        }
        return rows;
    }

    private static Json farawayJson(List<JsonValue> lines) {
        Json written = new Json().array();
        for (JsonValue row : lines) {
            written.object().field("rank", number(row, "rank")).field("name", text(row, "name"));
            written.field("points", number(row, "points"));
            for (String part : List.of("known", "mystery")) {
                JsonValue its = Remote.read(row, json -> json.need(part));
                written.name(part).object();
                for (String figure : List.of("instances", "answers", "bests", "points", "sum")) {
                    written.field(figure, number(its, figure));
                }
                written.end();
            }
            written.end();
        }
        return written.end();
    }

    private List<List<String>> farawayRows(List<JsonValue> lines) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                shell.say("équipe", "team"),
                shell.say("rang", "rank"),
                "points",
                shell.say("connues", "known"),
                shell.say("mystère", "mystery")));
        for (JsonValue row : lines) {
            rows.add(List.of(
                    text(row, "name"),
                    shell.number(number(row, "rank")),
                    shell.number(number(row, "points")),
                    part(Remote.read(row, json -> json.need("known"))),
                    part(Remote.read(row, json -> json.need("mystery")))));
        }
        return rows;
    }

    /** Points, and in brackets how many of the instances were solved. */
    private String part(JsonValue part) {
        return shell.number(number(part, "points")) + " (" + number(part, "answers") + "/" + number(part, "instances")
                + ")";
    }
}
