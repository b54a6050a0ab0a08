package ludotheque.contest.store;

import java.util.List;
import ludotheque.contest.Problem;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Codes with which people join. Who holds one may use it as often as it says, until it expires. */
public record Invitations(Handle handle, Database database) {
    /**
     * An invitation.
     *
     * @param contest the contest it leads to, or null for an organiser's
     * @param team the team that whoever uses it joins, or null when they name one
     */
    public record Invitation(
            long id,
            @Nullable Long contest,
            String role,
            String label,
            @Nullable String team,
            int uses,
            long expires) {}

    /** Draws a code, which is told here and never again. */
    public String add(
            @Nullable Long contest,
            String role,
            String label,
            @Nullable String team,
            int uses,
            long expires,
            @Nullable Long account) {
        String code = Secrets.drawCode();
        long id = handle.createQuery("INSERT INTO invitations (hash, contest, role, label, team, uses, expires)"
                        + " VALUES (:hash, :contest, :role, :label, :team, :uses, :expires) RETURNING id")
                .bind("hash", hash(code))
                .bind("contest", contest)
                .bind("role", role)
                .bind("label", label)
                .bind("team", team)
                .bind("uses", uses)
                .bind("expires", expires)
                .mapTo(Long.class)
                .one();
        new Events(handle, database).add(contest, "invitation.added", id, account);
        return code;
    }

    private static String hash(String code) {
        return Secrets.hash(Secrets.tidyCode(code));
    }

    /** What a code is for. */
    public Invitation check(String code) {
        return handle.createQuery("SELECT id, contest, role, label, team, uses, expires FROM invitations"
                        + " WHERE hash = :hash AND uses > 0 AND expires >= :now")
                .bind("hash", hash(code))
                .bind("now", database.now())
                .map(Rows.of(Invitation.class))
                .findOne()
                .orElseThrow(Invitations::unknown);
    }

    private static Problem unknown() {
        return Problem.unknown(
                "BAD_CODE",
                "ce code n'est pas connu, a déjà servi ou a expiré",
                "this code is not known, was used up or has expired");
    }

    /** Uses a code once. */
    public Invitation use(String code) {
        Invitation invitation = check(code);
        int left = handle.createUpdate("UPDATE invitations SET uses = uses - 1 WHERE id = :id AND uses > 0")
                .bind("id", invitation.id())
                .execute();
        if (left == 0) {
            throw unknown();
        }
        return invitation;
    }

    public List<Invitation> of(long contest) {
        return handle.createQuery("SELECT id, contest, role, label, team, uses, expires FROM invitations"
                        + " WHERE contest = :contest ORDER BY id DESC")
                .bind("contest", contest)
                .map(Rows.of(Invitation.class))
                .list();
    }

    public boolean drop(long contest, long id, long account) {
        boolean was = handle.createUpdate("DELETE FROM invitations WHERE id = :id AND contest = :contest")
                        .bind("id", id)
                        .bind("contest", contest)
                        .execute()
                > 0;
        if (was) {
            new Events(handle, database).add(contest, "invitation.dropped", id, account);
        }
        return was;
    }

    /** Forgets the codes that would make organisers. */
    public void dropOrganisers() {
        handle.createUpdate("DELETE FROM invitations WHERE role = :role")
                .bind("role", Accounts.ORGANISER)
                .execute();
    }
}
