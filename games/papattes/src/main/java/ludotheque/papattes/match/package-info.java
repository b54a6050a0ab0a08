/** A match between two champions, half-turn by half-turn, and the record from which it can be replayed. */
@NullMarked
package ludotheque.papattes.match;

import org.jspecify.annotations.NullMarked;
