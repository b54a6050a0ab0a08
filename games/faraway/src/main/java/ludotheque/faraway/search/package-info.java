/**
 * Looks for the best tableau and proves that it is. {@link ludotheque.faraway.search.Prover} is the door: ask
 * {@link ludotheque.faraway.Instance#impossible} first, then {@code advance} the prover until it is {@code PROVED}; {@code best} and
 * {@code bound} hold at any time between.
 */
@NullMarked
package ludotheque.faraway.search;

import org.jspecify.annotations.NullMarked;
