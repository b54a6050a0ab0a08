/**
 * Programs of teams and students that are built from what was handed in and run in the sandbox, one call at a time; those of a Faraway contest
 * are run on one instance, and what they write is read and checked.
 */
@NullMarked
package ludotheque.arena.contest;

import org.jspecify.annotations.NullMarked;
