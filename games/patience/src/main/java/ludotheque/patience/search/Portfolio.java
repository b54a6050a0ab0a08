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
                        new Weights(11, 5, 4, 9, 6, 8, 3),
                        new Weights(2, 2, 10, 0, 2, 8, 2),
                        new Weights(4, 7, 8, 4, 4, 9, 1),
                        new Weights(7, 3, 0, 7, 6, 6, 3),
                        new Weights(3, 1, 0, 9, 10, 11, 0),
                        new Weights(9, 2, 7, 9, 0, 3, 0),
                        new Weights(0, 5, 8, 8, 11, 3, 0),
                        new Weights(7, 3, 1, 8, 11, 3, 0));
            case SEAHAVEN -> List.of(new Weights(9, 7, 2, 2, 0, 10, 0), new Weights(3, 4, 4, 2, 4, 0, 0));
            case MIDNIGHT_OIL -> List.of(new Weights(4, 4, 4, 0, 0, 0, 0));
            case BAKERS_DOZEN ->
                List.of(
                        new Weights(1, 1, 0, 0, 0, 5, 3),
                        new Weights(0, 3, 9, 0, 1, 3, 3),
                        new Weights(0, 5, 1, 0, 1, 3, 3),
                        new Weights(6, 5, 0, 0, 0, 10, 3),
                        new Weights(4, 6, 1, 0, 4, 2, 0),
                        new Weights(3, 2, 5, 0, 4, 4, 5));
        };
    }

    static int firstQuota(Solitaire game) {
        return game == Solitaire.FREECELL ? 2500 : 6000;
    }
}
