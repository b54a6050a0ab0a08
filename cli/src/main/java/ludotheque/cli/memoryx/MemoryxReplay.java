package ludotheque.cli.memoryx;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.SavedGame;
import ludotheque.kernel.Json;
import ludotheque.kernel.Playthrough;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Outcome;
import ludotheque.memoryx.Turn;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo memoryx replay}: plays a record again, and says where it stops being legal. */
@Command(name = "replay")
final class MemoryxReplay extends ReportingVerb implements Runnable {
    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private String file = "-";

    private Commentary commentary() {
        return new Commentary(shell);
    }

    @Override
    public void run() {
        SavedGame<MemoryxSetup, Turn, Memoryx> saved = SavedGame.read(shell, MemoryxGame.MEMORYX, file);
        Playthrough<Turn, Memoryx> steps = saved.record().playthrough();
        Memoryx game = steps.position();
        BoardView board = new BoardView(game.size(), shell.hasColour());
        game.watch(board);
        saved.replay(steps, (turn, now) -> {
            if (!turn.isOpen()) {
                show(game, board);
                board.hide();
            }
        });
        if (json) {
            return;
        }
        if (game.faceUp() != Memoryx.NONE) {
            shell.paint(board + "\n");
        }
        if (game.isOver() && game.players() == 2) {
            shell.print(commentary().winner(game, names(game)));
        }
    }

    private void show(Memoryx game, BoardView board) {
        Outcome outcome = Objects.requireNonNull(game.last(), "a turn was just played");
        if (json) {
            shell.print(toJson(game, outcome));
        } else {
            shell.paint(picture(game, outcome, board) + "\n");
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
        String sights = commentary().turnedOver(name, turn.first(), outcome.firstCard());
        if (turn.second() != Turn.NONE) {
            sights += "\n" + commentary().turnedOver(name, turn.second(), outcome.secondCard());
        }
        return shell.say("Coup ", "Turn ") + game.turns() + "\n" + board + "\n" + sights + "\n"
                + commentary().outcome(outcome.event(), game, name) + "\n"
                + commentary().scores(names, game.scores()) + "\n";
    }

    private List<String> names(Memoryx game) {
        return IntStream.range(0, game.players())
                .mapToObj(commentary()::playerName)
                .toList();
    }
}
