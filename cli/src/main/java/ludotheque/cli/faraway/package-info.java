/**
 * Faraway at the command line: score and check a tableau, find the best one and prove it, print instances, hold a contest. What a
 * tableau is worth and how the best one is proved is for {@link ludotheque.faraway}; here are the clocks, files, threads, programs
 * and words around it.
 */
@NullMarked
package ludotheque.cli.faraway;

import org.jspecify.annotations.NullMarked;
