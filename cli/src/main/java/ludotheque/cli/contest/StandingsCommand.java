package ludotheque.cli.contest;

import java.util.List;
import ludotheque.cli.shell.Columns;
import ludotheque.cli.shell.ExitCode;
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
            shell.print(isFaraway ? farawayJson(lines) : json(lines));
        } else {
            Columns<JsonValue> columns = isFaraway ? farawayColumns() : columns();
            shell.out()
                    .print(columns.table(shell.say("Classement", "Standings"), lines)
                            .text());
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

    private Columns<JsonValue> columns() {
        return new Columns<JsonValue>(shell)
                .add("champion", "champion", row -> text(row, "name"))
                .add("rang", "rank", StandingsCommand::rank)
                .add("points", "points", row -> figure(row, "points"))
                .add("victoires", "wins", row -> figure(row, "wins"))
                .add("nuls", "draws", row -> figure(row, "draws"))
                .add("défaites", "losses", row -> figure(row, "losses"))
                .add("force", "strength", row -> String.valueOf(number(row, "strength")));
    }

    private static String rank(JsonValue row) {
        return number(row, "rank") + " (" + number(row, "best") + "–" + number(row, "worst") + ")";
    }

    private String figure(JsonValue row, String name) {
        return shell.number(number(row, name));
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

    private Columns<JsonValue> farawayColumns() {
        return new Columns<JsonValue>(shell)
                .add("équipe", "team", row -> text(row, "name"))
                .add("rang", "rank", row -> figure(row, "rank"))
                .add("points", "points", row -> figure(row, "points"))
                .add("connues", "known", row -> part(Remote.read(row, json -> json.need("known"))))
                .add("mystère", "mystery", row -> part(Remote.read(row, json -> json.need("mystery"))));
    }

    /** Points, and in brackets how many of the instances were solved. */
    private String part(JsonValue part) {
        return shell.number(number(part, "points")) + " (" + number(part, "answers") + "/" + number(part, "instances")
                + ")";
    }
}
