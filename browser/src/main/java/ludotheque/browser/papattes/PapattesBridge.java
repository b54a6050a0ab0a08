package ludotheque.browser.papattes;

import static ludotheque.browser.Kind.NUMBER;
import static ludotheque.browser.Kind.NUMBERS;
import static ludotheque.browser.Kind.TEXT;
import static ludotheque.browser.Kind.TRUTH;
import static ludotheque.browser.Kind.listOf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.browser.Bridge;
import ludotheque.browser.Parameter;
import ludotheque.browser.Shape;
import ludotheque.browser.Words;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Position;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.ShippedMaps;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;
import ludotheque.papattes.play.Choices;
import ludotheque.papattes.play.OpenMatch;
import ludotheque.papattes.play.Person;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Six Papattes for pages. Unlike the other bridges it keeps one match between questions: its states are too large to travel, and a
 * page asks for moments of it many times a second. Cells are numbered line by line from 0.
 */
public final class PapattesBridge {
    private static final int MICROS = 1000;

    /** More entries than any half-turn has: its end. */
    private static final int END = 1_000_000;

    /** A match that was just opened. */
    private record Head(MatchRecord record, OpenMatch match) {}

    /** What is new, and, when a person is to decide, the half-turn as it begins. */
    private record News(OpenMatch match, OpenMatch.Progress progress) {}

    /** A moment of a match, and what was done in its half-turn if that was asked for. */
    private record Moment(State state, @Nullable Call call) {}

    /** The half-turn that a person is deciding. */
    private record Draft(State state, int standing) {}

    /** How the half-turn looks after each thing that the person did, what the rules said to the last, and what may come next. */
    private record Done(
            List<Draft> drafts, Erreur answer, @Nullable Choices choices) {}

    private static final Words<Erreur> ERROR = new Words<>("Answer", List.of(Erreur.values()), Erreur::name);

    private static final Parameter<String> MAP = Parameter.text("map");
    private static final Parameter<String> SEED = Parameter.text("seed");
    private static final Parameter<String> FIRST = Parameter.text("first");
    private static final Parameter<String> SECOND = Parameter.text("second");
    private static final Parameter<String> CHAMPION = Parameter.text("champion");
    private static final Parameter<String> RECORD = Parameter.text("record");
    private static final Parameter<Integer> TURNS = Parameter.number("turns");
    private static final Parameter<Integer> TURN = Parameter.number("turn");
    private static final Parameter<Integer> ENTRIES = Parameter.number("entries");
    /** Whether what was done in the half-turn is wanted too: 1, or 0. */
    private static final Parameter<Integer> WITH_LOG = Parameter.number("withLog");

    private static final Parameter<TypeAction> ACTION = Parameter.word("action", PapattesShapes.ACTION);
    /** A character's number among all, or -1; its choices come with the answer. */
    private static final Parameter<Integer> SELECTED = Parameter.number("selected");

    private static final Parameter<Integer> TARGET = Parameter.number("target");
    /** The cells of a way, with blanks between. */
    private static final Parameter<String> PATH = Parameter.text("path");

    private static final Parameter<Integer> TIMES = Parameter.number("times");

    private static final Shape<Head> HEAD = Shape.<Head>named("PackedHead")
            .field("map", TEXT, head -> head.record.map().name())
            .field("seed", TEXT, head -> Long.toString(head.record.seed()))
            .field("players", listOf(TEXT), head -> head.record.players())
            .field("length", NUMBER, head -> head.record.turns().size())
            .field("terrain", PapattesShapes.TERRAIN, head -> head.match.now().terrain());

    private static final Shape<Draft> DRAFT = Shape.<Draft>named("PackedDraft")
            .field("standing", NUMBER, Draft::standing)
            .field("scene", PapattesShapes.SCENE, Draft::state);

    private static final Shape<News> PROGRESS = Shape.<News>named("Progress")
            .field("turns", NUMBER, news -> news.progress.turns())
            .field("over", TRUTH, news -> news.match.isOver())
            .field("waits", TRUTH, news -> news.match.waits())
            .field("scores", NUMBERS, news -> PapattesShapes.scores(news.match, news.progress))
            .field("events", listOf(PapattesShapes.EVENT), news -> news.progress.events())
            .optional("difference", PapattesShapes.DIFFERENCE, news -> news.progress.difference())
            .optional("record", TEXT, PapattesBridge::recordOf)
            .optional("draft", DRAFT, PapattesBridge::draftOf);

