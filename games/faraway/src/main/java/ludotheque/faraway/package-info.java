/**
 * Faraway: the best tableau of eight regions and up to seven sanctuaries from the cards at hand. Cards and their scores, tableaux,
 * instances and the points of a competition.
 */
@NullMarked
package ludotheque.faraway;

import org.jspecify.annotations.NullMarked;
