package ludotheque.papattes.match;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Line;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Refusal;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Observed;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.match.Replay.Difference;
import ludotheque.papattes.match.Step.Function;
import org.jspecify.annotations.Nullable;

/**
 * Six Papattes as something that can be played: a step is a call of a champion, with what it did and what was seen of it.
 *
 * <pre>
 * papattes 3
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
 * left 12                   12 more were refused or taken back
 * used 900 8388608          microseconds of processor time in the call, and the most bytes held so far, where they are counted
 * out "bonjour\n"           what it printed
 * cut 70000                 70000 more bytes were printed
 * lost late 1500 3          only where the champion was lost: why, the numbers that belong to it, and its last words
 * hash 0123456789abcdef     of the state after the half-turn
 * …
 * fin 80                    partie_fin of player 0
 * fin 75
 * </pre>
 *
 * Version 1 had no {@code left}, {@code used} and {@code cut}; before version 3, {@code lost} had a status and an English sentence.
 */
public final class PapattesGame implements Playable<MatchSetup, Step, MatchPosition> {
    public static final PapattesGame PAPATTES = new PapattesGame();

    private static final String HEX = "0123456789abcdef";
    private static final int HASH_DIGITS = 16;

    private PapattesGame() {}

    @Override
    public String word() {
        return "papattes";
    }

    @Override
    public int version() {
        return 3;
    }

    /** No record of ours is as long: 200 half-turns of 4096 actions and 1024 trials, and half a mebibyte of output. */
    @Override
    public int mostBytes() {
        return 64 << 20;
    }

    @Override
    public MatchSetup readSetup(Lines lines) throws BadInput {
        GameMap map = MapFile.read(lines.next("map").json(1));
        Line seedLine = lines.next("seed");
        long seed = seedLine.longInteger(1, Long.MIN_VALUE, Long.MAX_VALUE);
        seedLine.expectSize(2);
        List<String> players = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            players.add(lines.next("player").json(1).string());
        }
        return new MatchSetup(map, seed, players);
    }

    @Override
    public String setupText(MatchSetup setup) {
        StringBuilder text = new StringBuilder("map ").append(MapFile.oneLine(setup.map()));
        text.append("\nseed ").append(setup.seed()).append('\n');
        for (String player : setup.players()) {
            text.append("player ").append(quoted(player)).append('\n');
        }
        return text.toString();
    }

    @Override
    public Step readAction(Lines lines) throws BadInput {
        Line head = lines.next("un appel était attendu", "a call was expected");
        for (Function function : Function.values()) {
            if (head.word(0).equals(function.word())) {
                long micros = amount(head, 1, 2);
                Call call = readCall(lines, micros);
                return new Step(function, call, function == Function.TURN ? hash(lines.next("hash")) : 0);
            }
        }
        throw head.error(
                0, "« init », « turn » ou « fin » était attendu", "\"init\", \"turn\" or \"fin\" was expected");
    }

    private static Call readCall(Lines lines, long micros) throws BadInput {
        List<Entry> entries = new ArrayList<>();
        long left = 0;
        String printed = "";
        long dropped = 0;
        long cpu = 0;
        long memory = 0;
        Loss loss = null;
        while (lines.hasNext()) {
            Line line = lines.peek();
            Entry entry = Entry.parse(line);
            if (entry != null) {
                entries.add(entry);
            } else if (line.word(0).equals("left")) {
                left = amount(line, 1, 2);
            } else if (line.word(0).equals("used")) {
                cpu = amount(line, 1, 3);
                memory = amount(line, 2, 3);
            } else if (line.word(0).equals("out")) {
                printed = line.json(1).string();
            } else if (line.word(0).equals("cut")) {
                dropped = amount(line, 1, 2);
            } else if (line.word(0).equals("lost")) {
                loss = LossLine.parse(line);
            } else {
                break;
            }
            lines.skip();
        }
        return new Call(micros, entries, left, new Observed(printed, dropped, cpu, memory), loss);
    }

    private static long amount(Line line, int word, int size) throws BadInput {
        long amount = line.longInteger(word, 0, Long.MAX_VALUE);
        line.expectSize(size);
        return amount;
    }

    private static long hash(Line line) throws BadInput {
        String digits = line.size() > 1 ? line.word(1) : "";
        long hash = 0;
        for (int i = 0; i < digits.length(); i++) {
            hash = (hash << 4) | HEX.indexOf(digits.charAt(i));
        }
        if (digits.length() != HASH_DIGITS || !MatchRecord.hex(hash).equals(digits)) {
            throw line.error(
                    1, "seize chiffres hexadécimaux étaient attendus", "sixteen hexadecimal digits were expected");
        }
        line.expectSize(2);
        return hash;
    }

    @Override
    public String actionText(Step step) {
        Call call = step.call();
        StringBuilder text =
                new StringBuilder(step.function().word()).append(' ').append(call.micros());
        for (Entry entry : call.entries()) {
            text.append('\n').append(entry);
        }
        Observed observed = call.observed();
        if (call.left() > 0) {
            text.append("\nleft ").append(call.left());
        }
        if (observed.cpuMicros() > 0 || observed.memoryBytes() > 0) {
            text.append("\nused ").append(observed.cpuMicros()).append(' ').append(observed.memoryBytes());
        }
        if (!observed.printed().isEmpty()) {
            text.append("\nout ").append(quoted(observed.printed()));
        }
        if (observed.dropped() > 0) {
            text.append("\ncut ").append(observed.dropped());
        }
        Loss loss = call.loss();
        if (loss != null) {
            text.append('\n').append(LossLine.format(loss));
        }
        if (step.function() == Function.TURN) {
            text.append("\nhash ").append(MatchRecord.hex(step.hash()));
        }
        return text.toString();
    }

    static String quoted(String text) {
        return new Json().value(text).toString();
    }

    @Override
    public MatchPosition start(MatchSetup setup) {
        return new MatchPosition(setup.map());
    }

    @Override
    public @Nullable Refusal check(MatchPosition position, Step step) {
        Function next = position.next();
        if (next == null) {
            return new Refusal("MATCH_OVER", "le match est terminé", "the match is over");
        }
        if (step.function() != next) {
            return new Refusal(
                    "OTHER_FUNCTION", "c'est le moment de " + next.prescribed(), "it is time for " + next.prescribed());
        }
        MatchPosition trial = position.copy();
        int player = trial.player();
        Difference difference = trial.play(step);
        if (difference != null) {
            return new Refusal(
                    "NOT_AS_PLAYED",
                    "le fichier dit " + difference.recorded() + ", les règles disent " + difference.recomputed(),
                    "the file says " + difference.recorded() + ", the rules say " + difference.recomputed());
        }
        return trial.isOverActionLimit(player) && step.call().loss() == null
                ? new Refusal("TOO_MANY_ACTIONS", "il y a trop d'actions", "there are too many actions")
                : null;
    }

    @Override
    public void apply(MatchPosition position, Step step) {
        position.play(step);
    }

    @Override
    public int mover(MatchPosition position) {
        return position.next() == null ? NOBODY : position.player();
    }
}
