/**
 * Players run by the computer, of several {@link ludotheque.cameleon.player.Level}s. Each plays either colour, and its choice depends on
 * nothing but the game and the seed.
 */
@NullMarked
package ludotheque.cameleon.player;

import org.jspecify.annotations.NullMarked;
