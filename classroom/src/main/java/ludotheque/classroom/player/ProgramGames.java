package ludotheque.classroom.player;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import ludotheque.arena.contest.BuiltProgram;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.player.Forfeit;
import ludotheque.arena.player.PlayerLimits;
import ludotheque.arena.player.PlayerProgram;
import ludotheque.arena.player.ProgramLost;
import ludotheque.arena.player.Sittings;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * Some games of a hand-in's program. One that fails loses its game; who fails three times is not asked again, since a program that is always
 * late would hold up the class, and loses the rest too.
 *
 * @param asked how many games there were to be
 * @param played what came of those that were played to their end
 * @param firstFault why the first of the others was lost, or null
 * @param memoryBytes the most that the program held at once
 */
public record ProgramGames<T>(
        int asked, List<T> played, @Nullable Fault firstFault, long milliseconds, long memoryBytes) {
    private static final int MOST_FORFEITS = 3;

    /** A game, counted from 1, and why it was lost. */
    public record Fault(int game, Forfeit forfeit) {}

    /** One game. */
    public interface Game<T> {
        T play(int number, PlayerProgram program, Sittings sittings);
    }

    /** What came of one game: one of the two. */
    private record Ended<T>(@Nullable T outcome, @Nullable Forfeit forfeit, long memoryBytes) {}

    public static <T> ProgramGames<T> play(Candidate candidate, int games, PlayerLimits limits, Game<T> game)
            throws IOException, BadChampion, InterruptedException {
        BuiltProgram built = candidate.program();
        PlayerProgram program = new PlayerProgram(built.sandbox(), built.folder(), limits);
        long start = System.nanoTime();
        List<T> played = new ArrayList<>();
        Fault first = null;
        int forfeits = 0;
        long memory = 0;
        for (int number = 0; number < games && forfeits < MOST_FORFEITS; number++) {
            if (candidate.stopped().getAsBoolean()) {
                throw new InterruptedException();
            }
            int each = number;
            Ended<T> ended = candidate.fairly(
                    () -> play(each, program, game), end -> end.forfeit != null && end.forfeit.isStarved());
            memory = Math.max(memory, ended.memoryBytes);
            if (ended.outcome != null) {
                played.add(ended.outcome);
            } else if (ended.forfeit != null) {
                forfeits++;
                first = first == null ? new Fault(number + 1, ended.forfeit) : first;
            }
        }
        if (first != null && candidate.stopped().getAsBoolean()) {
            // Ctrl-C ends programs too.
            throw new InterruptedException();
        }
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        return new ProgramGames<>(games, List.copyOf(played), first, millis, memory);
    }

    private static <T> Ended<T> play(int number, PlayerProgram program, Game<T> game) {
        try (Sittings sittings = new Sittings()) {
            try {
                return new Ended<>(game.play(number, program, sittings), null, sittings.memoryPeak());
            } catch (ProgramLost lost) {
                return new Ended<>(null, lost.forfeit(), sittings.memoryPeak());
            }
        }
    }

    /** The games that were lost by failing, and those that were not played any more. */
    public int forfeited() {
        return asked - played.size();
    }

    /** No point: not a single game was played to its end. */
    public Result nothing() {
        Verdict verdict = firstFault == null
                ? Verdict.WRONG
                : switch (firstFault.forfeit.cause()) {
                    case TIMEOUT -> Verdict.TIMEOUT;
                    case MEMORY -> Verdict.MEMORY;
                    case CRASHED -> Verdict.CRASHED;
                    case ILLEGAL, PROTOCOL -> Verdict.WRONG;
                };
        Text why = faults();
        return took(Result.none(verdict, why.fr().strip(), why.en().strip()));
    }

    /** All points when every game was played to its end, otherwise those of the games that were. */
    public Result withoutFault() {
        Text why = faults();
        return forfeited() == 0
                ? Result.passed()
                : Result.partly(played.size(), asked, why.fr().strip(), why.en().strip());
    }

    /** A sentence about the games that were lost by failing, after a blank; empty when there are none. */
    public Text faults() {
        if (firstFault == null) {
            return new Text("", "");
        }
        Text how = firstFault.forfeit.sentence();
        return new Text(
                " Parties perdues par forfait : " + forfeited() + " sur " + asked + " ; partie " + firstFault.game
                        + " : le programme " + how.fr() + ".",
                " Games lost by forfeit: " + forfeited() + " of " + asked + "; game " + firstFault.game
                        + ": the program " + how.en() + ".");
    }

    public Result took(Result result) {
        return result.took(milliseconds, memoryBytes);
    }
}
