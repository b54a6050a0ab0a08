package ludotheque.contest.web;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import ludotheque.contest.Problem;
import ludotheque.contest.game.ContestGames;
import ludotheque.contest.game.NewMaps;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Contests.Settings;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Invitations;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Names;
import ludotheque.contest.store.Teams;
import ludotheque.contest.work.NewContest;
import ludotheque.contest.work.NewInvitations;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.map.MapFile;
import org.jdbi.v3.core.Handle;

/** Contests, their maps, invitations and teams. */
final class ContestRoutes {
    private static final int LONGEST_TITLE = 80;

    private final Desk desk;
    private final Database database;

    ContestRoutes(Desk desk) {
        this.desk = desk;
        this.database = desk.database();
    }

    List<Route> all() {
        return List.of(
                Route.get("/contests", Access.ANYONE, this::list),
                Route.post("/contests", Access.ORGANISER, this::add),
                Route.get("/contests/{contest}", Access.ANYONE, this::show),
                Route.post("/contests/{contest}", Access.ORGANISER, this::update),
                Route.post("/contests/{contest}/state", Access.ORGANISER, this::move),
                Route.get("/contests/{contest}/maps", Access.ANYONE, this::maps),
                Route.post("/contests/{contest}/maps", Access.ORGANISER, this::addMaps),
                Route.get("/contests/{contest}/maps/{map}", Access.ANYONE, this::map),
                Route.delete("/contests/{contest}/maps/{map}", Access.ORGANISER, this::dropMap),
                Route.get("/contests/{contest}/invitations", Access.ORGANISER, this::invitations),
                Route.post("/contests/{contest}/invitations", Access.ORGANISER, this::invite),
                Route.delete("/contests/{contest}/invitations/{invitation}", Access.ORGANISER, this::dropInvitation),
                Route.get("/contests/{contest}/teams", Access.ANYONE, this::teams),
                Route.post("/contests/{contest}/team/invitation", Access.LOGGED_IN, this::inviteToTeam));
    }

    private void list(Request request) {
        List<Contest> contests = database.read(handle -> new Contests(handle, database).all()).stream()
                .filter(contest -> request.isOrganiser() || !contest.state().equals(Contests.DRAFT))
                .toList();
        request.answerList(contests, Contest::id, ContestRoutes::write);
    }

    static Json write(Json json, Contest contest) {
        json.object().field("id", contest.id()).field("name", contest.name()).field("game", contest.game());
        json.field("state", contest.state()).field("opens", contest.opens()).field("closes", contest.closes());
        json.field("frozen", contest.frozenAfter() != null).name("settings");
        return contest.limits().write(json).end();
    }

    private void show(Request request) {
        request.answer(write(new Json(), database.read(handle -> desk.contest(handle, request))));
    }

    private void add(Request request) throws BadInput {
        JsonValue body = request.json();
        NewContest wanted = new NewContest(
                body.need("name").string(),
                body.need("game").string(),
                Request.number(body, "opens"),
                Request.number(body, "closes"),
                settings(body, Settings.USUAL),
                request.me().id());
        long id = database.change(handle -> wanted.add(handle, database));
        Contest added = database.read(handle -> new Contests(handle, database).get(id));
        request.answerCreated(write(new Json(), added));
    }

    private static Settings settings(JsonValue body, Settings before) throws BadInput {
        JsonValue settings = body.get("settings");
        return settings == null ? before : Settings.read(settings, before);
    }

    private void update(Request request) throws BadInput {
        JsonValue body = request.json();
        Contest before = database.read(handle -> desk.contest(handle, request));
        String name = Request.text(body, "name");
        Settings settings = settings(body, before.limits());
        Long opens = body.get("opens") == null ? before.opens() : Request.number(body, "opens");
        Long closes = body.get("closes") == null ? before.closes() : Request.number(body, "closes");
        database.changing(handle -> new Contests(handle, database)
                .update(
                        before.id(),
                        name == null ? before.name() : Names.title(name, LONGEST_TITLE),
                        opens,
                        closes,
                        settings,
                        request.me().id()));
        show(request);
    }

    private void move(Request request) throws BadInput {
        String state = request.json().need("state").string();
        String table = desk.tables().ladder(request.id("contest"));
        database.changing(handle -> {
            Contest contest = desk.contest(handle, request);
            new Contests(handle, database)
                    .move(contest, state, table, request.me().id());
        });
        desk.wake().run();
        show(request);
    }

