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
public record Rejudgings(Handle handle, Database database) {
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
        long id = handle.createQuery("INSERT INTO rejudgings (contest, reason, state, account, created)"
                        + " VALUES (:contest, :reason, :state, :account, :now) RETURNING id")
                .bind("contest", contest)
                .bind("reason", reason)
                .bind("state", PLAYING)
                .bind("account", account)
                .bind("now", database.now())
                .mapTo(Long.class)
                .one();
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
                handle.createUpdate("UPDATE matches SET counts = 0, rejudging = :rejudging, replaces = :old"
                                + " WHERE id = :id")
                        .bind("rejudging", id)
                        .bind("old", olds.get(i).id())
                        .bind("id", fresh.get(i))
                        .execute();
            }
        }
        new Events(handle, database)
                .add(
                        contest,
                        "rejudging.added",
                        id,
                        account,
                        new Json().object().field("reason", reason).end());
        return get(id);
    }

    public Rejudging get(long id) {
        return handle.createQuery("SELECT * FROM rejudgings WHERE id = :id")
                .bind("id", id)
                .map(Rows.of(Rejudging.class))
                .findOne()
                .orElseThrow(Problem::notFound);
    }

    public List<Rejudging> of(long contest, long before, int most) {
        return handle.createQuery(
                        "SELECT * FROM rejudgings WHERE contest = :contest AND id < :before ORDER BY id DESC LIMIT :most")
                .bind("contest", contest)
                .bind("before", before)
                .bind("most", most)
                .map(Rows.of(Rejudging.class))
                .list();
    }

    /** What would change, match by match. */
    public List<Change> changes(long rejudging) {
        Matches matches = new Matches(handle, database);
        List<Change> changes = new ArrayList<>();
        for (long fresh : handle.createQuery("SELECT id FROM matches WHERE rejudging = :id ORDER BY id")
                .bind("id", rejudging)
                .mapTo(Long.class)
                .list()) {
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
        handle.createUpdate("UPDATE rejudgings SET state = :state WHERE id = :id")
                .bind("state", state)
                .bind("id", rejudging.id())
                .execute();
        new Events(handle, database).add(rejudging.contest(), "rejudging." + state, rejudging.id(), account);
    }

    private void count(long match, int counts) {
        handle.createUpdate("UPDATE matches SET counts = :counts WHERE id = :id")
                .bind("counts", counts)
                .bind("id", match)
                .execute();
    }

    /** Takes a match out of all tables, or back in, by the jury. */
    public void annul(Match match, boolean isAnnulled, String reason, long account) {
        count(match.id(), isAnnulled ? 0 : 1);
        new Events(handle, database)
                .add(
                        match.contest(),
                        "match.annulled",
                        match.id(),
                        account,
                        new Json()
                                .object()
                                .field("annulled", isAnnulled)
                                .field("reason", reason)
                                .end());
    }

    /**
     * Says how a match ended, against what was played, by the jury.
     *
     * @param winner the side, or -1 for a draw
     */
    public void correct(Match match, int winner, String reason, long account) {
        for (int side = 0; side < 2; side++) {
            handle.createUpdate("UPDATE seats SET result = :result, corrected = :reason"
                            + " WHERE match = :match AND side = :side")
                    .bind("result", winner < 0 ? Matches.DRAW : winner == side ? Matches.WIN : Matches.LOSS)
                    .bind("reason", reason)
                    .bind("match", match.id())
                    .bind("side", side)
                    .execute();
        }
        new Events(handle, database)
                .add(
                        match.contest(),
                        "match.corrected",
                        match.id(),
                        account,
                        new Json()
                                .object()
                                .field("winner", winner)
                                .field("reason", reason)
                                .end());
    }
}
