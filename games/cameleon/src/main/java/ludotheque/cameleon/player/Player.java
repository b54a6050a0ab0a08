package ludotheque.cameleon.player;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;

/** Chooses cells. */
public interface Player {

    /** A white cell for the player to move, in a game that is not over. */
    int choose(Game game);

    /** Somebody played, perhaps this player. */
    default void played(Move move) {}

    /** The game is over. */
    default void ended(Board board) {}
}
