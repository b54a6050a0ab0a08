package ludotheque.browser;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
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
 * Mémoryx for the site. Every function takes a record, the only truth, and answers JSON; an answer with {@code error} tells
 * what is wrong with the text it was given, one with {@code refusal} why the rules forbid the action. The one thing kept
 * between calls is the exact bot's tables, which depend on nothing but the size.
 */
public final class MemoryxBridge {
    private static final Map<String, Bots> BOTS = new HashMap<>();

    private MemoryxBridge() {}

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    /** A new seeded game: {@code {record}}. */
    @JSExport
    public static String memoryxNew(String size, int players, int first, String seed) {
        return Answer.of(json -> {
            Size checked = Size.parse(size);
            String setup = "memoryx 1\nsize " + checked.lines() + " " + checked.columns() + "\nplayers " + players
                    + "\nfirst " + first + "\nseed " + seed + "\n";
            json.field("record", MemoryxGame.parse(setup).toString());
        });
    }

    /** All there is to see of a game, tables T and P included. */
    @JSExport
    public static String memoryxShow(String text) {
        return Answer.of(json -> show(json, MemoryxGame.parse(text)));
    }

    /** Turns one card over, the first or the second of a turn: {@code {record, place, card, event}}. */
    @JSExport
    public static String memoryxFlip(String text, int place) {
        return Answer.of(json -> {
            GameRecord<MemoryxSetup, Turn, Memoryx> record = MemoryxGame.parse(text);
            Memoryx game = record.position();
            Refusal refusal = game.checkFlip(place);
            if (refusal != null) {
                throw new Answer.Refused(refusal);
            }
            int card = game.cards()[place];
            GameRecord<MemoryxSetup, Turn, Memoryx> next = MemoryxGame.flip(record, game, place);
            json.field("record", next.toString()).field("place", place).field("card", card);
            Outcome last = game.last();
            json.field("event", last == null || game.faceUp() != Memoryx.NONE ? null : word(last.event()));
        });
    }

    /** The place a bot that watched the game turns over next: {@code {place}}. */
    @JSExport
    public static String memoryxBot(String text, String level, String seed) {
        return Answer.of(json -> {
            GameRecord<MemoryxSetup, Turn, Memoryx> record = MemoryxGame.parse(text);
            json.field("place", bots(record.setup()).next(record, Level.parse(level), Long.parseLong(seed)));
        });
    }

    /** What a bot that watched the game remembers: {@code {cards, sure, jokerPercent}}, each by place. */
    @JSExport
    public static String memoryxMemory(String text, String level) {
        return Answer.of(json -> {
            GameRecord<MemoryxSetup, Turn, Memoryx> record = MemoryxGame.parse(text);
            List<Remembered> memory = bots(record.setup()).memory(record, Level.parse(level));
            json.name("cards").array();
            memory.forEach(place -> json.value(place.card()));
            json.end().name("sure").array();
            memory.forEach(place -> json.value(place.sure()));
            json.end().name("jokerPercent").array();
            memory.forEach(place -> json.value(place.jokerPercent()));
            json.end();
        });
    }

    /** Works a little on the exact bot's table: {@code {done, states}}, done from 0 to 1. */
    @JSExport
    public static String memoryxPrepare(String size, int players) {
        return Answer.of(json -> {
            ExactTable table = bots(Size.parse(size), players).table();
            table.advance();
            json.field("done", table.progress()).field("states", table.states());
        });
    }

    /** Forgets the exact bot's table, so that computing it can be timed again: {@code {}}. */
    @JSExport
    public static String memoryxForget(String size, int players) {
        BOTS.remove(size + " " + players);
        return "{}";
    }

    private static void show(Json json, GameRecord<MemoryxSetup, Turn, Memoryx> record) throws IllegalAction {
        Memoryx game = record.position();
        int[] cards = game.cards();
        int[] places = game.places();
        Arrays.sort(places);
        json.field("lines", game.size().lines()).field("columns", game.size().columns());
        json.field("players", game.players()).field("first", record.setup().first());
        json.field("turn", game.turns()).field("player", game.player());
        json.field("scores", game.scores()).field("pairsLeft", game.remaining() / 2);
        json.field("over", game.isOver()).name("winner");
        if (game.isOver()) {
            json.value(game.leader());
        } else {
            json.value((String) null);
        }
        json.field("places", places).name("faceUp");
        number(json, game.faceUp());
        json.name("faceUpCard");
        number(json, game.faceUp() == Memoryx.NONE ? Memoryx.NONE : cards[game.faceUp()]);
        json.name("last");
        outcome(json, game.last());
        json.field("turnsWithoutNews", game.turnsWithoutNews());
        json.field("goesInCircles", BotGame.goesInCircles(game));
        json.field("T", cards).field("P", game.places());
    }

    private static void outcome(Json json, @Nullable Outcome outcome) {
        if (outcome == null) {
            json.value((String) null);
            return;
        }
        Turn turn = outcome.turn();
        json.object().field("player", outcome.player()).field("event", word(outcome.event()));
        json.field("first", turn.first()).name("second");
        number(json, turn.second());
        json.field("firstCard", outcome.firstCard()).name("secondCard");
        number(json, outcome.secondCard());
        json.end();
    }

    /** A number, or null for {@link Memoryx#NONE}. */
    private static void number(Json json, int value) {
        if (value == Memoryx.NONE) {
            json.value((String) null);
        } else {
            json.value(value);
        }
    }

    private static String word(Event event) {
        return event.name().toLowerCase(Locale.ROOT);
    }

    private static Bots bots(MemoryxSetup setup) {
        return bots(setup.deal().size(), setup.players());
    }

    private static Bots bots(Size size, int players) {
        return BOTS.computeIfAbsent(size + " " + players, key -> new Bots(size, players));
    }
}
