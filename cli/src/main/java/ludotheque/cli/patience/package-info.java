/**
 * Patience at the command line: show a deal, check a solution, search for one, measure many deals, play. What a solution, a deal
 * and a legal move are is for {@link ludotheque.patience}; here are the clocks, files, threads and words around it.
 */
@NullMarked
package ludotheque.cli.patience;

import org.jspecify.annotations.NullMarked;
