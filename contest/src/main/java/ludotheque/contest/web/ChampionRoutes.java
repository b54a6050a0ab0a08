package ludotheque.contest.web;

import java.time.Duration;
import java.util.List;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Blobs;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Champions.Champion;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Names;
import ludotheque.contest.store.Sql;
import ludotheque.contest.store.Teams;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Versions.Version;
import ludotheque.contest.work.HandedIn;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import org.jdbi.v3.core.Handle;

/** Champions and what was handed in for them. */
final class ChampionRoutes {
    private static final int LONGEST_REASON = 400;

    private final Desk desk;
    private final Database database;

    ChampionRoutes(Desk desk) {
        this.desk = desk;
        this.database = desk.database();
    }

    List<Route> all() {
        return List.of(
                Route.get("/contests/{contest}/champions", Access.ANYONE, this::list),
                Route.get("/champions/{champion}", Access.ANYONE, this::show),
                Route.post("/champions/{champion}/disqualify", Access.ORGANISER, this::disqualify),
                Route.get("/champions/{champion}/versions", Access.LOGGED_IN, this::versions),
                Route.post("/contests/{contest}/versions", Access.LOGGED_IN, this::handIn),
                Route.get("/versions/{version}", Access.LOGGED_IN, this::version),
                Route.get("/versions/{version}/source", Access.LOGGED_IN, this::source),
                Route.post("/versions/{version}/activate", Access.LOGGED_IN, this::activate),
                Route.post("/versions/{version}/disable", Access.ORGANISER, this::disable));
    }

    private void list(Request request) {
        database.read(handle -> {
            Contest contest = desk.contest(handle, request);
            List<Champion> champions = new Champions(handle, database).all(contest.id());
            request.answerList(champions, Champion::id, (json, champion) -> write(handle, json, champion, request));
            return contest;
        });
    }

    private Json write(Handle handle, Json json, Champion champion, Request request) {
        json.object()
                .field("id", champion.id())
                .field("contest", champion.contest())
                .field("name", champion.name());
        json.field("team", champion.team());
        json.field("builtin", champion.builtin()).field("disqualified", champion.disqualified());
        json.field("mine", desk.isOwn(handle, champion, request.account())).name("active");
        Long active = champion.active();
        if (active == null) {
            json.value((String) null);
        } else {
            Version version = new Versions(handle, database).get(active);
            json.object().field("id", version.id()).field("number", version.number());
            json.field("language", version.language())
                    .field("created", version.created())
                    .end();
        }
        return json.end();
    }

    private void show(Request request) {
        database.read(handle -> {
            Champion champion = new Champions(handle, database).get(request.id("champion"));
            desk.expectShown(new ludotheque.contest.store.Contests(handle, database).get(champion.contest()), request);
            request.answer(write(handle, new Json(), champion, request));
            return champion;
        });
    }

    private void disqualify(Request request) throws BadInput {
        String reason = Request.text(request.json(), "reason");
        database.changing(handle -> {
            Champions champions = new Champions(handle, database);
            champions.disqualify(
                    champions.get(request.id("champion")),
                    reason == null ? null : Names.title(reason, LONGEST_REASON),
                    request.me().id());
        });
        desk.wake().run();
        show(request);
    }

    private void versions(Request request) {
        List<Version> versions = database.read(handle -> new Versions(handle, database)
                .of(desk.ownChampion(handle, request.id("champion"), request).id(), request.before(), request.limit()));
        request.answerList(versions, Version::id, ChampionRoutes::write);
    }

    private static Json write(Json json, Version version) {
        return fields(json.object(), version).end();
    }

    private static Json fields(Json json, Version version) {
        json.field("id", version.id()).field("champion", version.champion()).field("number", version.number());
        json.field("hash", version.hash()).field("file", version.file()).field("size", version.size());
        json.field("language", version.language())
                .field("state", version.state())
                .name("reason");
        Text reason = version.reason();
        if (reason == null) {
            json.value((String) null);
        } else {
            json.object().field("fr", reason.fr()).field("en", reason.en()).end();
        }
        return json.field("created", version.created());
    }

