package ludotheque.site;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;

/** A stock Firefox with an empty profile, driven by WebDriver BiDi: a few commands as JSON over a web socket. */
final class Firefox implements AutoCloseable {
    private static final List<String> NAMES = List.of("firefox-esr", "firefox");
    private static final Pattern LISTENS = Pattern.compile("WebDriver BiDi listening on (ws://\\S+)");
    private static final long PATIENCE_S = 60;

    private final Path profile;
    private final Process process;
    private final WebSocket socket;
    private final BlockingQueue<String> answers = new ArrayBlockingQueue<>(1000);
    private final String context;
    private int lastId;

    Firefox() throws IOException, InterruptedException, BadInput {
        profile = Files.createTempDirectory("firefox-");
        process = new ProcessBuilder(
                        program().orElseThrow().toString(),
                        "--headless",
                        "--no-remote",
                        "--profile",
                        profile.toString(),
                        "--remote-debugging-port",
                        "0")
                .redirectErrorStream(true)
                .start();
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address() + "/session"), new Listener())
                .join();
        call("session.new", "{\"capabilities\":{}}");
        context = call("browsingContext.getTree", "{}")
                .need("contexts")
                .array()
                .get(0)
                .need("context")
                .string();
    }

    /** The program, where this machine has one. */
    static Optional<Path> program() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Opens a page as if the visitor had just come. */
    void open(String address) throws InterruptedException, BadInput {
        for (String page : List.of("about:blank", address)) {
            Json json = new Json().object().field("context", context);
            call(
                    "browsingContext.navigate",
                    json.field("url", page).field("wait", "complete").end().toString());
        }
    }

    /** What an expression is worth as text, once its promise is kept. */
    String evaluate(String expression) throws InterruptedException, BadInput {
        Json json = new Json().object().field("expression", "(async () => String(await (" + expression + ")))()");
        json.field("awaitPromise", true).name("target").object().field("context", context);
        JsonValue answer = call("script.evaluate", json.end().end().toString());
        if (!answer.need("type").string().equals("success")) {
            throw new AssertionError(expression + ": "
                    + answer.need("exceptionDetails").need("text").string());
        }
        return answer.need("result").need("value").string();
    }

    private JsonValue call(String method, String params) throws InterruptedException, BadInput {
        int id = ++lastId;
        socket.sendText("{\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}", true)
                .join();
        while (true) {
            String text = answers.poll(PATIENCE_S, TimeUnit.SECONDS);
            if (text == null) {
                throw new AssertionError(method + ": no answer within " + PATIENCE_S + " s");
            }
            JsonValue answer = JsonValue.parse(text);
            JsonValue answered = answer.get("id");
            if (answered != null && !answered.isNull() && answered.number(0, Integer.MAX_VALUE) == id) {
                JsonValue result = answer.get("result");
                if (result == null) {
                    throw new AssertionError(method + ": " + text);
                }
                return result;
            }
        }
    }

    /** Firefox says on its error output where it listens; the rest of it is of no interest. */
    private String address() throws IOException {
        BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher listens = LISTENS.matcher(line);
            if (listens.find()) {
                Thread rest = new Thread(() -> output.lines().forEach(unread -> {}), "firefox");
                rest.setDaemon(true);
                rest.start();
                return listens.group(1);
            }
            said.append(line).append('\n');
        }
        throw new IOException("Firefox ended: " + said);
    }

    @Override
    public void close() throws IOException {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroyForcibly().onExit().join();
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        }
    }

    private final class Listener implements WebSocket.Listener {
        private final StringBuilder received = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            received.append(text);
            if (last) {
                answers.add(received.toString());
                received.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedStage(null);
        }
    }
}
