package ludotheque.cameleon;

import java.util.List;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/** A game in progress. A move is checked first; one that is not refused never fails. */
public final class Game {
    private final Board board;
    private final Trace last = new Trace();
    private @Nullable Gains gains;
    private Colour mover;
    private int moves;

    /** @param first who starts: red in the subject, also on a board from a file */
    public Game(Setup setup, Variant variant, Colour first) {
        this.board = new Board(setup, variant);
        this.mover = first;
    }

    public Board board() {
        return board;
    }

    public Variant variant() {
        return board.variant();
    }

    /** What every white cell would gain; worked out on the first call, and kept up to date from then on. */
    public Gains gains() {
        if (gains == null) {
            gains = new Gains(board);
        }
        return gains;
    }

    /** The player to move. */
    public Colour mover() {
        return mover;
    }

    /** How many moves were played. */
    public int moves() {
        return moves;
    }

    /** The cell played last, or {@link Board#NO_CELL} before the first move. */
    public int lastCell() {
        return moves == 0 ? Board.NO_CELL : last.cell;
    }

    /** What the last move changed and by which rules, in the order in which they applied. */
    public List<Recolouring> lastRecolourings() {
        return moves == 0 ? List.of() : board.recolourings(last);
    }

    public boolean isOver() {
        return board.whites() == 0;
    }

    /** Who has most cells now, or null when both have as many. */
    public @Nullable Colour leader() {
        int score = board.score();
        return score == 0 ? null : score > 0 ? Colour.BLUE : Colour.RED;
    }

    public @Nullable Refusal check(Move move) {
        if (isOver()) {
            return new Refusal("OVER", "la partie est finie", "the game is over");
        }
        if (move.colour() != mover) {
            return mover == Colour.RED
                    ? new Refusal("TURN", "c'est à rouge de jouer", "it is red's turn")
                    : new Refusal("TURN", "c'est à bleu de jouer", "it is blue's turn");
        }
        String cell = "(" + move.line() + ", " + move.column() + ")";
        int side = board.side();
        if (move.line() < 1 || move.line() > side || move.column() < 1 || move.column() > side) {
            return new Refusal(
                    "OFF_BOARD",
                    "la case " + cell + " n'existe pas : lignes et colonnes vont de 1 à " + side,
                    "there is no cell " + cell + ": lines and columns go from 1 to " + side);
        }
        if (!board.isWhite(board.cell(move.line(), move.column()))) {
            return new Refusal(
                    "TAKEN", "la case " + cell + " est déjà coloriée", "cell " + cell + " is coloured already");
        }
        return null;
    }

    /** Plays a move that {@link #check} does not refuse. */
    public void play(Move move) {
        if (move.colour() != mover) {
            throw new IllegalStateException(move + " is not to be played now.");
        }
        play(board.cell(move.line(), move.column()));
    }

    /** Plays a white cell for the player to move. */
    public void play(int cell) {
        if (!board.isWhite(cell)) {
            throw new IllegalStateException("Cell " + cell + " is not white.");
        }
        board.play(cell, mover, last);
        if (gains != null) {
            gains.update(last);
        }
        mover = mover.opponent();
        moves++;
    }

    /** The move by which the player to move would choose a cell. */
    public Move move(int cell) {
        return new Move(mover, board.line(cell), board.column(cell));
    }
}
