package ludotheque.browser.cameleon;

import static ludotheque.browser.Kind.BOTH_LANGUAGES;
import static ludotheque.browser.Kind.LONG_NUMBER;
import static ludotheque.browser.Kind.NUMBER;
import static ludotheque.browser.Kind.TEXT;
import static ludotheque.browser.Kind.TRUTH;
import static ludotheque.browser.Kind.listOf;
import static ludotheque.browser.Kind.orNull;
import static ludotheque.browser.Kind.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludotheque.browser.Bridge;
import ludotheque.browser.Kind;
import ludotheque.browser.Parameter;
import ludotheque.browser.Replayed;
import ludotheque.browser.Shape;
import ludotheque.browser.Words;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Gains;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.cameleon.Recolouring;
import ludotheque.cameleon.Rule;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.solver.Solver;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.SearchState;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Caméléon for pages. The exact solver is the one thing kept between questions, so that it can be shown, and stopped, while it works.
 * Lines and columns count from 1.
 */
public final class CameleonBridge {
    /** A game, and the player whose gains are to be told with its position. */
    private record Table(
            Replayed<CameleonSetup, Move, Game> game,
            @Nullable Colour gainsOf) {
        Game position() {
            return game.position();
        }

        Table play(int cell) {
            game.play(position().move(cell));
            return this;
        }
    }

    /** The exact solver at work. */
    private record Search(Board board, Solver solver) {}

    private record Progress(SearchState state, Search search) {
        boolean isSolved() {
            return state == SearchState.SOLVED;
        }
    }

    /** A page draws every cell, and tells every cell in its address. */
    private static final int LARGEST_SIDE = 384;

    private static final Words<Variant> VARIANT =
            new Words<>("Variant", List.of(Variant.TEMERAIRE, Variant.BRAVE), Variant::word);
    private static final Words<Colour> COLOUR =
            new Words<>("Colour", List.of(Colour.values()), colour -> String.valueOf(colour.letter()));
    private static final Words<Level> LEVEL = new Words<>("Level", List.of(Level.values()), Level::word);
    private static final Words<Rule> RULE = new Words<>("RuleName", List.of(Rule.values()), Rule::title);
    private static final Words<SearchState> STATE = new Words<>(
            "SolverWord",
            List.of(SearchState.RUNNING, SearchState.SOLVED, SearchState.GAVE_UP),
            state -> state == SearchState.GAVE_UP
                    ? "not_countable"
                    : state.name().toLowerCase(Locale.ROOT));
    private static final Kind<int[]> CELL = tuple("Cell", "line", "column");

    private static final Parameter<Variant> OF_VARIANT = Parameter.word("variant", VARIANT);
    private static final Parameter<Colour> FIRST = Parameter.word("first", COLOUR);
    private static final Parameter<Integer> SIDE = Parameter.number("side");
    private static final Parameter<String> FILE = Parameter.text("text");
    private static final Parameter<String> RECORD = Parameter.text("record");
    private static final Parameter<Integer> LINE = Parameter.number("line");
    private static final Parameter<Integer> COLUMN = Parameter.number("column");
    private static final Parameter<Level> OF_LEVEL = Parameter.word("level", LEVEL);
    private static final Parameter<Integer> SEED = Parameter.number("seed");
    /** The letter of the player whose gains are to be told, or nothing. */
    private static final Parameter<String> GAINS_OF = Parameter.text("gainsOf");

    private static final Parameter<Integer> POSITIONS = Parameter.number("positions");

    private static final Shape<Recolouring> STEP = Shape.<Recolouring>named("Step")
            .field("rule", RULE, Recolouring::rule)
            .field("line", NUMBER, Recolouring::line)
            .field("column", NUMBER, Recolouring::column)
            .field("side", NUMBER, Recolouring::side)
            .field("colour", COLOUR, Recolouring::colour);

