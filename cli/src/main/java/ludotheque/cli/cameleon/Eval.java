package ludotheque.cli.cameleon;

import java.util.ArrayList;
import java.util.List;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Gains;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Variant;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.kernel.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo cameleon eval}: what every white cell is worth to J2, and which are worth most. */
@Command(name = "eval")
final class Eval extends ReportingVerb implements Runnable {
    @Parameters(paramLabel = "BOARD", descriptionKey = "start")
    private String board = "";

    @Option(names = "--variant", paramLabel = "VARIANT", required = true, completionCandidates = Words.Variants.class)
    private Variant variant = Variant.TEMERAIRE;

    /** A white cell and score(J2) after J2 plays it. */
    private record Value(int line, int column, int score) {}

    @Override
    public void run() {
        Game game = new Game(new BoardFile(shell).read(board), variant, Colour.BLUE);
        List<Value> values = values(game);
        int best =
                values.stream().mapToInt(Value::score).max().orElse(game.board().score());
        List<Value> cells =
                values.stream().filter(value -> value.score() == best).toList();
        if (json) {
            shell.print(json(best, cells, values));
        } else if (values.isEmpty()) {
            shell.print(shell.say("Aucune case blanche.", "No white cell."));
        } else {
            values.forEach(value -> shell.print(Commentary.cell(value.line(), value.column()) + " " + value.score()
                    + (value.score() == best ? " *" : "")));
        }
    }

    private static List<Value> values(Game game) {
        Board board = game.board();
        Gains gains = game.gains();
        List<Value> values = new ArrayList<>();
        for (int line = 1; line <= board.side(); line++) {
            for (int column = 1; column <= board.side(); column++) {
                int cell = board.cell(line, column);
                if (board.isWhite(cell)) {
                    values.add(new Value(line, column, gains.scoreAfter(Colour.BLUE, cell)));
                }
            }
        }
        return values;
    }

    /** On a full board there is no best move. */
    private static Json json(int best, List<Value> cells, List<Value> values) {
        Json object = new Json().object().field("best", values.isEmpty() ? null : (Integer) best);
        object.name("cells").array();
        cells.forEach(value -> object.value(new int[] {value.line(), value.column()}));
        object.end().name("scores").array();
        values.forEach(value -> object.value(new int[] {value.line(), value.column(), value.score()}));
        return object.end().end();
    }
}
