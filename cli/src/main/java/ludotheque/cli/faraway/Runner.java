package ludotheque.cli.faraway;

import java.io.IOException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import ludotheque.arena.contest.TeamAnswer;
import ludotheque.arena.contest.TeamProgram;
import ludotheque.arena.sandbox.Sandbox;
import ludotheque.cli.faraway.ContestFolder.Entrant;

/** Runs the programs of a contest, each within the limit, until it is stopped. */
record Runner(Sandbox sandbox, Duration limit, BooleanSupplier stopped) {

    TeamAnswer run(Entrant entrant, Trial trial) throws IOException, InterruptedException {
        if (!entrant.hasProgram()) {
            return TeamAnswer.none("aucun programme", "no program");
        }
        if (stopped.getAsBoolean()) {
            return TeamAnswer.interrupted();
        }
        try {
            return new TeamProgram(sandbox, entrant.folder(), limit, stopped).answer(trial.instance());
        } catch (IOException failure) {
            // Ctrl-C reaches all that the terminal has in front, what is about to become the program too: then it
            // cannot be started.
            if (stopped.getAsBoolean()) {
                return TeamAnswer.interrupted();
            }
            throw failure;
        }
    }
}
