package ludotheque.contest.web;

import java.util.ArrayList;
import java.util.List;
import ludotheque.contest.Problem;
import ludotheque.contest.game.ContestGames;
import ludotheque.contest.store.Blobs;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Champions.Champion;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Matches.Match;
import ludotheque.contest.store.Matches.Seat;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Versions.Version;
import ludotheque.contest.table.Tables;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Matches: asked for, listed, watched. */
final class MatchRoutes {
    private final Desk desk;
    private final Database database;

    MatchRoutes(Desk desk) {
        this.desk = desk;
        this.database = desk.database();
    }

    List<Route> all() {
        return List.of(
                Route.get("/contests/{contest}/matches", Access.ANYONE, this::list),
                Route.post("/contests/{contest}/matches", Access.LOGGED_IN, this::ask),
                Route.get("/matches/{match}", Access.ANYONE, this::show),
                Route.get("/matches/{match}/record", Access.ANYONE, this::record));
    }

    private void list(Request request) {
        database.read(handle -> {
            Contest contest = desk.contest(handle, request);
            Matches.Filter filter = new Matches.Filter(
                    request.queryId("champion"),
                    request.queryId("opponent"),
                    request.queryId("version"),
                    request.queryId("map"),
                    request.queryId("tournament"),
                    word(request.query("purpose")),
                    word(request.query("state")));
            if (Matches.VALIDATION.equals(filter.purpose()) && !request.isOrganiser()) {
                throw Problem.forbidden();
            }
            Matches all = new Matches(handle, database);
            List<Matches.Shown> matches = all.shown(all.list(contest.id(), filter, request.before(), request.limit()));
            request.answerList(
                    matches,
                    shown -> shown.match().id(),
                    (json, shown) -> write(
                            json, shown, isShown(handle, contest, shown.match(), request), request.isOrganiser()));
            return contest;
        });
    }

    private static @Nullable String word(@Nullable String text) {
        return text == null || text.isEmpty() ? null : text;
    }

    /** While a table is frozen, what ended later is shown to those who played it alone. */
    private boolean isShown(Handle handle, Contest contest, Match match, Request request) {
        Long after = contest.frozenAfter();
        Long done = match.done();
        if (!Tables.isFrozen(contest, request.isOrganiser()) || after == null || (done != null && done <= after)) {
            return true;
        }
        return new Matches(handle, database)
                .seats(match.id()).stream()
                        .anyMatch(seat -> desk.isOwn(
                                handle, new Champions(handle, database).get(seat.champion()), request.account()));
    }

    /** A match; results only where they are shown, and the fault that made it void to organisers alone. */
    static Json write(Handle handle, Database database, Json json, Match match, boolean isShown, boolean isOrganiser) {
        return write(json, new Matches(handle, database).shown(List.of(match)).get(0), isShown, isOrganiser);
    }

    private static Json write(Json json, Matches.Shown shown, boolean isShown, boolean isOrganiser) {
        Match match = shown.match();
        json.object().field("id", match.id()).field("contest", match.contest()).field("block", match.block());
        json.field("game", shown.game()).field("purpose", match.purpose()).field("state", match.state());
        json.field("tournament", match.tournament()).field("rejudging", match.rejudging());
        json.field("counts", match.counts() == 1).field("attempt", match.attempt());
        json.field("engine", match.engine()).field("hidden", !isShown);
        json.field("worker", isOrganiser ? match.worker() : null).field("fault", isOrganiser ? match.fault() : null);
        json.name("map")
                .object()
                .field("id", match.map())
                .field("name", shown.mapName())
                .end();
        json.field("created", match.created()).field("started", match.started()).field("ended", match.ended());
        json.name("seats").array();
        for (Matches.NamedSeat named : shown.seats()) {
            Seat seat = named.seat();
            json.object()
                    .field("side", seat.side())
                    .field("champion", seat.champion())
                    .field("name", named.name());
            json.field("builtin", named.builtin())
                    .field("version", seat.version())
                    .field("number", named.number());
            json.field("score", isShown ? seat.score() : null);
            json.field("result", isShown ? seat.result() : null).field("cause", isShown ? seat.cause() : null);
            json.field("causeTurn", isShown ? seat.causeTurn() : null);
            json.field("causeCall", isShown ? seat.causeCall() : null);
            json.field("slowest", isShown ? seat.slowest() : null).field("cpu", isShown ? seat.cpu() : null);
            json.field("memory", isShown ? seat.memory() : null);
            json.field("corrected", seat.corrected()).end();
        }
        return json.end().end();
    }

    /** The match and its contest, if the asker may see it: validations are the team's own. */
    private Match match(Handle handle, Request request) {
        Match match = new Matches(handle, database).get(request.id("match"));
        desk.expectShown(new Contests(handle, database).get(match.contest()), request);
        if (match.purpose().equals(Matches.VALIDATION)) {
            long version =
                    new Matches(handle, database).seats(match.block()).get(0).version();
            desk.ownChampion(handle, new Versions(handle, database).get(version).champion(), request);
        }
        return match;
    }

    private void show(Request request) {
        Json json = database.read(handle -> {
            Match match = match(handle, request);
            Contest contest = new Contests(handle, database).get(match.contest());
            return write(
                    handle,
                    database,
                    new Json(),
                    match,
                    isShown(handle, contest, match, request),
                    request.isOrganiser());
        });
        request.answer(json);
    }

