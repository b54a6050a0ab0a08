package ludotheque.papattes;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;
import static ludotheque.papattes.Constantes.NB_CHIENS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The north-west corner of a map as a picture, in half-turn 0 of a match: player 0 is to move. The rest of the map is empty; what
 * is not drawn of the doghouses and of the teams is in the far south.
 *
 * <pre>
 * .  vide       T  tree with its croquette     d m  dog and master of player 0     @  portal with its dog in it
 * #  mur        A  tree without                D M  dog and master of player 1     P  portal whose dog has left it
 * ~  flaque     0 1 2  skeleton with a bone    N O  doghouse of player 0, 1        v  the dog that left it
 * *  croquette  S  skeleton of age 0 without
 * </pre>
 */
final class Scene {
    /** The period of what is drawn: nothing else comes up during the match. */
    static final int NEVER = 1000;

    private static final Position FAR_NICHE_0 = at(8, 34);
    private static final Position FAR_NICHE_1 = at(31, 34);

    private final int width;
    private final int height;
    private final State state;
    private final List<Seat> seats;

    private Scene(int width, int height, State state) {
        this.width = width;
        this.height = height;
        this.state = state;
        this.seats = List.of(new Seat(state, 0), new Seat(state, 1));
    }

    static Scene of(String... rows) {
        return draw(rows).begin();
    }

    static Drawing draw(String... rows) {
        return new Drawing(rows);
    }

    static Position at(int colonne, int ligne) {
        return new Position(colonne, ligne);
    }

    State state() {
        return state;
    }

    Seat seat(int player) {
        return seats.get(player);
    }

    /** The seat of player 0. */
    Seat me() {
        return seats.get(0);
    }

    /** The seat of player 1. */
    Seat you() {
        return seats.get(1);
    }

    // The time.

    Scene end() {
        Stages.end(state);
        return this;
    }

    /** Ends the running half-turn, if one runs, and begins the next. */
    Scene next() {
        if (state.isRunning()) {
            end();
        }
        Stages.start(state);
        return this;
    }

    /** Goes on, without an action, until this half-turn runs. */
    Scene until(int turn) {
        while (state.turn() < turn) {
            next();
        }
        return this;
    }

    // What a picture does not show.

    Scene croquettes(Position character, int count) {
        return write(Layout.CROQUETTES + state.character(character.cell()), count);
    }

    Scene points(Position character, int count) {
        return write(Layout.POINTS + state.character(character.cell()), count);
    }

    Scene bones(Position dog, int count) {
        return write(Layout.CARRIED + state.character(dog.cell()), count);
    }

    Scene ground(Position cell, int croquettes) {
        return write(Layout.GROUND + cell.cell(), croquettes);
    }

    Scene age(int player, int age) {
        return write(Layout.AGE + player, age);
    }

    Scene vagabondBones(Position dog, int age, int count) {
        return write(Layout.slot(state.wanderer(dog.cell())) + Layout.SLOT_BONES + age, count);
    }

    Scene vagabondCroquettes(Position dog, int count) {
        return write(Layout.slot(state.wanderer(dog.cell())) + Layout.SLOT_CROQUETTES, count);
    }

    private Scene write(int place, int value) {
        state.words()[place] = value;
        return this;
    }

    private void leavePortal(int slot, Position dog) {
        write(Layout.OCCUPANT + state.portalPlace(slot), 0);
        write(Layout.OCCUPANT + dog.cell(), Layout.WANDERER + slot);
        write(Layout.slot(slot) + Layout.SLOT_DOG, dog.cell());
    }

    /** The corner as it is now. */
    @Override
    public String toString() {
        StringBuilder picture = new StringBuilder();
        for (int ligne = 0; ligne < height; ligne++) {
            for (int colonne = 0; colonne < width; colonne++) {
                picture.append(letter(at(colonne, ligne).cell()));
            }
            picture.append(ligne < height - 1 ? "\n" : "");
        }
        return picture.toString();
    }

    private char letter(int cell) {
        int character = state.character(cell);
        if (character >= 0) {
            boolean dog = Layout.isDog(character);
            return Layout.playerOf(character) == 0 ? (dog ? 'd' : 'm') : (dog ? 'D' : 'M');
        }
        if (state.portal(cell) >= 0) {
            return state.isOccupied(cell) ? '@' : 'P';
        }
        if (state.isOccupied(cell)) {
            return 'v';
        }
        if (state.ground(cell) > 0) {
            return '*';
        }
        return switch (TypeCase.of(state.kind(cell))) {
            case VIDE -> '.';
            case MUR -> '#';
            case FLAQUE -> '~';
            case NICHE -> cell == state.terrain().niche(0) ? 'N' : 'O';
            case ARBRE -> state.hasGrown(cell) ? 'T' : 'A';
            case SQUELETTE ->
                state.hasGrown(cell) ? (char) ('0' + state.terrain().boneAge(cell)) : 'S';
        };
    }

