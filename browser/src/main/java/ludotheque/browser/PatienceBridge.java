package ludotheque.browser;

import java.util.List;
import java.util.Locale;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.PatienceGame;
import ludotheque.patience.search.Solver;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Patience for the site. Every function takes a record and answers JSON, as {@link MemoryxBridge} does; a search is the one thing
 * kept between calls, so that it can be shown, and stopped, while it works. Moves are pairs of numbers: the card, and the card it
 * goes on, -1 for an empty column or -2 for a register.
 */
public final class PatienceBridge {
    private static @Nullable Solver solver;

    private PatienceBridge() {}

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    /** A new game of a deal such as FreeCell.123: {@code {record}}. */
    @JSExport
    public static String patienceNew(String deal) {
        return Answer.of(
                json -> json.field("record", PatienceGame.of(Deal.parse(deal)).toString()));
    }

    /** The board of a game and every legal move. */
    @JSExport
    public static String patienceShow(String text) {
        return Answer.of(json -> {
            GameRecord<Deal, Move, Board> record = PatienceGame.parse(text);
            Board board = record.position();
            json.field("deal", record.setup().toString());
            json.field("game", board.game().title());
            json.name("columns").array();
            for (int column = 0; column < board.game().columns(); column++) {
                json.value(board.column(column));
            }
            json.end().field("registers", board.registers()).field("foundation", board.foundation());
            json.field("won", board.isWon()).field("moves", record.actions().size());
            moves(json.name("legal"), board.legalMoves());
        });
    }

    /** Plays one move: {@code {record}}. */
    @JSExport
    public static String patienceMove(String text, int card, int destination) {
        return Answer.of(json -> {
            GameRecord<Deal, Move, Board> record = PatienceGame.parse(text);
            Move move = new Move(card, destination);
            Refusal refusal = record.position().check(move);
            if (refusal != null) {
                throw new Answer.Refused(refusal);
            }
            json.field("record", record.with(move).toString());
        });
    }

    /** Starts to search from where a game stands, in place of an earlier search. */
    @JSExport
    public static String patienceSearch(String text) {
        return Answer.of(json -> solver = new Solver(PatienceGame.parse(text).position()));
    }

    /** Looks at so many more positions: {@code {state, positions, kept}} and, once solved, {@code solution}. */
    @JSExport
    public static String patienceSearchMore(int positions) {
        return Answer.of(json -> {
            Solver current = solver;
            if (current == null) {
                throw new IllegalStateException("No search was started.");
            }
            SearchState state = current.advance(positions);
            json.field(
                    "state",
                    state == SearchState.IMPOSSIBLE ? "insoluble" : state.name().toLowerCase(Locale.ROOT));
            json.field("positions", current.positions()).field("kept", current.kept());
            if (state == SearchState.SOLVED) {
                moves(json.name("solution"), current.solution());
            }
        });
    }

    private static void moves(Json json, List<Move> moves) {
        json.array();
        for (Move move : moves) {
            json.value(new int[] {move.card(), move.destination()});
        }
        json.end();
    }
}