    /**
     * A position: {@code cells} holds a letter a cell, R or B where it is acquired, r or b where it is not, A where it is white;
     * {@code movers} the letter of who made each move; {@code steps} what the last move changed, by rule; {@code warning} what the
     * subject does not foresee about the board.
     */
    private static final Shape<Table> POSITION = Shape.<Table>named("Position")
            .field("variant", VARIANT, table -> table.position().variant())
            .field("first", COLOUR, table -> table.game.setup().first())
            .field("side", NUMBER, table -> table.position().board().side())
            .field("cells", TEXT, table -> cells(table.position().board()))
            .field("moves", NUMBER, table -> table.position().moves())
            .field("movers", TEXT, table -> movers(table.game.record()))
            .field("mover", COLOUR, table -> table.position().mover())
            .field("over", TRUTH, table -> table.position().isOver())
            .field("red", NUMBER, table -> table.position().board().count(Colour.RED))
            .field("blue", NUMBER, table -> table.position().board().count(Colour.BLUE))
            .field("steps", listOf(STEP), table -> table.position().lastRecolourings())
            .optional(
                    "warning",
                    BOTH_LANGUAGES,
                    table -> table.game.setup().board().warning());

    private static final Kind<List<@Nullable Integer>> GAINS = listOf(orNull(NUMBER));

    private static final Shape<Table> PLAYED =
            Replayed.<Table>shape(Table::game, POSITION).optional("gains", GAINS, CameleonBridge::gains);

    private static final Shape<int[]> CHOICE = Shape.<int[]>named("Choice").field("cell", CELL, cell -> cell);

    private static final Shape<Progress> SOLVER = Shape.<Progress>named("SolverState")
            .field("state", STATE, Progress::state)
            .field("positions", LONG_NUMBER, progress -> progress.search.solver.positions())
            .optional("winner", COLOUR, progress -> progress.isSolved() ? progress.search.solver.winner() : null)
            .optional("cell", CELL, CameleonBridge::winningCell);

    public static final Bridge BRIDGE = new Bridge("cameleon")
            .constant("VARIANTS", listOf(VARIANT), List.of(Variant.TEMERAIRE, Variant.BRAVE))
            .constant("COLOURS", listOf(COLOUR), List.of(Colour.values()))
            .constant("LARGEST_SIDE", NUMBER, LARGEST_SIDE)
            .constant("LEVELS", levels(), Level.RANDOM)
            .answers("newGame", Replayed.RECORD, CameleonBridge::newGame, OF_VARIANT, FIRST, SIDE)
            .answers("openFile", Replayed.RECORD, CameleonBridge::openFile, FILE, OF_VARIANT, FIRST)
            .answers("open", PLAYED, CameleonBridge::open, RECORD, GAINS_OF)
            .answers("play", PLAYED, CameleonBridge::play, RECORD, LINE, COLUMN, GAINS_OF)
            .answers("computerPlays", PLAYED, CameleonBridge::computerPlays, RECORD, OF_LEVEL, SEED, GAINS_OF)
            .tells("choice", CHOICE, CameleonBridge::choice, RECORD, OF_LEVEL, SEED)
            .tells("solve", Shape.NOTHING, CameleonBridge::solve, RECORD)
            .tells("solveMore", SOLVER, CameleonBridge::solveMore, POSITIONS);

    private static @Nullable Search searching;

    private CameleonBridge() {}

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    @JSExport
    public static String ask(String function, String[] arguments) {
        return BRIDGE.ask(function, arguments);
    }

    /** The levels of each variant, weakest first. */
    private static Shape<Level> levels() {
        Shape<Level> levels = Shape.named("LevelsOfVariants");
        for (Variant variant : Variant.values()) {
            levels.field(variant.word(), listOf(LEVEL), any -> Level.of(variant));
        }
        return levels;
    }

    private static GameRecord<?, ?, ?> newGame(Bridge.Call call) throws BadInput {
        return CameleonGame.parse("cameleon 1\nvariant " + call.get(OF_VARIANT).word() + "\nfirst "
                + call.get(FIRST).letter() + "\nempty " + call.get(SIDE) + "\n");
    }

    /** A file is a board or a whole record. */
    private static GameRecord<?, ?, ?> openFile(Bridge.Call call) throws BadInput, IllegalAction {
        String text = call.get(FILE);
        if (text.stripLeading().startsWith("cameleon ")) {
            return replayed(text).record();
        }
        Setup board = Setup.parse(text);
        expectForPages(board);
        return CameleonGame.of(call.get(OF_VARIANT), call.get(FIRST), board);
    }

