package ludotheque.memoryx.bot;

import java.util.BitSet;
import ludotheque.kernel.SeededRandom;

/** Picks one of several places that are equally good. */
final class Choice {
    private Choice() {}

    static int among(BitSet places, SeededRandom random) {
        int skip = random.nextInt(places.cardinality());
        int place = places.nextSetBit(0);
        for (; skip > 0; skip--) {
            place = places.nextSetBit(place + 1);
        }
        return place;
    }
}
