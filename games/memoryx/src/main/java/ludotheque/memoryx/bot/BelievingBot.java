package ludotheque.memoryx.bot;

import java.util.List;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Size;

/** A bot that knows all that can be known, a {@link Belief}; how it plays on it is its own. */
abstract class BelievingBot implements Bot {
    final Belief belief;
    final SeededRandom random;

    BelievingBot(Size size, SeededRandom random) {
        this.belief = new Belief(size);
        this.random = random;
    }

    @Override
    public final void shown(int place, int card) {
        belief.shown(place, card);
    }

    @Override
    public final void taken(int first, int second) {
        belief.taken(first, second);
    }

    @Override
    public final List<Remembered> memory() {
        return belief.memory();
    }
}
