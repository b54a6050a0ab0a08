package ludotheque.cli.papattes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.papattes.Champion;
import ludotheque.papattes.ChampionLost;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Observed;
import ludotheque.papattes.Position;
import ludotheque.papattes.Seat;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;

/** A small fair map, and a short story played on it. */
final class Field {
    /** Two trees, a skeleton of each age on both sides, two portals; the rest is empty but for a wall and a puddle each. */
    static final String MAP = """
            {"nom":"pré","lignes":[%s],
             "joueurs":[
              {"niche":[5,20],"chiens":[[6,20],[5,21],[4,20],[5,19]],"maitres":[[6,21],[4,21],[6,19],[4,19],[7,20],[3,20]]},
              {"niche":[34,19],"chiens":[[33,19],[34,18],[35,19],[34,20]],"maitres":[[33,18],[35,18],[33,20],[35,20],[32,19],[36,19]]}],
             "arbres":[{"pos":[9,20],"periode":5,"premier":0},{"pos":[30,19],"periode":5,"premier":0}],
             "squelettes":[
              {"pos":[9,19],"age":0,"periode":6,"premier":0},{"pos":[30,20],"age":0,"periode":6,"premier":0},
              {"pos":[9,23],"age":1,"periode":6,"premier":0},{"pos":[30,16],"age":1,"periode":6,"premier":0},
              {"pos":[3,30],"age":2,"periode":60,"premier":40},{"pos":[36,9],"age":2,"periode":60,"premier":40}],
             "portails":[{"tour":2,"pos":[12,20]},{"tour":2,"pos":[27,19]}]}
            """.formatted(rows());

    private Field() {}

    private static String rows() {
        char[][] cells = new char[40][40];
        for (char[] row : cells) {
            Arrays.fill(row, '.');
        }
        put(cells, 'N', 5, 20);
        put(cells, 'A', 9, 20);
        put(cells, 'S', 9, 19);
        put(cells, 'S', 9, 23);
        put(cells, 'S', 3, 30);
        put(cells, '#', 15, 15);
        put(cells, '~', 16, 15);
        StringBuilder rows = new StringBuilder();
        for (char[] row : cells) {
            rows.append(rows.isEmpty() ? "" : ",\n  ").append('"').append(row).append('"');
        }
        return rows.toString();
    }

    private static void put(char[][] cells, char letter, int column, int line) {
        cells[line][column] = letter;
        cells[39 - line][39 - column] = letter;
    }

    /** The map as a file. */
    static String map(Path folder) throws IOException {
        return Files.writeString(folder.resolve("field.json"), MAP).toString();
    }

    /** A match in which player 0 brings a bone home and player 1 crashes in half-turn 3. */
    static MatchRecord story() throws BadInput {
        List<Champion> champions = List.of(new Digger(), Field::crash);
        return new Match(MapFile.parse(MAP), 7, List.of("digger", "crasher"), champions, () -> 0).play();
    }

    private static void crash(Seat seat) throws ChampionLost {
        walk(seat, 36, 19, 37, 19);
        if (seat.tourActuel() == 3) {
            throw new ChampionLost(new Loss.Exited(3, ""));
        }
    }

    /** A master picks a croquette for a dog, which fetches a bone, and builds a wall; a second wall is refused. */
    private static final class Digger implements Champion {
        private String said = "";

        @Override
        public void jouerTour(Seat seat) {
            if (seat.tourActuel() == 0) {
                walk(seat, 7, 20, 8, 20, 9, 20);
                walk(seat, 6, 20, 7, 20, 8, 20, 8, 19, 9, 19);
                seat.donnerCroquette(new Position(9, 20), new Position(9, 19));
                seat.manger(new Position(9, 19));
                walk(seat, 9, 19, 8, 19, 7, 19);
                seat.construire(new Position(9, 20), new Position(10, 20));
                seat.construire(new Position(9, 20), new Position(9, 21));
                said = "a bone\n";
            } else if (seat.tourActuel() == 2) {
                walk(seat, 7, 19, 7, 20, 6, 20, 5, 20);
                seat.ageSuivant();
                seat.annuler();
            }
            seat.debugPoserPapatte(new Position(1, 2), 3);
        }

        @Override
        public Observed observed() {
            Observed now = Observed.printed(said);
            said = "";
            return now;
        }
    }

    /** Steps from the first place, a column and a line, to each of the next ones. */
    private static void walk(Seat seat, int... places) {
        for (int i = 2; i < places.length; i += 2) {
            seat.seDeplacer(new Position(places[i - 2], places[i - 1]), new Position(places[i], places[i + 1]));
        }
    }
}
