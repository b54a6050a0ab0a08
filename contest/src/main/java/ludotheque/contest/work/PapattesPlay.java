package ludotheque.contest.work;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ludotheque.arena.match.ArenaMatch;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.PackedRecord;
import ludotheque.arena.tournament.Consumption;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Matches;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.match.MatchRecord;
import org.jspecify.annotations.Nullable;

/** Six Papattes: two champions, by the protocol of its subject. */
final class PapattesPlay implements GamePlay {
    /** A champion that falls in its first call or its first half-turn falls at the start. */
    private static final int START_TURNS = 2;

    private final ReadMaps maps;
    private final Entrants entrants;
    private final Canary canary;

    PapattesPlay(Database database, Entrants entrants, Canary canary) {
        this.maps = new ReadMaps(database);
        this.entrants = entrants;
        this.canary = canary;
    }

    @Override
    public Builds builds() {
        return entrants;
    }

    @Override
    public @Nullable Ended play(Matches.Match match, List<Matches.Seat> seats, Showing showing)
            throws IOException, BadChampion, BadInput, InterruptedException {
        LateCalls late = new LateCalls(canary);
        int[] scores = new int[2];
        MatchRecord record = new ArenaMatch(
                        maps.get(match.map()),
                        match.seed(),
                        entrants.get(seats.get(0).version()),
                        entrants.get(seats.get(1).version()))
                // Called after partie_init and after each half-turn.
                .playFairly(now -> {
                    late.ended();
                    scores[0] = now.state().score(0);
                    scores[1] = now.state().score(1);
                    boolean goesOn = showing.goesOn(() -> PackedRecord.pack(shown(now.record())));
                    late.begins();
                    return goesOn;
                });
        if (record.turns().size() < Constantes.NB_TOURS) {
            return null;
        }
        // A time-out while the machine was late is nobody's fault but ours.
        if (late.areToBlame(record)) {
            throw new PlayWork.Again(PlayWork.LATE);
        }
        List<@Nullable Text> falls = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            falls.add(fallAtStart(match.id(), record.fall(side)));
        }
        return ended(record, scores, falls);
    }

    /** What is kept of a match that was played to its end. */
    static Ended ended(MatchRecord record, int[] scores, List<@Nullable Text> falls) {
        String shown = shown(record);
        return new Ended(PackedRecord.pack(shown), fared(record, scores, shown), falls);
    }

    /** The record that everyone may see. */
    private static String shown(MatchRecord record) {
        return Stripped.of(record, -1).toString();
    }

    private static List<Matches.Fared> fared(MatchRecord record, int[] scores, String shown) {
        List<Matches.Fared> fared = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            MatchRecord.Fall fall = record.fall(side);
            Consumption used = Consumption.of(record.calls(side));
            String own = Stripped.of(record, side).toString();
            fared.add(new Matches.Fared(
                    scores[side],
                    Matches.result(scores[side], scores[1 - side]),
                    fall == null ? null : fall.loss().status().word(),
                    fall == null ? null : fall.at(),
                    fall == null ? null : fall.function(),
                    used.slowestMicros(),
                    used.cpuMicros(),
                    used.memoryBytes(),
                    own.equals(shown) ? null : PackedRecord.pack(own)));
        }
        return fared;
    }

    static @Nullable Text fallAtStart(long match, MatchRecord.@Nullable Fall fall) {
        if (fall == null || fall.at() >= START_TURNS) {
            return null;
        }
        Text why = Objects.requireNonNullElse(fall.loss().sentence(), new Text("", ""));
        // What a program says last tells more than how it ended.
        String last = fall.loss().words().lines().reduce("", (former, line) -> line.isBlank() ? former : line.strip());
        return new Text(
                "tombe au début, dans " + fall.function() + told(" : ", why.fr()) + told(" : ", last) + " ; match "
                        + match,
                "falls at the start, in " + fall.function() + told(": ", why.en()) + told(": ", last) + "; match "
                        + match);
    }

    private static String told(String before, String what) {
        return what.isEmpty() ? "" : before + what;
    }
}
