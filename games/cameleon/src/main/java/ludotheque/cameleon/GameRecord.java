package ludotheque.cameleon;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A game as text, from which every position is derived; a move taken back is simply gone.
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
public record GameRecord(Variant variant, Colour first, Setup setup, List<Move> moves) {
    /** Room for a whole game on a board of 768 cells a side, twice over. */
    public static final int MOST_BYTES = Setup.MOST_BYTES;

    public GameRecord {
        moves = List.copyOf(moves);
    }

    public static GameRecord parse(String text) throws BadInput {
        List<Line> lines = Line.of(text);
        Line header = Line.expect(lines, 0, "cameleon");
        header.expectVersion(1);
        Line variantLine = Line.expect(lines, 1, "variant");
        Variant variant = Variant.of(variantLine.size() > 1 ? variantLine.word(1) : "");
        if (variant == null) {
            throw variantLine.error(1, "brave ou temeraire était attendu", "brave or temeraire was expected");
        }
        variantLine.expectSize(2);
        Line firstLine = Line.expect(lines, 2, "first");
        String letter = firstLine.size() > 1 ? firstLine.word(1) : "";
        Colour first = letter.length() == 1 ? Colour.of(letter.charAt(0)) : null;
        if (first == null) {
            throw firstLine.error(1, "R ou B était attendu", "R or B was expected");
        }
        firstLine.expectSize(2);
        boolean empty = lines.size() > 3 && lines.get(3).word(0).equals("empty");
        Line setupLine = Line.expect(lines, 3, empty ? "empty" : "board");
        int side = Setup.side(setupLine, 1);
        setupLine.expectSize(2);
        Setup setup = empty ? Setup.empty(Integer.numberOfTrailingZeros(side / 3)) : Setup.read(lines, 3, side);
        List<Move> moves = new ArrayList<>();
        for (int i = empty ? 4 : 4 + side; i < lines.size(); i++) {
            moves.add(Move.parse(lines.get(i)));
        }
        return new GameRecord(variant, first, setup, moves);
    }

    /** The game at its start, before any move. */
    public Game start() {
        return new Game(setup, variant, first);
    }

    /**
     * Plays the moves on a game at its {@link #start}.
     *
     * @return why the first illegal move is refused, or null when all are legal
     */
    public @Nullable Refusal replay(Game game) {
        for (Move move : moves) {
            Refusal refusal = game.check(move);
            if (refusal != null) {
                return refusal;
            }
            game.play(move);
        }
        return null;
    }

    public GameRecord with(Move move) {
        List<Move> longer = new ArrayList<>(moves);
        longer.add(move);
        return new GameRecord(variant, first, setup, longer);
    }

    /** The record with only its first moves. */
    public GameRecord cut(int length) {
        return new GameRecord(variant, first, setup, moves.subList(0, length));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("cameleon 1\nvariant ").append(variant.word());
        text.append("\nfirst ").append(first.letter());
        text.append(setup.isEmpty() ? "\nempty " + setup.side() + "\n" : "\nboard " + setup);
        for (Move move : moves) {
            text.append(move).append('\n');
        }
        return text.toString();
    }
}
