package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import ludotheque.kernel.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LiveTest {
    @TempDir
    Path folder;

    @Test
    void whoFollowsAContestHearsWhatHappensAndNothingOfOthersVersions() throws Exception {
        try (Contest contest = Contest.start(folder, 0)) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            int port = ada.get("/").response().uri().getPort();
            HttpResponse<InputStream> stream = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(
                                            URI.create("http://localhost:" + port + "/api/v1/contests/" + id + "/live"))
                                    .header("Accept", "text/event-stream")
                                    .build(),
                            HttpResponse.BodyHandlers.ofInputStream());
            assertThat(stream.statusCode()).isEqualTo(200);
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                assertThat(lines.readLine()).startsWith(":");
                ada.upload("contests/" + id + "/versions?file=a.py", new byte[] {1})
                        .expect(201);
                organiser
                        .post(
                                "contests/" + id + "/state",
                                new Json().object().field("state", "frozen").end())
                        .expect(200);
                StringBuilder heard = new StringBuilder();
                while (!heard.toString().contains("contest.frozen")) {
                    heard.append(lines.readLine()).append('\n');
                }
                assertThat(heard.toString()).contains("event: event").doesNotContain("version.");
            }
        }
    }
}
