package ludotheque.contest.web;

import java.util.ArrayList;
import java.util.List;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Names;
import ludotheque.contest.store.Rejudgings;
import ludotheque.contest.store.Rejudgings.Change;
import ludotheque.contest.store.Rejudgings.Rejudging;
import ludotheque.contest.store.Tournaments;
import ludotheque.contest.store.Tournaments.Tournament;
import ludotheque.contest.table.Table;
import ludotheque.contest.table.Tables;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import org.jdbi.v3.core.Handle;

/** Standings, tournaments, and what the jury changes. */
final class TableRoutes {
    private static final int LONGEST_TITLE = 80;
    private static final int LONGEST_REASON = 400;
    private static final int MOST_ROUNDS = 200;

    private final Desk desk;
    private final Database database;

    TableRoutes(Desk desk) {
        this.desk = desk;
        this.database = desk.database();
    }

    List<Route> all() {
        return List.of(
                Route.get("/contests/{contest}/standings", Access.ANYONE, this::standings),
                Route.get("/contests/{contest}/tournaments", Access.ANYONE, this::tournaments),
                Route.post("/contests/{contest}/tournaments", Access.ORGANISER, this::addTournament),
                Route.get("/tournaments/{tournament}", Access.ANYONE, this::tournament),
                Route.post("/tournaments/{tournament}/state", Access.ORGANISER, this::moveTournament),
                Route.get("/tournaments/{tournament}/standings", Access.ANYONE, this::tournamentStandings),
                Route.get("/champions/{champion}/progress", Access.ANYONE, this::progress),
                Route.post("/matches/{match}/annul", Access.ORGANISER, this::annul),
                Route.post("/matches/{match}/correct", Access.ORGANISER, this::correct),
                Route.get("/contests/{contest}/rejudgings", Access.ORGANISER, this::rejudgings),
                Route.post("/contests/{contest}/rejudgings", Access.ORGANISER, this::rejudge),
                Route.get("/rejudgings/{rejudging}", Access.ORGANISER, this::rejudging),
                Route.post(
                        "/rejudgings/{rejudging}/apply", Access.ORGANISER, request -> end(request, Rejudgings.APPLIED)),
                Route.post(
                        "/rejudgings/{rejudging}/drop", Access.ORGANISER, request -> end(request, Rejudgings.DROPPED)));
    }

    private void answerTable(Request request, String table) {
        request.context()
                .header("Cache-Control", "no-cache")
                .contentType("application/json; charset=utf-8")
                .result(table);
    }

    private void standings(Request request) {
        Contest contest = database.read(handle -> desk.contest(handle, request));
        answerTable(request, desk.tables().ladder(contest, request.isOrganiser()));
    }

    private void tournaments(Request request) {
        database.read(handle -> {
            Contest contest = desk.contest(handle, request);
            request.answerList(
                    new Tournaments(handle, database).of(contest.id(), request.before(), request.limit()),
                    Tournament::id,
                    (json, tournament) -> write(handle, json, tournament));
            return contest;
        });
    }

    private Json write(Handle handle, Json json, Tournament tournament) {
        Tournaments tournaments = new Tournaments(handle, database);
        long champions = tournaments.entries(tournament.id()).size();
        json.object().field("id", tournament.id()).field("contest", tournament.contest());
        json.field("name", tournament.name()).field("state", tournament.state());
        json.field("rounds", tournament.rounds());
        json.field("starts", tournament.starts());
        json.field("commitment", tournament.commitment());
        json.field("seed", tournament.state().equals(Tournaments.PUBLISHED) ? tournament.seed() : null);
        json.field("champions", champions);
        boolean isFaraway =
                new Contests(handle, database).get(tournament.contest()).isFaraway();
        json.field(
                "matches",
                isFaraway
                        ? Math.max(champions * tournament.rounds(), tournaments.count(tournament.id()))
                        : champions * (champions - 1) * tournament.rounds());
        json.field("played", tournaments.count(tournament.id(), Matches.DONE));
        return json.field("void", tournaments.count(tournament.id(), Matches.VOID))
                .end();
    }

