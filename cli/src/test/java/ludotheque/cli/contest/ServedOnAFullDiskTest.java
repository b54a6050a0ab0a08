package ludotheque.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Random;
import ludotheque.cli.FullDisk;
import ludotheque.contest.store.Accounts;
import ludotheque.contest.store.Backup;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Secrets;
import ludotheque.contest.store.Teams;
import ludotheque.contest.web.ContestServer;
import ludotheque.contest.web.RunningContest;
import ludotheque.contest.work.NewContest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk without room is told, and what is there stays whole. */
final class ServedOnAFullDiskTest {
    private static final int KIBIBYTES = 6000;

    @TempDir
    Path place;

    @Test
    void whatFindsNoRoomIsRefusedInOneSentenceAndNothingIsSpoilt() throws Exception {
        try (FullDisk disk = new FullDisk(place, KIBIBYTES);
                ContestFolder folder =
                        Objects.requireNonNull(ContestFolder.serve(disk.file("contest"), InstantSource.system()));
                RunningContest running = RunningContest.start(
                        folder,
                        (path, accepted) -> null,
                        new ContestServer.Options("localhost", 0, false),
                        new RunningContest.Work("test", 0, true))) {
            Database database = folder.database();
            String secret = Secrets.draw();
            long contest = database.change(handle -> {
                long made = new NewContest("Finale", Contests.PAPATTES, null, null, Contests.Settings.USUAL, null)
                        .add(handle, database);
                Contests contests = new Contests(handle, database);
                contests.move(contests.get(made), Contests.OPEN, null, null);
                Accounts accounts = new Accounts(handle, database);
                long account = Objects.requireNonNull(accounts.add("Ada", "x", Accounts.PLAYER))
                        .id();
                accounts.addToken(account, Secrets.hash(secret), "test");
                Teams teams = new Teams(handle, database);
                teams.join(teams.add(made, "Ada", account), account);
                return made;
            });
            String site = "http://localhost:" + running.port() + "/api/v1/contests/" + contest;
            byte[] large = new byte[1 << 20];
            HttpResponse<String> answer;
            int kept = 0;
            do {
                new Random(kept).nextBytes(large);
                answer = HttpClient.newHttpClient()
                        .send(
                                HttpRequest.newBuilder(URI.create(site + "/versions?file=a.zip"))
                                        .header("Authorization", "Bearer " + secret)
                                        .POST(HttpRequest.BodyPublishers.ofByteArray(large))
                                        .build(),
                                HttpResponse.BodyHandlers.ofString());
                kept += answer.statusCode() == 201 ? 1 : 0;
            } while (answer.statusCode() == 201 && kept < 20);
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(507);
            assertThat(answer.body()).contains("DISK_FULL");
            assertThat(Backup.check(database)).isEqualTo("ok");
            long versions = database.read(handle -> handle.createQuery(
                            "SELECT COUNT(*) FROM versions v JOIN blobs b ON b.hash = v.hash WHERE v.size = 1048576")
                    .mapTo(Long.class)
                    .one());
            assertThat(versions).isEqualTo(kept);
        }
    }
}
