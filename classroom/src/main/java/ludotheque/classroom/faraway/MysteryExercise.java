package ludotheque.classroom.faraway;

import java.io.IOException;
import java.time.Duration;
import ludotheque.arena.contest.BuiltProgram;
import ludotheque.arena.contest.TeamAnswer;
import ludotheque.arena.contest.TeamProgram;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Fingerprint;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.kernel.Text;

/** Asks a program for a tableau of an instance that it has never seen; it runs once. */
record MysteryExercise(String number, ProvedInstance proved, Duration time, long memoryBytes) implements Exercise {
    @Override
    public String name() {
        return "mystery " + number;
    }

    @Override
    public Text question() {
        int cards = proved.instance().size();
        return new Text(
                "Un tableau d'une instance mystère de " + cards + " cartes en " + time.toSeconds() + " s.",
                "A tableau of a mystery instance of " + cards + " cards within " + time.toSeconds() + " s.");
    }

    @Override
    public String fingerprint() {
        return new Fingerprint()
                .add(name())
                .add(proved.instance().toString())
                .add(time.toString())
                .add(String.valueOf(memoryBytes))
                .toString();
    }

    @Override
    public Result take(Candidate candidate) throws IOException, BadChampion, InterruptedException {
        BuiltProgram program = candidate.program();
        TeamProgram team = new TeamProgram(program.sandbox(), program.folder(), time, memoryBytes, candidate.stopped());
        TeamProgram.Run run = candidate.fairly(() -> team.run(proved.instance()), TeamProgram.Run::starved);
        if (run.answer().cause() == TeamAnswer.Cause.INTERRUPTED) {
            throw new InterruptedException();
        }
        return proved.judge(run.answer()).took(run.time().toMillis(), run.memoryBytes());
    }
}