    private static final Shape<Moment> MOMENT = Shape.<Moment>named("Moment")
            .field("scene", PapattesShapes.SCENE, Moment::state)
            .optional("log", PapattesShapes.LOG, Moment::call);

    private static final Shape<Done> DONE = Shape.<Done>named("PackedDone")
            .field("drafts", listOf(DRAFT), Done::drafts)
            .field("answer", ERROR, Done::answer)
            .optional("choices", PapattesShapes.CHOICES, Done::choices);

    public static final Bridge BRIDGE = new Bridge("papattes")
            .constant("PERSON", TEXT, Person.WORD)
            .constant("END", NUMBER, END)
            .constant("SIDE", NUMBER, Constantes.LARGEUR)
            .constant("LAST_TURN", NUMBER, Constantes.NB_TOURS - 1)
            .constant("DOGS", NUMBER, Constantes.NB_CHIENS)
            .constant("TEAM", NUMBER, Layout.TEAM)
            .constant("MAPS", listOf(TEXT), ShippedMaps.NAMES)
            .constant(
                    "CHAMPIONS",
                    listOf(TEXT),
                    Arrays.stream(Builtin.values()).map(Builtin::word).toList())
            .answers("newMatch", HEAD, PapattesBridge::newMatch, MAP, SEED, FIRST, SECOND)
            .answers("check", Shape.NOTHING, call -> MatchRecord.parse(call.get(RECORD)), RECORD)
            .answers("watch", HEAD, PapattesBridge::watch, RECORD)
            .answers("follow", PROGRESS, PapattesBridge::follow, RECORD, TURNS)
            .answers("resume", HEAD, PapattesBridge::resume, RECORD)
            .tells("advance", PROGRESS, call -> advance(call.get(TURNS)), TURNS)
            .tells("show", MOMENT, PapattesBridge::show, TURN, ENTRIES, WITH_LOG)
            .tells("choices", DONE, call -> done(Erreur.OK, List.of(), call.get(SELECTED)), SELECTED)
            .tells("act", DONE, PapattesBridge::act, ACTION, SELECTED, TARGET)
            .tells("walk", DONE, PapattesBridge::walk, SELECTED, PATH)
            .tells("undo", DONE, PapattesBridge::undo, TIMES, SELECTED)
            .tells("decide", PROGRESS, PapattesBridge::decide, TURNS)
            .tells("handOver", PROGRESS, PapattesBridge::handOver, CHAMPION, TURNS);

    private static @Nullable OpenMatch opened;

    private PapattesBridge() {}

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    @JSExport
    public static String ask(String function, String[] arguments) {
        return BRIDGE.ask(function, arguments);
    }

    /** Starts a match on a map between two of the built-in champions or people. */
    private static Head newMatch(Bridge.Call call) throws BadInput {
        return play(
                MapFile.parse(call.get(MAP)),
                Long.parseLong(call.get(SEED)),
                List.of(call.get(FIRST), call.get(SECOND)),
                null);
    }

    /** Goes on with a record of a game of a person, from its end. */
    private static Head resume(Bridge.Call call) throws BadInput {
        MatchRecord record = MatchRecord.parse(call.get(RECORD));
        return play(record.map(), record.seed(), record.players(), new Replay(record));
    }

