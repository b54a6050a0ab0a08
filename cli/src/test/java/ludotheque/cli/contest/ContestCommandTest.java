package ludotheque.cli.contest;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Objects;
import ludotheque.cli.Typed;
import ludotheque.contest.store.Backup;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Database;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The organiser's commands on a folder. */
final class ContestCommandTest {
    @TempDir
    Path place;

    private String folder = "";

    @BeforeEach
    void aFolder() throws IOException {
        folder = place.resolve("contest").toString();
        Objects.requireNonNull(ContestFolder.serve(Path.of(folder), InstantSource.system()))
                .close();
    }

    private Typed contest(String verb, String... more) {
        String[] words = new String[more.length + 3];
        words[0] = "contest";
        words[1] = verb;
        words[2] = folder;
        System.arraycopy(more, 0, words, 3, more.length);
        return ludo(words);
    }

    @Test
    void aContestIsMadeOpenedFrozenClosedAndPublished() {
        assertThat(contest("new", "Finale 2026").out()).isEqualTo("1\n");
        for (String verb : new String[] {"open", "freeze", "close", "publish"}) {
            Typed typed = contest(verb, "1");
            assertThat(typed.exitCode()).as(typed.err()).isZero();
        }
        Typed again = contest("open", "1", "--json");
        assertThat(again.exitCode()).isEqualTo(1);
        assertThat(again.out()).startsWith("{\"code\":\"BAD_STATE\"");
    }

    @Test
    void aClassIsInvitedByAList() {
        contest("new", "Finale");
        Typed codes = ludoReading("Ada,Les Chats\nBob\n", "contest", "invite", folder, "1", "--csv", "-");
        assertThat(codes.exitCode()).isZero();
        assertThat(codes.out()).contains("Ada").contains("Les Chats").containsPattern("([0-9A-Z]{4}-){3}[0-9A-Z]{4}");
        assertThat(contest("invite", "9").exitCode()).isEqualTo(1);
    }

    @Test
    void aCopyRestoredIsTheSame() throws Exception {
        contest("new", "Finale");
        contest("open", "1");
        String copy = place.resolve("copy.sqlite").toString();
        assertThat(contest("backup", copy).exitCode()).isZero();
        assertThat(contest("backup", copy).exitCode()).isEqualTo(1);
        String other = place.resolve("other").toString();
        assertThat(ludo("contest", "restore", copy, other).exitCode()).isZero();
        assertThat(ludo("contest", "export", other, "1").out())
                .isEqualTo(contest("export", "1").out())
                .contains("\"kind\":\"contest\"")
                .contains("\"what\":\"contest.open\"");
        assertThat(ludo("contest", "restore", copy, other).exitCode()).isEqualTo(1);
        try (ContestFolder opened = ContestFolder.open(Path.of(other), InstantSource.system())) {
            Database database = opened.database();
            assertThat(Backup.check(database)).isEqualTo("ok");
        }
    }

    @Test
    void whatIsNoCopyIsRefusedAndLeavesNothing() throws IOException {
        Path file =
                Files.writeString(place.resolve("letter.txt"), "Dear jury, this is no database at all.".repeat(100));
        Path other = place.resolve("other");
        Typed typed = ludo("contest", "restore", file.toString(), other.toString());
        assertThat(typed.exitCode()).isEqualTo(65);
        assertThat(typed.err()).isEqualTo(file + ": a contest's copy was expected\n");
        assertThat(other.resolve("contest.sqlite")).doesNotExist();
    }

    @Test
    void anotherFolderIsTold() {
        Typed typed = ludo("contest", "new", place.toString(), "x");
        assertThat(typed.exitCode()).isEqualTo(65);
        assertThat(typed.err()).contains("this is no contest's folder");
    }

    @Test
    void onlyAPublishedContestIsPurged() {
        contest("new", "Finale");
        assertThat(contest("purge", "1").exitCode()).isEqualTo(1);
        for (String verb : new String[] {"open", "close", "publish"}) {
            contest(verb, "1");
        }
        assertThat(contest("purge", "1", "--json").out()).isEqualTo("{\"accounts\":0}\n");
    }

    @Test
    void theDoctorNamesEveryLanguage() {
        Typed typed = ludo("contest", "doctor", folder, "--json");
        assertThat(typed.out()).contains("\"what\":\"Python\"").contains("\"what\":\"database\",\"ok\":true");
    }

    @Test
    void whoIsNotLoggedInIsTold() {
        Typed typed = ludo("contest", "status");
        assertThat(typed.exitCode()).isEqualTo(1);
        assertThat(typed.err()).isEqualTo("log in first: ludo contest login ADDRESS\n");
    }

    @Test
    void aSiteThatIsNotThereIsTold() {
        Typed typed = ludoReading("0123", "contest", "login", "http://localhost:1/");
        assertThat(typed.exitCode()).isEqualTo(1);
        assertThat(typed.err()).contains("does not answer");
    }
}
