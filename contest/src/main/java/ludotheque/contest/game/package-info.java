/**
 * The games that contests are held in, and what differs from one to the other before anything is stored or run: what a contest begins
 * with, who comes with the game, what may be added to it, the kits, and how a board game of two goes.
 */
@NullMarked
package ludotheque.contest.game;

import org.jspecify.annotations.NullMarked;
