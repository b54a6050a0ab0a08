package ludotheque.contest.store;

import java.util.List;
import ludotheque.contest.Problem;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Who plays together. An account is in one team of a contest; alone is a team of one. */
public record Teams(Handle handle, Database database) {
    public record Team(long id, long contest, String name) {}

    public record Member(long account, String name) {}

    public @Nullable Team named(long contest, String name) {
        return handle.createQuery("SELECT id, contest, name FROM teams WHERE contest = :contest AND folded = :folded")
                .bind("contest", contest)
                .bind("folded", Names.fold(name))
                .map(Rows.of(Team.class))
                .findOne()
                .orElse(null);
    }

    public Team add(long contest, String name, long account) {
        if (named(contest, name) != null) {
            throw Problem.conflict("TEAM_TAKEN", "ce nom d'équipe est pris", "this team's name is taken");
        }
        long id = handle.createQuery(
                        "INSERT INTO teams (contest, name, folded) VALUES (:contest, :name, :folded) RETURNING id")
                .bind("contest", contest)
                .bind("name", name)
                .bind("folded", Names.fold(name))
                .mapTo(Long.class)
                .one();
        new Events(handle, database).add(contest, "team.added", id, account);
        return new Team(id, contest, name);
    }

    public void join(Team team, long account) {
        if (of(team.contest(), account) != null) {
            throw Problem.conflict(
                    "ALREADY_IN", "vous êtes déjà dans une équipe de ce concours", "you are already in a team here");
        }
        handle.createUpdate("INSERT INTO members (contest, account, team) VALUES (:contest, :account, :team)")
                .bind("contest", team.contest())
                .bind("account", account)
                .bind("team", team.id())
                .execute();
        new Events(handle, database).add(team.contest(), "team.joined", team.id(), account);
    }

    /** The team of an account in a contest, or null. */
    public @Nullable Team of(long contest, long account) {
        return handle.createQuery("SELECT t.id, t.contest, t.name FROM members m JOIN teams t ON t.id = m.team"
                        + " WHERE m.contest = :contest AND m.account = :account")
                .bind("contest", contest)
                .bind("account", account)
                .map(Rows.of(Team.class))
                .findOne()
                .orElse(null);
    }

    public List<Team> ofAccount(long account) {
        return handle.createQuery("SELECT t.id, t.contest, t.name FROM members m JOIN teams t ON t.id = m.team"
                        + " WHERE m.account = :account ORDER BY t.contest DESC")
                .bind("account", account)
                .map(Rows.of(Team.class))
                .list();
    }

    public List<Team> all(long contest) {
        return handle.createQuery("SELECT id, contest, name FROM teams WHERE contest = :contest ORDER BY id")
                .bind("contest", contest)
                .map(Rows.of(Team.class))
                .list();
    }

    public List<Member> members(long team) {
        return handle.createQuery("SELECT a.id AS account, a.name FROM members m JOIN accounts a ON a.id = m.account"
                        + " WHERE m.team = :team ORDER BY a.id")
                .bind("team", team)
                .map(Rows.of(Member.class))
                .list();
    }
}
