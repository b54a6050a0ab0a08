package ludotheque.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import ludotheque.browser.Bridge;
import ludotheque.browser.cameleon.CameleonBridge;
import ludotheque.browser.faraway.FarawayBridge;
import ludotheque.browser.memoryx.MemoryxBridge;
import ludotheque.browser.papattes.PapattesBridge;
import ludotheque.browser.patience.PatienceBridge;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.map.ShippedMaps;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A seeded game of each kind is played here, on the JVM, and every question asked on the way is asked again of the WebAssembly that a
 * page of Chromium loads: the same answers must come, records and positions alike.
 */
@Tag("slow")
@ExtendWith(InBrowser.class)
class SamePlayTest {
    /** Asks a worker of the page's own, question after question. */
    private static final String ASK = """
            async ([game, questions]) => {
              const scripts = performance.getEntriesByType('resource').map((entry) => entry.name)
              const worker = new Worker(scripts.find((name) => /worker-.*js$/.test(name)), { type: 'module', name: game })
              const answers = []
              for (const [name, ...args] of questions) {
                answers.push(await new Promise((resolve) => {
                  worker.onmessage = ({ data }) => resolve(data.json ?? data.failure)
                  worker.postMessage({ id: 1, name, args })
                }))
              }
              worker.terminate()
              return answers
            }
            """;

    private final List<List<String>> questions = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();

    private JsonValue ask(Bridge bridge, Object... question) throws BadInput {
        List<String> words = Arrays.stream(question).map(String::valueOf).toList();
        questions.add(words);
        answers.add(bridge.ask(words.get(0), words.subList(1, words.size()).toArray(String[]::new)));
        return JsonValue.parse(answers.get(answers.size() - 1));
    }

    private static int number(JsonValue value) throws BadInput {
        return (int) value.number(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    @SuppressWarnings("unchecked")
    private List<String> inBrowser(Visitor visitor, String game) {
        // Any page that plays has loaded the script of the workers.
        visitor.open("#/en/patience/play?game=patience.1_deal.FreeCell~1");
        visitor.page().locator("[data-spot]").first().waitFor();
        return (List<String>) visitor.page().evaluate(ASK, List.of(game, questions));
    }

    @Test
    void memoryx(Visitor visitor) throws BadInput {
        JsonValue game = ask(MemoryxBridge.BRIDGE, "newGame", "3x7", 2, 1, "2026");
        List<String> levels = List.of("limited:5", "joker-aware");
        int seat = 1;
        while (seat >= 0) {
            game = ask(
                    MemoryxBridge.BRIDGE,
                    "botTurnsOver",
                    game.need("record").string(),
                    levels.get(seat),
                    seat,
                    "perfect");
            JsonValue position = game.need("position");
            seat = position.need("over").bool() ? -1 : number(position.need("player"));
        }
        assertThat(inBrowser(visitor, "memoryx")).isEqualTo(answers);
    }

    @Test
    void patience(Visitor visitor) throws BadInput {
        String record = ask(PatienceBridge.BRIDGE, "newGame", "FreeCell.123")
                .need("record")
                .string();
        ask(PatienceBridge.BRIDGE, "search", record);
        List<JsonValue> solution = ask(PatienceBridge.BRIDGE, "searchMore", 1_000_000)
                .need("solution")
                .array();
        for (JsonValue move : solution) {
            record = ask(
                            PatienceBridge.BRIDGE,
                            "play",
                            record,
                            number(move.array().get(0)),
                            number(move.array().get(1)))
                    .need("record")
                    .string();
        }
        assertThat(answers.get(answers.size() - 1)).contains("\"won\":true");
        assertThat(inBrowser(visitor, "patience")).isEqualTo(answers);
    }

    @Test
    void cameleon(Visitor visitor) throws BadInput {
        for (String[] players : new String[][] {{"temeraire", "random", "perfect"}, {"brave", "greedy", "two-ply"}}) {
            JsonValue game = ask(CameleonBridge.BRIDGE, "newGame", players[0], "B", 12);
            for (int move = 0; move < 144; move++) {
                game = ask(
                        CameleonBridge.BRIDGE,
                        "computerPlays",
                        game.need("record").string(),
                        players[1 + move % 2],
                        7,
                        "R");
            }
            assertThat(game.need("position").need("over").bool()).isTrue();
        }
        assertThat(inBrowser(visitor, "cameleon")).isEqualTo(answers);
    }

    @Test
    void faraway(Visitor visitor) throws BadInput {
        String cards =
                ask(FarawayBridge.BRIDGE, "deal", "2026 14 8").need("cards").string();
        ask(FarawayBridge.BRIDGE, "prove", cards);
        JsonValue proof = ask(FarawayBridge.BRIDGE, "proveMore", 1_000_000_000);
        assertThat(proof.need("state").string()).isEqualTo("proved");
        String[] best = proof.need("row").string().split(" ", -1);
        for (int laid = 1; laid <= best.length; laid++) {
            ask(FarawayBridge.BRIDGE, "open", cards, String.join(" ", Arrays.copyOf(best, laid)));
        }
        assertThat(inBrowser(visitor, "faraway")).isEqualTo(answers);
    }

    @Test
    void papattes(Visitor visitor) throws BadInput, IOException {
        try (InputStream map = ShippedMaps.class.getResourceAsStream(ShippedMaps.resource("verger"))) {
            String text = new String(Objects.requireNonNull(map).readAllBytes(), StandardCharsets.UTF_8);
            ask(PapattesBridge.BRIDGE, "newMatch", text, "7", "random", "harvester");
        }
        for (int turns = 0; turns < 200; turns += 20) {
            ask(PapattesBridge.BRIDGE, "advance", 20);
        }
        for (int turn = -1; turn < 200; turn += 8) {
            ask(PapattesBridge.BRIDGE, "show", turn, 1_000_000, 0);
        }
        assertThat(inBrowser(visitor, "papattes").stream()
                        .map(SamePlayTest::withoutTimes)
                        .toList())
                .isEqualTo(answers.stream().map(SamePlayTest::withoutTimes).toList());
    }

    /** A record of a match tells how long champions took, which differs from one machine to the next. */
    private static String withoutTimes(String answer) {
        int record = answer.indexOf(",\"record\":");
        return record < 0 ? answer : answer.substring(0, record);
    }
}
