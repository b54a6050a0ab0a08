/**
 * Faraway: the best tableau of eight regions and up to seven sanctuaries from the cards at hand.
 *
 * <p>{@link ludotheque.faraway.Cards} is the deck as data. An {@link ludotheque.faraway.Instance} is the cards at hand, a
 * {@link ludotheque.faraway.Tableau} the cards laid: {@code check} it first, then ask its {@code score}; a
 * {@link ludotheque.faraway.Trace} tells how the score comes about. A {@link ludotheque.faraway.Solution} is a tableau and the score
 * somebody claims for it. {@link ludotheque.faraway.Contest} gives the points of a competition, and
 * {@link ludotheque.faraway.PublishedInstances} are the instances of ours. The best tableau is found and proved in
 * {@code ludotheque.faraway.search}.
 */
@NullMarked
package ludotheque.faraway;

import org.jspecify.annotations.NullMarked;