    /** Keeps bytes. What they are is found out by a worker. */
    private void handIn(Request request) {
        String file = request.query("file");
        if (file == null || !HandedIn.isName(file)) {
            throw Problem.bad(
                    "BAD_FILE",
                    "?file= : un nom de fichier simple était attendu",
                    "?file=: a plain file name was expected");
        }
        Contest contest = database.read(handle -> desk.contest(handle, request));
        desk.expectOn(contest);
        database.read(handle -> desk.team(handle, contest, request.me()));
        desk.limits().take("version of " + request.me().id(), contest.limits().versionsPerHour());
        byte[] bytes = request.bytes(contest.limits().mostBytes());
        Version version = database.change(handle -> {
            Contest now = desk.contest(handle, request);
            desk.expectOn(now);
            Teams.Team team = desk.team(handle, now, request.me());
            Champions champions = new Champions(handle, database);
            Champion champion = champions.ofTeam(team.id());
            Champion own = champion == null ? champions.get(champions.addOfTeam(team)) : champion;
            long hourAgo = database.now() - Duration.ofHours(1).toMillis();
            if (new Versions(handle, database).since(own.id(), hourAgo)
                    >= now.limits().versionsPerHour()) {
                throw Problem.tooMany();
            }
            Version added = new Versions(handle, database)
                    .add(own, file, bytes, request.me().id());
            desk.queue().build(handle, added.id());
            return added;
        });
        desk.wake().run();
        request.answerCreated(write(new Json(), version));
    }

    private Version own(Handle handle, Request request) {
        Version version = new Versions(handle, database).get(request.id("version"));
        desk.ownChampion(handle, version.champion(), request);
        return version;
    }

    private void version(Request request) {
        Json json = database.read(handle -> {
            Version version = own(handle, request);
            Json told = fields(new Json().object(), version).name("builds").array();
            for (Versions.Build build : new Versions(handle, database).builds(version.id())) {
                told.object().field("attempt", build.attempt()).field("worker", build.worker());
                told.field("engine", build.engine()).field("log", build.log()).field("started", build.started());
                told.field("ended", build.ended()).end();
            }
            told.end().name("validation").array();
            Matches matches = new Matches(handle, database);
            Matches.Filter filter = new Matches.Filter(null, null, version.id(), null, null, Matches.VALIDATION, null);
            Champion champion = new Champions(handle, database).get(version.champion());
            for (Matches.Match match : matches.list(champion.contest(), filter, Long.MAX_VALUE, 20)) {
                MatchRoutes.write(handle, database, told, match, true, true);
            }
            return told.end().end();
        });
        request.answer(json);
    }

    private void source(Request request) {
        Version version = database.read(handle -> own(handle, request));
        byte[] bytes = database.read(handle -> new Blobs(handle).get(version.hash()));
        if (bytes == null) {
            throw Problem.notFound();
        }
        request.answerFile(version.file(), bytes);
    }

    private void activate(Request request) {
        database.changing(handle -> {
            Version version = own(handle, request);
            Champions champions = new Champions(handle, database);
            Champion champion = champions.get(version.champion());
            desk.expectOn(new ludotheque.contest.store.Contests(handle, database).get(champion.contest()));
            if (!version.state().equals(Versions.READY)) {
                throw Problem.conflict("NOT_READY", "cette version n'est pas prête", "this version is not ready");
            }
            champions.activate(champion, version.id(), request.me().id());
        });
        desk.wake().run();
        version(request);
    }

    private void disable(Request request) throws BadInput {
        String reason = Names.title(request.json().need("reason").string(), LONGEST_REASON);
        database.changing(handle -> {
            Version version = new Versions(handle, database).get(request.id("version"));
            new Versions(handle, database)
                    .move(
                            version.id(),
                            new Champions.Verdict(Versions.DISABLED, new Text(reason, reason)),
                            request.me().id());
            new Sql(handle, "UPDATE champions SET active = NULL WHERE active = ?").change(version.id());
        });
        desk.wake().run();
        version(request);
    }
}
