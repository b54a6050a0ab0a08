package ludotheque.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ludotheque.browser.Bridge;
import ludotheque.browser.cameleon.CameleonBridge;
import ludotheque.browser.faraway.FarawayBridge;
import ludotheque.browser.memoryx.MemoryxBridge;
import ludotheque.browser.papattes.PapattesBridge;
import ludotheque.browser.patience.PatienceBridge;
import ludotheque.faraway.PublishedInstances;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.map.ShippedMaps;

/** A question that takes the rules of a game long, as the calls that a page would make. */
@SuppressWarnings("ImmutableEnumChecker") // suppliers that hold nothing
enum LongQuestion {
    FREECELL("FreeCell 1-1000", () -> PatienceBridge.BRIDGE, () -> searches("FreeCell", 1, 1000)),
    FREECELL_PROOF("FreeCell 19621, insoluble", () -> PatienceBridge.BRIDGE, () -> searches("FreeCell", 19621, 19621)),
    SEAHAVEN("Seahaven 1-1000", () -> PatienceBridge.BRIDGE, () -> searches("Seahaven", 1, 1000)),
    MIDNIGHT_OIL("Midnight Oil 1-1000", () -> PatienceBridge.BRIDGE, () -> searches("MidnightOil", 1, 1000)),
    BAKERS_DOZEN("Baker's Dozen 1-100", () -> PatienceBridge.BRIDGE, () -> searches("BakersDozen", 1, 100)),
    MEMORYX_DUEL_5("Mémoryx, table of duels 5×5", () -> MemoryxBridge.BRIDGE, () -> table("5x5", 2)),
    MEMORYX_ALONE_5("Mémoryx, table alone 5×5", () -> MemoryxBridge.BRIDGE, () -> table("5x5", 1)),
    MEMORYX_DUEL_7("Mémoryx, table of duels 7×7", () -> MemoryxBridge.BRIDGE, () -> table("7x7", 2)),
    MEMORYX_ALONE_7("Mémoryx, table alone 7×7", () -> MemoryxBridge.BRIDGE, () -> table("7x7", 1)),
    CAMELEON("Caméléon, who wins the subject's board", () -> CameleonBridge.BRIDGE, LongQuestion::outcome),
    PAPATTES_STRONG(
            "Six Papattes, strong against harvester", () -> PapattesBridge.BRIDGE, () -> match("strong", "harvester")),
    PAPATTES_EXPERT(
            "Six Papattes, expert against strong", () -> PapattesBridge.BRIDGE, () -> match("expert", "strong")),
    FARAWAY_12("Faraway, known 1, 12+8", () -> FarawayBridge.BRIDGE, () -> proof(1)),
    FARAWAY_30("Faraway, known 9, 30+20", () -> FarawayBridge.BRIDGE, () -> proof(9)),
    FARAWAY_50("Faraway, known 13, 50+33", () -> FarawayBridge.BRIDGE, () -> proof(13)),
    FARAWAY_DECK("Faraway, known 15, the deck", () -> FarawayBridge.BRIDGE, () -> proof(15));

    /** A call of the bridge, made again as long as {@code goesOn}, a pattern, is found in its answer; an empty one is a call made once. */
    record Step(List<String> call, String goesOn) {}

    private interface Steps {
        List<Step> get() throws BadInput, IOException;
    }

    private static final String RUNNING = "\"state\":\"running\"";

    final String title;
    /** Only the game that is asked shall be loaded: others would count as its cold start. */
    private final Supplier<Bridge> bridge;

    private final Steps steps;

    LongQuestion(String title, Supplier<Bridge> bridge, Steps steps) {
        this.title = title;
        this.bridge = bridge;
        this.steps = steps;
    }

    String game() {
        return bridge.get().game();
    }

    List<Step> steps() {
        try {
            return steps.get();
        } catch (BadInput | IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Asks it here, on the JVM. */
    void ask(List<Step> asked) {
        Bridge rules = bridge.get();
        for (Step step : asked) {
            Pattern goesOn = Pattern.compile(step.goesOn);
            String name = step.call.get(0);
            String[] arguments = step.call.subList(1, step.call.size()).toArray(String[]::new);
            String answer;
            do {
                answer = rules.ask(name, arguments);
            } while (!step.goesOn.isEmpty() && goesOn.matcher(answer).find());
        }
    }

    private static Step once(String... call) {
        return new Step(List.of(call), "");
    }

    private static Step whileItSays(String goesOn, String... call) {
        return new Step(List.of(call), goesOn);
    }

    private static List<Step> searches(String game, int from, int to) {
        return IntStream.rangeClosed(from, to)
                .boxed()
                .flatMap(deal -> Stream.of(
                        once("search", "patience 1\ndeal " + game + "." + deal + "\n"),
                        whileItSays(RUNNING, "searchMore", "20000")))
                .toList();
    }

    private static List<Step> table(String size, int players) {
        String seats = Integer.toString(players);
        return List.of(once("forget", size, seats), whileItSays("\"done\":(?!1(\\.0)?[,}])", "prepare", size, seats));
    }

    private static List<Step> outcome() throws BadInput, IOException {
        String board = Files.readString(Path.of("..", "docs", "exemples", "cameleon", "sujet.txt"));
        String record = JsonValue.parse(CameleonBridge.BRIDGE.ask("openFile", board, "temeraire", "R"))
                .need("record")
                .string();
        return List.of(once("solve", record), whileItSays(RUNNING, "solveMore", "10000"));
    }

    private static List<Step> match(String first, String second) throws IOException {
        try (InputStream map = ShippedMaps.class.getResourceAsStream(ShippedMaps.resource("verger"))) {
            String text = new String(Objects.requireNonNull(map).readAllBytes(), StandardCharsets.UTF_8);
            return List.of(once("newMatch", text, "1", first, second), whileItSays("\"over\":false", "advance", "10"));
        }
    }

    private static List<Step> proof(int known) {
        String cards = PublishedInstances.known().get(known - 1).toString();
        return List.of(once("prove", cards), whileItSays(RUNNING, "proveMore", "2000"));
    }
}
