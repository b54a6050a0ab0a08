package ludotheque.contest.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import ludotheque.kernel.Json;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fault of ours is never a champion's result. */
final class OurFaultsTest {
    private static final byte[] CHAMPION = Contest.PYTHON.getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    /** Removes this process's temporary files, as a machine's cleaner would; folders stay, as cleaners look at files. */
    private static int cleanTemporaryFiles() throws IOException {
        String ours = "-" + ProcessHandle.current().pid() + "-";
        List<Path> files;
        try (var all = Files.walk(Path.of(System.getProperty("java.io.tmpdir")), 1)) {
            files = all.filter(path -> path.getFileName().toString().startsWith("ludotheque_")
                            && path.getFileName().toString().contains(ours))
                    .toList();
        }
        int removed = 0;
        for (Path root : files) {
            try (var inside = Files.walk(root)) {
                for (Path file : inside.filter(Files::isRegularFile).toList()) {
                    Files.delete(file);
                    removed++;
                }
            }
        }
        return removed;
    }

    @Test
    @Tag("slow")
    void championsGoOnPlayingAndBuildingAfterSomebodyCleanedThePlaceForTemporaryFiles() throws Exception {
        try (Contest contest = Contest.start(folder, 1)) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            assertThat(Contest.handIn(ada, id, "Champion.py", CHAMPION).text("state"))
                    .isEqualTo("ready");

            assertThat(cleanTemporaryFiles()).isPositive();
            Visitor.Answer asked = ada.post(
                            "contests/" + id + "/matches",
                            new Json()
                                    .object()
                                    .field("opponent", WholeWayTest.championNamed(ada, id, "idle"))
                                    .end())
                    .expect(201);
            for (int i = 0; i < 2; i++) {
                long match = asked.number("matches", String.valueOf(i));
                Visitor.Answer played = Contest.until(
                        () -> ada.get("matches/" + match).expect(200),
                        answer -> answer.text("state").equals("done"));
                assertThat(played.text("seats", String.valueOf(i), "cause"))
                        .as(played.body())
                        .isEqualTo("null");
            }

            assertThat(cleanTemporaryFiles()).isPositive();
            Visitor.Answer again = Contest.handIn(ada, id, "Champion.py", CHAMPION);
            assertThat(again.text("state")).as(again.body()).isEqualTo("ready");
        }
    }

    @Test
    @Tag("slow")
    void programsOfABoardGameGoOnPlayingToo() throws Exception {
        try (Contest contest = Contest.start(folder, 1)) {
            Visitor organiser = contest.organiser();
            long id = Contest.open(organiser, "memoryx", false);
            Visitor ada = contest.candidate(organiser, id, "Ada");
            String kit = ada.get("languages?game=memoryx").expect(200).text("items", "0", "text");
            assertThat(Contest.handIn(ada, id, "player.py", kit.getBytes(StandardCharsets.UTF_8))
                            .text("state"))
                    .isEqualTo("ready");

            assertThat(cleanTemporaryFiles()).isPositive();
            long match = ada.post(
                            "contests/" + id + "/matches",
                            new Json()
                                    .object()
                                    .field("opponent", WholeWayTest.championNamed(ada, id, "exact"))
                                    .field("sides", "first")
                                    .end())
                    .expect(201)
                    .number("matches", "0");
            Visitor.Answer played = Contest.until(
                    () -> ada.get("matches/" + match).expect(200),
                    answer -> answer.text("state").equals("done"));
            assertThat(played.text("seats", "0", "cause")).as(played.body()).isEqualTo("null");
        }
    }

    @Test
    @Tag("slow")
    void aBuildThatWeCannotDoIsTriedThreeTimesThenFlaggedAndNamed() throws Exception {
        long id;
        long version;
        try (Contest contest = Contest.start(folder, 0)) {
            Visitor organiser = contest.organiser();
            id = Contest.open(organiser);
            version = contest.candidate(organiser, id, "Ada")
                    .upload("contests/" + id + "/versions?file=Champion.py", CHAMPION)
                    .expect(201)
                    .number("id");
            // What we promised to keep is gone: whoever handed it in is not to blame.
            contest.folder().database().changing(handle -> handle.execute("DELETE FROM blobs"));
        }
        try (Contest contest = Contest.start(folder, 1)) {
            Visitor organiser = contest.visitor();
            organiser
                    .post(
                            "login",
                            new Json()
                                    .object()
                                    .field("name", "Olga")
                                    .field("password", "organising is fun")
                                    .end())
                    .expect(201);
            Visitor.Answer flagged = Contest.until(
                    () -> organiser.get("versions/" + version).expect(200),
                    answer -> answer.text("state").equals("our-fault"));
            assertThat(flagged.size("builds")).isEqualTo(3);
            assertThat(flagged.text("reason", "en")).contains("of our making");
        }
    }
}
