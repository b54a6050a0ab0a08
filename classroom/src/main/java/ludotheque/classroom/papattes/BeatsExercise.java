package ludotheque.classroom.papattes;

import java.io.IOException;
import java.util.List;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BuiltinEntrant;
import ludotheque.arena.match.Entrant;
import ludotheque.arena.match.Fingerprint;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.kernel.Text;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.State;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;

/** Asks a champion to beat one of ours on a map, from both sides; a win from one side has half. */
record BeatsExercise(ClassEntrants entrants, BuiltinEntrant other, GameMap map) implements Exercise {
    private static final long SEED = 1;

    @Override
    public String name() {
        return "beats " + other.name() + " " + map.name();
    }

    @Override
    public Text question() {
        return new Text(
                "Battre " + other.name() + " sur " + map.name() + ", des deux côtés.",
                "To beat " + other.name() + " on " + map.name() + ", from both sides.");
    }

    @Override
    public String fingerprint() {
        return new Fingerprint()
                .add(name())
                .add(MapFile.oneLine(map))
                .add(other.fingerprint())
                .toString();
    }

    @Override
    public Result take(Candidate candidate) throws IOException, InterruptedException {
        String name = candidate.handin().name();
        Entrant entrant = entrants.built().get(name);
        if (entrant == null) {
            return entrants.unbuilt()
                    .getOrDefault(name, Result.none(Verdict.MISSING, "Pas de champion.", "No champion."));
        }
        long start = System.nanoTime();
        int wins = 0;
        StringBuilder scores = new StringBuilder();
        for (int seat = 0; seat < 2; seat++) {
            List<Integer> end = play(candidate, entrant, seat);
            wins += State.leader(end.get(0), end.get(1)) == seat ? 1 : 0;
            scores.append(seat == 0 ? "" : ", ")
                    .append(end.get(seat))
                    .append('-')
                    .append(end.get(1 - seat));
        }
        String against = " (" + scores + ").";
        Result result = wins == 2
                ? Result.passed()
                : wins == 1
                        ? Result.half("Gagné d'un seul côté" + against, "Won from one side only" + against)
                        : Result.wrong("Aucun match gagné" + against, "No match won" + against);
        return result.took((System.nanoTime() - start) / 1_000_000, 0);
    }

    private List<Integer> play(Candidate candidate, Entrant entrant, int seat)
            throws IOException, InterruptedException {
        ArenaMatch match =
                seat == 0 ? new ArenaMatch(map, SEED, entrant, other) : new ArenaMatch(map, SEED, other, entrant);
        MatchRecord record =
                candidate.fairly(() -> match.play(turn -> !candidate.stopped().getAsBoolean()), unused -> false);
        if (candidate.stopped().getAsBoolean()) {
            throw new InterruptedException();
        }
        Replay replay = new Replay(record);
        while (replay.hasNext()) {
            replay.next();
        }
        return List.of(replay.state().score(0), replay.state().score(1));
    }
}
