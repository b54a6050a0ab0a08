package ludotheque.cli.papattes;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;
import static ludotheque.papattes.Constantes.NB_AGES;

import ludotheque.kernel.Json;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Layout;
import ludotheque.papattes.PapatteDebug;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeCase;
import ludotheque.papattes.match.MatchRecord;

/** Everything that can be observed in a state, in JSON. */
final class StateJson {
    private final Json json;
    private final State state;
    private final Seat seat;

    private StateJson(Json json, State state) {
        this.json = json;
        this.state = state;
        this.seat = new Seat(state, 0);
    }

    static Json write(Json json, State state) {
        new StateJson(json.object(), state).fields();
        return json.end();
    }

    private void fields() {
        json.field("tour", state.turn());
        json.field("en_cours", state.isRunning());
        json.field("joueur", state.toMove());
        json.field("hash", MatchRecord.hex(state.hash()));
        json.name("lignes").array();
        for (int line = 0; line < HAUTEUR; line++) {
            json.value(row(line));
        }
        json.end();
        json.name("joueurs").array();
        player(0);
        player(1);
        json.end();
        growths();
        json.name("croquettes").array();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (state.ground(cell) > 0) {
                at(cell).field("nb_croquette", state.ground(cell)).end();
            }
        }
        json.end();
        portals();
        Structures.portalsToCome(json.name("apparition_portails"), seat.apparitionPortails());
    }

    private String row(int line) {
        StringBuilder row = new StringBuilder(LARGEUR);
        for (int column = 0; column < LARGEUR; column++) {
            row.append(GameMap.letter(TypeCase.of(state.kind(line * LARGEUR + column))));
        }
        return row.toString();
    }

    private void player(int player) {
        json.object().field("age", state.age(player)).field("score", state.score(player));
        json.name("os").array();
        for (int age = 0; age < NB_AGES; age++) {
            json.value(state.bones(player, age));
        }
        json.end();
        json.field("perdu", state.isLost(player));
        Structures.write(json.name("niche"), seat.nicheJoueur(player));
        int first = Layout.firstOf(player);
        json.name("chiens").array();
        for (int dog = first; Layout.isDog(dog); dog++) {
            character(dog).field("os", state.carried(dog)).end();
        }
        json.end().name("maitres").array();
        for (int master = first; master < first + Layout.TEAM; master++) {
            if (!Layout.isDog(master)) {
                character(master).end();
            }
        }
        json.end();
        Structures.history(json.name("historique"), new Seat(state, 1 - player).historique());
        json.name("papattes").array();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            PapatteDebug paw = state.paw(player, cell);
            if (paw != PapatteDebug.PAS_DE_PAPATTE) {
                at(cell).field("papatte", paw.number()).end();
            }
        }
        json.end().end();
    }

    private Json character(int character) {
        return at(state.place(character))
                .field("points_mouvement", state.points(character))
                .field("nb_croquettes", state.croquettes(character));
    }

    private void growths() {
        GameMap map = state.terrain().map();
        json.name("arbres").array();
        for (GameMap.Tree tree : map.trees()) {
            Structures.fields(at(tree.cell()), seat.infoArbre(Position.of(tree.cell())))
                    .end();
        }
        json.end().name("squelettes").array();
        for (GameMap.Skeleton skeleton : map.skeletons()) {
            Structures.fields(at(skeleton.cell()), seat.infoSquelette(Position.of(skeleton.cell())))
                    .end();
        }
        json.end();
    }

    private void portals() {
        json.name("portails").array();
        for (int slot = 0; slot < state.terrain().portals(); slot++) {
            if (state.portalPlace(slot) >= 0) {
                Structures.write(json.object().name("portail"), Position.of(state.portalPlace(slot)));
                Structures.write(json.name("chien"), Position.of(state.wandererPlace(slot)));
                json.field("nb_croquettes", state.wandererCroquettes(slot))
                        .name("os")
                        .array();
                for (int age = 0; age < NB_AGES; age++) {
                    json.value(state.wandererBones(slot, age));
                }
                json.end().end();
            }
        }
        json.end();
    }

    /** Begins an object with its place; whoever calls it ends the object. */
    private Json at(int cell) {
        return Structures.write(json.object().name("pos"), Position.of(cell));
    }
}
