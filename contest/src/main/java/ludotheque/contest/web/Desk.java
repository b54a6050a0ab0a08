package ludotheque.contest.web;

import ludotheque.contest.Problem;
import ludotheque.contest.store.Accounts.Account;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Champions.Champion;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Teams;
import ludotheque.contest.table.Tables;
import ludotheque.contest.work.Queue;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What all routes work with. */
record Desk(
        Database database,
        Queue queue,
        RateLimits limits,
        Passwords passwords,
        Tables tables,
        boolean isSecure,
        Runnable wake) {

    /** A contest that the asker may know of: drafts are the organisers'. */
    Contest contest(Handle handle, Request request) {
        Contest contest = new Contests(handle, database).get(request.id("contest"));
        expectShown(contest, request);
        return contest;
    }

    void expectShown(Contest contest, Request request) {
        if (contest.state().equals(Contests.DRAFT) && !request.isOrganiser()) {
            throw Problem.notFound();
        }
    }

    /** The team of whoever asks, who must have one. */
    Teams.Team team(Handle handle, Contest contest, Account account) {
        Teams.Team team = new Teams(handle, database).of(contest.id(), account.id());
        if (team == null) {
            throw Problem.forbidden(
                    "NO_TEAM", "vous n'êtes dans aucune équipe de ce concours", "you are in no team of this contest");
        }
        return team;
    }

    /** Whether a champion is of the asker's team. */
    boolean isOwn(Handle handle, Champion champion, @Nullable Account account) {
        Long team = champion.team();
        if (account == null || team == null) {
            return false;
        }
        Teams.Team own = new Teams(handle, database).of(champion.contest(), account.id());
        return own != null && own.id() == team;
    }

    /** The champion, if the asker's team or an organiser asks; for all others there is none. */
    Champion ownChampion(Handle handle, long id, Request request) {
        Champion champion = new Champions(handle, database).get(id);
        if (!request.isOrganiser() && !isOwn(handle, champion, request.account())) {
            throw Problem.notFound();
        }
        return champion;
    }

    void expectOn(Contest contest) {
        if (!contest.isOn()) {
            throw Problem.conflict("NOT_OPEN", "ce concours n'est pas ouvert", "this contest is not open");
        }
    }
}
