package ludotheque.arena.match;

import ludotheque.kernel.Text;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Seat;

/**
 * A champion that does not build: in each of its matches it falls at the start.
 *
 * @param words all that the compiler said, or why it never came to a compiler
 */
public record UnbuiltEntrant(String name, String fingerprint, Text words) implements Entrant {
    /** One of which a compiler said this. */
    public UnbuiltEntrant(String name, String fingerprint, String words) {
        this(name, fingerprint, new Text(words, words));
    }

    /** The first thing that was said. */
    public Text firstLine() {
        return new Text(firstLine(words.fr()), firstLine(words.en()));
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }

    @Override
    public Sitting sit(GameMap map, long seed, int player) {
        return Sitting.of(new Champion() {
            @Override
            public void partieInit(Seat seat) throws ChampionLost {
                throw new ChampionLost(new Loss.Unbuilt(firstLine().en()));
            }

            @Override
            public void jouerTour(Seat seat) {}
        });
    }
}
