/**
 * What is asked of a class that wrote a player of Mémoryx: legal play, a memory that is used, few turns alone compared with the exact optimum,
 * and results against our levels.
 */
@NullMarked
package ludotheque.classroom.memoryx;

import org.jspecify.annotations.NullMarked;
