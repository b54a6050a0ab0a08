package ludotheque.patience.search;

import java.util.List;
import ludotheque.patience.Solitaire;

/** The weights that scans of each game are tried with, the best alone first; found by trying many on other deals. */
final class Portfolio {
    private Portfolio() {}

    static List<Weights> of(Solitaire game) {
        return switch (game) {
            case FREECELL ->
                List.of(
                        new Weights(11, 5, 7, 9, 6, 8, 3),
                        new Weights(5, 4, 3, 5, 10, 9, 2),
                        new Weights(7, 4, 4, 5, 11, 3, 0),
                        new Weights(4, 4, 4, 2, 4, 0, 0));
            case SEAHAVEN -> List.of(new Weights(9, 7, 1, 2, 12, 10, 0), new Weights(4, 4, 4, 2, 4, 0, 0));
            case MIDNIGHT_OIL -> List.of(new Weights(4, 4, 4, 0, 0, 0, 0));
            case BAKERS_DOZEN ->
                List.of(
                        new Weights(6, 5, 0, 0, 0, 10, 3),
                        new Weights(0, 3, 3, 0, 1, 3, 3),
                        new Weights(4, 4, 4, 0, 4, 4, 0),
                        new Weights(4, 4, 4, 0, 4, 0, 0));
        };
    }

    static int firstQuota(Solitaire game) {
        return game == Solitaire.FREECELL ? 800 : 4000;
    }
}
