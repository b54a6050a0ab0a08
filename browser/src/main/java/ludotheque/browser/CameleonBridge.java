package ludotheque.browser;

import java.util.Locale;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Gains;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.cameleon.Recolouring;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.solver.Solver;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SearchState;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Caméléon for the site. Every function takes a record and answers JSON, as {@link MemoryxBridge} does; the exact solver is the one
 * thing kept between calls, so that it can be shown, and stopped, while it works. Lines and columns count from 1.
 */
public final class CameleonBridge {
    private static @Nullable Solver solver;

    private static @Nullable Board solved;

    private CameleonBridge() {}

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    /** A new game on an empty board, as {@code {record}}. */
    @JSExport
    public static String cameleonNew(String variant, String first, int side) {
        return Answer.of(json -> json.field(
                "record",
                CameleonGame.parse(head(variant, first) + "empty " + side + "\n")
                        .toString()));
    }

    /** A game from a file, which is a board or a whole record: {@code {record}}. */
    @JSExport
    public static String cameleonOpen(String text, String variant, String first) {
        return Answer.of(json -> {
            GameRecord<CameleonSetup, Move, Game> record = text.stripLeading().startsWith("cameleon ")
                    ? CameleonGame.parse(text)
                    : CameleonGame.of(known(Variant.of(variant)), colour(first), Setup.parse(text));
            record.position();
            json.field("record", record.toString());
        });
    }

    private static String head(String variant, String first) {
        return "cameleon 1\nvariant " + variant + "\nfirst " + first + "\n";
    }

    /**
     * The position of a game: {@code cells} holds a letter a cell, R or B where it is acquired, r or b where it is not, A where it is
     * white; {@code steps} what the last move changed, by rule; {@code warning} what the subject does not foresee about the board.
     */
    @JSExport
    public static String cameleonShow(String text) {
        return Answer.of(json -> {
            GameRecord<CameleonSetup, Move, Game> record = CameleonGame.parse(text);
            Game game = record.position();
            Board board = game.board();
            json.field("variant", game.variant().word());
            json.field("first", letter(record.setup().first())).field("side", board.side());
            json.field("cells", cells(board)).field("moves", game.moves());
            json.field("mover", letter(game.mover())).field("over", game.isOver());
            json.field("red", board.count(Colour.RED)).field("blue", board.count(Colour.BLUE));
            json.name("steps").array();
            for (Recolouring step : game.lastRecolourings()) {
                json.object().field("rule", step.rule().title());
                json.field("line", step.line()).field("column", step.column()).field("side", step.side());
                json.field("colour", letter(step.colour())).end();
            }
            json.end();
            Text warning = record.setup().board().warning();
            if (warning != null) {
                json.name("warning").object().field("fr", warning.fr()).field("en", warning.en());
                json.end();
            }
        });
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

    /** The player to move chooses a cell: {@code {record}}. */
    @JSExport
    public static String cameleonMove(String text, int line, int column) {
        return Answer.of(json -> {
            GameRecord<CameleonSetup, Move, Game> record = CameleonGame.parse(text);
            Game game = record.position();
            Move move = new Move(game.mover(), line, column);
            Refusal refusal = game.check(move);
            if (refusal != null) {
                throw new Answer.Refused(refusal);
            }
            json.field("record", record.with(move).toString());
        });
    }

    /** The cell that a level chooses for the player to move: {@code {cell: [line, column]}}. */
    @JSExport
    public static String cameleonChoice(String text, String level, int seed) {
        return Answer.of(json -> {
            Game game = CameleonGame.parse(text).position();
            cell(json, game.board(), known(Level.of(level)).create(seed).choose(game));
        });
    }

    /** What each cell would gain a player: {@code {gains}}, a number a cell, null where it is not white. */
    @JSExport
    public static String cameleonGains(String text, String colour) {
        return Answer.of(json -> {
            Game game = CameleonGame.parse(text).position();
            Board board = game.board();
            Gains gains = game.gains();
            Colour player = colour(colour);
            json.name("gains").array();
            for (int line = 1; line <= board.side(); line++) {
                for (int column = 1; column <= board.side(); column++) {
                    int cell = board.cell(line, column);
                    if (board.isWhite(cell)) {
                        json.value(gains.gain(player, cell));
                    } else {
                        json.value((String) null);
                    }
                }
            }
            json.end();
        });
    }

    /** Starts to look for who wins the end of an unfinished Téméraire game, in place of an earlier search. */
    @JSExport
    public static String cameleonSolve(String text) {
        return Answer.of(json -> {
            Game game = CameleonGame.parse(text).position();
            solved = game.board();
            solver = new Solver(game.board(), game.mover());
        });
    }

    /** Looks at so many more positions: {@code {state, positions}} and, once solved, {@code winner} and a winning {@code cell}. */
    @JSExport
    public static String cameleonSolveMore(int positions) {
        return Answer.of(json -> {
            Solver current = solver;
            Board board = solved;
            if (current == null || board == null) {
                throw new IllegalStateException("No search was started.");
            }
            SearchState state = current.advance(positions);
            json.field(
                    "state",
                    state == SearchState.GAVE_UP
                            ? "not_countable"
                            : state.name().toLowerCase(Locale.ROOT));
            json.field("positions", current.positions());
            if (state == SearchState.SOLVED) {
                json.field("winner", letter(current.winner()));
                cell(json, board, current.winningCell());
            }
        });
    }

    private static void cell(Json json, Board board, int cell) {
        if (cell != Board.NO_CELL) {
            json.field("cell", new int[] {board.line(cell), board.column(cell)});
        }
    }

    private static String letter(Colour colour) {
        return String.valueOf(colour.letter());
    }

    private static Colour colour(String letter) {
        return known(Colour.of(letter.charAt(0)));
    }

    /** A word that the page chose, not the visitor. */
    private static <T> T known(@Nullable T meant) {
        if (meant == null) {
            throw new IllegalArgumentException("The page asked for something that does not exist.");
        }
        return meant;
    }
}
