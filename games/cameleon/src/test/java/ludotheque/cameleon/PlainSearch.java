package ludotheque.cameleon;

import java.util.HashMap;
import java.util.Map;

/** Who wins, by trying every move with the real rules; the letters of a position are remembered, nothing else is known. */
public final class PlainSearch {
    private final Board board;
    private final Map<String, Boolean> known = new HashMap<>();

    public PlainSearch(Setup setup) {
        this.board = new Board(setup, Variant.TEMERAIRE);
    }

    public Colour winner(Colour mover) {
        return moverWins(mover) ? mover : mover.opponent();
    }

    /** Whether choosing this cell wins for the player to move. */
    public boolean wins(int cell, Colour mover) {
        Trace trace = new Trace();
        board.play(cell, mover, trace);
        boolean wins = board.whites() == 0 ? board.score() * mover.sign > 0 : !moverWins(mover.opponent());
        board.takeBack(trace);
        return wins;
    }

    private boolean moverWins(Colour mover) {
        String key = mover.letter() + board.toSetup().letters();
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        boolean found = false;
        for (int line = 1; line <= board.side() && !found; line++) {
            for (int column = 1; column <= board.side() && !found; column++) {
                int cell = board.cell(line, column);
                found = board.isWhite(cell) && wins(cell, mover);
            }
        }
        known.put(key, found);
        return found;
    }
}
