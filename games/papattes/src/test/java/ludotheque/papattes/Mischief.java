package ludotheque.papattes;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.SeededRandom;

/** A champion that tries everything at random: good actions and bad ones, off the map too. */
public final class Mischief implements Champion {
    private final SeededRandom random;
    private final int tries;

    public Mischief(SeededRandom random, int tries) {
        this.random = random;
        this.tries = tries;
    }

    @Override
    public void jouerTour(Seat seat) {
        for (int i = 0; i < tries; i++) {
            if (random.nextInt(20) == 0) {
                seat.annuler();
            } else {
                Idea idea = idea(seat);
                seat.act(idea.type(), idea.first(), idea.second(), idea.paw());
            }
        }
    }

    /** An action to try. */
    public record Idea(TypeAction type, Position first, Position second, int paw) {}

    public Idea idea(Seat seat) {
        TypeAction type = type();
        Position first = random.nextInt(30) == 0 ? anywhere() : character(seat, type);
        Position second = random.nextInt(30) == 0 ? anywhere() : near(seat, type, first);
        return new Idea(type, first, second, random.nextInt(6) - 1);
    }

    /** Steps most often, a new age seldom. */
    private TypeAction type() {
        int drawn = random.nextInt(400);
        if (drawn == 0) {
            return TypeAction.AGE_SUIVANT;
        }
        if (drawn < 220) {
            return TypeAction.SE_DEPLACER;
        }
        TypeAction[] others = {
            TypeAction.PRENDRE_PORTAIL, TypeAction.PRENDRE_PORTAIL, TypeAction.PRENDRE_PORTAIL, TypeAction.MANGER,
            TypeAction.CONSTRUIRE, TypeAction.DETRUIRE, TypeAction.DONNER_CROQUETTE, TypeAction.DONNER_CROQUETTE,
            TypeAction.POSER_CROQUETTE, TypeAction.DEBUG_POSER_PAPATTE
        };
        return others[random.nextInt(others.length)];
    }

    private Position anywhere() {
        return new Position(random.nextInt(46) - 3, random.nextInt(46) - 3);
    }

    private Position character(Seat seat, TypeAction type) {
        List<Position> places = new ArrayList<>(seat.chiensJoueur(seat.moi()));
        if (type != TypeAction.PRENDRE_PORTAIL && type != TypeAction.MANGER) {
            places.addAll(seat.maitresJoueur(seat.moi()));
        }
        return places.get(random.nextInt(places.size()));
    }

    /** Beside the first place; for a portal or a gift often a true one, wherever it is. */
    private Position near(Seat seat, TypeAction type, Position first) {
        List<Position> targets = List.of();
        if (type == TypeAction.PRENDRE_PORTAIL) {
            targets = seat.positionsPortails();
        } else if (type == TypeAction.DONNER_CROQUETTE) {
            targets = seat.chiensJoueur(seat.moi());
        }
        for (Position target : targets) {
            if (target.distance(first) == 1) {
                return target;
            }
        }
        int step = random.nextInt(2) * 2 - 1;
        boolean eastward = random.nextInt(2) == 0;
        int still = random.nextInt(12) == 0 ? 0 : step;
        return new Position(first.colonne() + (eastward ? still : 0), first.ligne() + (eastward ? 0 : still));
    }
}
