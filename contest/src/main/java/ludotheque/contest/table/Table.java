package ludotheque.contest.table;

import java.util.List;

/** Who stands where, whatever the game. */
public sealed interface Table permits Standings, FarawayStandings {
    /**
     * Where a champion stands.
     *
     * @param best the best rank that is possible
     * @param worst the worst
     */
    record Place(long champion, long version, int rank, int best, int worst, long points) {}

    /** Best first. */
    List<Place> places();

    /** The table as pages read it, as of an event. */
    String json(long event);
}
