package ludotheque.site;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The site away from its own server: in a folder of another one, without a network, in an old browser. */
@Tag("slow")
@ExtendWith(InBrowser.class)
class HostingTest {
    private static final String GAME =
            "#/fr/memoryx/play?seats=person,person&delay=0&game=memoryx.1_size.3.3_players.2_first.0_seed.1";
    private static final String SOLITAIRE = "#/fr/patience/play?game=patience.1_deal.FreeCell~1";
    private static final String SHARED = "fr/patience/play/#game=patience.1_deal.FreeCell~1_move.42.44";
    private static final Path SITE = Path.of("../site/dist");

    @Test
    void worksInASubFolderOfAPlainWebServer(Visitor visitor) throws IOException {
        HttpServer plain = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        plain.createContext("/some/folder/", HostingTest::answerWithFile);
        plain.start();
        try {
            String folder = "http://localhost:" + plain.getAddress().getPort() + "/some/folder/";
            expectPlayable(visitor.page(), folder);
        } finally {
            plain.stop(0);
        }
    }

    @Test
    void worksOfflineAfterTheFirstVisit(Visitor visitor) throws IOException {
        Page page = visitor.page();
        SiteServer server = SiteServer.start(0);
        String address = server.address().toString();
        page.navigate(address);
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)");
        server.close();
        visitor.profile().setOffline(true);
        page.navigate("about:blank");
        expectPlayable(page, address);
    }

    @Test
    void saysSoInABrowserWithoutWasmGc(Visitor visitor) {
        visitor.page().addInitScript("WebAssembly.validate = () => false");
        visitor.page().navigate(visitor.address() + "#/fr/memoryx/play");
        assertThat(visitor.page().locator("[role=alert]")).containsText("trop ancien");
        visitor.link("English").click();
        assertThat(visitor.page().locator("[role=alert]")).containsText("too old");
    }

    private static void expectPlayable(Page page, String address) {
        page.navigate(address + GAME);
        MemoryxTable table = new MemoryxTable(page);
        table.awaitChoice();
        table.flip(0, table::click);
        page.navigate(address + SOLITAIRE);
        PatienceTable cards = new PatienceTable(page);
        cards.click("column-0", "register-0");
        cards.expectMoves(1);
        page.navigate("about:blank");
        page.navigate(address + SHARED);
        page.waitForURL(url -> url.startsWith(address + "#/fr/patience/play"));
        cards.expectMoves(1);
    }

    private static void answerWithFile(HttpExchange exchange) throws IOException {
        try (exchange) {
            String name = exchange.getRequestURI().getPath().replaceFirst("^/some/folder/", "");
            Path file = SITE.resolve(name.isEmpty() || name.endsWith("/") ? name + "index.html" : name);
            exchange.getResponseHeaders().set("Content-Type", typeOf(file));
            exchange.sendResponseHeaders(200, Files.size(file));
            Files.copy(file, exchange.getResponseBody());
        }
    }

    private static String typeOf(Path file) {
        String name = file.toString();
        return switch (name.substring(name.lastIndexOf('.') + 1)) {
            case "html" -> "text/html";
            case "js" -> "text/javascript";
            case "css" -> "text/css";
            case "svg" -> "image/svg+xml";
            default -> "application/octet-stream";
        };
    }
}
