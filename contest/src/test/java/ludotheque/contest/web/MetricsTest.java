package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import ludotheque.contest.store.Databases;
import ludotheque.kernel.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Prometheus reads. */
final class MetricsTest {
    @TempDir
    Path folder;

    @Test
    void theQueueTheWorkersAndTheTimesAreThereForAnOrganiserAlone() {
        try (Contest contest = Contest.start(folder, Databases.freshAddress(), 0)) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            ada.upload("contests/" + id + "/versions?file=Champion.py", Contest.PYTHON.getBytes(StandardCharsets.UTF_8))
                    .expect(201);

            assertThat(contest.visitor().get("/metrics").status()).isEqualTo(401);
            assertThat(ada.get("/metrics").status()).isEqualTo(403);
            String token = organiser
                    .post(
                            "tokens",
                            new Json().object().field("label", "prometheus").end())
                    .expect(201)
                    .text("token");
            Visitor prometheus = contest.visitor().with("Authorization", "Bearer " + token);
            assertThat(prometheus.get("/metrics").expect(200).body())
                    .contains("ludo_contest_queue_builds 1\n")
                    .contains("ludo_contest_queue_matches{purpose=\"tournament\"} 0\n")
                    .contains("ludo_contest_slots 0\n")
                    .contains("ludo_contest_match_seconds_count 0\n");
        }
        try (Contest contest = Contest.start(folder, Databases.freshAddress(), 1)) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            Contest.handIn(ada, id, "Champion.py", Contest.PYTHON.getBytes(StandardCharsets.UTF_8));
            String text = organiser.get("/metrics").expect(200).body();
            assertThat(text)
                    .contains("ludo_contest_queue_builds 0\n")
                    .contains("ludo_contest_workers{engine=\"")
                    .contains("ludo_contest_slots 1\n")
                    .contains("ludo_contest_worker_seen_seconds{worker=\"test\"} ")
                    .contains("ludo_contest_match_seconds_count 3\n")
                    .contains("ludo_contest_match_seconds_bucket{le=\"+Inf\"} 3\n")
                    .contains("ludo_contest_build_seconds_count 1\n")
                    .contains("ludo_contest_leases_lost_total 0\n")
                    .contains("ludo_contest_matches_void 0\n");
            // Read once each, told each time.
            assertThat(organiser.get("/metrics").expect(200).body()).contains("ludo_contest_match_seconds_count 3\n");
            // The grammar of the format: a comment, or a name, labels and a number.
            assertThat(text.lines())
                    .allMatch(line -> line.matches("# (HELP|TYPE) [a-z_]+ .+")
                            || line.matches("[a-z_]+(\\{[a-z]+=\"[^\"]*\"\\})? [0-9.]+"));
        }
    }
}
