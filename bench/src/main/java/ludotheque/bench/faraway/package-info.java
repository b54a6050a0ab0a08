/**
 * Faraway's prover beside OR-Tools' CP-SAT: the same instances, given to both in the same run, one thread each. {@code bench/faraway}
 * starts this. OR-Tools is large, so this package is compiled with {@code -Dortools} alone.
 */
@NullMarked
package ludotheque.bench.faraway;

import org.jspecify.annotations.NullMarked;
