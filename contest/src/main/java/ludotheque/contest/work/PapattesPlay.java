package ludotheque.contest.work;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
import ludotheque.papattes.match.Replay;
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
        MatchRecord record = new ArenaMatch(
                        maps.get(match.map()),
                        match.seed(),
                        entrants.get(seats.get(0).version()),
                        entrants.get(seats.get(1).version()))
                // Called after partie_init and after each half-turn.
                .playFairly(state -> {
                    late.ended();
                    boolean goesOn = showing.goesOn(() -> shown(state.record()));
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
            falls.add(fallAtStart(match, record.fall(side)));
        }
        return new Ended(shown(record), fared(record), falls);
    }

    private static byte[] shown(MatchRecord record) {
        return PackedRecord.pack(Stripped.of(record, -1).toString());
    }

    /** How each fared, as the record tells. */
    static List<Matches.Fared> fared(MatchRecord record) {
        Replay replay = new Replay(record);
        while (replay.hasNext()) {
            replay.next();
        }
        int[] scores = {replay.state().score(0), replay.state().score(1)};
        String shown = Stripped.of(record, -1).toString();
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

    private static @Nullable Text fallAtStart(Matches.Match match, MatchRecord.@Nullable Fall fall) {
        if (fall == null || fall.at() >= START_TURNS) {
            return null;
        }
        String where = fall.loss().status().word() + ", " + fall.function() + ", " + fall.at();
        return new Text(
                "tombe au début (" + where + ") ; match " + match.id(),
                "falls at the start (" + where + "); match " + match.id());
    }
}
