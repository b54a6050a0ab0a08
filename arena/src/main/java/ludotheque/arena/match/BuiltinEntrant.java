package ludotheque.arena.match;

import java.util.List;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.Match;

/** A champion that comes with the game and runs in the referee's own process. */
public record BuiltinEntrant(Builtin builtin) implements Entrant {
    @Override
    public String name() {
        return builtin.word();
    }

    /** How it plays, as a match against itself shows: a later version of it may play otherwise. */
    @Override
    public String fingerprint() {
        GameMap map = Generator.make(name(), Recipe.USUAL, 1);
        Match match = new Match(
                map, 1, List.of(name(), name()), List.of(builtin.create(1, 0), builtin.create(1, 1)), () -> 0);
        return new Fingerprint().add(match.play().hashes().toString()).toString();
    }

    @Override
    public Sitting sit(GameMap map, long seed, int player) {
        return Sitting.of(builtin.create(seed, player));
    }
}
