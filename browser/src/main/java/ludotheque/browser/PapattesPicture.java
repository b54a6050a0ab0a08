package ludotheque.browser;

import ludotheque.kernel.Json;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Layout;
import ludotheque.papattes.PapatteDebug;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeCase;

/** What the page draws of a match of Six Papattes, as flat lists of numbers: a picture is asked for at every frame. */
final class PapattesPicture {
    private PapattesPicture() {}

    /**
     * What never changes: {@code niches}; {@code zones}, a digit a cell, 1 + the player; {@code spawners} by cell, age (-1 for a
     * tree), period and first half-turn; {@code schedule} of the portals by half-turn and cell.
     */
    static void terrain(Json json, Terrain terrain) {
        json.field("niches", new int[] {terrain.niche(0), terrain.niche(1)});
        StringBuilder zones = new StringBuilder(Cells.COUNT);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            zones.append(terrain.zone(cell));
        }
        json.field("zones", zones.toString());
        json.name("spawners").array();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (terrain.period(cell) > 0) {
                json.value(cell).value(terrain.boneAge(cell));
                json.value(terrain.period(cell)).value(terrain.first(cell));
            }
        }
        json.end().name("schedule").array();
        for (int slot = 0; slot < terrain.portals(); slot++) {
            json.value(terrain.portalTurn(slot)).value(terrain.portalCell(slot));
        }
        json.end();
    }

    /**
     * A state: {@code cells}, a letter each; {@code grown}, the cells with a hanging croquette or a bone; {@code ground} by cell and
     * count; {@code characters} by cell, points, croquettes and bones; {@code portals} by cell, then their dog's cell, croquettes
     * and bones of each age; {@code paws} by player, cell and colour.
     */
    static void state(Json json, State state) {
        json.field("turn", state.turn()).field("running", state.isRunning());
        cells(json, state);
        json.name("characters").array();
        for (int character = 0; character < Layout.CHARACTERS; character++) {
            json.value(state.place(character)).value(state.points(character));
            json.value(state.croquettes(character)).value(state.carried(character));
        }
        json.end();
        portals(json, state);
        paws(json, state);
        json.field("ages", new int[] {state.age(0), state.age(1)});
        json.name("bones").array();
        for (int player = 0; player < 2; player++) {
            for (int age = 0; age < Constantes.NB_AGES; age++) {
                json.value(state.bones(player, age));
            }
        }
        json.end().field("scores", new int[] {state.score(0), state.score(1)});
        json.name("lost").array().value(state.isLost(0)).value(state.isLost(1)).end();
    }

    private static void cells(Json json, State state) {
        StringBuilder letters = new StringBuilder(Cells.COUNT);
        json.name("grown").array();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            letters.append(GameMap.letter(TypeCase.of(state.kind(cell))));
            if (state.hasGrown(cell)) {
                json.value(cell);
            }
        }
        json.end().field("cells", letters.toString()).name("ground").array();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (state.ground(cell) > 0) {
                json.value(cell).value(state.ground(cell));
            }
        }
        json.end();
    }

    private static void portals(Json json, State state) {
        json.name("portals").array();
        for (int slot = 0; slot < state.terrain().portals(); slot++) {
            if (state.portalPlace(slot) >= 0) {
                json.value(state.portalPlace(slot)).value(state.wandererPlace(slot));
                json.value(state.wandererCroquettes(slot));
                for (int age = 0; age < Constantes.NB_AGES; age++) {
                    json.value(state.wandererBones(slot, age));
                }
            }
        }
        json.end();
    }

    private static void paws(Json json, State state) {
        json.name("paws").array();
        for (int player = 0; player < 2; player++) {
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                PapatteDebug paw = state.paw(player, cell);
                if (paw != PapatteDebug.PAS_DE_PAPATTE) {
                    json.value(player).value(cell).value(paw.number());
                }
            }
        }
        json.end();
    }
}
