package ludotheque.cli.contest;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.InstantSource;
import java.util.Objects;
import ludotheque.cli.Typed;
import ludotheque.contest.store.ContestFolder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The organiser's commands where the database is PostgreSQL and asks for a password. */
final class ContestDatabaseTest {
    private static final String PASSWORD = "not in any argument";

    @TempDir
    static Path place;

    private static EmbeddedPostgres postgresql;
    private static int made;

    @BeforeAll
    static void aServerThatAsksForAPassword() throws Exception {
        postgresql = EmbeddedPostgres.builder().setLocaleConfig("locale", "C").start();
        try (Connection connection = postgresql.getPostgresDatabase().getConnection()) {
            connection.createStatement().execute("CREATE ROLE ludo LOGIN PASSWORD '" + PASSWORD + "'");
            String rules;
            try (var answer = connection.createStatement().executeQuery("SHOW hba_file")) {
                answer.next();
                rules = answer.getString(1);
            }
            Path file = Path.of(rules);
            Files.writeString(file, "host all ludo samehost scram-sha-256\n" + Files.readString(file));
            connection.createStatement().execute("SELECT pg_reload_conf()");
        }
    }

    @AfterAll
    static void noServer() throws IOException {
        postgresql.close();
    }

    private static String emptyDatabase() throws Exception {
        String name = "contest" + ++made;
        try (Connection connection = postgresql.getPostgresDatabase().getConnection()) {
            connection.createStatement().execute("CREATE DATABASE " + name + " OWNER ludo");
        }
        return "postgresql://ludo@localhost:" + postgresql.getPort() + "/" + name;
    }

    private static String passwordFile() throws IOException {
        return Files.writeString(place.resolve("password"), PASSWORD + "\n").toString();
    }

    private static String contestFolder(String name) throws IOException {
        Path folder = place.resolve(name);
        Objects.requireNonNull(ContestFolder.serve(folder, InstantSource.system()))
                .close();
        return folder.toString();
    }

    @Test
    @Tag("slow")
    void aMovedContestIsReachedThroughItsFolder() throws Exception {
        String folder = contestFolder("moved");
        assertThat(ludo("contest", "new", folder, "Finale").out()).isEqualTo("1\n");
        String url = emptyDatabase();

        Typed moved = ludo("contest", "move", folder, "--to", url, "--password-file", passwordFile());

        assertThat(moved.exitCode()).as(moved.err()).isZero();
        assertThat(moved.err()).startsWith("The contest is in " + url + " now");
        assertThat(ludo("contest", "open", folder, "1", "--password-file", passwordFile())
                        .exitCode())
                .isZero();
        assertThat(ludo("contest", "new", folder, "Second", "--password-file", passwordFile())
                        .out())
                .isEqualTo("2\n");
        assertThat(ludo("contest", "export", folder, "1", "--password-file", passwordFile())
                        .out())
                .contains("\"what\":\"contest.open\"");

        Typed again = ludo("contest", "move", folder, "--to", url, "--password-file", passwordFile());
        assertThat(again.exitCode()).isEqualTo(1);
        assertThat(again.err()).isEqualTo(folder + ": this folder's database is elsewhere already\n");
        Typed backup =
                ludo("contest", "backup", folder, place.resolve("copy").toString(), "--password-file", passwordFile());
        assertThat(backup.exitCode()).isEqualTo(1);
        assertThat(backup.err()).contains("pg_dump");
        Typed doctor = ludo("contest", "doctor", "--database", url, "--password-file", passwordFile(), "--json");
        assertThat(doctor.exitCode()).isEqualTo(1);
        assertThat(doctor.out())
                .contains("{\"what\":\"database\",\"ok\":true,\"words\":\"PostgreSQL ")
                .contains("{\"what\":\"worker\",\"ok\":false,\"words\":\"none;");

        String other = contestFolder("other");
        Typed full = ludo("contest", "move", other, "--to", url, "--password-file", passwordFile());
        assertThat(full.exitCode()).isEqualTo(1);
        assertThat(full.err()).isEqualTo(url + ": this database holds a contest already\n");
    }

    @Test
    void aPasswordInAnAddressIsRefusedAndNotRepeated() {
        Typed typed = ludo("contest", "work", "--database", "postgresql://ludo:secret@localhost/x");
        assertThat(typed.exitCode()).isEqualTo(64);
        assertThat(typed.err())
                .contains("an address without a password was expected")
                .doesNotContain("secret")
                .hasLineCount(1);
    }

    @Test
    void aDatabaseThatDoesNotLetUsInIsToldInOneLine() throws Exception {
        String url = emptyDatabase();
        Typed refused = ludo("contest", "work", "--database", url);
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err())
                .startsWith(url + ": this database cannot be reached (")
                .hasLineCount(1);

        String nowhere = "postgresql://ludo@localhost:1/x";
        Typed away = ludo("contest", "serve", place.resolve("away").toString(), "--database", nowhere);
        assertThat(away.exitCode()).isEqualTo(1);
        assertThat(away.err())
                .startsWith(nowhere + ": this database cannot be reached (")
                .hasLineCount(1);
        assertThat(place.resolve("away/database.url")).doesNotExist();
    }

    @Test
    void aFolderWithADatabaseOfItsOwnIsNotServedFromAnother() throws Exception {
        String folder = contestFolder("own");
        Typed typed = ludo("contest", "serve", folder, "--database", "postgresql://ludo@localhost/x");
        assertThat(typed.exitCode()).isEqualTo(1);
        assertThat(typed.err()).contains("this folder has a database of its own; \"ludo contest move ");
    }

    @Test
    void workIsForAFolderOrADatabase() {
        assertThat(ludo("contest", "work").err()).contains("a folder or --database URL was expected");
    }
}
