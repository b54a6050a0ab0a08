/**
 * Four solitaires with all cards face up: FreeCell, Seahaven, Midnight Oil and Baker's Dozen.
 *
 * <p>Start with {@link ludotheque.patience.Solitaire}, what distinguishes the four, and {@link ludotheque.patience.Board}, what they
 * share. {@link ludotheque.patience.Deal} lays the cards of a numbered game.
 */
@NullMarked
package ludotheque.patience;

import org.jspecify.annotations.NullMarked;
