package ludotheque.cli.memoryx;

import java.nio.file.Path;
import ludotheque.cli.shell.ProgramOptions;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import ludotheque.memoryx.bot.Level;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;

/**
 * Who sits at one side of the board.
 *
 * @param level how well the bot there plays, or null for a person or a program
 * @param program where the program is that plays there, or null
 */
record Seat(@Nullable Level level, @Nullable Path program) {
    static final Seat HUMAN = new Seat(null, null);

    static Seat of(Level level) {
        return new Seat(level, null);
    }

    /** Reads {@code human}, the level of a bot, or the path of a program. */
    static Seat parse(String text) throws BadInput {
        if (text.equals("human")) {
            return HUMAN;
        }
        try {
            return bot(text);
        } catch (BadInput notALevel) {
            Text expected = notALevel.expected();
            throw new BadInput("human, ou " + expected.fr(), "human, or " + expected.en());
        }
    }

    private static Seat bot(String text) throws BadInput {
        try {
            return of(Level.parse(text));
        } catch (BadInput notALevel) {
            return new Seat(null, ProgramOptions.path(text, notALevel));
        }
    }

    /** Reads a seat that no person takes. */
    static final class Bot implements ITypeConverter<Seat> {
        @Override
        public Seat convert(String text) throws BadInput {
            return bot(text);
        }
    }

    /** The bot or program, as reports name it. */
    @Override
    public String toString() {
        return program != null ? ProgramOptions.name(program) : level != null ? level.toString() : "human";
    }
}
