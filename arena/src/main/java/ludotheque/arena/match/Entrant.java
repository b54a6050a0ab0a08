package ludotheque.arena.match;

import java.io.IOException;
import ludotheque.papattes.Champion;
import ludotheque.papattes.GameMap;

/** Somebody who can play any number of matches. */
public interface Entrant {
    String name();

    /** Tells this champion from another, or from an earlier state of itself, under the same name. */
    String fingerprint();

    /** Whether all that was built of it is still there: if not, it is not to blame for a fall. */
    default boolean isWhole() {
        return true;
    }

    /** Sits down to one match. */
    Sitting sit(GameMap map, long seed, int player) throws IOException;

    /** A champion for one match, and what remains to be cleared up after it. */
    interface Sitting extends AutoCloseable {
        Champion champion();

        /** Whether it was late through others' fault: see {@link CrowdedOut}. */
        default boolean wasCrowdedOut() {
            return false;
        }

        @Override
        void close();

        /** A champion that leaves nothing behind. */
        static Sitting of(Champion champion) {
            return new Sitting() {
                @Override
                public Champion champion() {
                    return champion;
                }

                @Override
                public void close() {}
            };
        }
    }
}
