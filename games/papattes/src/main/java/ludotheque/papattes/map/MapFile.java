package ludotheque.papattes.map;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;
import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.NB_MAITRES;
import static ludotheque.papattes.Constantes.PROTECTION_NICHE;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Position;
import ludotheque.papattes.TypeCase;

/**
 * A map as JSON, read strictly: a map that breaks a rule is refused with the field and the reason. It has at most 1000 portals, and no
 * half-turn or period beyond 100 000.
 *
 * <pre>
 * { "nom": "…",
 *   "lignes": ["40 letters: . vide  # mur  ~ flaque  A arbre  S squelette  N niche", … 40 times],
 *   "joueurs": [ {"niche": [c, l], "chiens": [[c, l] × 4], "maitres": [[c, l] × 6]}, {…} ],
 *   "arbres": [ {"pos": [c, l], "periode": 5, "premier": 3}, … ],
 *   "squelettes": [ {"pos": [c, l], "age": 0, "periode": 6, "premier": 5}, … ],
 *   "portails": [ {"tour": 12, "pos": [c, l]}, … ] }
 * </pre>
 */
public final class MapFile {
    /** Many times what a map takes in which every cell is described. */
    public static final int MOST_BYTES = 1 << 20;

    private static final int LATEST = 100_000;
    private static final int MOST_PORTALS = 1000;

    private final List<String> rows = new ArrayList<>();
    /** Cells that a list named already: a doghouse, a tree or a skeleton each has one place. */
    private final Set<Integer> named = new HashSet<>();

    private MapFile() {}

    public static GameMap parse(String text) throws BadInput {
        return read(JsonValue.parse(text));
    }

    public static GameMap read(JsonValue value) throws BadInput {
        return new MapFile().map(value);
    }

    private GameMap map(JsonValue value) throws BadInput {
        onlyFields(value, "", Set.of("nom", "lignes", "joueurs", "arbres", "squelettes", "portails"));
        JsonValue nom = value.need("nom");
        String name = named(nom, "nom", nom::string);
        readRows(value.need("lignes"));
        List<GameMap.Team> teams = teams(value.need("joueurs"));
        List<GameMap.Tree> trees = trees(value.need("arbres"));
        List<GameMap.Skeleton> skeletons = skeletons(value.need("squelettes"));
        List<GameMap.Portal> portals = portals(value.need("portails"));
        everyLetterIsNamed(value.need("lignes"));
        return new GameMap(name, rows, teams, trees, skeletons, portals);
    }

    private static void onlyFields(JsonValue value, String path, Set<String> known) throws BadInput {
        for (var field : named(value, path, value::object).entrySet()) {
            if (!known.contains(field.getKey())) {
                String name = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
                throw wrong(field.getValue(), name, "champ inconnu", "unknown field");
            }
        }
    }

    private void readRows(JsonValue value) throws BadInput {
        List<JsonValue> lines = array(value, "lignes");
        if (lines.size() != HAUTEUR) {
            throw wrong(
                    value,
                    "lignes",
                    "40 lignes étaient attendues, pas " + lines.size(),
                    "40 rows were expected, not " + lines.size());
        }
        for (int line = 0; line < HAUTEUR; line++) {
            String path = "lignes[" + line + "]";
            String row = named(lines.get(line), path, lines.get(line)::string);
            if (row.length() != LARGEUR) {
                throw wrong(
                        lines.get(line),
                        path,
                        "40 lettres étaient attendues, pas " + row.length(),
                        "40 letters were expected, not " + row.length());
            }
            for (int column = 0; column < LARGEUR; column++) {
                if (!GameMap.isLetter(row.charAt(column))) {
                    throw wrong(
                            lines.get(line),
                            path,
                            "colonne " + column + " : une lettre parmi . # ~ A S N était attendue",
                            "column " + column + ": one of the letters . # ~ A S N was expected");
                }
            }
            rows.add(row);
        }
    }

    private char letter(int cell) {
        return rows.get(cell / LARGEUR).charAt(cell % LARGEUR);
    }