    private void maps(Request request) {
        List<Maps.MapRow> maps = database.read(handle ->
                new Maps(handle, database).open(desk.contest(handle, request).id()));
        request.answerList(
                maps,
                Maps.MapRow::id,
                (json, map) -> json.object()
                        .field("id", map.id())
                        .field("name", map.name())
                        .field("origin", map.origin())
                        .end());
    }

    /**
     * Either {@code file}, a map as JSON or an instance of Faraway with its {@code name}, or {@code generate}, how many to draw; of a
     * board game {@code table}.
     */
    private void addMaps(Request request) throws BadInput {
        JsonValue body = JsonValue.parse(new String(request.bytes(2 * MapFile.MOST_BYTES), StandardCharsets.UTF_8));
        Contest contest = database.read(handle -> desk.contest(handle, request));
        Set<String> taken = database.read(handle -> new Maps(handle, database).open(contest.id())).stream()
                .map(Maps.MapRow::name)
                .collect(Collectors.toSet());
        NewMaps maps = ContestGames.of(contest.game()).read(body, taken);
        database.changing(handle ->
                maps.add(new Maps(handle, database), contest.id(), request.me().id()));
        maps(request);
    }

    private Maps.MapRow mapOf(Handle handle, Request request) {
        Contest contest = desk.contest(handle, request);
        Maps.MapRow map = new Maps(handle, database).get(request.id("map"));
        if (map.contest() != contest.id()) {
            throw Problem.notFound();
        }
        return map;
    }

    private void map(Request request) {
        request.answerText(database.read(
                handle -> new Maps(handle, database).body(mapOf(handle, request).id())));
    }

    private void dropMap(Request request) {
        database.changing(handle -> new Maps(handle, database)
                .drop(mapOf(handle, request), request.me().id()));
        request.answerNothing();
    }

    private void invitations(Request request) {
        List<Invitations.Invitation> invitations = database.read(handle -> new Invitations(handle, database)
                .of(desk.contest(handle, request).id()));
        request.answerList(
                invitations,
                Invitations.Invitation::id,
                (json, invitation) -> json.object()
                        .field("id", invitation.id())
                        .field("label", invitation.label())
                        .field("role", invitation.role())
                        .field("team", invitation.team())
                        .field("uses", invitation.uses())
                        .field("expires", invitation.expires())
                        .end());
    }

    /** One invitation with its uses, or one for each line of a CSV ({@code label} or {@code label,team}); codes are told once. */
    private void invite(Request request) throws BadInput {
        JsonValue body = request.json();
        String csv = Request.text(body, "csv");
        String label = Request.text(body, "label");
        Long uses = Request.number(body, "uses");
        Long expires = Request.number(body, "expires");
        NewInvitations wanted = csv != null
                ? NewInvitations.ofCsv(csv)
                : new NewInvitations(
                        List.of(new NewInvitations.Wanted(label == null ? "code" : label, Request.text(body, "team"))),
                        uses == null ? 1 : (int) Math.min(uses, Integer.MAX_VALUE));
        Json json = new Json().object().name("codes").array();
        database.change(handle -> wanted.add(
                        handle,
                        database,
                        desk.contest(handle, request).id(),
                        expires,
                        request.me().id()))
                .forEach(code -> json.object()
                        .field("label", code.label())
                        .field("team", code.team())
                        .field("code", code.code())
                        .end());
        request.answerCreated(json.end().end());
    }

    private void dropInvitation(Request request) {
        if (!database.change(handle -> new Invitations(handle, database)
                .drop(
                        request.id("contest"),
                        request.id("invitation"),
                        request.me().id()))) {
            throw Problem.notFound();
        }
        request.answerNothing();
    }

    private void teams(Request request) {
        database.read(handle -> {
            Contest contest = desk.contest(handle, request);
            Teams teams = new Teams(handle, database);
            Json json = new Json().object().name("items").array();
            for (Teams.Team team : teams.all(contest.id())) {
                json.object()
                        .field("id", team.id())
                        .field("name", team.name())
                        .name("members")
                        .array();
                teams.members(team.id()).forEach(member -> json.value(member.name()));
                json.end().end();
            }
            request.answer(json.end().field("next", (String) null).end());
            return json;
        });
    }

    /** A code with which one more person joins the asker's team. */
    private void inviteToTeam(Request request) {
        String code = database.change(handle -> {
            Contest contest = desk.contest(handle, request);
            Teams.Team team = desk.team(handle, contest, request.me());
            return new Invitations(handle, database)
                    .add(
                            contest.id(),
                            Accounts.PLAYER,
                            team.name(),
                            team.name(),
                            1,
                            database.now() + Duration.ofDays(7).toMillis(),
                            request.me().id());
        });
        request.answerCreated(new Json().object().field("code", code).end());
    }
}
