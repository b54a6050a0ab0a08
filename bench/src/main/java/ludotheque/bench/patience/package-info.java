/**
 * Patience's solver beside fc-solve, the solver that Debian packages: the same deals, given to both in the same run, one core
 * each. {@code bench/patience} builds fc-solve's side and starts this.
 */
@NullMarked
package ludotheque.bench.patience;

import org.jspecify.annotations.NullMarked;
