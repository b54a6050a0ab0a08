package ludotheque.contest.web;

import io.javalin.http.sse.SseClient;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Accounts.Account;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Events;
import ludotheque.contest.store.Events.Event;
import ludotheque.contest.store.Teams;
import ludotheque.contest.store.Versions;
import ludotheque.kernel.Json;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What happens in a contest, told as it happens; and the same as a list, for those who cannot be told. */
final class LiveRoutes implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveRoutes.class);
    private static final int LOOK_MILLIS = 300;
    private static final int BREATH_MILLIS = 4000;
    private static final int AT_ONCE = 500;
    private static final int MOST_CLIENTS = 2000;

    /** Teams that are none. */
    private static final long EVERYBODY = 0;

    private static final long NOBODY = -1;
    private static final long BUILT_IN = -2;

    /** What only organisers are told. */
    private static final Set<String> PRIVATE = Set.of("invitation", "rejudging", "account", "token");

    private final Desk desk;
    private final Database database;
    private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "live");
        made.setDaemon(true);
        return made;
    });
    private long last;

    /** Who listens, and which team is theirs: its champion may come later. */
    private record Listener(SseClient client, long contest, boolean isOrganiser, long team) {}

    @SuppressWarnings("FutureReturnValueIgnored") // it looks until it is closed
    LiveRoutes(Desk desk) {
        this.desk = desk;
        this.database = desk.database();
        this.last = database.read(handle -> new Events(handle, database).last());
        thread.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
        thread.scheduleWithFixedDelay(this::breathe, BREATH_MILLIS, BREATH_MILLIS, TimeUnit.MILLISECONDS);
    }

    List<Route> all() {
        return List.of(Route.get("/contests/{contest}/events", Access.ANYONE, this::events));
    }

    private void events(Request request) {
        Long after = request.queryId("after");
        database.read(handle -> {
            Contest contest = desk.contest(handle, request);
            long team = team(handle, contest, request.account());
            Events events = new Events(handle, database);
            List<Event> found = after == null ? List.of() : events.after(contest.id(), after, request.limit());
            Json json = new Json().object();
            json.field(
                    "last",
                    found.isEmpty()
                            ? after == null ? events.last(contest.id()) : after
                            : found.get(found.size() - 1).id());
            json.name("items").array();
            for (Event event : found) {
                if (isFor(event, owner(handle, event), request.isOrganiser(), team)) {
                    write(json, event, request.isOrganiser());
                }
            }
            request.answer(json.end().end());
            return contest;
        });
    }

    private long team(Handle handle, Contest contest, @Nullable Account account) {
        Teams.Team team = account == null ? null : new Teams(handle, database).of(contest.id(), account.id());
        return team == null ? NOBODY : team.id();
    }

    private static Json write(Json json, Event event, boolean isOrganiser) {
        json.object().field("id", event.id()).field("at", event.at()).field("kind", event.kind());
        return json.field("subject", event.subject())
                .field("detail", isOrganiser ? event.detail() : null)
                .end();
    }

    /** The team that an event is for, when it is for it alone; otherwise {@link #EVERYBODY}. */
    private long owner(Handle handle, Event event) {
        Long subject = event.subject();
        boolean isPrivate = event.kind().startsWith("version.") && !event.kind().equals("version.active");
        if (!isPrivate || subject == null) {
            return EVERYBODY;
        }
        long champion = new Versions(handle, database).get(subject).champion();
        Long team = new Champions(handle, database).get(champion).team();
        return team == null ? BUILT_IN : team;
    }

    private static boolean isFor(Event event, long owner, boolean isOrganiser, long team) {
        String about = event.kind().substring(0, event.kind().indexOf('.'));
        return isOrganiser || (!PRIVATE.contains(about) && (owner == EVERYBODY || owner == team));
    }

    /** Adds somebody who listens until he goes. */
    void listen(SseClient client, Request request) {
        if (listeners.size() >= MOST_CLIENTS) {
            throw Problem.tooMany();
        }
        Listener listener = database.read(handle -> {
            Contest contest = desk.contest(handle, request);
            return new Listener(client, contest.id(), request.isOrganiser(), team(handle, contest, request.account()));
        });
        client.keepAlive();
        client.onClose(() -> listeners.remove(listener));
        // Where events are told, so that none comes before the greeting.
        thread.execute(() -> {
            listeners.add(listener);
            client.sendComment("hello");
        });
    }

    private void look() {
        try {
            List<Event> fresh = database.read(handle -> new Events(handle, database).after(last, AT_ONCE));
            for (Event event : fresh) {
                tell(event);
                last = event.id();
            }
        } catch (RuntimeException failure) {
            LOG.warn("live: {}", failure.toString());
        }
    }

    private void tell(Event event) {
        Long contest = event.contest();
        if (contest == null) {
            return;
        }
        long owner = database.read(handle -> owner(handle, event));
        for (Listener listener : listeners) {
            if (listener.contest == contest && isFor(event, owner, listener.isOrganiser, listener.team)) {
                Json json = write(new Json(), event, listener.isOrganiser);
                listener.client.sendEvent("event", json.toString(), String.valueOf(event.id()));
            }
        }
    }

    /** Says nothing, so that nobody takes a quiet stream for a dead one. */
    private void breathe() {
        listeners.forEach(listener -> listener.client.sendComment("still here"));
    }

    @Override
    public void close() {
        thread.shutdownNow();
        listeners.forEach(listener -> listener.client.close());
    }
}
