package ludotheque.browser.papattes;

import static ludotheque.browser.Kind.LONG_NUMBER;
import static ludotheque.browser.Kind.NUMBER;
import static ludotheque.browser.Kind.NUMBERS;
import static ludotheque.browser.Kind.TEXT;
import static ludotheque.browser.Kind.TRUTH;
import static ludotheque.browser.Kind.listOf;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import ludotheque.browser.Shape;
import ludotheque.browser.Words;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Layout;
import ludotheque.papattes.PapatteDebug;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.TypeCase;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.Entry;
import ludotheque.papattes.match.Replay;
import ludotheque.papattes.play.Choices;
import ludotheque.papattes.play.OpenMatch;

/** What pages draw of a match of Six Papattes, as flat lists of numbers: a picture is asked for at every frame. */
final class PapattesShapes {
    private PapattesShapes() {}

    static final Words<TypeAction> ACTION = new Words<>("Action", List.of(TypeAction.values()), TypeAction::function);

    /** The actions that are offered beside steps. */
    static final Words<TypeAction> OFFERED = new Words<>("Offered", Choices.offered(), TypeAction::function);

    static final Words<OpenMatch.EventKind> EVENT_KIND = new Words<>(
            "EventKind",
            List.of(OpenMatch.EventKind.values()),
            kind -> kind.name().toLowerCase(Locale.ROOT));

    static final Shape<OpenMatch.Event> EVENT = Shape.<OpenMatch.Event>named("MatchEvent")
            .field("turn", NUMBER, OpenMatch.Event::turn)
            .field("kind", EVENT_KIND, OpenMatch.Event::kind)
            .field("player", NUMBER, OpenMatch.Event::player)
            .field("number", NUMBER, OpenMatch.Event::number);

    static final Shape<Replay.Difference> DIFFERENCE = Shape.<Replay.Difference>named("Difference")
            .field("turn", NUMBER, Replay.Difference::turn)
            .field("recorded", TEXT, Replay.Difference::recorded)
            .field("recomputed", TEXT, Replay.Difference::recomputed);

    /**
     * What never changes: {@code niches}; {@code zones}, a digit a cell, 1 + the player; {@code spawners} by cell, age (-1 for a
     * tree), period and first half-turn; {@code schedule} of the portals by half-turn and cell.
     */
    static final Shape<Terrain> TERRAIN = Shape.<Terrain>named("PackedTerrain")
            .field("niches", NUMBERS, terrain -> new int[] {terrain.niche(0), terrain.niche(1)})
            .field("zones", TEXT, PapattesShapes::zones)
            .field("spawners", NUMBERS, PapattesShapes::spawners)
            .field("schedule", NUMBERS, PapattesShapes::schedule);

    /**
     * A state: {@code cells}, a letter each; {@code grown}, the cells with a hanging croquette or a bone; {@code ground} by cell and
     * count; {@code characters} by cell, points, croquettes and bones; {@code portals} by cell, then their dog's cell, croquettes
     * and bones of each age; {@code paws} by player, cell and colour; {@code bones} by player and age.
     */
    static final Shape<State> SCENE = Shape.<State>named("PackedScene")
            .field("turn", NUMBER, State::turn)
            .field("running", TRUTH, State::isRunning)
            .field("cells", TEXT, PapattesShapes::cells)
            .field("grown", NUMBERS, state -> cells().filter(state::hasGrown).toArray())
            .field("ground", NUMBERS, PapattesShapes::ground)
            .field("characters", NUMBERS, PapattesShapes::characters)
            .field("portals", NUMBERS, PapattesShapes::portals)
            .field("paws", NUMBERS, PapattesShapes::paws)
            .field("ages", NUMBERS, state -> new int[] {state.age(0), state.age(1)})
            .field("bones", NUMBERS, PapattesShapes::bones)
            .field("scores", NUMBERS, state -> new int[] {state.score(0), state.score(1)})
            .field("lost", listOf(TRUTH), state -> List.of(state.isLost(0), state.isLost(1)));

