package ludotheque.arena.tournament;

import java.util.ArrayList;
import java.util.List;

/** One match to play: who begins, who answers, on which map; all by name. */
public record Fixture(String first, String second, String map) {

    /** Every ordered pair on every map; a map is played by everybody before the next, both sides of a pairing one after the other. */
    public static List<Fixture> all(List<String> champions, List<String> maps) {
        List<Fixture> fixtures = new ArrayList<>();
        for (String map : maps) {
            for (int first = 0; first < champions.size(); first++) {
                for (String second : champions.subList(first + 1, champions.size())) {
                    fixtures.add(new Fixture(champions.get(first), second, map));
                    fixtures.add(new Fixture(second, champions.get(first), map));
                }
            }
        }
        return fixtures;
    }

    /** The pairing on its map, whoever begins. */
    public Fixture block() {
        return first.compareTo(second) < 0 ? this : new Fixture(/* first= */ second, /* second= */ first, map);
    }

    public boolean involves(String champion) {
        return first.equals(champion) || second.equals(champion);
    }
}
