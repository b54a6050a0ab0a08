package ludotheque.browser.patience;

import static ludotheque.browser.Kind.LONG_NUMBER;
import static ludotheque.browser.Kind.NUMBER;
import static ludotheque.browser.Kind.NUMBERS;
import static ludotheque.browser.Kind.TEXT;
import static ludotheque.browser.Kind.TRUTH;
import static ludotheque.browser.Kind.listOf;
import static ludotheque.browser.Kind.tuple;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ludotheque.browser.Bridge;
import ludotheque.browser.Kind;
import ludotheque.browser.Parameter;
import ludotheque.browser.Replayed;
import ludotheque.browser.Shape;
import ludotheque.browser.Words;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.PatienceGame;
import ludotheque.patience.PatienceSetup;
import ludotheque.patience.Run;
import ludotheque.patience.Solitaire;
import ludotheque.patience.Solitaire.FullRulesAdd;
import ludotheque.patience.search.AnySolver;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Patience for pages. A search is the one thing kept between questions, so that it can be shown, and stopped, while it works. Cards
 * and destinations are numbers, as {@link Move} has them.
 */
public final class PatienceBridge {
    /** What is told of a search after a slice of it. */
    private record Progress(SearchState state, AnySolver solver) {}

    private static final Parameter<String> DEAL = Parameter.text("deal");
    private static final Parameter<String> RECORD = Parameter.text("record");
    private static final Parameter<Integer> CARD = Parameter.number("card");
    private static final Parameter<Integer> DESTINATION = Parameter.number("destination");
    private static final Parameter<Integer> POSITIONS = Parameter.number("positions");

    private static final Words<Solitaire> SOLITAIRE =
            new Words<>("Solitaire", List.of(Solitaire.values()), Solitaire::title);
    private static final Words<SearchState> STATE = new Words<>(
            "SearchWord",
            List.of(SearchState.RUNNING, SearchState.SOLVED, SearchState.IMPOSSIBLE),
            state ->
                    state == SearchState.IMPOSSIBLE ? "insoluble" : state.name().toLowerCase(Locale.ROOT));
    private static final Kind<int[]> MOVE = tuple("Move", "card", "destination");

    private static final Shape<Replayed<PatienceSetup, Move, Board>> POSITION =
            Shape.<Replayed<PatienceSetup, Move, Board>>named("Position")
                    .field("deal", TEXT, game -> game.setup().deal().toString())
                    .field("fullRules", TRUTH, game -> game.setup().fullRules())
                    .field("game", SOLITAIRE, game -> game.position().game())
                    .field("columns", listOf(NUMBERS), game -> columns(game.position()))
                    .field("registers", NUMBERS, game -> game.position().registers())
                    .field("foundation", NUMBERS, game -> game.position().foundation())
                    .field("keepsBack", TRUTH, game -> game.position().keepsBack())
                    .field("lifts", NUMBER, game -> game.position().lifts())
                    .field("redeals", NUMBER, game -> game.position().redeals())
                    .field("won", TRUTH, game -> game.position().isWon())
                    .field("moves", NUMBER, game -> game.record().actions().size())
                    .field(
                            "legal",
                            listOf(MOVE),
                            game -> numbers(game.position().legalMoves()))
                    .field("inOrder", NUMBERS, game -> Run.lengths(game.position()))
                    .field("runs", listOf(MOVE), game -> numbers(Run.legal(game.position())));

    private static final Shape<Replayed<PatienceSetup, Move, Board>> PLAYED = Replayed.shape(game -> game, POSITION);

    private static final Shape<Progress> SEARCH = Shape.<Progress>named("SearchState")
            .field("state", STATE, Progress::state)
            .field("positions", LONG_NUMBER, progress -> progress.solver.positions())
            .field("kept", LONG_NUMBER, progress -> progress.solver.kept())
            .optional("solution", listOf(MOVE), PatienceBridge::solution)
            .optional("lines", listOf(TEXT), PatienceBridge::lines);

