package ludotheque.cli.cameleon;

import java.util.concurrent.Callable;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Variant;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.ProgressCount;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.SearchLimits;
import ludotheque.kernel.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo cameleon outcome}: who wins a Téméraire board with perfect play, and by which cell. */
@Command(name = "outcome")
final class Outcome extends ReportingVerb implements Callable<Integer> {
    @Parameters(paramLabel = "BOARD", descriptionKey = "start")
    private String file = "";

    @Option(names = "--first", paramLabel = "R|B", completionCandidates = Words.Colours.class)
    private Colour first = Colour.RED;

    @Mixin
    private final SearchLimits limits = new SearchLimits();

    @Override
    public Integer call() {
        Game game = new Game(new BoardFile(shell).read(file), Variant.TEMERAIRE, first);
        if (game.isOver()) {
            Colour leader = game.leader();
            shell.print(json ? json(leader, Board.NO_CELL, game.board()).end() : new Commentary(shell).result(game));
            return ExitCode.OK;
        }
        Verdict verdict = search(game.board());
        shell.print(json ? json(verdict, game.board()) : verdict.told(shell, game.board()));
        return verdict.exitCode();
    }

    private Verdict search(Board board) {
        limits.countFrom(shell.started());
        try (CtrlC ctrlC = new CtrlC();
                ProgressCount count = new ProgressCount(shell, "Positions vues :", "Positions looked at:")) {
            return Verdict.of(board, first, limits, shell.clock(), ctrlC::isTyped, count::show);
        }
    }

    private static Json json(Verdict verdict, Board board) {
        Json object = json(verdict.winner(), verdict.cell(), board)
                .field("positions", verdict.positions())
                .field("milliseconds", verdict.milliseconds());
        String why = verdict.why();
        if (why != null) {
            object.field("why", why);
        }
        return object.end();
    }

    private static Json json(@Nullable Colour winner, int cell, Board board) {
        Json object = new Json().object().field("winner", winner == null ? null : String.valueOf(winner.letter()));
        if (cell == Board.NO_CELL) {
            return object.field("cell", (String) null);
        }
        return object.field("cell", new int[] {board.line(cell), board.column(cell)});
    }
}
