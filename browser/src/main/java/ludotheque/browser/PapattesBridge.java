package ludotheque.browser;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Position;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.ShippedMaps;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Six Papattes for the site. Unlike the other bridges it keeps one match between calls: its states are too large to travel, and
 * the page asks for moments of it many times a second. Cells are numbered line by line from 0.
 */
public final class PapattesBridge {
    private static final int MICROS = 1000;

    private static @Nullable PapattesMatch match;

    private PapattesBridge() {}

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    /** The built-in champions, weakest first: {@code {champions}}. */
    @JSExport
    public static String papattesChampions() {
        return Answer.of(json -> {
            json.name("champions").array();
            for (Builtin builtin : Builtin.values()) {
                json.value(builtin.word());
            }
            json.end();
        });
    }

    /** The maps that come with the game, the plainest first: {@code {maps}}. */
    @JSExport
    public static String papattesMaps() {
        return Answer.of(json -> {
            json.name("maps").array();
            ShippedMaps.NAMES.forEach(json::value);
            json.end();
        });
    }

    /** Starts a match on a map between two of the built-in champions or {@code person}, and tells its terrain. */
    @JSExport
    public static String papattesNew(String map, String seed, String first, String second) {
        return Answer.of(json -> play(json, MapFile.parse(map), Long.parseLong(seed), List.of(first, second), null));
    }

    /** Says what is wrong with the text of a record, if anything; the match in memory stays. */
    @JSExport
    public static String papattesCheck(String text) {
        return Answer.of(json -> MatchRecord.parse(text));
    }

    /** Opens a record to be watched, and tells its terrain. */
    @JSExport
    public static String papattesOpen(String text) {
        return Answer.of(json -> {
            MatchRecord record = MatchRecord.parse(text);
            head(json, record, PapattesMatch.told(record));
        });
    }

    /** Goes on with a longer record of the match that is watched. */
    @JSExport
    public static String papattesFollow(String text) {
        return Answer.of(json -> opened().follow(MatchRecord.parse(text)));
    }

    /** Goes on with a record of a game of a person, from its end. */
    @JSExport
    public static String papattesResume(String text) {
        return Answer.of(json -> {
            MatchRecord record = MatchRecord.parse(text);
            play(json, record.map(), record.seed(), record.players(), new Replay(record));
        });
    }

    private static void play(Json json, GameMap map, long seed, List<String> players, @Nullable Replay past) {
        List<PapattesPerson> people = new ArrayList<>();
        List<Champion> champions = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            Champion champion;
            if (players.get(player).equals(PapattesPerson.WORD)) {
                PapattesPerson person = new PapattesPerson(player);
                people.add(person);
                champion = person;
            } else {
                champion = builtin(players.get(player)).create(seed, player);
            }
            champions.add(champion);
        }
        Match live;
        if (past == null) {
            live = new Match(map, seed, players, champions, PapattesBridge::micros);
            live.init();
        } else {
            live = new Match(past, champions, PapattesBridge::micros);
        }
        head(json, live.record(), PapattesMatch.played(live, people, past));
    }

    private static long micros() {
        return System.currentTimeMillis() * MICROS;
    }

    private static Builtin builtin(String word) {
        Builtin builtin = Builtin.of(word);
        if (builtin == null) {
            throw new Answer.Refused(new Refusal(
                    "CHAMPION",
                    "« " + word + " » n'est pas un champion d'ici",
                    "\"" + word + "\" is no champion of this site"));
        }
        return builtin;
    }

    private static void head(Json json, MatchRecord record, PapattesMatch opened) {
        match = opened;
        json.field("map", record.map().name()).field("seed", Long.toString(record.seed()));
        json.name("players").array();
        record.players().forEach(json::value);
        json.end().field("length", record.turns().size());
        PapattesPicture.terrain(json, opened.now().terrain());
    }

    /** Plays or reads on by so many half-turns at most, as {@link PapattesMatch#advance} tells. */
    @JSExport
    public static String papattesAdvance(int turns) {
        return Answer.of(json -> opened().advance(json, turns));
    }

    /** A moment of the match: after the first entries of a half-turn, or at its end when there are fewer. */
    @JSExport
    public static String papattesShow(int turn, int entries) {
        return Answer.of(json -> PapattesPicture.state(json, opened().at(turn, entries)));
    }

    /** What was done in a half-turn, as {@link PapattesMatch#log} tells. */
    @JSExport
    public static String papattesLog(int turn) {
        return Answer.of(json -> opened().log(json, turn));
    }

    /** The match so far, as text: {@code {record}}. */
    @JSExport
    public static String papattesRecord() {
        return Answer.of(json -> json.field("record", opened().record().toString()));
    }

    /** The half-turn that the person is deciding: a picture, and {@code standing}, how many actions it has. */
    @JSExport
    public static String papattesDraft() {
        return Answer.of(json -> draft(json, opened().now()));
    }

    /** What the person's character on a cell may do. */
    @JSExport
    public static String papattesChoices(int cell) {
        return Answer.of(json -> {
            State draft = person().draft(opened().now()).state();
            new PapattesChoices(draft, person().player(), cell).write(json);
        });
    }

    /** The person acts: {@code answer}, and the draft after it. */
    @JSExport
    public static String papattesAct(String function, int first, int second) {
        return Answer.of(json -> {
            State now = opened().now();
            Erreur answer = person().act(now, action(function), place(first), place(second));
            json.field("answer", answer.name());
            draft(json, now);
        });
    }

    /** Takes the person's last action back. */
    @JSExport
    public static String papattesUndo() {
        return Answer.of(json -> {
            person().annuler(opened().now());
            draft(json, opened().now());
        });
    }

    /** The person's half-turn is decided; the match can go on. */
    @JSExport
    public static String papattesDecide() {
        return Answer.of(json -> person().decide());
    }

    private static void draft(Json json, State now) {
        json.field("standing", person().standing());
        PapattesPicture.state(json, person().draft(now).state());
    }

    private static Position place(int cell) {
        return cell < 0 ? Position.NONE : Position.of(cell);
    }

    private static TypeAction action(String function) {
        TypeAction type = TypeAction.named(function);
        if (type != null) {
            return type;
        }
        throw new IllegalArgumentException(function);
    }

    private static PapattesMatch opened() {
        if (match == null) {
            throw new IllegalStateException("No match was opened.");
        }
        return match;
    }

    private static PapattesPerson person() {
        PapattesPerson person = opened().person();
        if (person == null) {
            throw new IllegalStateException("It is nobody's half-turn.");
        }
        return person;
    }
}
