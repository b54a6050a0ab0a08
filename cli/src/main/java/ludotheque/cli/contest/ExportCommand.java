package ludotheque.cli.contest;

import java.util.List;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Events;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Teams;
import ludotheque.contest.store.Versions;
import ludotheque.kernel.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo contest export}: all that is known of a contest, one JSON object a line, without passwords, codes or sources. */
@Command(name = "export")
final class ExportCommand extends InFolder {
    private static final int PAGE = 500;

    @Parameters(index = "1", paramLabel = "CONTEST", descriptionKey = "contest")
    private long number;

    @Override
    void run(ContestFolder opened) {
        Database database = opened.database();
        Contest contest = contest(database, number);
        line(new Json()
                .object()
                .field("kind", "contest")
                .field("id", contest.id())
                .field("name", contest.name())
                .field("game", contest.game())
                .field("state", contest.state())
                .field("settings", contest.settings()));
        teams(database);
        champions(database);
        matches(database);
        events(database);
    }

    private void line(Json json) {
        shell.print(json.end());
    }

    private void teams(Database database) {
        for (Teams.Team team : database.read(handle -> new Teams(handle, database).all(number))) {
            Json json = new Json()
                    .object()
                    .field("kind", "team")
                    .field("id", team.id())
                    .field("name", team.name());
            json.name("members").array();
            database.read(handle -> new Teams(handle, database).members(team.id()))
                    .forEach(member -> json.value(member.name()));
            line(json.end());
        }
    }

    private void champions(Database database) {
        for (Champions.Champion champion : database.read(handle -> new Champions(handle, database).all(number))) {
            Json json = new Json().object().field("kind", "champion").field("id", champion.id());
            json.field("name", champion.name()).field("builtin", champion.builtin());
            line(json.field("disqualified", champion.disqualified()));
            for (Versions.Version version : database.read(
                    handle -> new Versions(handle, database).of(champion.id(), Long.MAX_VALUE, Integer.MAX_VALUE))) {
                Json one = new Json().object().field("kind", "version").field("id", version.id());
                one.field("champion", champion.id())
                        .field("number", version.number())
                        .field("hash", version.hash());
                one.field("language", version.language()).field("state", version.state());
                line(one.field("created", version.created()));
            }
        }
    }

    private void matches(Database database) {
        Matches.Filter all = new Matches.Filter(null, null, null, null, null, null, null);
        long before = Long.MAX_VALUE;
        List<Matches.Match> page;
        do {
            long end = before;
            page = database.read(handle -> new Matches(handle, database).list(number, all, end, PAGE));
            for (Matches.Match match : page) {
                before = match.id();
                Json json = new Json().object().field("kind", "match").field("id", match.id());
                json.field("block", match.block())
                        .field("purpose", match.purpose())
                        .field("state", match.state());
                json.field("map", match.map())
                        .field("counts", match.counts() == 1)
                        .field("engine", match.engine());
                json.name("seats").array();
                for (Matches.Seat seat : database.read(handle -> new Matches(handle, database).seats(match.id()))) {
                    json.object().field("version", seat.version()).field("result", seat.result());
                    json.field("score", seat.score())
                            .field("cause", seat.cause())
                            .field("corrected", seat.corrected())
                            .end();
                }
                line(json.end());
            }
        } while (page.size() == PAGE);
    }

    private void events(Database database) {
        long after = 0;
        List<Events.Event> page;
        do {
            long from = after;
            page = database.read(handle -> new Events(handle, database).after(number, from, PAGE));
            for (Events.Event event : page) {
                after = event.id();
                line(new Json()
                        .object()
                        .field("kind", "event")
                        .field("id", event.id())
                        .field("at", event.at())
                        .field("what", event.kind())
                        .field("detail", event.detail()));
            }
        } while (page.size() == PAGE);
    }
}
