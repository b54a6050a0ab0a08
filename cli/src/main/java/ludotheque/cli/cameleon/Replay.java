package ludotheque.cli.cameleon;

import java.util.List;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Usage;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ludo cameleon replay}: plays the moves of a file on a board, and checks them. */
@Command(name = "replay")
final class Replay implements Runnable {
    private final Shell shell;
    private final Commentary commentary;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "BOARD", descriptionKey = "start")
    private String board = "";

    @Parameters(index = "1", paramLabel = "MOVES", descriptionKey = "moves")
    private String moves = "";

    @Option(names = "--variant", paramLabel = "VARIANT", required = true, completionCandidates = Words.Variants.class)
    private Variant variant = Variant.TEMERAIRE;

    @Option(names = "--json")
    private boolean json;

    Replay(Shell shell) {
        this.shell = shell;
        this.commentary = new Commentary(shell);
    }

    @Override
    public void run() {
        if (board.equals("-") && moves.equals("-")) {
            throw Usage.error(
                    spec.commandLine(),
                    "BOARD et MOVES ne peuvent pas être tous deux l'entrée standard",
                    "BOARD and MOVES cannot both be standard input");
        }
        Game game = new Game(new BoardFile(shell).read(board), variant, Colour.RED);
        List<Line> lines = Line.of(TextFile.read(shell, moves));
        List<Move> all = lines.stream().map(this::move).toList();
        for (int i = 0; i < all.size(); i++) {
            Refusal refusal = game.check(all.get(i));
            if (refusal != null) {
                throw refused(lines.get(i).number(), all.get(i), refusal);
            }
            game.play(all.get(i));
            shell.out().println(json ? json(game.board()) : told(game));
        }
        if (!json) {
            shell.out().print("\n" + new BoardPicture(shell).of(game.board()));
            shell.out().println(game.isOver() ? "\n" + commentary.result(game) : "");
        }
    }

    private Move move(Line line) {
        try {
            return Move.parse(line);
        } catch (BadInput bad) {
            throw Failure.badInput(moves, bad);
        }
    }

    private Failure refused(int line, Move move, Refusal refusal) {
        String where = moves + ":" + line + ": ";
        return Failure.refused(
                where + "« " + move + " » est refusé : " + refusal.sentence().fr(),
                where + "\"" + move + "\" is refused: " + refusal.sentence().en());
    }

    private String told(Game game) {
        return game.moves() + ". " + commentary.lastMove(game) + " " + commentary.scores(game.board());
    }

    private static Json json(Board board) {
        Setup now = board.toSetup();
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < now.side(); row++) {
            rows.append(row == 0 ? "" : "/").append(now.letters(), row * now.side(), (row + 1) * now.side());
        }
        return new Json()
                .object()
                .field("blue", board.count(Colour.BLUE))
                .field("red", board.count(Colour.RED))
                .field("board", rows.toString())
                .end();
    }
}