    private static Head play(GameMap map, long seed, List<String> players, @Nullable Replay past) {
        List<Person> people = new ArrayList<>();
        List<Champion> champions = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            Champion champion;
            if (players.get(player).equals(Person.WORD)) {
                Person person = new Person(player);
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
        return head(live.record(), OpenMatch.played(live, people, past));
    }

    private static long micros() {
        return System.currentTimeMillis() * MICROS;
    }

    private static Builtin builtin(String word) {
        Builtin builtin = Builtin.of(word);
        if (builtin == null) {
            throw new Bridge.Refused(new Refusal(
                    "CHAMPION",
                    "« " + word + " » n'est pas un champion d'ici",
                    "\"" + word + "\" is no champion of this site"));
        }
        return builtin;
    }

    /** Opens a record to be watched. */
    private static Head watch(Bridge.Call call) throws BadInput {
        MatchRecord record = MatchRecord.parse(call.get(RECORD));
        return head(record, OpenMatch.told(record));
    }

    private static Head head(MatchRecord record, OpenMatch match) {
        opened = match;
        return new Head(record, match);
    }

    /** Goes on with a longer record of the match that is watched. */
    private static News follow(Bridge.Call call) throws BadInput {
        match().follow(MatchRecord.parse(call.get(RECORD)));
        return advance(call.get(TURNS));
    }

    /** Plays or reads on. */
    private static News advance(int turns) {
        return new News(match(), match().advance(turns));
    }

    /** A moment of the match: after the first entries of a half-turn, or at its end when there are fewer. */
    private static Moment show(Bridge.Call call) {
        int turn = call.get(TURN);
        State state = match().at(turn, call.get(ENTRIES));
        boolean withCall = call.get(WITH_LOG) == 1 && turn >= 0;
        return new Moment(state, withCall ? match().record().turns().get(turn) : null);
    }

    private static Done act(Bridge.Call call) {
        TypeAction type = call.get(ACTION);
        int selected = call.get(SELECTED);
        Position from = type.positions() == 0 ? Position.NONE : Position.of(place(selected));
        Erreur answer = person().act(match().now(), type, from, position(call.get(TARGET)));
        return done(answer, List.of(draft()), selected);
    }

    /** A character walks along a way, for as long as it may. */
    private static Done walk(Bridge.Call call) {
        int selected = call.get(SELECTED);
        List<Draft> drafts = new ArrayList<>();
        Erreur answer = Erreur.OK;
        for (String cell : call.get(PATH).split(" ", -1)) {
            Position from = Position.of(place(selected));
            answer = person().act(match().now(), TypeAction.SE_DEPLACER, from, Position.of(Integer.parseInt(cell)));
            if (answer != Erreur.OK) {
                break;
            }
            drafts.add(draft());
        }
        return done(answer, drafts, selected);
    }

    /** Takes the person's last actions back. */
    private static Done undo(Bridge.Call call) {
        for (int time = 0; time < call.get(TIMES); time++) {
            person().annuler(match().now());
        }
        return done(Erreur.OK, List.of(draft()), call.get(SELECTED));
    }

    /** The person's half-turn is decided; the match goes on. */
    private static News decide(Bridge.Call call) {
        person().decide();
        return advance(call.get(TURNS));
    }

    /** A champion plays on for the person, after what stands in the half-turn. */
    private static News handOver(Bridge.Call call) {
        match().handOver(builtin(call.get(CHAMPION)));
        return advance(call.get(TURNS));
    }

    private static Done done(Erreur answer, List<Draft> drafts, int selected) {
        return new Done(drafts, answer, selected < 0 ? null : choices(selected));
    }

    private static Choices choices(int selected) {
        return Choices.of(person().draft(match().now()).state(), person().player(), place(selected));
    }

    private static int place(int character) {
        return person().draft(match().now()).state().place(character);
    }

    private static Position position(int cell) {
        return cell < 0 ? Position.NONE : Position.of(cell);
    }

    /** A copy, since the person may go on. */
    private static Draft draft() {
        return new Draft(person().draft(match().now()).state().copy(), person().standing());
    }

    /** The match so far, once it waits for a person or is over. */
    private static @Nullable String recordOf(News news) {
        return news.match.waits() ? news.match.record().toString() : null;
    }

    private static @Nullable Draft draftOf(News news) {
        return news.match.waits() && !news.match.isOver() && news.match.person() != null ? draft() : null;
    }

    private static OpenMatch match() {
        if (opened == null) {
            throw new IllegalStateException("No match was opened.");
        }
        return opened;
    }

    private static Person person() {
        Person person = match().person();
        if (person == null) {
            throw new IllegalStateException("It is nobody's half-turn.");
        }
        return person;
    }
}