    /** What a champion did in a half-turn: its entries as a record writes them, what it printed, and how it was lost. */
    static final Shape<Call> LOG = Shape.<Call>named("Log")
            .field(
                    "entries",
                    listOf(TEXT),
                    call -> call.entries().stream().map(Entry::toString).toList())
            .field("left", LONG_NUMBER, Call::left)
            .field("printed", TEXT, call -> call.observed().printed())
            .field("dropped", LONG_NUMBER, call -> call.observed().dropped())
            .field("micros", LONG_NUMBER, Call::micros)
            .field("cpuMicros", LONG_NUMBER, call -> call.observed().cpuMicros())
            .field("memoryBytes", LONG_NUMBER, call -> call.observed().memoryBytes())
            .optional(
                    "loss",
                    TEXT,
                    call -> call.loss() == null ? null : call.loss().status().word())
            .optional(
                    "detail",
                    TEXT,
                    call -> call.loss() == null ? null : call.loss().detail());

    private static final Shape<Choices.Offer> OFFER = Shape.<Choices.Offer>named("Offer")
            .field("action", OFFERED, Choices.Offer::type)
            .field("target", NUMBER, Choices.Offer::target);

    /** {@code reach}: each cell that steps lead to and the one before it, nearest first. */
    static final Shape<Choices> CHOICES = Shape.<Choices>named("PackedChoices")
            .field(
                    "reach",
                    NUMBERS,
                    choices -> choices.reach().stream()
                            .flatMapToInt(step -> IntStream.of(step.cell(), step.before()))
                            .toArray())
            .field("offers", listOf(OFFER), Choices::offers);

    private static IntStream cells() {
        return IntStream.range(0, Cells.COUNT);
    }

    private static String zones(Terrain terrain) {
        StringBuilder zones = new StringBuilder(Cells.COUNT);
        cells().forEach(cell -> zones.append(terrain.zone(cell)));
        return zones.toString();
    }

    private static int[] spawners(Terrain terrain) {
        return cells().filter(cell -> terrain.period(cell) > 0)
                .flatMap(cell -> IntStream.of(cell, terrain.boneAge(cell), terrain.period(cell), terrain.first(cell)))
                .toArray();
    }

    private static int[] schedule(Terrain terrain) {
        return IntStream.range(0, terrain.portals())
                .flatMap(slot -> IntStream.of(terrain.portalTurn(slot), terrain.portalCell(slot)))
                .toArray();
    }

    private static String cells(State state) {
        StringBuilder letters = new StringBuilder(Cells.COUNT);
        cells().forEach(cell -> letters.append(GameMap.letter(TypeCase.of(state.kind(cell)))));
        return letters.toString();
    }

    private static int[] ground(State state) {
        return cells().filter(cell -> state.ground(cell) > 0)
                .flatMap(cell -> IntStream.of(cell, state.ground(cell)))
                .toArray();
    }

    private static int[] characters(State state) {
        int[] numbers = new int[4 * Layout.CHARACTERS];
        for (int character = 0; character < Layout.CHARACTERS; character++) {
            numbers[4 * character] = state.place(character);
            numbers[4 * character + 1] = state.points(character);
            numbers[4 * character + 2] = state.croquettes(character);
            numbers[4 * character + 3] = state.carried(character);
        }
        return numbers;
    }

    private static int[] portals(State state) {
        return IntStream.range(0, state.terrain().portals())
                .filter(slot -> state.portalPlace(slot) >= 0)
                .flatMap(slot -> IntStream.concat(
                        IntStream.of(
                                state.portalPlace(slot), state.wandererPlace(slot), state.wandererCroquettes(slot)),
                        IntStream.range(0, Constantes.NB_AGES).map(age -> state.wandererBones(slot, age))))
                .toArray();
    }

    private static int[] paws(State state) {
        return IntStream.range(0, 2)
                .flatMap(player -> cells().filter(cell -> state.paw(player, cell) != PapatteDebug.PAS_DE_PAPATTE)
                        .flatMap(cell -> IntStream.of(
                                player, cell, state.paw(player, cell).number())))
                .toArray();
    }

    private static int[] bones(State state) {
        return IntStream.range(0, 2)
                .flatMap(player -> IntStream.range(0, Constantes.NB_AGES).map(age -> state.bones(player, age)))
                .toArray();
    }

    /** The scores of both players after each new half-turn, one pair after the other. */
    static int[] scores(OpenMatch match, OpenMatch.Progress progress) {
        return IntStream.range(progress.from(), progress.turns())
                .flatMap(turn -> IntStream.of(
                        match.after(turn).score(0), match.after(turn).score(1)))
                .toArray();
    }
}
