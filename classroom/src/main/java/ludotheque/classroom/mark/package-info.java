/**
 * Marks for a class, whatever the game: hand-ins take the exercises of a scheme, each result is kept as soon as it is known, and marks are
 * made of the results.
 */
@NullMarked
package ludotheque.classroom.mark;

import org.jspecify.annotations.NullMarked;
