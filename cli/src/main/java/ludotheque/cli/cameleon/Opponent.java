package ludotheque.cli.cameleon;

import java.nio.file.Path;
import java.util.Objects;
import ludotheque.arena.player.PlayerProgram;
import ludotheque.arena.player.Sittings;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.player.Player;
import ludotheque.cameleon.player.ProgramPlayer;
import ludotheque.cli.shell.ProgramOptions;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.BadInput;
import org.jspecify.annotations.Nullable;

/**
 * Who plays a colour when no person does: the computer at a level, or a program.
 *
 * @param level null for a program
 * @param path where the program is, or null
 */
record Opponent(@Nullable Level level, @Nullable Path path) {

    static Opponent of(Level level) {
        return new Opponent(level, null);
    }

    /** Reads a level or the path of a program. */
    static Opponent parse(String word) throws BadInput {
        try {
            return of(Words.level(word));
        } catch (BadInput notALevel) {
            return new Opponent(null, ProgramOptions.path(word, notALevel));
        }
    }

    /** As reports name it. */
    String word() {
        return level != null ? level.word() : ProgramOptions.name(Objects.requireNonNull(path));
    }

    /** One whose program, if it has one, was built: it plays any number of games. */
    record Ready(Opponent opponent, @Nullable PlayerProgram program) {
        Player sit(CameleonSetup setup, Colour colour, long seed, Sittings sittings) {
            Level level = opponent.level;
            if (level != null) {
                return level.create(seed);
            }
            PlayerProgram built = Objects.requireNonNull(program);
            return new ProgramPlayer(
                    sittings.sit(built, CameleonGame.CAMELEON.word(), CameleonGame.seat(colour)), setup, colour);
        }
    }

    Ready ready(Shell shell, ProgramOptions programs) {
        return new Ready(this, path == null ? null : programs.build(shell, path));
    }
}
