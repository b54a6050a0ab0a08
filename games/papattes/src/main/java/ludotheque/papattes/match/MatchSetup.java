package ludotheque.papattes.match;

import java.util.List;
import ludotheque.papattes.GameMap;

/** What is settled before a match: the map, the seed of what champions draw, and the names of both players. */
public record MatchSetup(GameMap map, long seed, List<String> players) {
    public MatchSetup {
        players = List.copyOf(players);
    }
}
