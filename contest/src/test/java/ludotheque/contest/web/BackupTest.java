package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import ludotheque.contest.store.Backup;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Database;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A copy that is taken while a contest is served, with people handing in all the time. */
final class BackupTest {
    private static final int COPIES = 3;

    @TempDir
    Path place;

    @Test
    void aCopyTakenWhileServingHoldsAllThatWasAcknowledgedAndServesAgain() throws Exception {
        try (Contest contest = Contest.start(place.resolve("contest"), 0)) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            List<Long> acknowledged = new CopyOnWriteArrayList<>();
            AtomicBoolean isOver = new AtomicBoolean();
            Thread crowd = new Thread(() -> {
                while (!isOver.get() && acknowledged.size() < 50) {
                    acknowledged.add(ada.upload(
                                    "contests/" + id + "/versions?file=Champion.py",
                                    ("# " + acknowledged.size()).getBytes(StandardCharsets.UTF_8))
                            .expect(201)
                            .number("id"));
                }
            });
            crowd.start();
            try {
                for (int copy = 1; copy <= COPIES; copy++) {
                    int least = 3 * copy;
                    Contest.until(acknowledged::size, count -> count >= least);
                    List<Long> before = List.copyOf(acknowledged);
                    Path file = place.resolve("copy" + copy + ".sqlite");
                    Backup.write(contest.folder().database(), file);
                    Path restored = place.resolve("restored" + copy);
                    Backup.restore(file, restored);
                    try (ContestFolder opened = ContestFolder.open(restored, InstantSource.system())) {
                        assertThat(Backup.check(opened.database())).isEqualTo("ok");
                        assertThat(versions(opened.database())).containsAll(before);
                    }
                }
            } finally {
                isOver.set(true);
                crowd.join();
            }

            // Nobody changes anything now: what is restored is the same, row for row.
            Path file = place.resolve("last.sqlite");
            Backup.write(contest.folder().database(), file);
            Path restored = place.resolve("last");
            Backup.restore(file, restored);
            try (ContestFolder opened = ContestFolder.open(restored, InstantSource.system())) {
                assertThat(rows(opened.database()))
                        .isEqualTo(rows(contest.folder().database()));
            }
            try (Contest again = Contest.start(restored, 0)) {
                Visitor returned = again.visitor().withCookie(ada.cookie());
                assertThat(returned.get("me").expect(200).text("account", "name"))
                        .isEqualTo("Ada");
                returned.get("versions/" + acknowledged.get(0)).expect(200);
            }
        }
    }

    private static List<Long> versions(Database database) {
        return database.read(handle ->
                handle.createQuery("SELECT id FROM versions").mapTo(Long.class).list());
    }

    /** Everything of all tables; sessions are written when they are used, and the queue belongs to who works. */
    private static Map<String, List<Map<String, Object>>> rows(Database database) {
        Map<String, List<Map<String, Object>>> rows = new TreeMap<>();
        for (String table : List.of("accounts", "contests", "teams", "members", "maps", "champions", "events")) {
            rows.put(
                    table,
                    database.read(handle -> handle.createQuery("SELECT * FROM " + table + " ORDER BY 1, 2")
                            .mapToMap()
                            .list()));
        }
        rows.put(
                "versions",
                database.read(handle -> handle.createQuery("SELECT v.*, LENGTH(b.bytes) AS kept FROM versions v"
                                + " JOIN blobs b ON b.hash = v.hash ORDER BY v.id")
                        .mapToMap()
                        .list()));
        assertThat(Objects.requireNonNull(rows.get("versions"))).isNotEmpty();
        return rows;
    }
}
