package ludotheque.contest.store;

import java.util.List;
import ludotheque.contest.Problem;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Codes with which people join. Who holds one may use it as often as it says, until it expires. */
public record Invitations(Handle handle, Database database) implements InDatabase {
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

    private static final String SELECT = "SELECT id, contest, role, label, team, uses, expires FROM invitations ";

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
        long id = sql("INSERT INTO invitations (hash, contest, role, label, team, uses, expires)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id")
                .number(hash(code), contest, role, label, team, uses, expires);
        event(contest, "invitation.added", id, account);
        return code;
    }

    private static String hash(String code) {
        return Secrets.hash(Secrets.tidyCode(code));
    }

    /** What a code is for. */
    public Invitation check(String code) {
        Invitation invitation = sql(SELECT + "WHERE hash = ? AND uses > 0 AND expires >= ?")
                .find(Invitation.class, hash(code), database.now());
        if (invitation == null) {
            throw unknown();
        }
        return invitation;
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
        int left = sql("UPDATE invitations SET uses = uses - 1 WHERE id = ? AND uses > 0")
                .change(invitation.id());
        if (left == 0) {
            throw unknown();
        }
        return invitation;
    }

    public List<Invitation> of(long contest) {
        return sql(SELECT + "WHERE contest = ? ORDER BY id DESC").list(Invitation.class, contest);
    }

    public boolean drop(long contest, long id, long account) {
        boolean was =
                sql("DELETE FROM invitations WHERE id = ? AND contest = ?").change(id, contest) > 0;
        if (was) {
            event(contest, "invitation.dropped", id, account);
        }
        return was;
    }

    /** Forgets the codes that would make organisers. */
    public void dropOrganisers() {
        sql("DELETE FROM invitations WHERE role = ?").change(Accounts.ORGANISER);
    }
}
