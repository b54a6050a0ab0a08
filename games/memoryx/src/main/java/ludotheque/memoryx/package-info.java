/**
 * Mémoryx: a memory of n pairs and a joker that moves each time it is turned over. The state of a game is the subject's
 * two tables, T (the card at each place) and P (the places still on the board, in the order of the deal).
 *
 * <p>Start with {@link ludotheque.memoryx.Memoryx}: all the rules of play are there. {@link ludotheque.memoryx.MemoryxGame}
 * is a game as text.
 */
@NullMarked
package ludotheque.memoryx;

import org.jspecify.annotations.NullMarked;
