package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.kernel.Json;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the organiser's link to a table, with real champions. */
class WholeWayTest {
    @TempDir
    Path folder;

    Contest start() {
        return Contest.start(folder, 1);
    }

    @Test
    void aCandidateHandsInAChampionAndItsMatchesComeToTheTable() throws Exception {
        try (Contest contest = start()) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");

            Visitor.Answer version =
                    Contest.handIn(ada, id, "Champion.py", Contest.PYTHON.getBytes(StandardCharsets.UTF_8));

            assertThat(version.text("state")).isEqualTo("ready");
            assertThat(version.text("language")).isEqualTo("python");
            assertThat(version.size("validation")).isEqualTo(3);

            long harvester = championNamed(organiser, id, "harvester");
            Visitor.Answer asked = ada.post(
                            "contests/" + id + "/matches",
                            new Json().object().field("opponent", harvester).end())
                    .expect(201);
            assertThat(asked.size("matches")).isEqualTo(2);
            for (int side = 0; side < 2; side++) {
                long match = asked.number("matches", String.valueOf(side));
                Visitor.Answer done = Contest.until(
                        () -> ada.get("matches/" + match).expect(200),
                        answer -> answer.text("state").equals("done"));
                assertThat(done.text("seats", String.valueOf(side), "name")).isEqualTo("Ada");
                assertThat(done.text("seats", String.valueOf(side), "result")).isEqualTo("loss");

                String own = ada.get("matches/" + match + "/record").expect(200).body();
                String others = contest.visitor()
                        .with("Accept-Encoding", "gzip")
                        .get("matches/" + match + "/record")
                        .expect(200)
                        .body();
                assertThat(own).contains("my turn");
                assertThat(others).doesNotContain("my turn");
                assertThat(MatchRecord.parse(others).turns()).hasSize(200);
            }

            Visitor.Answer table = Contest.until(
                    () -> contest.visitor().get("contests/" + id + "/standings").expect(200),
                    answer -> answer.number("rows", "0", "wins") == 2);
            assertThat(table.text("rows", "0", "name")).isEqualTo("harvester");
            Contest.until(
                    () -> Files.exists(folder.resolve("public/contest-" + id + "-standings.json")), there -> there);
        }
    }

    static long championNamed(Visitor visitor, long contest, String name) {
        Visitor.Answer all = visitor.get("contests/" + contest + "/champions").expect(200);
        for (int i = 0; i < all.size("items"); i++) {
            if (all.text("items", String.valueOf(i), "name").equals(name)) {
                return all.number("items", String.valueOf(i), "id");
            }
        }
        throw new AssertionError(name + " in " + all.body());
    }
}
