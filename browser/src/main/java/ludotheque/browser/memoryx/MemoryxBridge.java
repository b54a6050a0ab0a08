package ludotheque.browser.memoryx;

import static ludotheque.browser.Kind.DECIMAL;
import static ludotheque.browser.Kind.NUMBER;
import static ludotheque.browser.Kind.NUMBERS;
import static ludotheque.browser.Kind.TEXT;
import static ludotheque.browser.Kind.TRUTH;
import static ludotheque.browser.Kind.listOf;
import static ludotheque.browser.Kind.orNull;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ludotheque.browser.Bridge;
import ludotheque.browser.Parameter;
import ludotheque.browser.Replayed;
import ludotheque.browser.Shape;
import ludotheque.browser.Words;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.memoryx.Event;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Outcome;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.Turn;
import ludotheque.memoryx.bot.BotGame;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.ExactTable;
import ludotheque.memoryx.bot.Level;
import ludotheque.memoryx.bot.Remembered;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Mémoryx for pages. The one thing kept between questions is the exact bot's tables, which depend on nothing but the size of the
 * board and the number of players.
 */
public final class MemoryxBridge {
    private static final Map<String, Bots> BOTS = new HashMap<>();

    private static final Parameter<String> SIZE = Parameter.text("size");
    private static final Parameter<Integer> PLAYERS = Parameter.number("players");
    private static final Parameter<Integer> FIRST = Parameter.number("first");
    private static final Parameter<String> SEED = Parameter.text("seed");
    private static final Parameter<String> RECORD = Parameter.text("record");
    private static final Parameter<Integer> PLACE = Parameter.number("place");
    private static final Parameter<String> LEVEL = Parameter.text("level");
    private static final Parameter<Integer> SEAT = Parameter.number("seat");
    /** The level of the bot whose memory is to be told, or nothing. */
    private static final Parameter<String> MEMORY_OF = Parameter.text("memoryOf");

    private static final Words<Event> EVENT =
            new Words<>("Event", List.of(Event.values()), event -> event.name().toLowerCase(Locale.ROOT));

    private static final Shape<Outcome> TURN = Shape.<Outcome>named("PlayedTurn")
            .field("player", NUMBER, Outcome::player)
            .field("event", EVENT, Outcome::event)
            .field("first", NUMBER, outcome -> outcome.turn().first())
            .field("second", orNull(NUMBER), outcome -> orNone(outcome.turn().second()))
            .field("firstCard", NUMBER, Outcome::firstCard)
            .field("secondCard", orNull(NUMBER), outcome -> orNone(outcome.secondCard()));

    /** All there is to see of a game, tables T and P included. */
    private static final Shape<MemoryxTable> POSITION = Shape.<MemoryxTable>named("Position")
            .field("lines", NUMBER, table -> table.position().size().lines())
            .field("columns", NUMBER, table -> table.position().size().columns())
            .field("players", NUMBER, table -> table.position().players())
            .field("first", NUMBER, table -> table.game().setup().first())
            .field("turn", NUMBER, table -> table.position().turns())
            .field("player", NUMBER, table -> table.position().player())
            .field("scores", NUMBERS, table -> table.position().scores())
            .field("pairsLeft", NUMBER, table -> table.position().remaining() / 2)
            .field("over", TRUTH, table -> table.position().isOver())
            .field(
                    "winner",
                    orNull(NUMBER),
                    table -> table.position().isOver() ? table.position().leader() : null)
            .field("places", NUMBERS, table -> sorted(table.position().places()))
            .field("faceUp", orNull(NUMBER), table -> orNone(table.position().faceUp()))
            .field("faceUpCard", orNull(NUMBER), table -> faceUpCard(table.position()))
            .field("last", orNull(TURN), table -> table.position().last())
            .field("turnsWithoutNews", NUMBER, table -> table.position().turnsWithoutNews())
            .field("goesInCircles", TRUTH, table -> BotGame.goesInCircles(table.position()))
            .field("T", NUMBERS, table -> table.position().cards())
            .field("P", NUMBERS, table -> table.position().places());

    private static final Shape<List<Remembered>> MEMORY = Shape.<List<Remembered>>named("Recollection")
            .field(
                    "cards",
                    NUMBERS,
                    memory -> memory.stream().mapToInt(Remembered::card).toArray())
            .field(
                    "sure",
                    listOf(TRUTH),
                    memory -> memory.stream().map(Remembered::sure).toList())
            .field(
                    "jokerPercent",
                    NUMBERS,
                    memory -> memory.stream().mapToInt(Remembered::jokerPercent).toArray());

