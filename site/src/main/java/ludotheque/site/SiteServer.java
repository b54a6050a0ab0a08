package ludotheque.site;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A web server for this machine only, with the pages of the site and what it is told to show beside them. */
public final class SiteServer implements AutoCloseable {
    private static final int WORKERS = 4;
    private static final int OK = 200;
    private static final int MOVED = 301;
    private static final int FOUND = 302;
    private static final int NOT_MODIFIED = 304;
    private static final int NOT_FOUND = 404;
    private static final int NOT_ALLOWED = 405;
    private static final int NO_BODY = -1;

    private final HttpServer server;
    private final ExecutorService workers;

    private SiteServer(HttpServer server, ExecutorService workers) {
        this.server = server;
        this.workers = workers;
    }

    /**
     * Starts to serve.
     *
     * @param port the port to listen on, or 0 for any free one
     * @throws java.net.BindException when the port is busy
     */
    public static SiteServer start(int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        ExecutorService workers = Executors.newFixedThreadPool(WORKERS, task -> {
            Thread thread = new Thread(task, "site");
            thread.setDaemon(true);
            return thread;
        });
        server.setExecutor(workers);
        server.createContext("/", SiteServer::answer);
        server.start();
        return new SiteServer(server, workers);
    }

    /** Shows a text too, as it is whenever it is asked for; the path begins with a slash. */
    public void show(String path, Supplier<String> text) {
        server.createContext(path, exchange -> {
            try (exchange) {
                exchange.getResponseHeaders().set("Cache-Control", "no-store");
                send(exchange, OK, "text/plain; charset=utf-8", text.get().getBytes(StandardCharsets.UTF_8));
            }
        });
    }

    /**
     * What there is at a path: a text, or the way to another page.
     *
     * @param type what kind of text it is, or empty for a way
     * @param text the text, or the address
     */
    public record Shown(String type, String text) {
        public static Shown html(String text) {
            return new Shown("text/html; charset=utf-8", text);
        }

        public static Shown plain(String text) {
            return new Shown("text/plain; charset=utf-8", text);
        }

        public static Shown elsewhere(String address) {
            return new Shown("", address);
        }
    }

    /** Shows what a function finds for the rest of each path below this one, which begins and ends with a slash; null is nothing. */
    public void showBelow(String path, Function<String, @Nullable Shown> found) {
        server.createContext(path, exchange -> {
            try (exchange) {
                Shown shown = found.apply(exchange.getRequestURI().getPath().substring(path.length()));
                if (shown == null) {
                    send(exchange, NOT_FOUND, "text/html; charset=utf-8", notFound());
                } else if (shown.type.isEmpty()) {
                    exchange.getResponseHeaders().set("Location", shown.text);
                    exchange.sendResponseHeaders(FOUND, NO_BODY);
                } else {
                    exchange.getResponseHeaders().set("Cache-Control", "no-store");
                    send(exchange, OK, shown.type, shown.text.getBytes(StandardCharsets.UTF_8));
                }
            }
        });
    }

    /** Where the home page is. */
    public URI address() {
        return URI.create("http://localhost:" + server.getAddress().getPort() + "/");
    }

    @Override
    public void close() {
        server.stop(0);
        workers.shutdown();
    }

    private static void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String method = exchange.getRequestMethod();
            if (!method.equals("GET") && !method.equals("HEAD")) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                exchange.sendResponseHeaders(NOT_ALLOWED, NO_BODY);
                return;
            }
            String path = exchange.getRequestURI().getPath();
            SiteFile file = SiteFile.at(path, exchange.getRequestHeaders().getOrDefault("Accept-Encoding", List.of()));
            if (file == null && SiteFile.isFolder(path)) {
                exchange.getResponseHeaders().set("Location", path + "/");
                exchange.sendResponseHeaders(MOVED, NO_BODY);
            } else if (file == null) {
                send(exchange, NOT_FOUND, "text/html; charset=utf-8", notFound());
            } else {
                send(exchange, file);
            }
        }
    }

    private static void send(HttpExchange exchange, SiteFile file) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("ETag", file.tag());
        // A cache between us must not give what one browser takes to another that does not.
        headers.set("Vary", "Accept-Encoding");
        SiteFile.Encoding encoding = file.encoding();
        if (encoding != null) {
            headers.set("Content-Encoding", encoding.word());
        }
        headers.set("Cache-Control", file.namedByContent() ? "public, max-age=31536000, immutable" : "no-cache");
        @Nullable String known = exchange.getRequestHeaders().getFirst("If-None-Match");
        if (file.tag().equals(known)) {
            exchange.sendResponseHeaders(NOT_MODIFIED, NO_BODY);
        } else {
            send(exchange, OK, file.type(), file.content());
        }
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type);
        headers.set("X-Content-Type-Options", "nosniff");
        if (exchange.getRequestMethod().equals("HEAD")) {
            headers.set("Content-Length", String.valueOf(body.length));
            exchange.sendResponseHeaders(status, NO_BODY);
        } else {
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private static byte[] notFound() {
        return """
                <!doctype html>
                <html lang="fr">
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <title>404 · Ludothèque</title>
                <h1>Cette page n’existe pas</h1>
                <p><a href="/">Aller à la ludothèque</a></p>
                <p lang="en">There is no such page. <a href="/">Go to the games</a></p>
                """.getBytes(StandardCharsets.UTF_8);
    }
}
