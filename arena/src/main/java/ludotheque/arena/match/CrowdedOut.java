package ludotheque.arena.match;

import java.io.IOException;

/**
 * A champion was late after others had taken more than its margin from the processor that is its own: it had less than its
 * second to itself, so the match says nothing and counts for nobody.
 */
public final class CrowdedOut extends IOException {
    public CrowdedOut(String champion) {
        super(champion + ": a time-out while others used its processor");
    }
}
