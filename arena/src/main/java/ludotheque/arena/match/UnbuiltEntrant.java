package ludotheque.arena.match;

import ludotheque.kernel.Text;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.ChampionLost.Status;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Seat;

/**
 * A champion that does not build: in each of its matches it falls at the start.
 *
 * @param words all that the compiler said
 */
public record UnbuiltEntrant(String name, String fingerprint, String words) implements Entrant {
    /** What a report says of it, after its name. */
    public static final Text SENTENCE = new Text("ne se construit pas", "does not build");

    /** The first thing that the compiler said. */
    public String firstLine() {
        return words.lines().findFirst().orElse("");
    }

    @Override
    public Sitting sit(GameMap map, long seed, int player) {
        return Sitting.of(new Champion() {
            @Override
            public void partieInit(Seat seat) throws ChampionLost {
                throw new ChampionLost(Status.CRASHED, SENTENCE.en() + ": " + firstLine());
            }

            @Override
            public void jouerTour(Seat seat) {}
        });
    }
}
