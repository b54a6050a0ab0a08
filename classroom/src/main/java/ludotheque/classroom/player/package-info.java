/** Games that students' programs play by the protocol of lines, whatever the game: how many were played, which were lost by failing, and why. */
@NullMarked
package ludotheque.classroom.player;

import org.jspecify.annotations.NullMarked;
