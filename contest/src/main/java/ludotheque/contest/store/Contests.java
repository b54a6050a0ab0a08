package ludotheque.contest.store;

import java.util.List;
import java.util.Map;
import java.util.Set;
import ludotheque.contest.Problem;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Contests and where each stands. */
public record Contests(Handle handle, Database database) implements InDatabase {
    public static final String PAPATTES = "papattes";
    public static final String FARAWAY = "faraway";

    public static final String DRAFT = "draft";
    public static final String OPEN = "open";
    public static final String FROZEN = "frozen";
    public static final String CLOSED = "closed";
    public static final String FINAL = "final";
    public static final String PUBLISHED = "published";

    private static final Map<String, Set<String>> NEXT = Map.of(
            DRAFT, Set.of(OPEN),
            OPEN, Set.of(FROZEN, CLOSED),
            FROZEN, Set.of(OPEN, CLOSED),
            CLOSED, Set.of(OPEN, FINAL),
            FINAL, Set.of(CLOSED, PUBLISHED),
            PUBLISHED, Set.of(FINAL));

    /**
     * A contest.
     *
     * @param frozenAfter while the public's table is frozen, the last event that it takes in
     */
    public record Contest(
            long id,
            String name,
            String game,
            String state,
            @Nullable Long opens,
            @Nullable Long closes,
            String settings,
            @Nullable Long frozenAfter,
            @Nullable String frozenTable) {
        public Settings limits() {
            return Settings.parse(settings);
        }

        public boolean isFaraway() {
            return game.equals(FARAWAY);
        }

        /** Whether champions may be handed in and matches asked for. */
        public boolean isOn() {
            return state.equals(OPEN) || state.equals(FROZEN);
        }
    }

    /**
     * What a team may ask of the machine, and whether the ladder plays by itself.
     *
     * @param runSeconds how long a program of Faraway may take for an instance
     */
    public record Settings(int matchesPerMinute, int versionsPerHour, int mostBytes, boolean ladder, int runSeconds) {
        public static final Settings USUAL = new Settings(4, 60, 4 << 20, true, 60);
        private static final int LONGEST_RUN = 600;
        private static final int MOST_A_MINUTE = 1000;
        private static final int MOST_BYTES = 8 << 20;

        static Settings parse(String text) {
            try {
                return read(JsonValue.parse(text), USUAL);
            } catch (BadInput notOurs) {
                throw new IllegalStateException(text, notOurs);
            }
        }

        /** What was sent, and otherwise as before. */
        public static Settings read(JsonValue value, Settings before) throws BadInput {
            return new Settings(
                    number(value.get("matchesPerMinute"), before.matchesPerMinute, MOST_A_MINUTE),
                    number(value.get("versionsPerHour"), before.versionsPerHour, MOST_A_MINUTE),
                    number(value.get("mostBytes"), before.mostBytes, MOST_BYTES),
                    bool(value.get("ladder"), before.ladder),
                    number(value.get("runSeconds"), before.runSeconds, LONGEST_RUN));
        }

        private static int number(@Nullable JsonValue value, int otherwise, int most) throws BadInput {
            return value == null ? otherwise : (int) value.number(1, most);
        }

        private static boolean bool(@Nullable JsonValue value, boolean otherwise) throws BadInput {
            return value == null ? otherwise : value.bool();
        }

        public Json json() {
            return write(new Json());
        }

        public Json write(Json json) {
            return json.object()
                    .field("matchesPerMinute", matchesPerMinute)
                    .field("versionsPerHour", versionsPerHour)
                    .field("mostBytes", mostBytes)
                    .field("ladder", ladder)
                    .field("runSeconds", runSeconds)
                    .end();
        }
    }

    public long add(
            String name,
            String game,
            @Nullable Long opens,
            @Nullable Long closes,
            Settings settings,
            @Nullable Long account) {
        long id = sql("INSERT INTO contests (name, game, state, opens, closes, settings, created)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id")
                .number(name, game, DRAFT, opens, closes, settings.json().toString(), database.now());
        event(id, "contest.added", id, account);
        return id;
    }

    public void update(
            long id, String name, @Nullable Long opens, @Nullable Long closes, Settings settings, long account) {
        sql("UPDATE contests SET name = ?, opens = ?, closes = ?, settings = ? WHERE id = ?")
                .change(name, opens, closes, settings.json().toString(), id);
        event(id, "contest.changed", id, account);
    }

    public @Nullable Contest find(long id) {
        return sql("SELECT * FROM contests WHERE id = ?").find(Contest.class, id);
    }

    public Contest get(long id) {
        return sql("SELECT * FROM contests WHERE id = ?").get(Contest.class, id);
    }

    public List<Contest> all() {
        return sql("SELECT * FROM contests ORDER BY id DESC").list(Contest.class);
    }

    /**
     * Moves a contest on, or back where that is allowed.
     *
     * @param table the public's table of this moment, which stays until it is thawed or published
     */
    public void move(Contest contest, String state, @Nullable String table, @Nullable Long account) {
        if (!NEXT.getOrDefault(contest.state(), Set.of()).contains(state)) {
            throw Problem.conflict(
                    "BAD_STATE",
                    "un concours « " + contest.state() + " » ne peut pas devenir « " + state + " »",
                    "a contest that is \"" + contest.state() + "\" cannot become \"" + state + "\"");
        }
        boolean freezes = state.equals(FROZEN);
        boolean thaws = state.equals(OPEN) || state.equals(PUBLISHED);
        Long after = freezes ? (Long) new Events(handle, database).last(contest.id()) : contest.frozenAfter();
        String shown = freezes ? table : contest.frozenTable();
        sql("UPDATE contests SET state = ?, frozen_after = ?, frozen_table = ? WHERE id = ?")
                .change(state, thaws ? null : after, thaws ? null : shown, contest.id());
        Json detail = new Json().object().field("from", contest.state()).end();
        event(contest.id(), "contest." + state, contest.id(), account, detail);
    }
}
