package ludotheque.contest.work;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import ludotheque.arena.match.BadChampion;
import ludotheque.contest.store.Matches;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/** How versions of one kind of game are built on this worker, and how its matches are played. */
interface GamePlay {
    /** What its matches are played with. */
    Builds builds();

    /**
     * Plays a match. What fails through us is thrown; a champion's fault is a result.
     *
     * @return null when it was cut short
     */
    @Nullable
    Ended play(Matches.Match match, List<Matches.Seat> seats, Showing showing)
            throws IOException, BadChampion, BadInput, InterruptedException;

    /** Shows a match to those who watch it, now and then. */
    interface Showing {
        /** Called as often as one likes; false when the match is to be cut short. */
        boolean goesOn(Supplier<byte[]> soFar);
    }

    /**
     * How a match ended.
     *
     * @param shown the record for everybody
     * @param fared how each side did
     * @param falls why a version on this side does not pass a validation, or null
     */
    @SuppressWarnings("ArrayRecordComponent") // carried to the database, never compared
    record Ended(byte[] shown, List<Matches.Fared> fared, List<@Nullable Text> falls) {}
}
