package ludotheque.contest.web;

import java.util.List;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Sql;
import ludotheque.contest.store.Versions;
import ludotheque.contest.store.Workers;
import ludotheque.contest.work.History;
import ludotheque.kernel.Json;
import org.jdbi.v3.core.Handle;

/** The workers behind it all, and how the work goes. */
final class WorkerRoutes {
    private static final int USUAL_MINUTES = 60;
    private static final int MOST_MINUTES = 24 * 60;

    private final Database database;

    WorkerRoutes(Desk desk) {
        this.database = desk.database();
    }

    List<Route> all() {
        return List.of(
                Route.get("/workers", Access.ORGANISER, this::workers),
                Route.get("/workers/history", Access.ORGANISER, this::history));
    }

    private void workers(Request request) {
        request.answer(database.read(handle -> {
            Json json = new Json()
                    .object()
                    .field("now", database.now())
                    .name("items")
                    .array();
            for (Workers.Worker worker : new Workers(handle, database).all()) {
                json.object().field("name", worker.name()).field("slots", worker.slots());
                json.field("engine", worker.engine()).field("tools", worker.tools());
                json.field("missing", worker.missing())
                        .field("seen", worker.seen())
                        .end();
            }
            json.end().name("waiting").object();
            for (String state : List.of(Matches.QUEUED, Matches.RUNNING, Matches.VOID)) {
                json.field(state, count(handle, "matches", state));
            }
            json.field(
                    "building",
                    count(handle, "versions", Versions.RECEIVED) + count(handle, "versions", Versions.BUILDING));
            return json.end().end();
        }));
    }

    private static long count(Handle handle, String table, String state) {
        return new Sql(handle, "SELECT COUNT(*) FROM " + table + " WHERE state = ?").number(state);
    }

    private void history(Request request) {
        Long minutes = request.queryId("minutes");
        request.answer(History.of(
                database, minutes == null ? USUAL_MINUTES : (int) Math.max(1, Math.min(minutes, MOST_MINUTES))));
    }
}
