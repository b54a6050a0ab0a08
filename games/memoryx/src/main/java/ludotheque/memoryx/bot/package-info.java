/**
 * Players run by the computer, from one who turns cards at random to one who plays the exact optimum. A bot learns about the
 * game only as a {@link ludotheque.memoryx.Spectator}, so it cannot cheat.
 *
 * <p>{@link ludotheque.memoryx.bot.Belief} is what can be known of the cards and of the joker;
 * {@link ludotheque.memoryx.bot.JokerAwareBot} plays on it by rules of thumb, {@link ludotheque.memoryx.bot.ExactBot} by
 * {@link ludotheque.memoryx.bot.ExactTable}.
 */
@NullMarked
package ludotheque.memoryx.bot;

import org.jspecify.annotations.NullMarked;