    public static final Bridge BRIDGE = new Bridge("patience")
            .constant("SOLITAIRES", listOf(SOLITAIRE), List.of(Solitaire.values()))
            .constant("KEEPING_BACK", listOf(SOLITAIRE), adding(FullRulesAdd.KEEPING_BACK))
            .constant("DEALT_AGAIN", listOf(SOLITAIRE), adding(FullRulesAdd.A_LIFT_AND_TWO_REDEALS))
            .constant("EMPTY_COLUMN", NUMBER, Move.EMPTY_COLUMN)
            .constant("REGISTER", NUMBER, Move.REGISTER)
            .constant("FOUNDATION", NUMBER, Move.FOUNDATION)
            .constant("LIFT", NUMBER, Move.LIFT)
            .constant("REDEAL", MOVE, numbers(Move.REDEAL))
            .constant("NO_CARD", NUMBER, Board.NONE)
            .constant("SUITS", NUMBER, Card.SUITS)
            .constant("KING", NUMBER, Card.KING)
            .constant("MOST_DEAL", NUMBER, Deal.MOST)
            .answers("newGame", Replayed.RECORD, call -> PatienceGame.of(Deal.parse(call.get(DEAL))), DEAL)
            .answers(
                    "newFullGame",
                    Replayed.RECORD,
                    call -> PatienceGame.underFullRules(Deal.parse(call.get(DEAL))),
                    DEAL)
            .answers("open", PLAYED, PatienceBridge::open, RECORD)
            .answers(
                    "play",
                    PLAYED,
                    call -> play(open(call), call.get(CARD), call.get(DESTINATION)),
                    RECORD,
                    CARD,
                    DESTINATION)
            .tells("search", Shape.NOTHING, PatienceBridge::search, RECORD)
            .tells("searchMore", SEARCH, PatienceBridge::searchMore, POSITIONS);

    private static @Nullable AnySolver searching;

    private PatienceBridge() {}

    /** The solitaires to which full rules add this. */
    private static List<Solitaire> adding(FullRulesAdd addition) {
        return Stream.of(Solitaire.values())
                .filter(game -> game.fullRulesAdd() == addition)
                .toList();
    }

    /** Loading the module calls this; there is nothing to do before the first question. */
    public static void main(String[] args) {}

    @JSExport
    public static String ask(String function, String[] arguments) {
        return BRIDGE.ask(function, arguments);
    }

    private static Replayed<PatienceSetup, Move, Board> open(Bridge.Call call) throws BadInput, IllegalAction {
        return Replayed.of(PatienceGame.PATIENCE, call.get(RECORD));
    }

    /** A card under others is the start of a run, which goes with it in as many single moves as that takes. */
    private static Replayed<PatienceSetup, Move, Board> play(
            Replayed<PatienceSetup, Move, Board> game, int card, int destination) {
        Board board = game.position();
        Run run = destination == Move.LIFT ? null : Run.from(board, card);
        Refusal refusal = withSigns(names ->
                run == null ? board.check(new Move(card, destination), names) : run.check(board, destination, names));
        if (refusal != null) {
            throw new Bridge.Refused(refusal);
        }
        if (run == null) {
            return game.play(new Move(card, destination));
        }
        Objects.requireNonNull(run.moves(board, destination)).forEach(game::play);
        return game;
    }

    /** A refusal whose cards are called as each language writes them: {@code R♦} is {@code K♦}. */
    private static @Nullable Refusal withSigns(Function<IntFunction<String>, @Nullable Refusal> check) {
        Refusal french = check.apply(card -> sign(card, "VDR"));
        Refusal english = check.apply(card -> sign(card, "JQK"));
        return french == null || english == null
                ? null
                : new Refusal(
                        french.code(),
                        french.sentence().fr(),
                        english.sentence().en());
    }

    private static String sign(int card, String court) {
        int rank = Card.rank(card);
        String value = rank == 1 ? "A" : rank > 10 ? court.substring(rank - 11, rank - 10) : Integer.toString(rank);
        return value + "♣♠♥♦".charAt(Card.suit(card));
    }

    /** Starts to search from where a game stands, in place of an earlier search. */
    private static Object search(Bridge.Call call) throws BadInput, IllegalAction {
        Replayed<PatienceSetup, Move, Board> game = open(call);
        searching = AnySolver.of(game.position());
        return searching;
    }

    /** Looks at this many more positions. */
    private static Progress searchMore(Bridge.Call call) {
        AnySolver solver = searching;
        if (solver == null) {
            throw new IllegalStateException("No search was started.");
        }
        return new Progress(solver.advance(call.get(POSITIONS)), solver);
    }

    private static @Nullable List<int[]> solution(Progress progress) {
        return progress.state == SearchState.SOLVED ? numbers(progress.solver.solution()) : null;
    }

    /** The same as lines of a record. */
    private static @Nullable List<String> lines(Progress progress) {
        return progress.state == SearchState.SOLVED
                ? progress.solver.solution().stream()
                        .map(PatienceGame.PATIENCE::actionText)
                        .toList()
                : null;
    }

    private static List<int[]> columns(Board board) {
        return IntStream.range(0, board.game().columns())
                .mapToObj(board::column)
                .toList();
    }

    private static List<int[]> numbers(List<Move> moves) {
        return moves.stream().map(PatienceBridge::numbers).toList();
    }

    private static int[] numbers(Move move) {
        return new int[] {move.card(), move.destination()};
    }
}
