/**
 * Looks for a solution, or proves that there is none. {@link ludotheque.patience.search.AnySolver} is the door, {@link
 * ludotheque.patience.search.FullSolver} under full rules and {@link ludotheque.patience.search.ShortSolver} for few moves.
 *
 * <p>A position is packed exactly into 127 bits ({@link ludotheque.patience.search.Packing}): what lies under each card. So
 * columns have no order, equal positions have equal keys, and a set of positions is two flat arrays.
 */
@NullMarked
package ludotheque.patience.search;

import org.jspecify.annotations.NullMarked;
