package ludotheque.cameleon.player;

import ludotheque.cameleon.Game;

/** Chooses cells. */
public interface Player {

    /** A white cell for the player to move, in a game that is not over. */
    int choose(Game game);
}
