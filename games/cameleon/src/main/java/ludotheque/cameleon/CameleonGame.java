package ludotheque.cameleon;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Line;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Caméléon as something that can be played.
 *
 * <pre>
 * cameleon 1
 * variant temeraire
 * first R
 * empty 12             or: board 12, and the twelve lines of the board
 * R 2 5
 * B 6 12
 * </pre>
 */
public final class CameleonGame implements Playable<CameleonSetup, Move, Game> {
    public static final CameleonGame CAMELEON = new CameleonGame();

    private CameleonGame() {}

    /** Reads a record. */
    public static GameRecord<CameleonSetup, Move, Game> parse(String text) throws BadInput {
        return GameRecord.parse(CAMELEON, text);
    }

    /** The record of a game before its first move. */
    public static GameRecord<CameleonSetup, Move, Game> of(Variant variant, Colour first, Setup board) {
        return GameRecord.of(CAMELEON, new CameleonSetup(variant, first, board));
    }

    @Override
    public String word() {
        return "cameleon";
    }

    /** Room for a whole game on a board of 768 cells a side, twice over. */
    @Override
    public int mostBytes() {
        return Setup.MOST_BYTES;
    }

    @Override
    public CameleonSetup readSetup(Lines lines) throws BadInput {
        Line variantLine = lines.next("variant");
        Variant variant = Variant.of(variantLine.size() > 1 ? variantLine.word(1) : "");
        if (variant == null) {
            throw variantLine.error(1, "brave ou temeraire était attendu", "brave or temeraire was expected");
        }
        variantLine.expectSize(2);
        Line firstLine = lines.next("first");
        String letter = firstLine.size() > 1 ? firstLine.word(1) : "";
        Colour first = letter.length() == 1 ? Colour.of(letter.charAt(0)) : null;
        if (first == null) {
            throw firstLine.error(1, "R ou B était attendu", "R or B was expected");
        }
        firstLine.expectSize(2);
        boolean empty = lines.nextIs("empty");
        Line heading = lines.next(empty ? "empty" : "board");
        int side = Setup.side(heading, 1);
        heading.expectSize(2);
        Setup board = empty ? Setup.empty(Integer.numberOfTrailingZeros(side / 3)) : Setup.read(lines, side);
        return new CameleonSetup(variant, first, board);
    }

    @Override
    public String setupText(CameleonSetup setup) {
        Setup board = setup.board();
        return "variant " + setup.variant().word() + "\nfirst " + setup.first().letter()
                + (board.isEmpty() ? "\nempty " + board.side() + "\n" : "\nboard " + board);
    }

    @Override
    public Move readAction(Lines lines) throws BadInput {
        return Move.parse(lines.next("un coup était attendu", "a move was expected"));
    }

    @Override
    public Game start(CameleonSetup setup) {
        return new Game(setup.board(), setup.variant(), setup.first());
    }

    @Override
    public @Nullable Refusal check(Game game, Move move) {
        return game.check(move);
    }

    @Override
    public void apply(Game game, Move move) {
        game.play(move);
    }

    @Override
    public int mover(Game game) {
        return game.isOver() ? NOBODY : seat(game.mover());
    }

    /** The number of the player who has a colour. */
    public static int seat(Colour colour) {
        return colour == Colour.RED ? 0 : 1;
    }
}
