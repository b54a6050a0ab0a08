package ludotheque.cli.memoryx;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import ludotheque.memoryx.bot.Level;
import org.jspecify.annotations.Nullable;

/**
 * Who sits at one side of the board.
 *
 * @param level how well the bot there plays, or null for a person
 */
record Seat(@Nullable Level level) {
    static final Seat HUMAN = new Seat(null);

    /** Reads {@code human} or the level of a bot. */
    static Seat parse(String text) throws BadInput {
        if (text.equals("human")) {
            return HUMAN;
        }
        try {
            return new Seat(Level.parse(text));
        } catch (BadInput notALevel) {
            Text expected = notALevel.expected();
            throw new BadInput(1, 1, new Text("human, ou " + expected.fr(), "human, or " + expected.en()));
        }
    }
}