    /** A picture, and the rhythms that it does not show. */
    static final class Drawing {
        private final List<String> rows;
        private final char[][] kinds = new char[HAUTEUR][LARGEUR];
        private final List<List<Integer>> dogs = List.of(new ArrayList<>(), new ArrayList<>());
        private final List<List<Integer>> masters = List.of(new ArrayList<>(), new ArrayList<>());
        private final int[] niches = {FAR_NICHE_0.cell(), FAR_NICHE_1.cell()};
        private final List<GameMap.Tree> trees = new ArrayList<>();
        private final List<GameMap.Skeleton> skeletons = new ArrayList<>();
        private final List<GameMap.Portal> portals = new ArrayList<>();
        private final List<Integer> leftPortals = new ArrayList<>();
        private final List<Position> vagabonds = new ArrayList<>();
        private final List<Position> croquettes = new ArrayList<>();

        private Drawing(String... rows) {
            this.rows = List.of(rows);
            for (char[] line : kinds) {
                Arrays.fill(line, '.');
            }
            for (int ligne = 0; ligne < rows.length; ligne++) {
                for (int colonne = 0; colonne < rows[ligne].length(); colonne++) {
                    put(rows[ligne].charAt(colonne), at(colonne, ligne));
                }
            }
            for (int player = 0; player < 2; player++) {
                kinds[niches[player] / LARGEUR][niches[player] % LARGEUR] = 'N';
                sendSouth(dogs.get(player), NB_CHIENS, at(22 * player, 39));
                sendSouth(masters.get(player), Constantes.NB_MAITRES, at(22 * player, 37));
            }
        }

        private void put(char letter, Position at) {
            int cell = at.cell();
            switch (letter) {
                case '.' -> {}
                case '#', '~' -> kinds[at.ligne()][at.colonne()] = letter;
                case '*' -> croquettes.add(at);
                case 'T' -> tree(at, NEVER, 0);
                case 'A' -> tree(at, NEVER, NEVER);
                case '0', '1', '2' -> skeleton(at, letter - '0', NEVER, 0);
                case 'S' -> skeleton(at, 0, NEVER, NEVER);
                case 'N' -> niches[0] = cell;
                case 'O' -> niches[1] = cell;
                case 'd' -> dogs.get(0).add(cell);
                case 'D' -> dogs.get(1).add(cell);
                case 'm' -> masters.get(0).add(cell);
                case 'M' -> masters.get(1).add(cell);
                case '@' -> portal(0, at);
                case 'P' -> {
                    leftPortals.add(portals.size());
                    portal(0, at);
                }
                case 'v' -> vagabonds.add(at);
                default -> throw new IllegalArgumentException("no letter of a picture: " + letter);
            }
        }

        /** The characters of a team that were not drawn stand in a row. */
        private static void sendSouth(List<Integer> drawn, int count, Position first) {
            for (int i = 0; drawn.size() < count; i++) {
                drawn.add(first.cell() + 2 * i);
            }
        }

        Drawing tree(Position at, int period, int first) {
            kinds[at.ligne()][at.colonne()] = 'A';
            trees.add(new GameMap.Tree(at.cell(), period, first));
            return this;
        }

        Drawing skeleton(Position at, int age, int period, int first) {
            kinds[at.ligne()][at.colonne()] = 'S';
            skeletons.add(new GameMap.Skeleton(at.cell(), age, period, first));
            return this;
        }

        Drawing portal(int turn, Position at) {
            portals.add(new GameMap.Portal(turn, at.cell()));
            return this;
        }

        GameMap map() {
            List<String> lines = new ArrayList<>();
            for (char[] line : kinds) {
                lines.add(new String(line));
            }
            List<GameMap.Team> teams = List.of(
                    new GameMap.Team(niches[0], dogs.get(0), masters.get(0)),
                    new GameMap.Team(niches[1], dogs.get(1), masters.get(1)));
            return new GameMap("scene", lines, teams, trees, skeletons, portals);
        }

        /** Before the first half-turn. */
        Scene before() {
            int width = rows.stream().mapToInt(String::length).max().orElse(0);
            return new Scene(width, rows.size(), new State(new Terrain(map())));
        }

        /** In half-turn 0. */
        Scene begin() {
            Scene scene = before().next();
            croquettes.forEach(at -> scene.ground(at, 1));
            for (int i = 0; i < leftPortals.size(); i++) {
                scene.leavePortal(scene.state.terrain().slotOf(leftPortals.get(i)), vagabonds.get(i));
            }
            return scene;
        }
    }
}
