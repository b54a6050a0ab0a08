package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import ludotheque.contest.store.Backup;
import ludotheque.contest.store.Database;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClockTest {
    @TempDir
    Path folder;

    /** Order is that of events; a time is only shown, or an end of something. */
    @Test
    void aClockThatIsSetBackAnHourBreaksNothing() {
        AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-05-01T12:00:00Z"));
        try (Contest contest = Contest.start(folder, 0, now::get)) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            long before = ada.upload("contests/" + id + "/versions?file=a.py", new byte[] {1})
                    .expect(201)
                    .number("number");
            now.set(Instant.parse("2026-05-01T11:00:00Z"));
            assertThat(ada.get("me").need("account").isNull()).isFalse();
            long after = ada.upload("contests/" + id + "/versions?file=a.py", new byte[] {2})
                    .expect(201)
                    .number("number");
            assertThat(after).isEqualTo(before + 1);
            Contest.move(organiser, "contests/" + id, "frozen");
            String events = organiser
                    .get("contests/" + id + "/events?after=0&limit=200")
                    .body();
            assertThat(events.indexOf("contest.frozen")).isGreaterThan(events.indexOf("contest.open"));
            Database database = contest.folder().database();
            assertThat(Backup.check(database)).isEqualTo("ok");
        }
    }
}
