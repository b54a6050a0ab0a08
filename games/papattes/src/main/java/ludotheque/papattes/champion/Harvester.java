package ludotheque.papattes.champion;

import static ludotheque.papattes.Constantes.DEPLACEMENT_CHIEN;
import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;
import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_TOURS;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Erreur;
import ludotheque.papattes.EtatSquelette;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.TypeCase;

/**
 * A first champion, made of the functions that any champion has. Each dog walks to the nearest bone of the present age and
 * carries home what it has when it is loaded or when the age is about to end; each age lasts a third of the match. The masters
 * only stroll from tree to tree, so as not to stand before the doghouse.
 */
final class Harvester implements Champion {
    /** Bones with which a dog goes home. */
    private static final int LOADED = 3;
    /** Half-turns by which a dog wants to be home before its age ends, as others may stand in its way. */
    private static final int MARGIN = 6;
    /** Half-turns by which the end of an age varies from match to match. */
    private static final int WHIM = 5;

    private final SeededRandom random;
    private final int[] ageEnds = new int[NB_AGES];
    private final List<Position> skeletons = new ArrayList<>();
    private final List<Position> trees = new ArrayList<>();

    Harvester(SeededRandom random) {
        this.random = random;
        for (int age = 0; age < NB_AGES - 1; age++) {
            ageEnds[age] = (age + 1) * NB_TOURS / NB_AGES - random.nextInt(WHIM);
        }
        ageEnds[NB_AGES - 1] = NB_TOURS;
    }

    @Override
    public void partieInit(Seat seat) {
        for (int ligne = 0; ligne < HAUTEUR; ligne++) {
            for (int colonne = 0; colonne < LARGEUR; colonne++) {
                Position pos = new Position(colonne, ligne);
                TypeCase kind = seat.infoCase(pos).contenu();
                if (kind == TypeCase.SQUELETTE) {
                    skeletons.add(pos);
                } else if (kind == TypeCase.ARBRE) {
                    trees.add(pos);
                }
            }
        }
    }

    @Override
    public void jouerTour(Seat seat) {
        if (seat.tourActuel() >= ageEnds[seat.ageJoueur(seat.moi())]) {
            seat.ageSuivant();
        }
        List<Position> chosen = new ArrayList<>();
        for (Position master : seat.maitresJoueur(seat.moi())) {
            Position tree = nearest(seat, master, trees, chosen);
            chosen.add(tree);
            walk(seat, master, tree);
        }
        for (Position dog : shuffled(seat.chiensJoueur(seat.moi()))) {
            Position target = target(seat, dog, chosen);
            chosen.add(target);
            walk(seat, dog, target);
        }
    }

    private List<Position> shuffled(List<Position> dogs) {
        List<Position> left = new ArrayList<>(dogs);
        List<Position> order = new ArrayList<>();
        while (!left.isEmpty()) {
            order.add(left.remove(random.nextInt(left.size())));
        }
        return order;
    }

    private Position target(Seat seat, Position dog, List<Position> chosen) {
        int age = seat.ageJoueur(seat.moi());
        Position niche = seat.nicheJoueur(seat.moi());
        int load = seat.inventaireChien(dog, age);
        int turnsHome = 2 * seat.trouverChemin(dog, niche, seat.moi()).size() / DEPLACEMENT_CHIEN;
        boolean isLate = seat.tourActuel() + turnsHome + MARGIN >= ageEnds[age];
        if (load >= LOADED || (load > 0 && isLate)) {
            return niche;
        }
        List<Position> bones = new ArrayList<>();
        for (Position skeleton : skeletons) {
            EtatSquelette info = seat.infoSquelette(skeleton);
            if (info.typeSquelette() == age && info.aSquelette()) {
                bones.add(skeleton);
            }
        }
        Position bone = nearest(seat, dog, bones, chosen);
        if (bone.equals(dog)) {
            return load > 0 ? niche : aside(dog, niche);
        }
        return bone;
    }

    /** The place with the shortest way among those that nobody has chosen yet; one's own place when there is none. */
    private static Position nearest(Seat seat, Position from, List<Position> places, List<Position> chosen) {
        Position nearest = from;
        int least = Integer.MAX_VALUE;
        for (Position place : places) {
            int length = seat.trouverChemin(from, place, seat.moi()).size();
            if (length > 0 && length < least && !chosen.contains(place)) {
                least = length;
                nearest = place;
            }
        }
        return nearest;
    }

    /** Where a dog with nothing to fetch goes: it stays, but not on the doghouse. */
    private Position aside(Position dog, Position niche) {
        boolean isInTheWay = dog.equals(niche) && !skeletons.isEmpty();
        return isInTheWay ? skeletons.get(random.nextInt(skeletons.size())) : dog;
    }

    /** Walks as far as the points and the others on the way allow. */
    private static void walk(Seat seat, Position from, Position to) {
        Position at = from;
        for (Position next : seat.trouverChemin(from, to, seat.moi())) {
            if (seat.seDeplacer(at, next) != Erreur.OK) {
                return;
            }
            at = next;
        }
    }
}
