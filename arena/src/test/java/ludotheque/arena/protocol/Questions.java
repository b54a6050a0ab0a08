package ludotheque.arena.protocol;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.ActionHist;
import ludotheque.papattes.ApparitionPortail;
import ludotheque.papattes.EtatArbre;
import ludotheque.papattes.EtatCase;
import ludotheque.papattes.EtatSquelette;
import ludotheque.papattes.LienTemporel;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;

/** What the rules answer to a question, as the numbers that a client gives; an array begins with its length. */
final class Questions {
    private Questions() {}

    static List<Integer> answer(Seat seat, String function, List<Integer> numbers) {
        Position first = new Position(numbers.get(0), numbers.get(1));
        return switch (function) {
            case "info_case" -> numbers(seat.infoCase(first));
            case "info_squelette" -> numbers(seat.infoSquelette(first));
            case "info_arbre" -> numbers(seat.infoArbre(first));
            case "apparition_portails" -> array(seat.apparitionPortails());
            case "positions_portails" -> array(seat.positionsPortails());
            case "liens_temporels" -> array(seat.liensTemporels());
            case "points_mouvement" -> List.of(seat.pointsMouvement(first));
            case "age_joueur" -> List.of(seat.ageJoueur(numbers.get(0)));
            case "niche_joueur" -> numbers(seat.nicheJoueur(numbers.get(0)));
            case "chiens_joueur" -> array(seat.chiensJoueur(numbers.get(0)));
            case "maitres_joueur" -> array(seat.maitresJoueur(numbers.get(0)));
            case "score" -> List.of(seat.score(numbers.get(0)));
            case "score_age" -> List.of(seat.scoreAge(numbers.get(0), numbers.get(1)));
            case "inventaire_chien" -> List.of(seat.inventaireChien(first, numbers.get(2)));
            case "nb_croquettes" -> List.of(seat.nbCroquettes(first));
            case "historique" -> array(seat.historique());
            case "deplacements_chien" -> array(seat.deplacementsChien(first, numbers.get(2)));
            case "trouver_chemin" ->
                array(seat.trouverChemin(first, new Position(numbers.get(2), numbers.get(3)), numbers.get(4)));
            case "moi" -> List.of(seat.moi());
            case "adversaire" -> List.of(seat.adversaire());
            case "tour_actuel" -> List.of(seat.tourActuel());
            default -> throw new IllegalArgumentException(function);
        };
    }

    private static List<Integer> array(List<?> elements) {
        List<Integer> numbers = new ArrayList<>();
        numbers.add(elements.size());
        elements.forEach(element -> numbers.addAll(numbers(element)));
        return numbers;
    }

    private static List<Integer> numbers(Object value) {
        if (value instanceof Position p) {
            return List.of(p.colonne(), p.ligne());
        }
        if (value instanceof EtatCase e) {
            Position p = e.posCase();
            return List.of(e.contenu().number(), p.colonne(), p.ligne(), number(e.estConstructible()), e.nbCroquette());
        }
        if (value instanceof EtatSquelette e) {
            return List.of(e.prochainSquelette(), e.typeSquelette(), e.periodeSquelette(), number(e.aSquelette()));
        }
        if (value instanceof EtatArbre e) {
            return List.of(e.prochainCroquette(), e.periodeCroquette(), number(e.aCroquette()));
        }
        if (value instanceof ApparitionPortail a) {
            return List.of(a.tour(), a.posPortail().colonne(), a.posPortail().ligne());
        }
        if (value instanceof LienTemporel l) {
            return joined(l.chien(), l.portail());
        }
        ActionHist action = (ActionHist) value;
        List<Integer> numbers = new ArrayList<>(List.of(action.actionType().number()));
        numbers.addAll(joined(action.src(), action.dest()));
        return numbers;
    }

    private static List<Integer> joined(Position a, Position b) {
        return List.of(a.colonne(), a.ligne(), b.colonne(), b.ligne());
    }

    private static int number(boolean value) {
        return value ? 1 : 0;
    }
}
