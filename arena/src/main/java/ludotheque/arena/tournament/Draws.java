package ludotheque.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;

/**
 * Fair maps that nobody has seen before. Champions that draw nothing play the same match again on the same map, which tells nothing new:
 * so whoever wants more matches gets more maps.
 */
final class Draws {
    private static final String NAME = "tirage-";

    private Draws() {}

    /** The given maps, and after them as many drawn ones as it takes to have {@code repeat} times as many. */
    static List<GameMap> complete(List<GameMap> given, int repeat, long seed) {
        List<GameMap> maps = new ArrayList<>(given);
        for (int number = 1; maps.size() < repeat * given.size(); number++) {
            maps.add(Generator.make(NAME + number, Recipe.USUAL, new SeededRandom(seed, number).nextLong()));
        }
        return maps;
    }
}
