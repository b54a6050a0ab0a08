/**
 * Strangers' programs as players of board games: they run in the sandbox and speak a protocol of lines over standard input and output. What
 * is said about a game is the game's own affair; here are the greeting, the clock, and what becomes of a program that fails.
 */
@NullMarked
package ludotheque.arena.player;

import org.jspecify.annotations.NullMarked;
