package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.kernel.Json;
import ludotheque.papattes.ActionHist;
import ludotheque.papattes.ApparitionPortail;
import ludotheque.papattes.EtatArbre;
import ludotheque.papattes.EtatCase;
import ludotheque.papattes.EtatSquelette;
import ludotheque.papattes.LienTemporel;
import ludotheque.papattes.Position;

/** The subject's structures in JSON: its field names, enumerations by number, a position as {@code [column, line]}. */
final class Structures {
    private Structures() {}

    static Json write(Json json, Position position) {
        return json.array().value(position.colonne()).value(position.ligne()).end();
    }

    static Json positions(Json json, List<Position> positions) {
        json.array();
        for (Position position : positions) {
            write(json, position);
        }
        return json.end();
    }

    static Json write(Json json, EtatCase cell) {
        json.object().field("contenu", cell.contenu().number());
        write(json.name("pos_case"), cell.posCase());
        json.field("est_constructible", cell.estConstructible());
        return json.field("nb_croquette", cell.nbCroquette()).end();
    }

    static Json write(Json json, EtatSquelette skeleton) {
        return fields(json.object(), skeleton).end();
    }

    static Json fields(Json json, EtatSquelette skeleton) {
        return json.field("prochain_squelette", skeleton.prochainSquelette())
                .field("type_squelette", skeleton.typeSquelette())
                .field("periode_squelette", skeleton.periodeSquelette())
                .field("a_squelette", skeleton.aSquelette());
    }

    static Json write(Json json, EtatArbre tree) {
        return fields(json.object(), tree).end();
    }

    static Json fields(Json json, EtatArbre tree) {
        return json.field("prochain_croquette", tree.prochainCroquette())
                .field("periode_croquette", tree.periodeCroquette())
                .field("a_croquette", tree.aCroquette());
    }

    static Json portalsToCome(Json json, List<ApparitionPortail> portals) {
        json.array();
        for (ApparitionPortail portal : portals) {
            json.object().field("tour", portal.tour());
            write(json.name("pos_portail"), portal.posPortail()).end();
        }
        return json.end();
    }

    static Json links(Json json, List<LienTemporel> links) {
        json.array();
        for (LienTemporel link : links) {
            write(json.object().name("chien"), link.chien());
            write(json.name("portail"), link.portail()).end();
        }
        return json.end();
    }

    static Json history(Json json, List<ActionHist> actions) {
        json.array();
        for (ActionHist action : actions) {
            json.object().field("action_type", action.actionType().number());
            write(json.name("src"), action.src());
            write(json.name("dest"), action.dest()).end();
        }
        return json.end();
    }
}