    private void addTournament(Request request) throws BadInput {
        JsonValue body = request.json();
        String name = Names.title(body.need("name").string(), LONGEST_TITLE);
        int rounds = (int) body.need("rounds").number(1, MOST_ROUNDS);
        Long starts = Request.number(body, "starts");
        long id = database.change(handle -> new Tournaments(handle, database)
                .add(
                        desk.contest(handle, request).id(),
                        name,
                        rounds,
                        starts,
                        request.me().id()));
        request.answerCreated(
                database.read(handle -> write(handle, new Json(), new Tournaments(handle, database).get(id))));
    }

    private Tournament shown(Handle handle, Request request) {
        Tournament tournament = new Tournaments(handle, database).get(request.id("tournament"));
        desk.expectShown(new Contests(handle, database).get(tournament.contest()), request);
        return tournament;
    }

    private void tournament(Request request) {
        request.answer(database.read(handle -> write(handle, new Json(), shown(handle, request))));
    }

    private void moveTournament(Request request) throws BadInput {
        String state = request.json().need("state").string();
        long account = request.me().id();
        database.changing(handle -> {
            Tournaments tournaments = new Tournaments(handle, database);
            Tournament tournament = shown(handle, request);
            switch (state) {
                case Tournaments.LOCKED -> tournaments.lock(tournament, null, account);
                case Tournaments.PLAYING -> tournaments.move(tournament, Tournaments.LOCKED, state, account);
                case Tournaments.PUBLISHED -> tournaments.move(tournament, Tournaments.COMPLETE, state, account);
                case Tournaments.DROPPED -> tournaments.move(tournament, Tournaments.DRAFT, state, account);
                default ->
                    throw Problem.bad(
                            "BAD_STATE",
                            "locked, playing, published ou dropped était attendu",
                            "locked, playing, published or dropped was expected");
            }
        });
        desk.wake().run();
        tournament(request);
    }

    /** While the public's table is frozen, so are those of tournaments that are not published. */
    private void tournamentStandings(Request request) {
        Tournament tournament = database.read(handle -> shown(handle, request));
        Contest contest = database.read(handle -> new Contests(handle, database).get(tournament.contest()));
        if (Tables.isFrozen(contest, request.isOrganiser())
                && !tournament.state().equals(Tournaments.PUBLISHED)) {
            throw Problem.forbidden("FROZEN", "cette table est gelée", "this table is frozen");
        }
        answerTable(request, desk.tables().tournament(tournament.contest(), tournament.id()));
    }

    /** How a champion fared from one published tournament to the next. */
    private void progress(Request request) {
        Champions.Champion champion =
                database.read(handle -> new Champions(handle, database).get(request.id("champion")));
        Contest contest = database.read(handle -> new Contests(handle, database).get(champion.contest()));
        desk.expectShown(contest, request);
        Json json = new Json().object().name("items").array();
        List<Tournament> all = database.read(
                handle -> new Tournaments(handle, database).of(contest.id(), Long.MAX_VALUE, MOST_ROUNDS));
        for (int i = all.size() - 1; i >= 0; i--) {
            Tournament tournament = all.get(i);
            boolean isOver = tournament.state().equals(Tournaments.PUBLISHED)
                    || (tournament.state().equals(Tournaments.COMPLETE)
                            && !Tables.isFrozen(contest, request.isOrganiser()));
            if (isOver) {
                List<Table.Place> places = desk.tables().tournamentPlaces(contest.id(), tournament.id());
                places.stream()
                        .filter(row -> row.champion() == champion.id())
                        .forEach(row -> json.object()
                                .field("tournament", tournament.id())
                                .field("name", tournament.name())
                                .field("version", row.version())
                                .field("rank", row.rank())
                                .field("best", row.best())
                                .field("worst", row.worst())
                                .field("points", row.points())
                                .field("champions", places.size())
                                .end());
            }
        }
        request.answer(json.end().field("next", (String) null).end());
    }

    private void annul(Request request) throws BadInput {
        JsonValue body = request.json();
        String reason = Names.title(body.need("reason").string(), LONGEST_REASON);
        boolean isAnnulled = body.need("annulled").bool();
        database.changing(handle -> new Rejudgings(handle, database)
                .annul(ended(handle, request), isAnnulled, reason, request.me().id()));
        answerMatch(request);
    }

