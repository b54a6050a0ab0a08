package ludotheque.contest.store;

import org.jdbi.v3.core.Handle;

/** Forgets people: after a contest, whoever took part may want nothing of themselves to stay. */
public record Purge(Handle handle, Database database) {
    /**
     * Takes out of a contest what was handed in, and all that names a person; matches and tables stay under numbers. Accounts that are
     * in no other contest, organisers apart, are removed. Tells how many were.
     */
    public int contest(long contest) {
        handle.createUpdate(
                        "UPDATE champions SET name = 'champion ' || id WHERE contest = :contest AND team IS NOT NULL")
                .bind("contest", contest)
                .execute();
        handle.createUpdate("UPDATE teams SET name = 'team ' || id, folded = 'team' || id WHERE contest = :contest")
                .bind("contest", contest)
                .execute();
        handle.createUpdate("UPDATE versions SET account = NULL, reason_fr = NULL, reason_en = NULL WHERE champion IN"
                        + " (SELECT id FROM champions WHERE contest = :contest)")
                .bind("contest", contest)
                .execute();
        handle.createUpdate("DELETE FROM builds WHERE version IN (SELECT v.id FROM versions v"
                        + " JOIN champions c ON c.id = v.champion WHERE c.contest = :contest)")
                .bind("contest", contest)
                .execute();
        handle.createUpdate(
                        "UPDATE seats SET record = NULL WHERE match IN (SELECT id FROM matches WHERE contest = :contest)")
                .bind("contest", contest)
                .execute();
        // Records name the players in them.
        handle.createUpdate("UPDATE matches SET record = NULL, account = NULL WHERE contest = :contest")
                .bind("contest", contest)
                .execute();
        handle.createUpdate("UPDATE events SET account = NULL WHERE contest = :contest")
                .bind("contest", contest)
                .execute();
        handle.createUpdate("DELETE FROM invitations WHERE contest = :contest")
                .bind("contest", contest)
                .execute();
        handle.createUpdate("DELETE FROM members WHERE contest = :contest")
                .bind("contest", contest)
                .execute();
        int accounts = handle.createUpdate(
                        "DELETE FROM accounts WHERE role = :role" + " AND id NOT IN (SELECT account FROM members)")
                .bind("role", Accounts.PLAYER)
                .execute();
        handle.createUpdate("UPDATE versions SET hash = '' WHERE champion IN"
                        + " (SELECT id FROM champions WHERE contest = :contest)")
                .bind("contest", contest)
                .execute();
        handle.createUpdate("DELETE FROM blobs WHERE hash NOT IN (SELECT hash FROM versions)"
                        + " AND hash NOT IN (SELECT record FROM matches WHERE record IS NOT NULL)"
                        + " AND hash NOT IN (SELECT record FROM seats WHERE record IS NOT NULL)")
                .execute();
        new Events(handle, database).add(contest, "contest.purged", contest, null);
        return accounts;
    }
}
