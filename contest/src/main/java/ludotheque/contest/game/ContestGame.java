package ludotheque.contest.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;

/** A game that contests are held in. What is played on is called a map, whatever it is: a table of a board game, an instance. */
public interface ContestGame {
    String word();

    /** The maps that every contest begins with, by name; a version is validated on the first. */
    Map<String, String> maps();

    /** Who comes with the game, weakest first; a version is validated against the first. None where nobody is met. */
    List<String> builtins();

    /** Whether one who comes with the game can play on a map. */
    default boolean plays(String builtin, String map) {
        return true;
    }

    /** Whether something is dealt from a match's seed, so that the same two on the same map play another match each time. */
    default boolean dealsAnew() {
        return false;
    }

    /**
     * Reads what an organiser wants to add.
     *
     * @param taken names that maps of the contest have
     */
    NewMaps read(JsonValue wanted, Set<String> taken) throws BadInput;

    /** What candidates begin from, a kit for each language. */
    List<StartingKit> kits();
}
