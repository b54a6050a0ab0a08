package ludotheque.papattes.champion;

import static ludotheque.papattes.Constantes.NB_TOURS;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.Layout;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;

/** Walks each character at random and changes age at random, about once in a third of the match. */
final class RandomChampion implements Champion {
    private static final int TRIES = 12;

    private final SeededRandom random;

    RandomChampion(SeededRandom random) {
        this.random = random;
    }

    @Override
    public void jouerTour(Seat seat) {
        if (random.nextInt(NB_TOURS / 6) == 0) {
            seat.ageSuivant();
        }
        List<Position> characters = new ArrayList<>(seat.chiensJoueur(seat.moi()));
        characters.addAll(seat.maitresJoueur(seat.moi()));
        for (int i = 0; i < Layout.TEAM; i++) {
            walk(seat, characters.get(i));
        }
    }

    private void walk(Seat seat, Position from) {
        Position at = from;
        for (int i = 0; i < TRIES; i++) {
            int step = random.nextInt(2) * 2 - 1;
            boolean eastward = random.nextInt(2) == 0;
            Position to = new Position(at.colonne() + (eastward ? step : 0), at.ligne() + (eastward ? 0 : step));
            if (seat.seDeplacer(at, to) == Erreur.OK) {
                at = to;
            }
        }
    }
}
