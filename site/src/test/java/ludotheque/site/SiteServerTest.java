package ludotheque.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteServerTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private SiteServer server;

    @BeforeEach
    void start() throws IOException {
        server = SiteServer.start(0);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void theHomePageIsServedAndAlwaysAskedForAgain() throws Exception {
        HttpResponse<String> page = get("");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("<title>Ludothèque</title>");
        assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
        assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-cache");
    }

    @Test
    void filesNamedByTheirContentAreKeptForEver() throws Exception {
        Matcher script = Pattern.compile("\\./(assets/index-[^\"]+\\.js)").matcher(get("").body());
        assertThat(script.find()).isTrue();
        HttpResponse<String> file = get(script.group(1));
        assertThat(file.headers().firstValue("Content-Type")).hasValue("text/javascript; charset=utf-8");
        assertThat(file.headers().firstValue("Cache-Control"))
                .hasValueSatisfying(value -> assertThat(value).contains("immutable"));
    }

    @Test
    void theRulesAreServedAsWebAssembly() throws Exception {
        Matcher rules = Pattern.compile("assets/memoryx-[\\w-]+\\.wasm")
                .matcher(get("serviceWorker.js").body());
        assertThat(rules.find()).isTrue();
        assertThat(get(rules.group()).headers().firstValue("Content-Type")).hasValue("application/wasm");
    }

    @Test
    void whatTheBrowserHasAlreadyIsNotSentAgain() throws Exception {
        String tag = get("").headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = send(request("").header("If-None-Match", tag));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "br, br",
        "gzip, gzip",
        "'gzip, deflate, br, zstd', br",
        "'gzip;q=1.0, br;q=0', gzip",
        "'GZIP ; q=0.5', gzip",
        "*, br",
        "'*, br;q=0.0', gzip",
        "identity,",
        "'*;q=0',",
        "'br;q=0, gzip;q=0',"
    })
    void textsArePackedAsTheBrowserTakesThem(String accepted, String expected) throws Exception {
        HttpRequest.Builder request = request("serviceWorker.js").header("Accept-Encoding", accepted);
        HttpResponse<byte[]> file = client.send(request.build(), BodyHandlers.ofByteArray());
        assertThat(file.statusCode()).isEqualTo(200);
        assertThat(file.headers().firstValue("Content-Encoding")).isEqualTo(Optional.ofNullable(expected));
        assertThat(file.headers().firstValue("Vary")).hasValue("Accept-Encoding");
        assertThat(file.headers().firstValue("Content-Type")).hasValue("text/javascript; charset=utf-8");
        if (expected == null || expected.equals("gzip")) {
            byte[] text = expected == null
                    ? file.body()
                    : new GZIPInputStream(new ByteArrayInputStream(file.body())).readAllBytes();
            assertThat(new String(text, StandardCharsets.UTF_8))
                    .isEqualTo(get("serviceWorker.js").body());
        } else {
            assertThat(file.body().length)
                    .isLessThan(get("serviceWorker.js").body().length() / 2);
        }
    }

    @Test
    void eachPackingHasATagOfItsOwn() throws Exception {
        String plain = get("").headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> packed = send(request("").header("Accept-Encoding", "gzip"));
        assertThat(packed.headers().firstValue("ETag")).isPresent().isNotEqualTo(Optional.of(plain));
        HttpResponse<String> again = send(request("")
                .header("Accept-Encoding", "gzip")
                .header("If-None-Match", packed.headers().firstValue("ETag").orElseThrow()));
        assertThat(again.statusCode()).isEqualTo(304);
    }

    @Test
    void whatIsPackedAlreadyIsSentAsItIs() throws Exception {
        HttpRequest.Builder request = request("apple-touch-icon.png").header("Accept-Encoding", "gzip, br");
        HttpResponse<byte[]> picture = client.send(request.build(), BodyHandlers.ofByteArray());
        assertThat(picture.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(picture.headers().firstValue("Content-Type")).hasValue("image/png");
        assertThat(picture.body()).startsWith(0x89, 'P', 'N', 'G');
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr/", "en/memoryx/", "fr/faraway/competition/", "en/papattes/write/", "fr/daily/"})
    void eachRouteHasAPageForWhatReadsLinks(String path) throws Exception {
        String page = get(path).body();
        assertThat(page)
                .contains("<meta property=\"og:title\"", "<meta property=\"og:image\"", "onward.js\"></script>");
        Matcher picture = Pattern.compile("og:image\" content=\"([^\"]+)").matcher(page);
        assertThat(picture.find()).isTrue();
        HttpResponse<String> found =
                send(HttpRequest.newBuilder(server.address().resolve("/" + path).resolve(picture.group(1))));
        assertThat(found.statusCode()).isEqualTo(200);
        assertThat(found.headers().firstValue("Content-Type")).hasValue("image/png");
    }

    @Test
    void aFolderWithoutItsSlashLeadsToIt() throws Exception {
        HttpResponse<String> answer = get("fr/memoryx");
        assertThat(answer.statusCode()).isEqualTo(301);
        assertThat(answer.headers().firstValue("Location")).hasValue("/fr/memoryx/");
    }

    @Test
    void headTellsTheLengthWithoutTheBody() throws Exception {
        HttpResponse<String> head = send(request("").method("HEAD", BodyPublishers.noBody()));
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(head.headers().firstValueAsLong("Content-Length").orElseThrow())
                .isPositive();
    }

    @Test
    void nothingCanBePosted() throws Exception {
        HttpResponse<String> answer = send(request("").POST(BodyPublishers.ofString("hello")));
        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().firstValue("Allow")).hasValue("GET, HEAD");
    }

    @Test
    void aMissingPageSaysSoInBothLanguages() throws Exception {
        HttpResponse<String> answer = get("nothing.html");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("n’existe pas").contains("no such page");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../SiteServer.class",
                "/assets/../../SiteServer.class",
                "/%2e%2e/SiteServer.class",
                "/..%2fSiteServer.class",
                "/assets/%2e%2e/%2e%2e/package-info.class",
                "//etc/passwd",
                "/assets",
                "/assets/",
                "/.js"
            })
    void noPathLeadsOutOfTheSite(String path) throws IOException {
        // Some versions of the JDK's server refuse an odd path (400) before we see it.
        assertThat(rawStatus(path)).containsPattern(" 40[04] ");
    }

    @Test
    void aBusyPortIsRefused() {
        int port = server.address().getPort();
        assertThatThrownBy(() -> SiteServer.start(port)).isInstanceOf(BindException.class);
    }

    @Test
    void afterClosingNobodyListens() {
        int port = server.address().getPort();
        server.close();
        assertThatThrownBy(() -> new Socket("localhost", port).close()).isInstanceOf(IOException.class);
    }

    private HttpRequest.Builder request(String path) {
        URI address = server.address().resolve(path);
        return HttpRequest.newBuilder(address);
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    /** The status line for a path as written: a well-behaved client would tidy it first. */
    private String rawStatus(String path) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("localhost", server.address().getPort()));
            String request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return answer.lines().findFirst().orElse("");
        }
    }
}
