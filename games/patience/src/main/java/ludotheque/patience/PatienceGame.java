package ludotheque.patience;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Line;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Patience as something that can be played: a deal, and moves on its board.
 *
 * <pre>
 * patience 1
 * deal FreeCell.123
 * move 12 17
 * move 40 T
 * </pre>
 */
public final class PatienceGame implements Playable<Deal, Move, Board> {
    public static final PatienceGame PATIENCE = new PatienceGame();

    private PatienceGame() {}

    /** Reads a record. */
    public static GameRecord<Deal, Move, Board> parse(String text) throws BadInput {
        return GameRecord.parse(PATIENCE, text);
    }

    /** The record of a deal before its first move. */
    public static GameRecord<Deal, Move, Board> of(Deal deal) {
        return GameRecord.of(PATIENCE, deal);
    }

    @Override
    public String word() {
        return "patience";
    }

    /** Room for some hundred thousand moves. */
    @Override
    public int mostBytes() {
        return 1 << 20;
    }

    @Override
    public Deal readSetup(Lines lines) throws BadInput {
        Line line = lines.next("deal");
        line.expectSize(2);
        try {
            return Deal.parse(line.size() > 1 ? line.word(1) : "");
        } catch (BadInput bad) {
            throw new BadInput(line.number(), line.column(1) + bad.column() - 1, bad.expected());
        }
    }

    @Override
    public String setupText(Deal deal) {
        return "deal " + deal + "\n";
    }

    @Override
    public Move readAction(Lines lines) throws BadInput {
        return Solution.parseMoveAt(lines.next("move"), 1);
    }

    @Override
    public String actionText(Move move) {
        return "move " + move;
    }

    @Override
    public Board start(Deal deal) {
        return deal.board();
    }

    @Override
    public @Nullable Refusal check(Board board, Move move) {
        return board.check(move);
    }

    @Override
    public void apply(Board board, Move move) {
        board.play(move);
    }

    @Override
    public int mover(Board board) {
        return board.isWon() ? NOBODY : 0;
    }
}