    private static void expectForPages(Setup board) throws BadInput {
        if (board.side() > LARGEST_SIDE) {
            throw new BadInput(
                    "un plateau d'au plus " + LARGEST_SIDE
                            + " cases par côté était attendu : les plus grands se jouent dans le "
                            + "terminal, par ./ludo cameleon play",
                    "a board of at most " + LARGEST_SIDE
                            + " cells a side was expected: larger ones are played in the terminal, "
                            + "by ./ludo cameleon play");
        }
    }

    private static Table open(Bridge.Call call) throws BadInput, IllegalAction {
        return new Table(game(call), colour(call.get(GAINS_OF)));
    }

    private static Replayed<CameleonSetup, Move, Game> game(Bridge.Call call) throws BadInput, IllegalAction {
        return replayed(call.get(RECORD));
    }

    private static Replayed<CameleonSetup, Move, Game> replayed(String record) throws BadInput, IllegalAction {
        Replayed<CameleonSetup, Move, Game> replayed = Replayed.begin(CameleonGame.CAMELEON, record);
        expectForPages(replayed.setup().board());
        return replayed.toTheEnd();
    }

    private static Table play(Bridge.Call call) throws BadInput, IllegalAction {
        Table table = open(call);
        table.game.play(new Move(table.position().mover(), call.get(LINE), call.get(COLUMN)));
        return table;
    }

    private static Table computerPlays(Bridge.Call call) throws BadInput, IllegalAction {
        Table table = open(call);
        return table.play(call.get(OF_LEVEL).create(call.get(SEED)).choose(table.position()));
    }

    private static int[] choice(Bridge.Call call) throws BadInput, IllegalAction {
        Game game = game(call).position();
        return place(game.board(), call.get(OF_LEVEL).create(call.get(SEED)).choose(game));
    }

    /** Starts to look for who wins the end of an unfinished Téméraire game, in place of an earlier search. */
    private static Object solve(Bridge.Call call) throws BadInput, IllegalAction {
        Game game = game(call).position();
        searching = new Search(game.board(), new Solver(game.board(), game.mover()));
        return searching;
    }

    /** Looks at this many more positions. */
    private static Progress solveMore(Bridge.Call call) {
        Search search = searching;
        if (search == null) {
            throw new IllegalStateException("No search was started.");
        }
        return new Progress(search.solver.advance(call.get(POSITIONS)), search);
    }

    private static int @Nullable [] winningCell(Progress progress) {
        int cell = progress.isSolved() ? progress.search.solver.winningCell() : Board.NO_CELL;
        return cell == Board.NO_CELL ? null : place(progress.search.board, cell);
    }

    private static int[] place(Board board, int cell) {
        return new int[] {board.line(cell), board.column(cell)};
    }

    private static String cells(Board board) {
        StringBuilder cells = new StringBuilder(board.side() * board.side());
        for (int line = 1; line <= board.side(); line++) {
            for (int column = 1; column <= board.side(); column++) {
                int cell = board.cell(line, column);
                Colour colour = board.colour(cell);
                if (colour == null) {
                    cells.append(Setup.WHITE);
                } else {
                    boolean acquired = board.leaf(cell).owner() != null;
                    cells.append(acquired ? colour.letter() : Character.toLowerCase(colour.letter()));
                }
            }
        }
        return cells.toString();
    }

    private static String movers(GameRecord<CameleonSetup, Move, Game> record) {
        StringBuilder movers = new StringBuilder();
        record.actions().forEach(move -> movers.append(move.colour().letter()));
        return movers.toString();
    }

    /** What each cell would gain the player asked about, null where it is not white. */
    private static @Nullable List<@Nullable Integer> gains(Table table) {
        if (table.gainsOf == null) {
            return null;
        }
        Board board = table.position().board();
        Gains gains = table.position().gains();
        List<@Nullable Integer> numbers = new ArrayList<>();
        for (int line = 1; line <= board.side(); line++) {
            for (int column = 1; column <= board.side(); column++) {
                int cell = board.cell(line, column);
                numbers.add(board.isWhite(cell) ? gains.gain(table.gainsOf, cell) : null);
            }
        }
        return numbers;
    }

    private static @Nullable Colour colour(String letter) {
        return letter.isEmpty() ? null : COLOUR.meaning(letter);
    }
}
