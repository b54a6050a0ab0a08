package ludotheque.cameleon.player;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Conversation;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;

/**
 * A stranger's program as a player. It is told the setup and every move, its own included, and answers with a move, all as a record writes
 * them.
 *
 * <pre>
 * new
 * variant temeraire
 * first R
 * empty 12         or: board 12, and the twelve lines of the board
 * you B
 * R 2 5
 * end 70 74        red cells and blue ones
 * </pre>
 *
 * and, when it is asked, {@code B 6 12}.
 */
public final class ProgramPlayer implements Player {
    private final Conversation program;
    private final Text expected;

    /** Seats a program at a game that has not begun. */
    public ProgramPlayer(Conversation program, CameleonSetup setup, Colour colour) {
        this.program = program;
        String move = colour.letter() + " 2 5";
        this.expected =
                new Text("un coup comme « " + move + " » était attendu", "a move like \"" + move + "\" was expected");
        program.tell("new\n" + CameleonGame.CAMELEON.setupText(setup) + "you " + colour.letter());
    }

    @Override
    public int choose(Game game) {
        Move move = read(program.ask());
        Refusal refusal = game.check(move);
        if (refusal != null) {
            throw program.refused(refusal);
        }
        return game.board().cell(move.line(), move.column());
    }

    private Move read(String answer) {
        try {
            return CameleonGame.CAMELEON.readAction(new Lines(answer));
        } catch (BadInput noMove) {
            throw program.misread(expected);
        }
    }

    @Override
    public void played(Move move) {
        program.tell(CameleonGame.CAMELEON.actionText(move));
    }

    @Override
    public void ended(Board board) {
        program.tell("end " + board.count(Colour.RED) + " " + board.count(Colour.BLUE));
    }
}
