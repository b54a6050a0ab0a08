package ludotheque.arena.tournament;

import java.util.ArrayList;
import java.util.List;

/** One match to play: who begins, who answers, on which map, and the how-manieth time; all counted from 0. */
public record Fixture(int first, int second, int map, int round) {

    /** Every ordered pair on every map, {@code rounds} times; a round is whole before the next begins. */
    public static List<Fixture> all(int entrants, int maps, int rounds) {
        List<Fixture> fixtures = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (int map = 0; map < maps; map++) {
                for (int first = 0; first < entrants; first++) {
                    for (int second = 0; second < entrants; second++) {
                        if (first != second) {
                            fixtures.add(new Fixture(first, second, map, round));
                        }
                    }
                }
            }
        }
        return fixtures;
    }
}
