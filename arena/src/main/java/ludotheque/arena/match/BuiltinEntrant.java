package ludotheque.arena.match;

import ludotheque.papattes.Champion;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.Builtin;

/** A champion that comes with the game and runs in the referee's own process. */
public record BuiltinEntrant(Builtin builtin) implements Entrant {
    @Override
    public String name() {
        return builtin.word();
    }

    @Override
    public Sitting sit(GameMap map, long seed, int player) {
        Champion champion = builtin.create(seed, player);
        return new Sitting() {
            @Override
            public Champion champion() {
                return champion;
            }

            @Override
            public void close() {}
        };
    }
}
