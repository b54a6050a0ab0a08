package ludotheque.patience;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/** A solution as text: a {@link Move} a line, a card's number and where it goes; blank lines may follow the last one. */
public final class Solution {
    /** Room for some hundred thousand moves. */
    public static final int MOST_BYTES = 1 << 20;

    private Solution() {}

    /**
     * How far a solution goes.
     *
     * @param failed the number of the first move that cannot be played, from 1; one more than there are when all can be but the
     *     game is not won; 0 when it is won
     * @param why what is wrong there, or null when it is won
     * @param bad where the text itself cannot be read, or null when it can
     * @param reached the board before the failed move
     */
    public record Verdict(
            int failed, @Nullable Text why, @Nullable BadInput bad, Board reached) {
        public boolean isWon() {
            return failed == 0;
        }
    }

    /** Plays a solution from a board, which stays as it is; cards are named by letters. */
    public static Verdict check(Board start, String text) {
        return check(start, text, Card::name);
    }

    /** The same with the cards named as somebody wants to read them. */
    public static Verdict check(Board start, String text, IntFunction<String> names) {
        Board board = start.copy();
        int number = 0;
        for (Line line : Line.of(text)) {
            number++;
            try {
                Move move = parseMove(line, number);
                Refusal refusal = board.check(move, names);
                if (refusal != null) {
                    return new Verdict(number, refusal.sentence(), null, board);
                }
                board.play(move);
            } catch (BadInput bad) {
                return new Verdict(number, bad.expected(), bad, board);
            }
        }
        if (board.isWon()) {
            return new Verdict(0, null, null, board);
        }
        Text unfinished = new Text("la partie n'est pas gagnée", "the game is not won");
        return new Verdict(number + 1, unfinished, null, board);
    }

    /** Reads all moves of a text. */
    public static List<Move> parse(String text) throws BadInput {
        List<Move> moves = new ArrayList<>();
        for (Line line : Line.of(text)) {
            moves.add(parseMove(line, moves.size() + 1));
        }
        return moves;
    }

    public static String format(List<Move> moves) {
        StringBuilder text = new StringBuilder();
        for (Move move : moves) {
            text.append(move).append('\n');
        }
        return text.toString();
    }

    /** Reads the move of that number, which stands on the line of that number: blank lines come last only. */
    private static Move parseMove(Line line, int number) throws BadInput {
        if (line.number() > number) {
            throw new BadInput(
                    number,
                    1,
                    new Text("un coup était attendu, pas une ligne vide", "a move was expected, not a blank line"));
        }
        return parseMoveAt(line, 0);
    }

    /** Reads a move that starts at word {@code at} of a line. */
    static Move parseMoveAt(Line line, int at) throws BadInput {
        boolean isRedeal = line.size() == at + 1 && line.word(at).equals("R");
        // The course writes two cards that are none.
        if (isRedeal
                || (line.size() == at + 2
                        && line.word(at).equals("A")
                        && line.word(at + 1).equals("A"))) {
            return Move.REDEAL;
        }
        int card = line.integer(at, 0, Card.COUNT - 1);
        String word = line.size() > at + 1 ? line.word(at + 1) : "";
        int destination = switch (word) {
            case "V" -> Move.EMPTY_COLUMN;
            case "T" -> Move.REGISTER;
            case "F" -> Move.FOUNDATION;
            case "L" -> Move.LIFT;
            default -> parseCard(line, at + 1);
        };
        line.expectSize(at + 2);
        return new Move(card, destination);
    }

    private static int parseCard(Line line, int at) throws BadInput {
        try {
            return line.integer(at, 0, Card.COUNT - 1);
        } catch (BadInput bad) {
            throw line.error(
                    at, "V, T ou une carte de 0 à 51 était attendu", "V, T or a card from 0 to 51 was expected");
        }
    }
}
