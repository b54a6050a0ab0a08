package ludotheque.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Pairings of a round in which everybody meets somebody of about the same strength whom they have not met: few matches tell who is best. */
public final class SwissRound {
    /** Beyond, the round takes what it has. */
    private static final int MOST_STEPS = 20_000;

    private final Set<Fixture> met;
    private final String map;
    private int steps;

    private SwissRound(Set<Fixture> met, String map) {
        this.met = met;
        this.map = map;
    }

    /**
     * Pairs champions, both sides of each pairing.
     *
     * @param ranked best first; with an odd number somebody sits out
     * @param played whose pairings are not repeated
     */
    public static List<Fixture> of(List<String> ranked, List<Fixture> played, String map) {
        Set<Fixture> met = played.stream()
                .filter(fixture -> fixture.map().equals(map))
                .map(Fixture::block)
                .collect(Collectors.toSet());
        SwissRound round = new SwissRound(met, map);
        List<Fixture> best = new ArrayList<>();
        round.pair(new ArrayList<>(ranked), new ArrayList<>(), best);
        List<Fixture> both = new ArrayList<>();
        for (Fixture fixture : best) {
            both.add(fixture);
            both.add(new Fixture(/* first= */ fixture.second(), /* second= */ fixture.first(), map));
        }
        return both;
    }

    /** Pairs the best with the next whom they have not met, then the rest; takes pairings back when the rest cannot be paired. */
    private boolean pair(List<String> left, List<Fixture> pairs, List<Fixture> best) {
        if (pairs.size() > best.size()) {
            best.clear();
            best.addAll(pairs);
        }
        if (left.size() < 2) {
            return true;
        }
        String first = left.get(0);
        for (int i = 1; i < left.size(); i++) {
            Fixture pairing = new Fixture(first, left.get(i), map);
            if (met.contains(pairing.block())) {
                continue;
            }
            if (++steps > MOST_STEPS) {
                return true;
            }
            List<String> rest = new ArrayList<>(left.subList(1, left.size()));
            rest.remove(i - 1);
            pairs.add(pairing);
            if (pair(rest, pairs, best)) {
                return true;
            }
            pairs.remove(pairs.size() - 1);
        }
        // Whoever has met everybody that is left sits out, if the number is odd anyway.
        return left.size() % 2 == 1 && pair(left.subList(1, left.size()), pairs, best);
    }
}
