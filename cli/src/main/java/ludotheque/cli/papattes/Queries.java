package ludotheque.cli.papattes;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.Seat;

/** The subject's questions by name. */
final class Queries {
    private Queries() {}

    /** Writes what a question answers. */
    static void answer(Seat seat, JsonValue function, Arguments given, Json json) throws BadInput {
        switch (function.string()) {
            case "info_case" -> Structures.write(json, seat.infoCase(given.position()));
            case "info_squelette" -> Structures.write(json, seat.infoSquelette(given.position()));
            case "info_arbre" -> Structures.write(json, seat.infoArbre(given.position()));
            case "apparition_portails" -> Structures.portalsToCome(json, seat.apparitionPortails());
            case "positions_portails" -> Structures.positions(json, seat.positionsPortails());
            case "liens_temporels" -> Structures.links(json, seat.liensTemporels());
            case "points_mouvement" -> json.value(seat.pointsMouvement(given.position()));
            case "age_joueur" -> json.value(seat.ageJoueur(given.number()));
            case "niche_joueur" -> Structures.write(json, seat.nicheJoueur(given.number()));
            case "chiens_joueur" -> Structures.positions(json, seat.chiensJoueur(given.number()));
            case "maitres_joueur" -> Structures.positions(json, seat.maitresJoueur(given.number()));
            case "score" -> json.value(seat.score(given.number()));
            case "score_age" -> json.value(seat.scoreAge(given.number(), given.number()));
            case "inventaire_chien" -> json.value(seat.inventaireChien(given.position(), given.number()));
            case "nb_croquettes" -> json.value(seat.nbCroquettes(given.position()));
            case "historique" -> Structures.history(json, seat.historique());
            case "deplacements_chien" ->
                Structures.positions(json, seat.deplacementsChien(given.position(), given.number()));
            case "trouver_chemin" ->
                Structures.positions(json, seat.trouverChemin(given.position(), given.position(), given.number()));
            case "moi" -> json.value(seat.moi());
            case "adversaire" -> json.value(seat.adversaire());
            case "tour_actuel" -> json.value(seat.tourActuel());
            default -> throw function.error("f : cette question n'existe pas", "f: there is no such query");
        }
        given.end();
    }
}
