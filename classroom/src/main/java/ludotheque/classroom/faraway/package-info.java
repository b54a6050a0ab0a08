/**
 * What is asked of a class that looked for the best tableaux of Faraway: files for known instances, programs for mystery instances, and the
 * points of the competition.
 */
@NullMarked
package ludotheque.classroom.faraway;

import org.jspecify.annotations.NullMarked;