    private Matches.Match ended(Handle handle, Request request) {
        Matches.Match match = new Matches(handle, database).get(request.id("match"));
        if (!match.state().equals(Matches.DONE) || match.purpose().equals(Matches.VALIDATION)) {
            throw Problem.conflict("NOT_PLAYED", "ce match n'a pas de résultat", "this match has no result");
        }
        return match;
    }

    private void correct(Request request) throws BadInput {
        JsonValue body = request.json();
        String reason = Names.title(body.need("reason").string(), LONGEST_REASON);
        int winner = (int) body.need("winner").number(-1, 1);
        database.changing(handle -> {
            Matches.Match match = ended(handle, request);
            if (new Contests(handle, database).get(match.contest()).isFaraway()) {
                throw Problem.conflict(
                        "NO_WINNER",
                        "une exécution n'a pas de vainqueur : annulez-la ou rejugez-la",
                        "a run has no winner: annul it or rejudge it");
            }
            new Rejudgings(handle, database)
                    .correct(match, winner, reason, request.me().id());
        });
        answerMatch(request);
    }

    private void answerMatch(Request request) {
        desk.wake().run();
        request.answer(database.read(handle -> {
            Matches.Match match = new Matches(handle, database).get(request.id("match"));
            return MatchRoutes.write(handle, database, new Json(), match, true, true);
        }));
    }

    private void rejudgings(Request request) {
        List<Rejudging> all = database.read(handle -> new Rejudgings(handle, database)
                .of(desk.contest(handle, request).id(), request.before(), request.limit()));
        request.answerList(
                all, Rejudging::id, (json, one) -> fields(json.object(), one).end());
    }

    private static Json fields(Json json, Rejudging rejudging) {
        json.field("id", rejudging.id()).field("contest", rejudging.contest()).field("reason", rejudging.reason());
        return json.field("state", rejudging.state()).field("created", rejudging.created());
    }

    private void rejudge(Request request) throws BadInput {
        JsonValue body = request.json();
        String reason = Names.title(body.need("reason").string(), LONGEST_REASON);
        List<Long> chosen = new ArrayList<>();
        for (JsonValue match : body.need("matches").array()) {
            chosen.add(match.number(1, Long.MAX_VALUE));
        }
        if (chosen.isEmpty()) {
            throw Problem.bad("BAD_LIST", "au moins un match était attendu", "at least one match was expected");
        }
        Rejudging made = database.change(handle -> {
            Rejudgings rejudgings = new Rejudgings(handle, database);
            Rejudging rejudging = rejudgings.add(
                    desk.contest(handle, request).id(),
                    reason,
                    chosen,
                    request.me().id());
            rejudgings.changes(rejudging.id()).stream()
                    .map(Change::fresh)
                    .filter(match -> match.id() == match.block())
                    .forEach(match -> desk.queue().play(handle, match.id(), Matches.ASKED));
            return rejudging;
        });
        desk.wake().run();
        request.answerCreated(preview(made.id()));
    }

    private void rejudging(Request request) {
        request.answer(preview(request.id("rejudging")));
    }

    /** What would change: each match with its result before and after. */
    private Json preview(long id) {
        return database.read(handle -> {
            Rejudging rejudging = new Rejudgings(handle, database).get(id);
            Json json = fields(new Json().object(), rejudging).name("changes").array();
            for (Change change : new Rejudgings(handle, database).changes(id)) {
                json.object().name("before");
                MatchRoutes.write(handle, database, json, change.old(), true, true);
                json.name("after");
                MatchRoutes.write(handle, database, json, change.fresh(), true, true);
                json.end();
            }
            return json.end().end();
        });
    }

    private void end(Request request, String state) {
        database.changing(handle -> {
            Rejudgings rejudgings = new Rejudgings(handle, database);
            rejudgings.end(
                    rejudgings.get(request.id("rejudging")), state, request.me().id());
        });
        desk.wake().run();
        rejudging(request);
    }
}
