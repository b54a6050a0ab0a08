package ludotheque.arena.match;

import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;

/** One match between two entrants, on the referee's clock. */
public record ArenaMatch(GameMap map, long seed, Entrant first, Entrant second) {

    /** Plays it, for as long as {@code goesOn} says so after each half-turn; a match cut short has a record too. */
    public MatchRecord play(Predicate<Match> goesOn) throws IOException {
        return play(goesOn, false);
    }

    /**
     * Likewise, where the result counts.
     *
     * @throws CrowdedOut when a champion was late and others are to blame
     */
    public MatchRecord playFairly(Predicate<Match> goesOn) throws IOException {
        return play(goesOn, true);
    }

    private MatchRecord play(Predicate<Match> goesOn, boolean fairly) throws IOException {
        try (Entrant.Sitting one = first.sit(map, seed, 0);
                Entrant.Sitting two = second.sit(map, seed, 1)) {
            Match match = new Match(
                    map,
                    seed,
                    List.of(first.name(), second.name()),
                    List.of(one.champion(), two.champion()),
                    () -> System.nanoTime() / 1000);
            match.init();
            boolean going = goesOn.test(match);
            while (going && !match.isOver()) {
                match.playTurn();
                going = goesOn.test(match) && !(fairly && (one.wasCrowdedOut() || two.wasCrowdedOut()));
            }
            if (fairly) {
                expectRoom(one, two);
            }
            if (match.isOver()) {
                match.finish();
            }
            return match.record();
        }
    }

    private void expectRoom(Entrant.Sitting one, Entrant.Sitting two) throws CrowdedOut {
        if (one.wasCrowdedOut()) {
            throw new CrowdedOut(first.name());
        }
        if (two.wasCrowdedOut()) {
            throw new CrowdedOut(second.name());
        }
    }
}
