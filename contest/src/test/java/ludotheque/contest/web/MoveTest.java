package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import ludotheque.contest.Problem;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.DatabaseAddress;
import ludotheque.contest.store.Databases;
import ludotheque.contest.store.Secrets;
import ludotheque.kernel.Json;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A contest goes from the file of one machine to PostgreSQL, and on. */
final class MoveTest {
    private static final Duration LATER = Duration.ofMinutes(5);

    @TempDir
    Path folder;

    @Test
    @Tag("slow")
    void everyRowIsTheSameAndTheContestGoesOn() throws Exception {
        long id;
        String cookie;
        Map<String, List<Map<String, String>>> before;
        try (Contest contest = Contest.start(folder, 1)) {
            Visitor organiser = contest.organiser();
            id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            cookie = ada.cookie();
            byte[] source = Contest.PYTHON.getBytes(StandardCharsets.UTF_8);
            assertThat(Contest.handIn(ada, id, "Champion.py", source).text("state"))
                    .isEqualTo("ready");
            ask(ada, id, 2);
            assertThat(ContestFolder.move(folder, Databases.freshAddress(), "", InstantSource.system()))
                    .as("moved while it is served")
                    .isFalse();
        }
        // Something is under way, and something was there once whose number is not given again.
        try (Contest contest = Contest.start(folder, 0)) {
            Visitor ada = contest.visitor().withCookie(cookie);
            String token = ada.get("me").expect(200).text("token");
            ada = ada.with(Gate.TOKEN, token);
            ada.upload("contests/" + id + "/versions?file=Champion.py", "# later".getBytes(StandardCharsets.UTF_8))
                    .expect(201);
            Database database = contest.folder().database();
            database.changing(handle -> {
                handle.execute("INSERT INTO accounts (id, name, folded, password, role, created)"
                        + " VALUES (41, 'gone', 'gone', 'x', 'player', 1)");
                handle.execute("DELETE FROM accounts WHERE id = 41");
            });
            before = rows(database);
        }
        InstantSource later = () -> Instant.now().plus(LATER);
        DatabaseAddress address = Databases.freshAddress();

        assertThat(ContestFolder.move(folder, address, "", later)).isTrue();

        assertThat(ContestFolder.address(folder)).isEqualTo(address);
        assertThat(ContestFolder.hasOwnDatabase(folder)).isFalse();
        try (Database database = Database.postgresql(address, "")) {
            Map<String, List<Map<String, String>>> after = rows(database);
            assertThat(after.keySet()).isEqualTo(before.keySet());
            before.forEach(
                    (table, rows) -> assertThat(after.get(table)).as(table).containsExactlyElementsOf(rows));
            assertThat(Objects.requireNonNull(before.get("matches"))).hasSizeGreaterThan(4);
            assertThat(Objects.requireNonNull(before.get("build_queue"))).isNotEmpty();
            assertThat(Objects.requireNonNull(before.get("blobs"))).isNotEmpty();
        }

        try (Contest contest = Contest.start(folder, address, 1)) {
            Visitor ada = contest.visitor().withCookie(cookie);
            ada = ada.with(Gate.TOKEN, ada.get("me").expect(200).text("token"));
            long latest = ask(ada, id, 2);
            assertThat(latest)
                    .isGreaterThan(Objects.requireNonNull(before.get("matches")).size());
            Database database = contest.folder().database();
            Contest.until(
                    () -> database.<Long>read(handle -> handle.createQuery("SELECT COUNT(*) FROM versions"
                                    + " WHERE state IN ('received', 'building', 'validating')")
                            .mapTo(Long.class)
                            .one()),
                    left -> left == 0);
            assertThat(database.<Long>change(
                            handle -> handle.createQuery("INSERT INTO accounts (name, folded, password, role, created)"
                                            + " VALUES ('new', 'new', 'x', 'player', 1) RETURNING id")
                                    .mapTo(Long.class)
                                    .one()))
                    .isEqualTo(42);
        }
    }

    @Test
    void aDatabaseThatHoldsAContestIsRefusedAndNothingChanges() throws Exception {
        DatabaseAddress address = Databases.freshAddress();
        try (Contest contest = Contest.start(folder.resolve("other"), address, 0)) {
            Contest.open(contest.organiser());
        }
        Path own = folder.resolve("own");
        try (Contest contest = Contest.start(own, 0)) {
            Contest.open(contest.organiser());
        }
        assertThatThrownBy(() -> ContestFolder.move(own, address, "", InstantSource.system()))
                .isInstanceOfSatisfying(
                        Problem.class, refused -> assertThat(refused.code()).isEqualTo("THERE_ALREADY"));
        assertThat(ContestFolder.hasOwnDatabase(own)).isTrue();
        Contest.start(own, 0).close();
    }

    /** Asks for a block of matches, waits for their end, tells the number of the last. */
    private static long ask(Visitor ada, long contest, int count) {
        Visitor.Answer asked = ada.post(
                        "contests/" + contest + "/matches",
                        new Json()
                                .object()
                                .field("opponent", WholeWayTest.championNamed(ada, contest, "idle"))
                                .end())
                .expect(201);
        long last = asked.number("matches", String.valueOf(count - 1));
        Contest.until(
                () -> ada.get("matches/" + last).expect(200),
                answer -> answer.text("state").equals("done"));
        return last;
    }

    /** Everything of every table as text, in an order that both databases agree on. */
    private static Map<String, List<Map<String, String>>> rows(Database database) {
        Map<String, List<Map<String, String>>> all = new TreeMap<>();
        for (String table : tables(database)) {
            List<Map<String, String>> rows = new ArrayList<>();
            database.read(handle -> handle.createQuery("SELECT * FROM " + table)
                            .mapToMap()
                            .list())
                    .forEach(row -> {
                        Map<String, String> written = new LinkedHashMap<>();
                        new TreeMap<>(row).forEach((name, value) -> written.put(name, text(name, value)));
                        rows.add(written);
                    });
            rows.sort(java.util.Comparator.comparing(Map::toString));
            all.put(table, rows);
        }
        return all;
    }

    private static List<String> tables(Database database) {
        String query = database.isSqlite()
                ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
                : "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'";
        return database
                .read(handle -> handle.createQuery(query).mapTo(String.class).list())
                .stream()
                .filter(name -> !name.startsWith("flyway"))
                .sorted()
                .toList();
    }

    private static String text(String column, Object value) {
        if (value instanceof byte[] bytes) {
            return Secrets.hash(bytes);
        }
        if (column.equals("picked")) {
            return String.valueOf(value.equals(1) || value.equals(true));
        }
        if (value instanceof Timestamp time) {
            return String.valueOf(time.getTime());
        }
        return String.valueOf(value);
    }
}
