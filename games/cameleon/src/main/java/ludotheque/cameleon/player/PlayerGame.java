package ludotheque.cameleon.player;

import java.util.function.Predicate;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;

/** A game between two players, to its end. */
public final class PlayerGame {
    private PlayerGame() {}

    /**
     * Plays a new game, the first moves of whoever starts drawn: so no two games need be the same.
     *
     * @param drawn who chooses them
     * @param opening how many they are
     * @return the game as it stands at the end
     */
    public static Game play(CameleonSetup setup, Player red, Player blue, Player drawn, int opening) {
        return play(setup, red, blue, drawn, opening, move -> true);
    }

    /** Likewise, for as long as {@code goesOn} says so after each move. */
    public static Game play(
            CameleonSetup setup, Player red, Player blue, Player drawn, int opening, Predicate<Move> goesOn) {
        Game game = new Game(setup.board(), setup.variant(), setup.first());
        while (!game.isOver()) {
            boolean isDrawn = game.mover() == setup.first() && game.moves() < 2 * opening;
            Player mover = isDrawn ? drawn : game.mover() == Colour.RED ? red : blue;
            Move move = game.move(mover.choose(game));
            game.play(move);
            red.played(move);
            blue.played(move);
            if (!goesOn.test(move)) {
                return game;
            }
        }
        red.ended(game.board());
        blue.ended(game.board());
        return game;
    }
}