    /**
     * The record, for the viewer: of a match that is being played as far as it has come. What a champion printed is in it for its own
     * team, and for organisers who ask for a side.
     */
    private void record(Request request) {
        byte[] packed = database.read(handle -> {
            Match match = match(handle, request);
            Contest contest = new Contests(handle, database).get(match.contest());
            if (!isShown(handle, contest, match, request)) {
                throw Problem.forbidden(
                        "FROZEN", "ce match est caché jusqu'au dégel", "this match is hidden until the thaw");
            }
            byte[] live = match.state().equals(Matches.RUNNING) ? new Matches(handle, database).live(match.id()) : null;
            String hash = match.record();
            if (live != null) {
                return live;
            }
            if (hash == null) {
                throw Problem.notFound();
            }
            for (Seat seat : new Matches(handle, database).seats(match.id())) {
                String own = seat.record();
                if (own != null && mayHear(handle, seat, request)) {
                    hash = own;
                    break;
                }
            }
            byte[] kept = new Blobs(handle).get(hash);
            if (kept == null) {
                throw Problem.notFound();
            }
            return kept;
        });
        boolean isPapattes = database.read(handle -> {
            Match match = new Matches(handle, database).get(request.id("match"));
            return new Contests(handle, database).get(match.contest()).game().equals(Contests.PAPATTES);
        });
        request.context()
                .disableCompression()
                .contentType(isPapattes ? "text/plain; charset=utf-8" : "application/json; charset=utf-8")
                .header("Content-Encoding", "gzip")
                .header("Cache-Control", "private, no-cache")
                .result(packed);
    }

    private boolean mayHear(Handle handle, Seat seat, Request request) {
        Long side = request.queryId("side");
        boolean isAsked = side == null || side == seat.side();
        boolean isOwn = desk.isOwn(handle, new Champions(handle, database).get(seat.champion()), request.account());
        return isAsked && (isOwn || (side != null && request.isOrganiser()));
    }

    private void ask(Request request) throws BadInput {
        JsonValue body = request.json();
        Long opponentId = Request.number(body, "opponent");
        Long mapId = Request.number(body, "map");
        Long versionId = Request.number(body, "version");
        String sides = Request.text(body, "sides");
        List<Long> ids = database.change(handle -> {
            Contest contest = desk.contest(handle, request);
            desk.expectOn(contest);
            Champions champions = new Champions(handle, database);
            Champion mine =
                    champions.ofTeam(desk.team(handle, contest, request.me()).id());
            Version own = mine == null ? null : version(handle, mine, versionId);
            if (own == null) {
                throw nothingToPlay();
            }
            long map = map(handle, contest, mapId);
            List<Matches.Pairing> pairings = contest.isFaraway()
                    ? List.of(new Matches.Pairing(List.of(own)))
                    : pairings(own, opponent(handle, contest, opponentId, map), sides);
            for (int i = 0; i < pairings.size(); i++) {
                desk.limits()
                        .take("match of " + own.champion(), contest.limits().matchesPerMinute());
            }
            List<Long> added = new Matches(handle, database)
                    .add(new Matches.Planned(
                            contest.id(),
                            Matches.ASKED,
                            null,
                            map,
                            Secrets.drawLong(),
                            pairings,
                            request.me().id()));
            desk.queue().play(handle, added.get(0), Matches.ASKED);
            return added;
        });
        desk.wake().run();
        Json json = new Json().object().name("matches").array();
        ids.forEach(json::value);
        request.answerCreated(json.end().end());
    }

    private static Problem nothingToPlay() {
        return Problem.conflict(
                "NOTHING_TO_PLAY",
                "il faut une version prête de chaque côté",
                "a version that is ready is needed on both sides");
    }

    private Version opponent(Handle handle, Contest contest, @Nullable Long id, long map) {
        if (id == null) {
            throw Problem.bad("BAD_OPPONENT", "opponent était attendu", "opponent was expected");
        }
        Champion opponent = new Champions(handle, database).get(id);
        if (opponent.contest() != contest.id() || opponent.active() == null) {
            throw nothingToPlay();
        }
        String builtin = opponent.builtin();
        if (builtin != null && !ContestGames.of(contest.game()).plays(builtin, new Maps(handle, database).body(map))) {
            throw Problem.conflict(
                    "NOT_ON_THIS_MAP",
                    "« " + builtin + " » ne joue pas ici : choisissez une autre carte ou un autre adversaire",
                    "\"" + builtin + "\" does not play here: choose another map or another opponent");
        }
        return new Versions(handle, database).get(opponent.active());
    }

    private static List<Matches.Pairing> pairings(Version own, Version other, @Nullable String sides) {
        List<Matches.Pairing> pairings = new ArrayList<>();
        if (sides == null || !sides.equals("second")) {
            pairings.add(new Matches.Pairing(own, other));
        }
        if (sides == null || !sides.equals("first")) {
            pairings.add(new Matches.Pairing(other, own));
        }
        return pairings;
    }

    private @Nullable Version version(Handle handle, Champion champion, @Nullable Long asked) {
        Long id = asked == null ? champion.active() : asked;
        if (id == null) {
            return null;
        }
        Version version = new Versions(handle, database).get(id);
        return version.champion() == champion.id() && version.state().equals(Versions.READY) ? version : null;
    }

    private long map(Handle handle, Contest contest, @Nullable Long asked) {
        List<Maps.MapRow> open = new Maps(handle, database).open(contest.id());
        return open.stream()
                .filter(map -> asked == null || map.id() == asked)
                .findFirst()
                .orElseThrow(Problem::notFound)
                .id();
    }
}
