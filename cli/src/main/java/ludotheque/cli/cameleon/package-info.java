/**
 * Caméléon at the command line: play a game from the subject's menu, replay one, evaluate cells, tell who wins, and measure the players.
 * What a move does and what a cell is worth is for {@link ludotheque.cameleon}; here are the clocks, files, threads and words around it.
 */
@NullMarked
package ludotheque.cli.cameleon;

import org.jspecify.annotations.NullMarked;
