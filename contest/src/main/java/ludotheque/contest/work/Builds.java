package ludotheque.contest.work;

import java.io.IOException;
import ludotheque.arena.match.BadChampion;
import ludotheque.contest.store.Versions;

/** What this worker builds of versions of one kind of game. */
interface Builds {
    /** Builds a version, or fails as arena does; tells its language. */
    String build(Versions.Version version, String name) throws IOException, BadChampion, InterruptedException;

    /** Forgets what somebody else removed from the place for temporary files. Whether there was any: then nobody fell by himself. */
    boolean forgetBroken();
}
