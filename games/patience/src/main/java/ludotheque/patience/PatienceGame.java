package ludotheque.patience;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Line;
import ludotheque.kernel.Lines;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Patience as something that can be played: a deal, and moves on its board. The line {@code rules full} is only there when
 * {@link FullRules} are played.
 *
 * <pre>
 * patience 1
 * deal MidnightOil.123
 * rules full
 * move 12 17
 * move 40 L
 * </pre>
 */
public final class PatienceGame implements Playable<PatienceSetup, Move, Board> {
    public static final PatienceGame PATIENCE = new PatienceGame();

    private PatienceGame() {}

    /** Reads a record. */
    public static GameRecord<PatienceSetup, Move, Board> parse(String text) throws BadInput {
        return GameRecord.parse(PATIENCE, text);
    }

    /** The record of a deal before its first move. */
    public static GameRecord<PatienceSetup, Move, Board> of(Deal deal) {
        return GameRecord.of(PATIENCE, new PatienceSetup(deal, false));
    }

    /** The same under full rules. */
    public static GameRecord<PatienceSetup, Move, Board> underFullRules(Deal deal) {
        return GameRecord.of(PATIENCE, new PatienceSetup(deal, true));
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
    public PatienceSetup readSetup(Lines lines) throws BadInput {
        Deal deal = readDeal(lines.next("deal"));
        return new PatienceSetup(deal, readFullRules(lines));
    }

    private static Deal readDeal(Line line) throws BadInput {
        line.expectSize(2);
        try {
            return Deal.parse(line.size() > 1 ? line.word(1) : "");
        } catch (BadInput bad) {
            throw new BadInput(line.number(), line.column(1) + bad.column() - 1, bad.expected());
        }
    }

    private static boolean readFullRules(Lines lines) throws BadInput {
        if (!lines.nextIs("rules")) {
            return false;
        }
        Line line = lines.next("rules");
        if (line.size() < 2 || !line.word(1).equals("full")) {
            throw line.error(1, "« full » était attendu", "\"full\" was expected");
        }
        line.expectSize(2);
        return true;
    }

    @Override
    public String setupText(PatienceSetup setup) {
        return "deal " + setup.deal() + "\n" + (setup.fullRules() ? "rules full\n" : "");
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
    public Board start(PatienceSetup setup) {
        return setup.board();
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
