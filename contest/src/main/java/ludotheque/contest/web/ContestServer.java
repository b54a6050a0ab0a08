package ludotheque.contest.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Postgresql;
import ludotheque.contest.table.Tables;
import ludotheque.contest.work.Metrics;
import ludotheque.contest.work.Queue;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Text;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web process of a contest: its pages and its API on one port. */
public final class ContestServer implements AutoCloseable {
    public static final String API = "/api/v1";

    private static final Logger LOG = LoggerFactory.getLogger(ContestServer.class);
    private static final int THREADS = 64;
    private static final int IDLE_MILLIS = 10_000;

    private static final int NOT_MODIFIED = 304;
    private static final int NOT_FOUND = 404;
    private static final int OUR_FAULT = 500;
    private static final int AWAY = 503;
    private static final int FULL = 507;
    private static final long A_YEAR = 31_536_000;

    /** Scripts, styles and pictures of our own alone; the rules are WebAssembly; nobody may frame the pages. */
    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"
            + " 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'"
            + " blob:; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

    /**
     * The thread in which the games compute. It has no page and no cookies to give away, and what loads its WebAssembly makes
     * functions of text, which pages may not.
     */
    private static final Pattern RULES_THREAD = Pattern.compile("/assets/worker-[\\w-]+\\.js");

    private static final String RULES_POLICY =
            "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";

    /** Tells the pages, which are the same everywhere, that a contest serves them; they need not ask other servers in vain. */
    private static final String HERE = "ludo_contest=1; Path=/; SameSite=Strict";

    private final Javalin javalin;
    private final LiveRoutes live;

    /**
     * How to serve.
     *
     * @param isSecure whether browsers reach us by HTTPS alone, through a proxy
     */
    public record Options(String host, int port, boolean isSecure) {}

    /**
     * Starts to serve.
     *
     * @param wake is told whenever there may be something to build or play
     */
    public static ContestServer start(Database database, Tables tables, Pages pages, Options options, Runnable wake) {
        Desk desk = new Desk(
                database,
                new Queue(database),
                new RateLimits(System::nanoTime),
                new Passwords(),
                tables,
                options.isSecure,
                wake);
        return new ContestServer(desk, pages, options);
    }

    private ContestServer(Desk desk, Pages pages, Options options) {
        Gate gate = new Gate(desk.database());
        live = new LiveRoutes(desk);
        Senders senders = new Senders();
        javalin = Javalin.create(config -> {
            configure(config, options);
            for (Route route : routes(desk, gate, live)) {
                config.routes.addHttpHandler(route.method(), API + route.path(), context -> {
                    Senders.Place place = senders.enter(context);
                    try {
                        Request request = gate.enter(context, route.access());
                        context.header("Cache-Control", "no-store");
                        route.answer().to(request);
                    } finally {
                        place.giveBack();
                    }
                });
            }
            config.routes.sse(API + "/contests/{contest}/live", client -> {
                Request request = gate.enter(client.ctx(), Access.ANYONE);
                live.listen(client, request);
            });
            config.routes.get(
                    API + "/openapi.json",
                    context -> context.contentType("application/json; charset=utf-8")
                            .result(description()));
            Metrics metrics = new Metrics(desk.database());
            config.routes.get("/metrics", context -> {
                gate.enter(context, Access.ORGANISER);
                context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
            });
            config.routes.get(API + "/*", context -> {
                throw Problem.notFound();
            });
            config.routes.get("/*", context -> page(pages, context));
            config.routes.before(ContestServer::protect);
            tellProblems(config);
        });
        javalin.start();
    }

    /** Everything that can be asked for but the stream of events, which is no answer. */
    static List<Route> routes(Desk desk, Gate gate, LiveRoutes live) {
        List<Route> routes = new ArrayList<>();
        routes.addAll(new AccountRoutes(desk, gate).all());
        routes.addAll(new ContestRoutes(desk).all());
        routes.addAll(new ChampionRoutes(desk).all());
        routes.addAll(new KitRoutes().all());
        routes.addAll(new MatchRoutes(desk).all());
        routes.addAll(new TableRoutes(desk).all());
        routes.addAll(new WorkerRoutes(desk).all());
        routes.addAll(live.all());
        return routes;
    }

    /** The API as OpenAPI describes it. */
    public static byte[] description() {
        try (InputStream file = Objects.requireNonNull(ContestServer.class.getResourceAsStream("openapi.json"))) {
            return file.readAllBytes();
        } catch (IOException lost) {
            throw new UncheckedIOException(lost);
        }
    }