    private static final Shape<MemoryxTable.Turned> TURNED = Shape.<MemoryxTable.Turned>named("Turned")
            .field("place", NUMBER, MemoryxTable.Turned::place)
            .field("card", NUMBER, MemoryxTable.Turned::card)
            .field("event", orNull(EVENT), turned -> event(turned.ended()));

    private static final Shape<MemoryxTable> PLAYED = Replayed.<MemoryxTable>shape(MemoryxTable::game, POSITION)
            .optional("turns", listOf(TURN), MemoryxTable::turns)
            .optional("turned", TURNED, MemoryxTable::turned)
            .optional("memory", MEMORY, MemoryxTable::memory);

    private static final Shape<ExactTable> PREPARED = Shape.<ExactTable>named("Prepared")
            .field("done", DECIMAL, ExactTable::progress)
            .field("states", NUMBER, ExactTable::states);

    public static final Bridge BRIDGE = new Bridge("memoryx")
            .constant("JOKER", NUMBER, Memoryx.JOKER)
            .constant("MOST_PLACES", NUMBER, Size.MOST_PLACES)
            .constant("MOST_MEMORY", NUMBER, Level.MOST_MEMORY)
            .constant(
                    "LEVELS",
                    listOf(TEXT),
                    Arrays.stream(Level.Kind.values()).map(Level.Kind::word).toList())
            .answers("newGame", Replayed.RECORD, MemoryxBridge::newGame, SIZE, PLAYERS, FIRST, SEED)
            .answers("open", PLAYED, call -> table(call).replay(), RECORD, MEMORY_OF)
            .answers("turnOver", PLAYED, call -> table(call).turnOver(call.get(PLACE)), RECORD, PLACE, MEMORY_OF)
            .answers("botTurnsOver", PLAYED, MemoryxBridge::botTurnsOver, RECORD, LEVEL, SEAT, MEMORY_OF)
            .tells("prepare", PREPARED, MemoryxBridge::prepare, SIZE, PLAYERS)
            .tells("forget", Shape.NOTHING, MemoryxBridge::forget, SIZE, PLAYERS);

    private MemoryxBridge() {}

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    @JSExport
    public static String ask(String function, String[] arguments) {
        return BRIDGE.ask(function, arguments);
    }

    private static GameRecord<?, ?, ?> newGame(Bridge.Call call) throws BadInput {
        Size size = Size.parse(call.get(SIZE));
        return MemoryxGame.parse("memoryx 1\nsize " + size.lines() + " " + size.columns() + "\nplayers "
                + call.get(PLAYERS) + "\nfirst " + call.get(FIRST) + "\nseed " + call.get(SEED) + "\n");
    }

    private static MemoryxTable table(Bridge.Call call) throws BadInput {
        Replayed<MemoryxSetup, Turn, Memoryx> game = Replayed.begin(MemoryxGame.MEMORYX, call.get(RECORD));
        return new MemoryxTable(
                game, bots(game.setup().deal().size(), game.setup().players()), call.get(MEMORY_OF));
    }

    private static MemoryxTable botTurnsOver(Bridge.Call call) throws BadInput, IllegalAction {
        return table(call).botTurnsOver(Level.parse(call.get(LEVEL)), call.get(SEAT));
    }

    private static ExactTable prepare(Bridge.Call call) throws BadInput {
        ExactTable table = bots(Size.parse(call.get(SIZE)), call.get(PLAYERS)).table();
        table.advance();
        return table;
    }

    /** So that computing the tables can be timed again. */
    private static Object forget(Bridge.Call call) {
        BOTS.remove(call.get(SIZE) + " " + call.get(PLAYERS));
        return BOTS;
    }

    private static Bots bots(Size size, int players) {
        return BOTS.computeIfAbsent(size + " " + players, key -> new Bots(size, players));
    }

    private static @Nullable Integer orNone(int number) {
        return number == Memoryx.NONE ? null : number;
    }

    private static @Nullable Integer faceUpCard(Memoryx game) {
        return game.faceUp() == Memoryx.NONE ? null : game.cards()[game.faceUp()];
    }

    private static @Nullable Event event(@Nullable Outcome ended) {
        return ended == null ? null : ended.event();
    }

    private static int[] sorted(int[] places) {
        int[] sorted = places.clone();
        Arrays.sort(sorted);
        return sorted;
    }
}
