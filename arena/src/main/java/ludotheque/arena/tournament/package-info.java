/** Tournaments on one machine: everybody against everybody on every map, resumed where they stopped. */
@NullMarked
package ludotheque.arena.tournament;

import org.jspecify.annotations.NullMarked;
