package ludotheque.cli.memoryx;

import java.util.Objects;
import ludotheque.arena.player.PlayerProgram;
import ludotheque.arena.player.Sittings;
import ludotheque.cli.shell.ProgramOptions;
import ludotheque.cli.shell.Shell;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.ProgramBot;
import org.jspecify.annotations.Nullable;

/** A seat that no person takes; its program, if it has one, was built and plays any number of games. */
record Contender(Seat seat, @Nullable PlayerProgram program) {

    static Contender of(Shell shell, Seat seat, ProgramOptions programs) {
        return new Contender(seat, seat.program() == null ? null : programs.build(shell, seat.program()));
    }

    /** Takes its seat in a game that has not begun. */
    Bot sit(Bots bots, MemoryxSetup setup, int player, long seed, Sittings sittings) {
        return program != null
                ? new ProgramBot(sittings.sit(program, MemoryxGame.MEMORYX.word(), player), setup, player)
                : bots.create(Objects.requireNonNull(seat.level(), "a person sits here"), seed);
    }
}
