package ludotheque.cameleon;

/**
 * Looks two moves ahead in the Brave variant: my gain less the best gain it leaves to the other player. A move changes gains only in the
 * 5 × 5 block around it, so each candidate costs O(1); candidates are met by falling gain and most are never looked at.
 */
public final class TwoPly {
    private static final int AROUND = 25;
    private static final int MOST_GAIN = 17;

    private final Board board;
    private final Cells cells;
    private final BucketQueue mine;
    private final BucketQueue theirs;
    private final Colour colour;
    private final Trace trial = new Trace();

    /** @param game a Brave game */
    public TwoPly(Game game, Colour colour) {
        this.board = game.board();
        this.cells = board.cells;
        this.mine = game.gains().queue(colour).near;
        this.theirs = game.gains().queue(colour.opponent()).near;
        this.colour = colour;
    }

    /** The best cell, or {@link Board#NO_CELL} when none is white; of equal ones the greatest gain, then as greedy chooses. */
    public int best() {
        int sureReply = sureReply();
        int best = Board.NO_CELL;
        int most = Integer.MIN_VALUE;
        for (int gain = mine.bestGain(); gain > 0 && gain - sureReply > most; gain -= 2) {
            for (int cell = mine.first(gain);
                    cell != Board.NO_CELL && gain - sureReply > most;
                    cell = mine.next(cell)) {
                int value = gain - reply(cell);
                if (value > most) {
                    most = value;
                    best = cell;
                }
            }
        }
        return best;
    }

    /** A gain that more cells have than one move can change. */
    private int sureReply() {
        int count = 0;
        for (int gain = MOST_GAIN; gain > 0; gain -= 2) {
            count += theirs.size(gain);
            if (count > AROUND) {
                return gain;
            }
        }
        return board.whites() > 1 ? 1 : 0;
    }

    private int reply(int cell) {
        int line = board.line(cell);
        int column = board.column(cell);
        int[] changed = new int[MOST_GAIN + 1];
        countAround(line, column, changed);
        int best = 0;
        for (int gain = MOST_GAIN; gain > 0 && best == 0; gain -= 2) {
            best = theirs.size(gain) > changed[gain] ? gain : 0;
        }
        board.play(cell, colour, trial);
        best = Math.max(best, bestAround(line, column));
        board.takeBack(trial);
        return best;
    }

    private void countAround(int line, int column, int[] changed) {
        for (int i = Math.max(line - 2, 1); i <= Math.min(line + 2, cells.side); i++) {
            for (int j = Math.max(column - 2, 1); j <= Math.min(column + 2, cells.side); j++) {
                int cell = cells.at(i, j);
                if (cells.codes[cell] == Cells.WHITE) {
                    changed[theirs.gain(cell)]++;
                }
            }
        }
    }

    private int bestAround(int line, int column) {
        int best = 0;
        for (int i = Math.max(line - 2, 1); i <= Math.min(line + 2, cells.side); i++) {
            for (int j = Math.max(column - 2, 1); j <= Math.min(column + 2, cells.side); j++) {
                int cell = cells.at(i, j);
                if (cells.codes[cell] == Cells.WHITE) {
                    int gain = 1;
                    for (int step : cells.around) {
                        gain += cells.codes[cell + step] == colour.code ? 2 : 0;
                    }
                    best = Math.max(best, gain);
                }
            }
        }
        return best;
    }
}
