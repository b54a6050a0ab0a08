package ludotheque.cli.memoryx;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.Json;
import ludotheque.kernel.Refusal;
import ludotheque.memoryx.GameRecord;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.Outcome;
import ludotheque.memoryx.Turn;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo memoryx replay}: plays a record again, and says where it stops being legal. */
@Command(name = "replay")
final class Replay implements Runnable {
    private final Shell shell;
    private final Commentary commentary;

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private String file = "-";

    @Option(names = "--json")
    private boolean json;

    Replay(Shell shell) {
        this.shell = shell;
        this.commentary = new Commentary(shell);
    }

    @Override
    public void run() {
        SavedGame saved = SavedGame.of(file, TextFile.read(shell, file, GameRecord.MOST_BYTES));
        GameRecord record = saved.record();
        Memoryx game = record.start();
        BoardView board = new BoardView(game.size(), shell.hasColour());
        game.watch(board);
        for (Turn turn : record.turns()) {
            Refusal refusal = game.check(turn);
            if (refusal != null) {
                throw saved.refused(refusal, game.turns());
            }
            Outcome outcome = game.play(turn);
            if (json) {
                shell.out().println(toJson(game, outcome));
            } else {
                shell.paint(picture(game, outcome, board) + "\n");
            }
            board.hide();
        }
        Refusal refusal = record.replayFaceUp(game);
        if (refusal != null) {
            throw saved.refused(refusal, game.turns());
        }
        if (json) {
            return;
        }
        if (game.faceUp() != Memoryx.NONE) {
            shell.paint(board + "\n");
        }
        if (game.isOver() && game.players() == 2) {
            shell.out().println(commentary.winner(game, names(game)));
        }
    }

    private static String toJson(Memoryx game, Outcome outcome) {
        return new Json()
                .object()
                .field("turn", game.turns())
                .field("player", outcome.player())
                .field("event", outcome.event().name().toLowerCase(Locale.ROOT))
                .field("scores", game.scores())
                .field("T", game.cards())
                .field("P", game.places())
                .end()
                .toString();
    }

    private String picture(Memoryx game, Outcome outcome, BoardView board) {
        List<String> names = names(game);
        String name = names.get(outcome.player());
        Turn turn = outcome.turn();
        String sights = commentary.turnedOver(name, turn.first(), outcome.firstCard());
        if (turn.second() != Turn.NONE) {
            sights += "\n" + commentary.turnedOver(name, turn.second(), outcome.secondCard());
        }
        return shell.say("Coup ", "Turn ") + game.turns() + "\n" + board + "\n" + sights + "\n"
                + commentary.outcome(outcome.event(), game, name) + "\n"
                + commentary.scores(names, game.scores()) + "\n";
    }

    private List<String> names(Memoryx game) {
        return IntStream.range(0, game.players())
                .mapToObj(commentary::playerName)
                .toList();
    }
}
