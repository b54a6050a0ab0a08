/** Programs of a Faraway contest: each is run in the sandbox on one instance, and what it writes is read and checked. */
@NullMarked
package ludotheque.arena.contest;

import org.jspecify.annotations.NullMarked;
