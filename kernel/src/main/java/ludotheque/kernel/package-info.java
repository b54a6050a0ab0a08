/**
 * The few words every game shares: randomness that is the same on every platform, sentences in both languages, refusals,
 * and errors in a text with the line and column where they stand. A word enters here when a second place needs it.
 */
@NullMarked
package ludotheque.kernel;

import org.jspecify.annotations.NullMarked;
