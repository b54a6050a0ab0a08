package ludotheque.cli.patience;

import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.SavedGame;
import ludotheque.kernel.Json;
import ludotheque.patience.Board;
import ludotheque.patience.Move;
import ludotheque.patience.PatienceGame;
import ludotheque.patience.PatienceSetup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo patience replay}: plays a record again, and says where it stops being legal. */
@Command(name = "replay")
final class PatienceReplay extends ReportingVerb implements Runnable {
    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private String file = "-";

    private int number;

    @Override
    public void run() {
        SavedGame<PatienceSetup, Move, Board> game = SavedGame.read(shell, PatienceGame.PATIENCE, file);
        if (!json) {
            in(shell, new Show()).show(Start.of(game.record().setup()));
        }
        game.replay(this::show);
    }

    private void show(Move move, Board board) {
        number++;
        if (json) {
            shell.print(json(move, board));
        } else {
            shell.paint(picture(move, board) + "\n");
        }
        if (board.isWon() && !json) {
            shell.print("\n" + new Findings(shell).won(number));
        }
    }

    private String picture(Move move, Board board) {
        return "\n" + shell.say("Coup " + number + " : ", "Move " + number + ": ") + new Faces(shell).move(move)
                + "\n\n" + new BoardPicture(shell).of(board);
    }

    private Json json(Move move, Board board) {
        Json object = new Json()
                .object()
                .field("move", number)
                .field("played", move.toString())
                .field("won", board.isWon());
        return Show.cards(object, board).end();
    }
}
