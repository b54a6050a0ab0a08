package ludotheque.cli.memoryx;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Line;
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
        String text = TextFile.read(shell, file);
        GameRecord record = parse(text);
        Memoryx game = record.start();
        BoardView board = new BoardView(game.size(), shell.hasColour());
        game.watch(board);
        for (Turn turn : record.turns()) {
            Refusal refusal = game.check(turn);
            if (refusal != null) {
                throw refused(refusal, game.turns(), text);
            }
            Outcome outcome = game.play(turn);
            shell.out().println(json ? toJson(game, outcome) : picture(game, outcome, board));
            board.hide();
        }
        Refusal refusal = record.replayFaceUp(game);
        if (refusal != null) {
            throw refused(refusal, game.turns(), text);
        }
        if (json) {
            return;
        }
        if (game.faceUp() != Memoryx.NONE) {
            shell.out().println(board);
        }
        if (game.isOver() && game.players() == 2) {
            shell.out().println(commentary.winner(game, names(game)));
        }
    }

    private GameRecord parse(String text) {
        try {
            return GameRecord.parse(text);
        } catch (BadInput error) {
            throw Failure.badInput(file, error);
        }
    }

    private Failure refused(Refusal refusal, int turnsBefore, String text) {
        int line = Line.of(text).stream()
                .filter(words -> words.word(0).equals("turn") || words.word(0).equals("flip"))
                .skip(turnsBefore)
                .mapToInt(Line::number)
                .findFirst()
                .orElseThrow();
        int number = turnsBefore + 1;
        return Failure.refused(
                file + ":" + line + ": le coup " + number + " est refusé : "
                        + refusal.sentence().fr(),
                file + ":" + line + ": turn " + number + " is refused: "
                        + refusal.sentence().en());
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
