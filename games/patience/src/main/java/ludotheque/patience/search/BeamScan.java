package ludotheque.patience.search;

import ludotheque.kernel.SearchState;
import ludotheque.patience.Board;
import ludotheque.patience.Freedom;

/**
 * Looks for a short solution: of the positions that are as many moves away from the start it keeps the most promising ones and looks at
 * those, then goes on to the positions one move further. All that are compared with each other took as many moves, so a solution is not
 * passed over because something longer seems nearer to its end. What is left out is lost, so this proves nothing.
 *
 * <p>Moves are counted as by {@link ShortScan}.
 */
final class BeamScan extends PositionScan {
    /** The weights were found by trying some on deals 2001-2050 of FreeCell. */
    private static final Weights WEIGHTS = new Weights(4, 4, 4, 3, 2, 7, 0);

    private final int width;
    private final int fewerThan;
    private int depth;
    /** The positions at hand, those one move further, and those two moves further: a card that comes back from the foundation counts twice. */
    private Candidates level = new Candidates();

    private Candidates further = new Candidates();
    private Candidates furthest = new Candidates();
    private int looked;

    /** Keeps so many positions: with more, solutions get shorter and take as much longer to find. */
    BeamScan(Board start, Packing packing, int width, int fewerThan) {
        super(start, packing, LostPositions.seenAtOnce(start), Freedom.SINGLES);
        this.width = width;
        this.fewerThan = fewerThan;
        meet(NONE, 0, 0);
    }

    @Override
    SearchState run(int limit) {
        while (won == NONE && known.size() < limit) {
            if (looked < level.size()) {
                int node = level.node(looked++);
                if (known.isLatest(node)) {
                    goTo(node);
                    expand(node);
                }
            } else if (further.size() + furthest.size() == 0) {
                return SearchState.GAVE_UP;
            } else {
                goFurther();
            }
        }
        return won == NONE ? SearchState.RUNNING : SearchState.SOLVED;
    }

    private void goFurther() {
        depth++;
        looked = 0;
        Candidates empty = level;
        level = further;
        further = furthest;
        furthest = empty;
        furthest.clear();
        level.keepBest(width);
    }

    @Override
    void tryMove(int node, int card, int place, int count) {
        int after = known.depth(node) + movesCounted(card, place);
        if (won != NONE || after >= fewerThan) {
            return;
        }
        if (place != Packing.FOUNDATION && position.isPlain(card)) {
            int met = known.addShorter(
                    position.lowAfter(card, place), position.highAfter(card, place), node, packed(card, place), after);
            if (met != NONE) {
                keep(met, after, WEIGHTS.after(position, card, place, count, 0));
            }
            return;
        }
        int mark = position.move(card, place);
        meet(node, packed(card, place), after);
        position.takeBack(mark);
    }

    private void meet(int parent, int move, int after) {
        int node = known.addShorter(position.low(), position.high(), parent, move, after);
        if (node != NONE && position.isWon()) {
            won = node;
        } else if (node != NONE) {
            keep(node, after, WEIGHTS.of(position, 0));
        }
    }

    /** A move to the foundation, under full rules, leads to a position at hand. */
    private void keep(int node, int after, int value) {
        Candidates among = after == depth ? level : after == depth + 1 ? further : furthest;
        among.add(node, value);
    }
}
