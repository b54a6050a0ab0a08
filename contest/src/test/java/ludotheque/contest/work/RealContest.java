package ludotheque.contest.work;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.Champions;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Matches;
import ludotheque.contest.store.Teams;
import ludotheque.contest.store.Tournaments;
import ludotheque.contest.store.Versions;
import org.jdbi.v3.core.Handle;

/** A contest with its maps and built-in champions, in which real matches are played, without pages. */
final class RealContest {
    static final String PYTHON = """
            from api import *

            def partie_init():
                pass

            def jouer_tour():
                pass

            def partie_fin():
                pass
            """;

    private static final Contests.Settings WITHOUT_LADDER = new Contests.Settings(4, 60, 4 << 20, false, 60);

    final Database database;
    final Queue queue;
    final long contest;

    RealContest(Database database) {
        this(database, Contests.PAPATTES);
    }

    RealContest(Database database, String game) {
        this.database = database;
        this.queue = new Queue(database);
        this.contest = database.change(handle -> {
            long made = new NewContest("Finale", game, null, null, WITHOUT_LADDER, null).add(handle, database);
            Contests contests = new Contests(handle, database);
            contests.move(contests.get(made), Contests.OPEN, null, null);
            return made;
        });
    }

    /** The kit's champion in C, which does nothing. */
    static String idleInC() {
        Language c = Language.of("c").orElseThrow();
        return new String(Objects.requireNonNull(Kit.files(c).get(c.championFile())), StandardCharsets.UTF_8);
    }

    /** A team of one hands in its champion; tells the version. */
    long handIn(String team, String file, String source) {
        return database.change(handle -> {
            long account = Objects.requireNonNull(new Accounts(handle, database).add(team, "x", Accounts.PLAYER))
                    .id();
            Teams teams = new Teams(handle, database);
            Teams.Team made = teams.add(contest, team, account);
            teams.join(made, account);
            Champions champions = new Champions(handle, database);
            long version = new Versions(handle, database)
                    .add(
                            champions.get(champions.addOfTeam(made)),
                            file,
                            source.getBytes(StandardCharsets.UTF_8),
                            account)
                    .id();
            queue.build(handle, version);
            return version;
        });
    }

    /** The only version of a built-in champion. */
    long builtin(Handle handle, String word) {
        return Objects.requireNonNull(
                new Champions(handle, database).builtin(contest, word).active());
    }

    /** Asks for a match on both sides; tells the block. */
    long ask(long one, long other) {
        return database.change(handle -> ask(handle, one, other));
    }

    long askAgainst(long one, String builtin) {
        return database.change(handle -> ask(handle, one, builtin(handle, builtin)));
    }

    private long ask(Handle handle, long one, long other) {
        Versions versions = new Versions(handle, database);
        Versions.Version first = versions.get(one);
        Versions.Version second = versions.get(other);
        long block = new Matches(handle, database)
                .add(new Matches.Planned(
                        contest,
                        Matches.ASKED,
                        null,
                        new Maps(handle, database).open(contest).get(0).id(),
                        1,
                        List.of(new Matches.Pairing(first, second), new Matches.Pairing(second, first)),
                        null))
                .get(0);
        queue.play(handle, block, Matches.ASKED);
        return block;
    }

    /** A tournament that is about to play, with this seed. */
    long tournament(int rounds, String seed) {
        return database.change(handle -> {
            Tournaments tournaments = new Tournaments(handle, database);
            long organiser = Objects.requireNonNull(new Accounts(handle, database).add("Olga", "x", Accounts.ORGANISER))
                    .id();
            long made = tournaments.add(contest, "T", rounds, null, organiser);
            tournaments.lock(tournaments.get(made), null, organiser);
            handle.execute("UPDATE tournaments SET seed = ? WHERE id = ?", seed, made);
            tournaments.move(tournaments.get(made), Tournaments.LOCKED, Tournaments.PLAYING, organiser);
            return made;
        });
    }

    /** Likewise, among the built-in champions, who need no sandbox and have no clock. */
    long tournamentOfBuiltins(int rounds, String seed) {
        return database.change(handle -> {
            Tournaments tournaments = new Tournaments(handle, database);
            long organiser = Objects.requireNonNull(new Accounts(handle, database).add("Olga", "x", Accounts.ORGANISER))
                    .id();
            long made = tournaments.add(contest, "T", rounds, null, organiser);
            String maps = String.join(
                    " ",
                    new Maps(handle, database)
                            .open(contest).stream()
                                    .map(map -> String.valueOf(map.id()))
                                    .toList());
            handle.execute(
                    "UPDATE tournaments SET state = 'locked', seed = ?, commitment = '', maps = ? WHERE id = ?",
                    seed,
                    maps,
                    made);
            handle.execute(
                    "INSERT INTO entries (tournament, champion, version) SELECT " + made
                            + ", id, active FROM champions WHERE contest = ? AND builtin IS NOT NULL",
                    contest);
            tournaments.move(tournaments.get(made), Tournaments.LOCKED, Tournaments.PLAYING, organiser);
            return made;
        });
    }

    List<Matches.Match> block(long block) {
        return database.read(handle -> new Matches(handle, database).block(block));
    }

    boolean isPlayed(long block) {
        return block(block).stream().allMatch(match -> match.state().equals(Matches.DONE));
    }

    String stateOf(long version) {
        return database.read(
                handle -> new Versions(handle, database).get(version).state());
    }

    long count(String sql) {
        return database.read(handle -> handle.createQuery(sql).mapTo(Long.class).one());
    }

    /** Waits until something is so. */
    static void until(String what, Callable<Boolean> isSo) throws Exception {
        long end = System.nanoTime() + Duration.ofMinutes(3).toNanos();
        while (!isSo.call()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("after three minutes still not: " + what);
            }
            Thread.sleep(50);
        }
    }
}
