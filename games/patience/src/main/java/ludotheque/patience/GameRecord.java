package ludotheque.patience;

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
 * patience 1
 * deal FreeCell.123
 * move 12 17
 * move 40 T
 * </pre>
 */
public record GameRecord(Deal deal, List<Move> moves) {
    /** Room for some hundred thousand moves. */
    public static final int MOST_BYTES = 1 << 20;

    public GameRecord {
        moves = List.copyOf(moves);
    }

    public static GameRecord parse(String text) throws BadInput {
        List<Line> lines = Line.of(text);
        Line.expect(lines, 0, "patience").expectVersion(1);
        Line dealLine = Line.expect(lines, 1, "deal");
        dealLine.expectSize(2);
        Deal deal;
        try {
            deal = Deal.parse(dealLine.size() > 1 ? dealLine.word(1) : "");
        } catch (BadInput bad) {
            throw new BadInput(dealLine.number(), dealLine.column(1) + bad.column() - 1, bad.expected());
        }
        List<Move> moves = new ArrayList<>();
        for (int i = 2; i < lines.size(); i++) {
            moves.add(Solution.parseMoveAt(Line.expect(lines, i, "move"), 1));
        }
        return new GameRecord(deal, moves);
    }

    /**
     * Plays the moves on a board as dealt.
     *
     * @return why the first illegal move is refused, or null when all are legal
     */
    public @Nullable Refusal replay(Board board) {
        for (Move move : moves) {
            Refusal refusal = board.check(move);
            if (refusal != null) {
                return refusal;
            }
            board.play(move);
        }
        return null;
    }

    public GameRecord with(Move move) {
        List<Move> longer = new ArrayList<>(moves);
        longer.add(move);
        return new GameRecord(deal, longer);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("patience 1\ndeal " + deal + "\n");
        for (Move move : moves) {
            text.append("move ").append(move).append('\n');
        }
        return text.toString();
    }
}
