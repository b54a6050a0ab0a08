package ludotheque.contest.work;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Invitations;
import ludotheque.contest.store.Names;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Invitations to come, for one person, a team or a class. */
public record NewInvitations(List<Wanted> wanted, int uses) {
    private static final int MOST = 500;
    private static final int LONGEST_LABEL = 80;
    private static final Duration VALID = Duration.ofDays(60);

    /** For whom, as the organiser knows them, and the team that they join, or null when they name one. */
    public record Wanted(String label, @Nullable String team) {
        public Wanted {
            label = Names.title(label, LONGEST_LABEL);
            team = team == null ? null : Names.check(team);
        }
    }

    /** A code, told once. */
    public record Code(String label, @Nullable String team, String code) {}

    public NewInvitations {
        wanted = List.copyOf(wanted);
        if (wanted.isEmpty() || wanted.size() > MOST || uses < 1 || uses > MOST) {
            throw Problem.bad(
                    "BAD_LIST",
                    "1 à " + MOST + " lignes et usages étaient attendus",
                    "1 to " + MOST + " lines and uses were expected");
        }
    }

    /** One for each line: a label, or a label and a team. */
    public static NewInvitations ofCsv(String csv) {
        List<Wanted> wanted = new ArrayList<>();
        for (String line : csv.lines().map(String::strip).toList()) {
            String[] cells = line.split("[,;\t]", 2);
            String team = cells.length > 1 ? cells[1].strip() : "";
            if (!line.isEmpty()) {
                wanted.add(new Wanted(cells[0], team.isEmpty() ? null : team));
            }
        }
        return new NewInvitations(wanted, 1);
    }

    /**
     * Adds them.
     *
     * @param expires the time until which they hold, or null for the usual
     */
    public List<Code> add(
            Handle handle, Database database, long contest, @Nullable Long expires, @Nullable Long account) {
        long until = expires == null ? database.now() + VALID.toMillis() : expires;
        List<Code> codes = new ArrayList<>();
        for (Wanted one : wanted) {
            String code = new Invitations(handle, database)
                    .add(contest, Accounts.PLAYER, one.label, one.team, uses, until, account);
            codes.add(new Code(one.label, one.team, code));
        }
        return codes;
    }
}
