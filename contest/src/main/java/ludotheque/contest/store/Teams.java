package ludotheque.contest.store;

import java.util.List;
import ludotheque.contest.Problem;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Who plays together. An account is in one team of a contest; alone is a team of one. */
public record Teams(Handle handle, Database database) implements InDatabase {
    public record Team(long id, long contest, String name) {}

    public record Member(long account, String name) {}

    private static final String SELECT = "SELECT t.id, t.contest, t.name FROM teams t ";

    private static final String OF_MEMBER = SELECT + "JOIN members m ON m.team = t.id ";

    public @Nullable Team named(long contest, String name) {
        return sql(SELECT + "WHERE contest = ? AND folded = ?").find(Team.class, contest, Names.fold(name));
    }

    public Team add(long contest, String name, long account) {
        if (named(contest, name) != null) {
            throw Problem.conflict("TEAM_TAKEN", "ce nom d'équipe est pris", "this team's name is taken");
        }
        long id = sql("INSERT INTO teams (contest, name, folded) VALUES (?, ?, ?) RETURNING id")
                .number(contest, name, Names.fold(name));
        event(contest, "team.added", id, account);
        return new Team(id, contest, name);
    }

    public void join(Team team, long account) {
        if (of(team.contest(), account) != null) {
            throw Problem.conflict(
                    "ALREADY_IN", "vous êtes déjà dans une équipe de ce concours", "you are already in a team here");
        }
        sql("INSERT INTO members (contest, account, team) VALUES (?, ?, ?)").change(team.contest(), account, team.id());
        event(team.contest(), "team.joined", team.id(), account);
    }

    /** The team of an account in a contest, or null. */
    public @Nullable Team of(long contest, long account) {
        return sql(OF_MEMBER + "WHERE m.contest = ? AND m.account = ?").find(Team.class, contest, account);
    }

    public List<Team> ofAccount(long account) {
        return sql(OF_MEMBER + "WHERE m.account = ? ORDER BY t.contest DESC").list(Team.class, account);
    }

    public List<Team> all(long contest) {
        return sql(SELECT + "WHERE contest = ? ORDER BY id").list(Team.class, contest);
    }

    public List<Member> members(long team) {
        return sql("SELECT a.id AS account, a.name FROM members m JOIN accounts a ON a.id = m.account"
                        + " WHERE m.team = ? ORDER BY a.id")
                .list(Member.class, team);
    }
}
