package ludotheque.contest.store;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import ludotheque.contest.store.Champions.Champion;
import ludotheque.contest.store.Versions.Version;
import ludotheque.contest.work.Engine;
import org.jdbi.v3.core.Handle;

/** A contest with a map and teams, as tests of the store need it. */
public final class World {
    public static final Workers.Worker WORKER = new Workers.Worker("w", 1, Engine.VERSION, "{}", "", 0);

    public final Database database;
    public final long organiser;
    public final long contest;
    public final long map;

    public World(Database database) {
        this.database = database;
        organiser = database.change(
                handle -> Objects.requireNonNull(new Accounts(handle, database).add("Olga", "x", Accounts.ORGANISER))
                        .id());
        contest = database.change(handle -> new Contests(handle, database)
                .add("Finale", Contests.PAPATTES, null, null, Contests.Settings.USUAL, organiser));
        map = database.change(
                handle -> new Maps(handle, database).add(contest, "clairiere", Maps.SHIPPED, null, "{}", organiser));
        database.changing(handle -> new Champions(handle, database).addBuiltin(contest, "idle"));
    }

    /** A team of one with its champion. */
    public Champion champion(String name) {
        return database.change(handle -> {
            long account = Objects.requireNonNull(new Accounts(handle, database).add(name, "x", Accounts.PLAYER))
                    .id();
            Teams teams = new Teams(handle, database);
            Teams.Team team = teams.add(contest, name, account);
            teams.join(team, account);
            Champions champions = new Champions(handle, database);
            return champions.get(champions.addOfTeam(team));
        });
    }

    /** A version that is ready and active. */
    public Version ready(Champion champion, String source) {
        return database.change(handle -> {
            Versions versions = new Versions(handle, database);
            Version version = versions.add(champion, "Champion.py", source.getBytes(StandardCharsets.UTF_8), organiser);
            versions.move(version.id(), new Champions.Verdict(Versions.READY, null), null);
            new Champions(handle, database).activate(champion, version.id(), null);
            return versions.get(version.id());
        });
    }

    public List<Long> block(Version one, Version other) {
        return database.change(handle -> add(handle, one, other));
    }

    private List<Long> add(Handle handle, Version one, Version other) {
        return new Matches(handle, database)
                .add(new Matches.Planned(
                        contest,
                        Matches.ASKED,
                        null,
                        map,
                        1,
                        List.of(new Matches.Pairing(one, other), new Matches.Pairing(other, one)),
                        null));
    }

    public static List<Matches.Fared> fared(long first, long second) {
        return List.of(fared(first, Long.compare(first, second)), fared(second, Long.compare(second, first)));
    }

    private static Matches.Fared fared(long score, int sign) {
        return new Matches.Fared(
                score,
                sign > 0 ? Matches.WIN : sign < 0 ? Matches.LOSS : Matches.DRAW,
                null,
                null,
                null,
                1,
                1,
                1,
                null);
    }

    /** Plays a match in no time. */
    public void play(long match, long first, long second) {
        database.changing(handle -> {
            Matches matches = new Matches(handle, database);
            matches.begin(match, "lease " + match, WORKER);
            matches.end(match, "lease " + match, new byte[] {(byte) match}, fared(first, second));
        });
    }
}
