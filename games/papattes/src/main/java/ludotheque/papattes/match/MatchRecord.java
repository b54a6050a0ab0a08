package ludotheque.papattes.match;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Line;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Observed;
import ludotheque.papattes.map.MapFile;
import org.jspecify.annotations.Nullable;

/**
 * A match as text, from which every state is derived by the rules alone.
 *
 * <pre>
 * papattes 2
 * map {"nom": …}            the map on one line
 * seed 42
 * player "harvester"
 * player "random"
 * init 150                  partie_init of player 0 and the microseconds it took
 * init 90
 * turn 1200                 half-turn 0, then what its champion did
 * se_deplacer 3 4 3 5
 * refus PLUS_DE_PM se_deplacer 3 5 3 6
 * annuler
 * left 12                   so many more were refused or taken back
 * used 900 8388608          microseconds of processor time in the call, and the most bytes held so far, where they are counted
 * out "bonjour\n"           what it printed
 * cut 70000                 so many more bytes were printed
 * lost timeout "1500 ms"    only where the champion was lost
 * hash 0123456789abcdef     of the state after the half-turn
 * …
 * fin 80                    partie_fin of player 0
 * fin 75
 * </pre>
 *
 * Version 1 had no {@code left}, {@code used} and {@code cut}.
 */
public record MatchRecord(
        GameMap map,
        long seed,
        List<String> players,
        List<Call> inits,
        List<Call> turns,
        List<Long> hashes,
        List<Call> fins) {
    /** No record of ours is as long: 200 half-turns of 4096 actions and 1024 trials, and half a mebibyte of output. */
    public static final int MOST_BYTES = 64 << 20;

    private static final int VERSION = 2;
    private static final String HEX = "0123456789abcdef";
    private static final int HASH_DIGITS = 16;

    public MatchRecord {
        players = List.copyOf(players);
        inits = List.copyOf(inits);
        turns = List.copyOf(turns);
        hashes = List.copyOf(hashes);
        fins = List.copyOf(fins);
    }

    /** How a champion was lost: the half-turn, the function that was called, and why. */
    public record Fall(int at, String function, Call.Loss loss) {}

    /** How the champion of a player was lost, or null when it played to the end. */
    public @Nullable Fall fall(int player) {
        Call.Loss atStart = inits.get(player).loss();
        if (atStart != null) {
            return new Fall(0, "partie_init", atStart);
        }
        for (int turn = player; turn < turns.size(); turn += 2) {
            Call.Loss loss = turns.get(turn).loss();
            if (loss != null) {
                return new Fall(turn, "jouer_tour", loss);
            }
        }
        Call.Loss atEnd = fins.isEmpty() ? null : fins.get(player).loss();
        return atEnd == null ? null : new Fall(Constantes.NB_TOURS - 1, "partie_fin", atEnd);
    }

    /** All calls of one player's champion, in their order. */
    public List<Call> calls(int player) {
        List<Call> calls = new ArrayList<>();
        calls.add(inits.get(player));
        for (int turn = player; turn < turns.size(); turn += 2) {
            calls.add(turns.get(turn));
        }
        if (!fins.isEmpty()) {
            calls.add(fins.get(player));
        }
        return calls;
    }

    public static MatchRecord parse(String text) throws BadInput {
        return new Reader(text).record();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("papattes " + VERSION + "\nmap ");
        text.append(MapFile.oneLine(map)).append("\nseed ").append(seed).append('\n');
        for (String player : players) {
            text.append("player ").append(quoted(player)).append('\n');
        }
        for (Call call : inits) {
            write(text, "init", call);
        }
        for (int turn = 0; turn < turns.size(); turn++) {
            write(text, "turn", turns.get(turn));
            text.append("hash ").append(hex(hashes.get(turn))).append('\n');
        }
        for (Call call : fins) {
            write(text, "fin", call);
        }
        return text.toString();
    }

    private static void write(StringBuilder text, String word, Call call) {
        text.append(word).append(' ').append(call.micros()).append('\n');
        for (Entry entry : call.entries()) {
            text.append(entry).append('\n');
        }
        Observed observed = call.observed();
        if (call.left() > 0) {
            text.append("left ").append(call.left()).append('\n');
        }
        if (observed.cpuMicros() > 0 || observed.memoryBytes() > 0) {
            text.append("used ").append(observed.cpuMicros()).append(' ');
            text.append(observed.memoryBytes()).append('\n');
        }
        if (!observed.printed().isEmpty()) {
            text.append("out ").append(quoted(observed.printed())).append('\n');
        }
        if (observed.dropped() > 0) {
            text.append("cut ").append(observed.dropped()).append('\n');
        }
        Call.Loss loss = call.loss();
        if (loss != null) {
            text.append("lost ")
                    .append(loss.status())
                    .append(' ')
                    .append(quoted(loss.detail()))
                    .append('\n');
        }
    }

    private static String quoted(String text) {
        return new Json().value(text).toString();
    }

    /** Sixteen digits. */
    public static String hex(long hash) {
        String digits = Long.toHexString(hash);
        return "0".repeat(HASH_DIGITS - digits.length()) + digits;
    }

    /** Reads line by line, as some lines carry JSON and not words. */
    private static final class Reader {
        private final List<Line> lines;
        private final String[] whole;
        private int at;

        Reader(String text) {
            this.lines = Line.of(text);
            this.whole = text.split("\n", -1);
        }

        MatchRecord record() throws BadInput {
            expect("papattes").expectVersion(VERSION);
            at++;
            Line mapLine = expect("map");
            GameMap map = MapFile.read(json(mapLine, 0));
            at++;
            long seed = number("seed", Long.MIN_VALUE, Long.MAX_VALUE);
            List<String> players = new ArrayList<>();
            for (int player = 0; player < 2; player++) {
                players.add(json(expect("player"), 0).string());
                at++;
            }
            List<Call> inits = List.of(call("init"), call("init"));
            List<Call> turns = new ArrayList<>();
            List<Long> hashes = new ArrayList<>();
            while (turns.size() < Constantes.NB_TOURS && is("turn")) {
                turns.add(call("turn"));
                hashes.add(hash(expect("hash")));
                at++;
            }
            List<Call> fins = new ArrayList<>();
            while (turns.size() == Constantes.NB_TOURS && fins.size() < 2) {
                fins.add(call("fin"));
            }
            if (at < lines.size()) {
                throw lines.get(at).error(0, "la fin du fichier était attendue", "the end of the file was expected");
            }
            return new MatchRecord(map, seed, players, inits, turns, hashes, fins);
        }

        private boolean is(String word) {
            return at < lines.size() && lines.get(at).word(0).equals(word);
        }

        private Line expect(String word) throws BadInput {
            return Line.expect(lines, at, word);
        }

        /** Reads a line that has one number after its word. */
        private long number(String word, long least, long most) throws BadInput {
            Line line = expect(word);
            long number = line.longInteger(1, least, most);
            line.expectSize(2);
            at++;
            return number;
        }

        /** The JSON value that fills the rest of a line after its first words. */
        private JsonValue json(Line line, int wordsBefore) throws BadInput {
            int start = line.column(wordsBefore + 1) - 1;
            return JsonValue.parse(whole[line.number() - 1].substring(start), line.number(), start + 1);
        }

        private Call call(String word) throws BadInput {
            long micros = number(word, 0, Long.MAX_VALUE);
            List<Entry> entries = new ArrayList<>();
            long left = 0;
            String printed = "";
            long dropped = 0;
            long cpu = 0;
            long memory = 0;
            Call.Loss loss = null;
            while (at < lines.size()) {
                Line line = lines.get(at);
                Entry entry = Entry.parse(line);
                if (entry != null) {
                    entries.add(entry);
                } else if (line.word(0).equals("left")) {
                    left = amount(line, 1, 2);
                } else if (line.word(0).equals("used")) {
                    cpu = amount(line, 1, 3);
                    memory = amount(line, 2, 3);
                } else if (line.word(0).equals("out")) {
                    printed = json(line, 0).string();
                } else if (line.word(0).equals("cut")) {
                    dropped = amount(line, 1, 2);
                } else if (line.word(0).equals("lost")) {
                    loss = new Call.Loss(
                            line.size() > 1 ? line.word(1) : "", json(line, 1).string());
                } else {
                    break;
                }
                at++;
            }
            return new Call(micros, entries, left, new Observed(printed, dropped, cpu, memory), loss);
        }

        private static long amount(Line line, int word, int size) throws BadInput {
            line.expectSize(size);
            return line.longInteger(word, 0, Long.MAX_VALUE);
        }

        private static long hash(Line line) throws BadInput {
            String digits = line.size() > 1 ? line.word(1) : "";
            long hash = 0;
            for (int i = 0; i < digits.length(); i++) {
                hash = (hash << 4) | HEX.indexOf(digits.charAt(i));
            }
            if (digits.length() != HASH_DIGITS || !hex(hash).equals(digits)) {
                throw line.error(
                        1, "seize chiffres hexadécimaux étaient attendus", "sixteen hexadecimal digits were expected");
            }
            line.expectSize(2);
            return hash;
        }
    }
}
