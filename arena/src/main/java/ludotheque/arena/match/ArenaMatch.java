package ludotheque.arena.match;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;

/** One match between two entrants, on the referee's clock. */
public record ArenaMatch(GameMap map, long seed, Entrant first, Entrant second) {

    /** Plays it; {@code progress} hears of the match after each half-turn. */
    public MatchRecord play(Consumer<Match> progress) throws IOException {
        try (Entrant.Sitting one = first.sit(map, seed, 0);
                Entrant.Sitting two = second.sit(map, seed, 1)) {
            Match match = new Match(
                    map,
                    seed,
                    List.of(first.name(), second.name()),
                    List.of(one.champion(), two.champion()),
                    () -> System.nanoTime() / 1000);
            match.init();
            while (!match.isOver()) {
                match.playTurn();
                progress.accept(match);
            }
            match.finish();
            return match.record();
        }
    }
}
