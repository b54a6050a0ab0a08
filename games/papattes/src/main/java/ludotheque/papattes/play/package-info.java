/** Playing and watching a match by hand: a person as a champion, what a character may do, and a match any moment of which can be shown. */
@NullMarked
package ludotheque.papattes.play;

import org.jspecify.annotations.NullMarked;
