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
        return stopped.getAsBoolean()
                ? TeamAnswer.interrupted()
                : new TeamProgram(sandbox, entrant.folder(), limit, stopped).answer(trial.instance());
    }
}
