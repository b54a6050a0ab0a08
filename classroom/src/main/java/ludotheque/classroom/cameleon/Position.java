package ludotheque.classroom.cameleon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Recolouring;
import ludotheque.cameleon.Rule;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.classroom.cameleon.FunctionCalls.Questions;

/** A board on which the computer, blue, is to move; what the rules say about it. */
record Position(Setup setup, Variant variant) {
    private static final String FILE = "board.txt";

    /** Has the board read, then more asked. */
    Questions ask(String... then) {
        List<String> lines = new ArrayList<>(List.of(load()));
        lines.addAll(List.of(then));
        return new Questions(lines, Map.of(FILE, setup));
    }

    /** The question that has the board read; the caller finds the file in its own folder. */
    String load() {
        return "load @" + FILE + " " + variant.word();
    }

    /** The position after J1, red, has played a greedy move. */
    Position afterGreedyRed() {
        Game game = new Game(setup, variant, Colour.RED);
        if (!game.isOver()) {
            game.play(game.gains().best(Colour.RED));
        }
        return new Position(game.board().toSetup(), variant);
    }

    Game game() {
        return new Game(setup, variant, Colour.BLUE);
    }

    /** Places of all white cells in the letters of the board. */
    List<Integer> whites() {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < setup.letters().length(); place++) {
            if (setup.letters().charAt(place) == Setup.WHITE) {
                places.add(place);
            }
        }
        return places;
    }

    int line(int place) {
        return place / setup.side() + 1;
    }

    int column(int place) {
        return place % setup.side() + 1;
    }

    String cell(int place) {
        return "(" + line(place) + ", " + column(place) + ")";
    }

    /** score(J2) after J2 chooses a white cell. */
    int scoreAfter(Game game, int place) {
        return game.gains().scoreAfter(Colour.BLUE, game.board().cell(line(place), column(place)));
    }

    /** The board after J2 chooses a white cell. */
    Board after(int place) {
        Game game = game();
        game.play(game.board().cell(line(place), column(place)));
        return game.board();
    }

    /** The place that a best move takes. */
    int best() {
        Game game = game();
        int cell = game.gains().best(Colour.BLUE);
        return (game.board().line(cell) - 1) * setup.side() + game.board().column(cell) - 1;
    }

    /** The last white cell of a small region whose filling changes the largest region, by R5 if possible; -1 where no region has one. */
    int lastCell() {
        int found = -1;
        int largest = 0;
        for (int place : whites()) {
            for (Recolouring change : changes(place)) {
                int size = 2 * change.side() + (change.rule() == Rule.R5 ? 1 : 0);
                if (size > largest) {
                    largest = size;
                    found = place;
                }
            }
        }
        return found;
    }

    /** The regions that R3, R4 and R5 change when J2 chooses a cell. */
    List<Recolouring> changes(int place) {
        Game game = game();
        game.play(game.board().cell(line(place), column(place)));
        return game.lastRecolourings().stream()
                .filter(step -> step.rule() == Rule.R3 || step.rule() == Rule.R4 || step.rule() == Rule.R5)
                .toList();
    }
}