    private List<GameMap.Team> teams(JsonValue value) throws BadInput {
        List<JsonValue> both = array(value, "joueurs");
        if (both.size() != 2) {
            throw wrong(value, "joueurs", "deux joueurs étaient attendus", "two players were expected");
        }
        int[] niches = new int[2];
        for (int player = 0; player < 2; player++) {
            String path = "joueurs[" + player + "]";
            onlyFields(both.get(player), path, Set.of("niche", "chiens", "maitres"));
            niches[player] = place(both.get(player).need("niche"), path + ".niche", TypeCase.NICHE);
        }
        if (Cells.distance(niches[0], niches[1]) <= 2 * PROTECTION_NICHE) {
            throw wrong(
                    both.get(1).need("niche"),
                    "joueurs[1].niche",
                    "les zones des deux niches se touchent",
                    "the zones of the two doghouses overlap");
        }
        Set<Integer> taken = new HashSet<>();
        List<GameMap.Team> teams = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            String path = "joueurs[" + player + "].";
            JsonValue team = both.get(player);
            teams.add(new GameMap.Team(
                    niches[player],
                    characters(team.need("chiens"), path + "chiens", NB_CHIENS, niches[player], taken),
                    characters(team.need("maitres"), path + "maitres", NB_MAITRES, niches[player], taken)));
        }
        return teams;
    }

    private List<Integer> characters(JsonValue value, String path, int count, int niche, Set<Integer> taken)
            throws BadInput {
        List<JsonValue> places = array(value, path);
        if (places.size() != count) {
            throw wrong(value, path, count + " positions étaient attendues", count + " positions were expected");
        }
        List<Integer> cells = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            JsonValue place = places.get(i);
            String where = path + "[" + i + "]";
            int cell = cell(place, where);
            if (letter(cell) == GameMap.letter(TypeCase.MUR) || letter(cell) == GameMap.letter(TypeCase.FLAQUE)) {
                throw wrong(place, where, "la case est un mur ou une flaque", "the cell is a wall or a puddle");
            }
            if (Cells.distance(cell, niche) > PROTECTION_NICHE) {
                throw wrong(
                        place,
                        where,
                        "la case est hors de la zone de sa niche",
                        "the cell is outside its doghouse's zone");
            }
            if (!taken.add(cell)) {
                throw wrong(place, where, "la case est déjà prise", "the cell is already taken");
            }
            cells.add(cell);
        }
        return cells;
    }

    private List<GameMap.Tree> trees(JsonValue value) throws BadInput {
        List<GameMap.Tree> trees = new ArrayList<>();
        for (JsonValue tree : array(value, "arbres")) {
            String path = "arbres[" + trees.size() + "]";
            onlyFields(tree, path, Set.of("pos", "periode", "premier"));
            trees.add(new GameMap.Tree(
                    place(tree.need("pos"), path + ".pos", TypeCase.ARBRE),
                    number(tree.need("periode"), path + ".periode", 1, LATEST),
                    number(tree.need("premier"), path + ".premier", 0, LATEST)));
        }
        return trees;
    }

    private List<GameMap.Skeleton> skeletons(JsonValue value) throws BadInput {
        List<GameMap.Skeleton> skeletons = new ArrayList<>();
        for (JsonValue skeleton : array(value, "squelettes")) {
            String path = "squelettes[" + skeletons.size() + "]";
            onlyFields(skeleton, path, Set.of("pos", "age", "periode", "premier"));
            skeletons.add(new GameMap.Skeleton(
                    place(skeleton.need("pos"), path + ".pos", TypeCase.SQUELETTE),
                    number(skeleton.need("age"), path + ".age", 0, NB_AGES - 1),
                    number(skeleton.need("periode"), path + ".periode", 1, LATEST),
                    number(skeleton.need("premier"), path + ".premier", 0, LATEST)));
        }
        return skeletons;
    }

    private static List<GameMap.Portal> portals(JsonValue value) throws BadInput {
        List<JsonValue> all = array(value, "portails");
        if (all.size() > MOST_PORTALS) {
            throw wrong(value, "portails", "au plus 1000 portails", "at most 1000 portals");
        }
        List<GameMap.Portal> portals = new ArrayList<>();
        for (JsonValue portal : all) {
            String path = "portails[" + portals.size() + "]";
            onlyFields(portal, path, Set.of("tour", "pos"));
            portals.add(new GameMap.Portal(
                    number(portal.need("tour"), path + ".tour", 0, LATEST), cell(portal.need("pos"), path + ".pos")));
        }
        return portals;
    }

    /** A cell of this kind that nothing else named. */
    private int place(JsonValue value, String path, TypeCase kind) throws BadInput {
        int cell = cell(value, path);
        if (letter(cell) != GameMap.letter(kind)) {
            String letter = String.valueOf(GameMap.letter(kind));
            throw wrong(
                    value,
                    path,
                    "les lignes devraient avoir « " + letter + " » ici",
                    "the rows should have \"" + letter + "\" here");
        }
        if (!named.add(cell)) {
            throw wrong(value, path, "la case est déjà décrite", "the cell is described twice");
        }
        return cell;
    }

    private static int cell(JsonValue value, String path) throws BadInput {
        List<JsonValue> pair = array(value, path);
        if (pair.size() != 2) {
            throw wrong(value, path, "[colonne, ligne] était attendu", "[column, line] was expected");
        }
        return new Position(number(pair.get(0), path, 0, LARGEUR - 1), number(pair.get(1), path, 0, HAUTEUR - 1))
                .cell();
    }

    private static int number(JsonValue value, String path, int least, int most) throws BadInput {
        return named(value, path, () -> (int) value.number(least, most));
    }

    private static List<JsonValue> array(JsonValue value, String path) throws BadInput {
        return named(value, path, value::array);
    }

    /** Reads a value; one of the wrong kind is refused with the name of its field. */
    private static <T> T named(JsonValue value, String path, Reading<T> reading) throws BadInput {
        try {
            return reading.read();
        } catch (BadInput bad) {
            if (path.isEmpty()) {
                throw bad;
            }
            throw wrong(value, path, bad.expected().fr(), bad.expected().en());
        }
    }

    private interface Reading<T> {
        T read() throws BadInput;
    }

    private void everyLetterIsNamed(JsonValue value) throws BadInput {
        String nameable = "" + GameMap.letter(TypeCase.NICHE) + GameMap.letter(TypeCase.ARBRE)
                + GameMap.letter(TypeCase.SQUELETTE);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (nameable.indexOf(letter(cell)) >= 0 && !named.contains(cell)) {
                throw wrong(
                        value.array().get(cell / LARGEUR),
                        "lignes[" + cell / LARGEUR + "]",
                        "colonne " + cell % LARGEUR + " : « " + letter(cell) + " » n'est décrit nulle part",
                        "column " + cell % LARGEUR + ": \"" + letter(cell) + "\" is described nowhere");
            }
        }
    }

    private static BadInput wrong(JsonValue value, String path, String fr, String en) {
        return value.error(path + " : " + fr, path + ": " + en);
    }

    /** The map on one line, as records keep it. */
    public static String oneLine(GameMap map) {
        return write(map, "", "", "");
    }

    /** The map with a line for each row and each thing, as people read and edit it. */
    public static String text(GameMap map) {
        return write(map, "\n  ", "\n    ", "\n");
    }

    private static String write(GameMap map, String beforeField, String beforeItem, String end) {
        List<String> rows = new ArrayList<>();
        map.rows().forEach(row -> rows.add(new Json().value(row).toString()));
        List<String> teams = new ArrayList<>();
        for (GameMap.Team team : map.teams()) {
            Json json = new Json().object().field("niche", pair(team.niche()));
            json.name("chiens").array();
            team.dogs().forEach(cell -> json.value(pair(cell)));
            json.end().name("maitres").array();
            team.masters().forEach(cell -> json.value(pair(cell)));
            teams.add(json.end().end().toString());
        }
        List<String> trees = new ArrayList<>();
        for (GameMap.Tree tree : map.trees()) {
            Json json = new Json().object().field("pos", pair(tree.cell())).field("periode", tree.period());
            trees.add(json.field("premier", tree.first()).end().toString());
        }
        List<String> skeletons = new ArrayList<>();
        for (GameMap.Skeleton skeleton : map.skeletons()) {
            Json json = new Json().object().field("pos", pair(skeleton.cell())).field("age", skeleton.age());
            json.field("periode", skeleton.period()).field("premier", skeleton.first());
            skeletons.add(json.end().toString());
        }
        List<String> portals = new ArrayList<>();
        for (GameMap.Portal portal : map.portals()) {
            Json json = new Json().object().field("tour", portal.turn());
            portals.add(json.field("pos", pair(portal.cell())).end().toString());
        }
        return "{" + beforeField + "\"nom\":" + new Json().value(map.name())
                + list("lignes", rows, beforeField, beforeItem)
                + list("joueurs", teams, beforeField, beforeItem)
                + list("arbres", trees, beforeField, beforeItem)
                + list("squelettes", skeletons, beforeField, beforeItem)
                + list("portails", portals, beforeField, beforeItem)
                + end + "}" + end;
    }

    private static String list(String name, List<String> items, String beforeField, String beforeItem) {
        return "," + beforeField + "\"" + name + "\":[" + beforeItem + String.join("," + beforeItem, items) + "]";
    }

    private static int[] pair(int cell) {
        return new int[] {cell % LARGEUR, cell / LARGEUR};
    }
}
