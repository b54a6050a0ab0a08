package ludotheque.arena.player;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import ludotheque.arena.contest.BuiltProgram;
import ludotheque.arena.sandbox.Limits;
import ludotheque.arena.sandbox.Sandbox;

/** A program that was built and can take a seat any number of times. Each time it is a new process, which plays one game. */
public record PlayerProgram(Sandbox sandbox, Path folder, PlayerLimits limits) {
    private static final int KEPT_ERRORS = 4_096;

    /** A person may think as long as he likes: only the program's own answers are timed. */
    private static final Duration LONGEST_GAME = Duration.ofDays(1);

    /**
     * Starts it for one game.
     *
     * @param game the word that the game's records begin with
     * @param seat by which whoever seats it knows it again
     */
    ProgramConversation sit(String game, int seat) {
        Limits allowed = new Limits(
                limits.memoryBytes(),
                KEPT_ERRORS,
                LONGEST_GAME,
                Limits.COMPILER.threads(),
                Limits.COMPILER.building(),
                limits.counts());
        try {
            return new ProgramConversation(
                    sandbox.start(
                            List.of(BuiltProgram.inside(BuiltProgram.NAME)), folder, List.of(), Map.of(), allowed),
                    limits,
                    game,
                    seat);
        } catch (IOException ours) {
            throw new UncheckedIOException(ours);
        }
    }
}
