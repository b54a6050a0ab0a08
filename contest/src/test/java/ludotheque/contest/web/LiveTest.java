package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
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

    /** Somebody's open stream of events. */
    private record Ear(BufferedReader lines) implements AutoCloseable {
        static Ear open(int port, long contest, String cookie) throws Exception {
            HttpRequest.Builder request = HttpRequest.newBuilder(
                            URI.create("http://localhost:" + port + "/api/v1/contests/" + contest + "/live"))
                    .header("Accept", "text/event-stream");
            if (!cookie.isEmpty()) {
                request.header("Cookie", Gate.COOKIE + "=" + cookie);
            }
            HttpResponse<InputStream> stream =
                    HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
            assertThat(stream.statusCode()).isEqualTo(200);
            Ear ear = new Ear(new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8)));
            // From its first breath on it hears everything.
            assertThat(ear.lines.readLine()).startsWith(":");
            return ear;
        }

        /** All that comes until the table is frozen, which everybody hears: events come in their order. */
        String untilFrozen() throws IOException {
            StringBuilder heard = new StringBuilder();
            while (!heard.toString().contains("contest.frozen")) {
                heard.append(lines.readLine()).append('\n');
            }
            return heard.toString();
        }

        @Override
        public void close() throws IOException {
            lines.close();
        }
    }

    @Test
    void aTeamHearsOfItsOwnVersionsAndNobodyElseDoes() throws Exception {
        try (Contest contest = Contest.start(folder, 0)) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            Visitor bob = contest.candidate(organiser, id, "Bob");
            int port = ada.get("/").response().uri().getPort();
            try (Ear adas = Ear.open(port, id, ada.cookie());
                    Ear bobs = Ear.open(port, id, bob.cookie());
                    Ear anybodys = Ear.open(port, id, "");
                    Ear organisers = Ear.open(port, id, organiser.cookie())) {
                // Her first version: her team has no champion before it.
                ada.upload("contests/" + id + "/versions?file=a.py", new byte[] {1})
                        .expect(201);
                organiser
                        .post(
                                "contests/" + id + "/invitations",
                                new Json().object().field("label", "Eve").end())
                        .expect(201);
                Contest.move(organiser, "contests/" + id, "frozen");

                assertThat(adas.untilFrozen()).contains("version.received").doesNotContain("invitation.");
                assertThat(bobs.untilFrozen())
                        .contains("event: event")
                        .doesNotContain("version.")
                        .doesNotContain("invitation.");
                assertThat(anybodys.untilFrozen()).doesNotContain("version.").doesNotContain("invitation.");
                assertThat(organisers.untilFrozen())
                        .contains("version.received")
                        .contains("invitation.");
            }
            assertThat(ada.get("contests/" + id + "/events?after=0").body()).contains("version.received");
            assertThat(bob.get("contests/" + id + "/events?after=0").body()).doesNotContain("version.");
        }
    }
}
