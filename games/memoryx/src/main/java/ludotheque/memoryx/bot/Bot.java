package ludotheque.memoryx.bot;

import java.util.List;
import ludotheque.kernel.Refusal;
import ludotheque.memoryx.Spectator;

/** A player run by the computer. It watches the whole game, its own turns included. */
public interface Bot extends Spectator {

    /** The place of the first card of a turn. */
    int chooseFirst();

    /** The place of the second card, when the first, at this place, was not the joker. */
    int chooseSecond(int first);

    /** What the bot remembers now of each place, for people who want to look into its head. */
    List<Remembered> memory();

    /** What to throw when the rules refuse the place that it chose last: a fault of ours, unless it is a stranger's. */
    default RuntimeException refused(Refusal refusal) {
        return new IllegalStateException(refusal.sentence().en());
    }

    /** The game is over; the pairs of each player. */
    default void ended(int[] scores) {}
}