    private static void configure(JavalinConfig config, Options options) {
        config.startup.showJavalinBanner = false;
        config.jetty.host = options.host;
        config.jetty.port = options.port;
        config.jetty.threadPool = new QueuedThreadPool(THREADS, 4);
        config.jetty.modifyHttpConfiguration(http -> {
            http.setIdleTimeout(IDLE_MILLIS);
            http.setSendServerVersion(false);
        });
        config.http.maxRequestSize = 0;
        config.http.generateEtags = false;
    }

    private static void protect(Context context) {
        context.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "same-origin")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin");
    }

    private static void page(Pages pages, Context context) throws IOException {
        String accepted = Objects.requireNonNullElse(context.header("Accept-Encoding"), "");
        Pages.Page page = pages.at(context.path(), accepted);
        if (page == null && pages.isFolder(context.path())) {
            context.redirect(context.path() + "/", HttpStatus.MOVED_PERMANENTLY);
            return;
        }
        if (page == null) {
            context.status(NOT_FOUND).contentType("text/plain; charset=utf-8");
            context.result("404\n");
            return;
        }
        String encoding = page.encoding();
        if (encoding != null) {
            context.disableCompression().header("Content-Encoding", encoding);
        }
        context.header("Vary", "Accept-Encoding");
        context.header("ETag", page.tag())
                .header(
                        "Cache-Control",
                        page.isNamedByContent() ? "public, max-age=" + A_YEAR + ", immutable" : "no-cache")
                .contentType(page.type());
        if (page.type().startsWith("text/html")) {
            context.header("Set-Cookie", HERE);
        }
        if (RULES_THREAD.matcher(context.path()).matches()) {
            context.header("Content-Security-Policy", RULES_POLICY);
        }
        if (page.tag().equals(context.header("If-None-Match"))) {
            context.status(NOT_MODIFIED);
        } else {
            context.result(page.content());
        }
    }

    private static void tellProblems(JavalinConfig config) {
        config.routes.exception(Problem.class, (problem, context) -> {
            if (problem.code().equals("TOO_MANY")) {
                context.header("Retry-After", "60");
            }
            tell(context, problem.status(), problem.code(), problem.sentence());
        });
        config.routes.exception(BadInput.class, (bad, context) -> {
            Text expected = bad.expected();
            String where = bad.line() + ":" + bad.column() + ": ";
            tell(context, 400, "MALFORMED", new Text(where + expected.fr(), where + expected.en()));
        });
        config.routes.exception(
                HttpResponseException.class,
                (known, context) -> tell(
                        context,
                        known.getStatus(),
                        "HTTP_" + known.getStatus(),
                        new Text("cette demande n'est pas comprise", "this request is not understood")));
        config.routes.exception(Exception.class, (failure, context) -> {
            if (Postgresql.isAway(failure)) {
                LOG.warn("{} {}: {}", context.method(), context.path(), failure.toString());
                context.header("Retry-After", "5");
                tell(
                        context,
                        AWAY,
                        "DATABASE_AWAY",
                        new Text(
                                "la base de données ne répond pas : réessayez dans un instant",
                                "the database does not answer: try again in a moment"));
                return;
            }
            boolean isFull = String.valueOf(failure).contains("SQLITE_FULL")
                    || String.valueOf(failure.getCause()).contains("SQLITE_FULL");
            LOG.error("{} {}: {}", context.method(), context.path(), failure.toString(), isFull ? null : failure);
            if (isFull) {
                tell(
                        context,
                        FULL,
                        "DISK_FULL",
                        new Text(
                                "le disque du serveur est plein : rien n'a été gardé, prévenez l'organisateur",
                                "the server's disk is full: nothing was kept, tell the organiser"));
            } else {
                tell(context, OUR_FAULT, "OUR_FAULT", new Text("une erreur de notre fait", "an error of our making"));
            }
        });
    }

    private static void tell(Context context, int status, String code, Text sentence) {
        context.status(status)
                .contentType("application/json; charset=utf-8")
                .result(new Json()
                        .object()
                        .field("code", code)
                        .field("fr", sentence.fr())
                        .field("en", sentence.en())
                        .end()
                        .toString()
                        .getBytes(StandardCharsets.UTF_8));
    }

    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        live.close();
        javalin.stop();
    }
}
