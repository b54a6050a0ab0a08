package ludotheque.cameleon;

import java.util.function.IntPredicate;

/** The gains of one player: small odd ones in buckets, those of large regions in a heap. */
final class GainQueue {
    final BucketQueue near;
    final FarHeap far;

    GainQueue(int cells) {
        this.near = new BucketQueue(cells);
        this.far = new FarHeap(near.links());
    }

    void putNear(int cell, int gain) {
        if (!near.contains(cell)) {
            far.remove(cell);
        }
        near.put(cell, gain);
    }

    void putFar(int cell, int gain) {
        near.remove(cell);
        far.put(cell, gain);
    }

    void remove(int cell) {
        if (near.contains(cell)) {
            near.remove(cell);
        } else {
            far.remove(cell);
        }
    }

    int gain(int cell) {
        return near.contains(cell) ? near.gain(cell) : far.gain(cell);
    }

    int best() {
        int gain = near.bestGain();
        if (far.size() > 0 && (gain == 0 || far.gain(far.cell(0)) >= gain)) {
            return far.cell(0);
        }
        return gain == 0 ? Board.NO_CELL : near.first(gain);
    }

    int best(IntPredicate allowed) {
        int best = far.best(allowed);
        for (int gain = near.bestGain(); gain > 0; gain -= 2) {
            if (best != Board.NO_CELL && far.gain(best) >= gain) {
                return best;
            }
            for (int cell = near.first(gain); cell != Board.NO_CELL; cell = near.next(cell)) {
                if (allowed.test(cell)) {
                    return cell;
                }
            }
        }
        return best;
    }
}
