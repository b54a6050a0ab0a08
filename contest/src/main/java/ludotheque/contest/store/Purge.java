package ludotheque.contest.store;

import org.jdbi.v3.core.Handle;

/** Forgets people: after a contest, whoever took part may want nothing of themselves to stay. */
public record Purge(Handle handle, Database database) implements InDatabase {
    /**
     * Takes out of a contest what was handed in, and all that names a person; matches and tables stay under numbers. Accounts that are
     * in no other contest, organisers apart, are removed. Tells how many were.
     */
    public int contest(long contest) {
        sql("UPDATE champions SET name = 'champion ' || id WHERE contest = ? AND team IS NOT NULL")
                .change(contest);
        sql("UPDATE teams SET name = 'team ' || id, folded = 'team' || id WHERE contest = ?")
                .change(contest);
        sql("UPDATE versions SET account = NULL, reason_fr = NULL, reason_en = NULL WHERE champion IN"
                        + " (SELECT id FROM champions WHERE contest = ?)")
                .change(contest);
        sql("DELETE FROM builds WHERE version IN (SELECT v.id FROM versions v"
                        + " JOIN champions c ON c.id = v.champion WHERE c.contest = ?)")
                .change(contest);
        sql("UPDATE seats SET record = NULL WHERE match IN (SELECT id FROM matches WHERE contest = ?)")
                .change(contest);
        // Records name the players in them.
        sql("UPDATE matches SET record = NULL, account = NULL WHERE contest = ?")
                .change(contest);
        sql("UPDATE events SET account = NULL WHERE contest = ?").change(contest);
        sql("DELETE FROM invitations WHERE contest = ?").change(contest);
        sql("DELETE FROM members WHERE contest = ?").change(contest);
        int accounts = sql("DELETE FROM accounts WHERE role = ? AND id NOT IN (SELECT account FROM members)")
                .change(Accounts.PLAYER);
        sql("UPDATE versions SET hash = '' WHERE champion IN (SELECT id FROM champions WHERE contest = ?)")
                .change(contest);
        sql("DELETE FROM blobs WHERE hash NOT IN (SELECT hash FROM versions)"
                        + " AND hash NOT IN (SELECT record FROM matches WHERE record IS NOT NULL)"
                        + " AND hash NOT IN (SELECT record FROM seats WHERE record IS NOT NULL)")
                .change();
        event(contest, "contest.purged", contest, null);
        return accounts;
    }
}
