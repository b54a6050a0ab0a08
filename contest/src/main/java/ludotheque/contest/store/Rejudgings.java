package ludotheque.contest.store;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Matches.Match;
import ludotheque.kernel.Json;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Matches that are played again, for a reason, beside the old ones. Nothing changes until the whole of it is applied, and nothing ever
 * does when it is dropped.
 */
public record Rejudgings(Handle handle, Database database) implements InDatabase {
    public static final String PLAYING = "playing";
    public static final String APPLIED = "applied";
    public static final String DROPPED = "dropped";

    public record Rejudging(
            long id,
            long contest,
            String reason,
            String state,
            @Nullable Long account,
            long created) {}

    /** A match and the one that would take its place. */
    public record Change(Match old, Match fresh) {}

    /** Plans the whole blocks of the chosen matches anew; the blocks are for the caller to queue. */
    public Rejudging add(long contest, String reason, List<Long> chosen, long account) {
        long id = sql("INSERT INTO rejudgings (contest, reason, state, account, created)"
                        + " VALUES (?, ?, ?, ?, ?) RETURNING id")
                .number(contest, reason, PLAYING, account, database.now());
        Matches matches = new Matches(handle, database);
        Versions versions = new Versions(handle, database);
        Set<Long> blocks = new LinkedHashSet<>();
        for (long match : chosen) {
            Match old = matches.get(match);
            if (old.contest() != contest || old.counts() == 0 || old.purpose().equals(Matches.VALIDATION)) {
                throw Problem.bad(
                        "BAD_MATCH",
                        "le match " + match + " ne compte pas ici",
                        "match " + match + " does not count here");
            }
            blocks.add(old.block());
        }
        for (long block : blocks) {
            List<Match> olds = matches.block(block).stream()
                    .filter(old -> old.counts() == 1)
                    .toList();
            List<Matches.Pairing> pairings = new ArrayList<>();
            for (Match old : olds) {
                pairings.add(new Matches.Pairing(matches.seats(old.id()).stream()
                        .map(seat -> versions.get(seat.version()))
                        .toList()));
            }
            Match first = olds.get(0);
            List<Long> fresh = matches.add(new Matches.Planned(
                    contest, first.purpose(), first.tournament(), first.map(), first.seed(), pairings, account));
            for (int i = 0; i < fresh.size(); i++) {
                sql("UPDATE matches SET counts = 0, rejudging = ?, replaces = ? WHERE id = ?")
                        .change(id, olds.get(i).id(), fresh.get(i));
            }
        }
        Json detail = new Json().object().field("reason", reason).end();
        event(contest, "rejudging.added", id, account, detail);
        return get(id);
    }

    public Rejudging get(long id) {
        return sql("SELECT * FROM rejudgings WHERE id = ?").get(Rejudging.class, id);
    }

    public List<Rejudging> of(long contest, long before, int most) {
        return sql("SELECT * FROM rejudgings WHERE contest = ? AND id < ? ORDER BY id DESC LIMIT ?")
                .list(Rejudging.class, contest, before, most);
    }

    /** What would change, match by match. */
    public List<Change> changes(long rejudging) {
        Matches matches = new Matches(handle, database);
        List<Change> changes = new ArrayList<>();
        for (long fresh :
                sql("SELECT id FROM matches WHERE rejudging = ? ORDER BY id").list(Long.class, rejudging)) {
            Match match = matches.get(fresh);
            Long old = match.replaces();
            changes.add(new Change(matches.get(old == null ? fresh : old), match));
        }
        return changes;
    }

    public void end(Rejudging rejudging, String state, long account) {
        if (!rejudging.state().equals(PLAYING)) {
            throw Problem.conflict("BAD_STATE", "ce rejugement est terminé", "this rejudging is over");
        }
        List<Change> changes = changes(rejudging.id());
        if (state.equals(APPLIED)) {
            if (changes.stream().anyMatch(change -> !change.fresh().state().equals(Matches.DONE))) {
                throw Problem.conflict(
                        "NOT_PLAYED", "tous ses matchs ne sont pas joués", "not all of its matches have been played");
            }
            for (Change change : changes) {
                count(change.old().id(), 0);
                count(change.fresh().id(), 1);
            }
        }
        sql("UPDATE rejudgings SET state = ? WHERE id = ?").change(state, rejudging.id());
        event(rejudging.contest(), "rejudging." + state, rejudging.id(), account);
    }

    private void count(long match, int counts) {
        sql("UPDATE matches SET counts = ? WHERE id = ?").change(counts, match);
    }

    /** Takes a match out of all tables, or back in, by the jury. */
    public void annul(Match match, boolean isAnnulled, String reason, long account) {
        count(match.id(), isAnnulled ? 0 : 1);
        Json detail = new Json()
                .object()
                .field("annulled", isAnnulled)
                .field("reason", reason)
                .end();
        event(match.contest(), "match.annulled", match.id(), account, detail);
    }

    /**
     * Says how a match ended, against what was played, by the jury.
     *
     * @param winner the side, or -1 for a draw
     */
    public void correct(Match match, int winner, String reason, long account) {
        for (int side = 0; side < 2; side++) {
            sql("UPDATE seats SET result = ?, corrected = ? WHERE match = ? AND side = ?")
                    .change(
                            winner < 0 ? Matches.DRAW : winner == side ? Matches.WIN : Matches.LOSS,
                            reason,
                            match.id(),
                            side);
        }
        Json detail = new Json()
                .object()
                .field("winner", winner)
                .field("reason", reason)
                .end();
        event(match.contest(), "match.corrected", match.id(), account, detail);
    }
}
