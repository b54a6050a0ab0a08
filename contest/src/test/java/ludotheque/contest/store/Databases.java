package ludotheque.contest.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** Both databases, each fresh: what holds on one holds on the other. */
public final class Databases implements ArgumentsProvider {
    private static @Nullable EmbeddedPostgres postgresql;
    private static int made;

    /** A database of either kind, made when it is asked for. */
    public interface Fresh {
        Database open(InstantSource clock);

        default Database open() {
            return open(InstantSource.system());
        }
    }

    @Override
    public Stream<? extends Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
        return Stream.of(
                Arguments.of(Named.of("SQLite", (Fresh) Databases::sqlite)),
                Arguments.of(Named.of("PostgreSQL", (Fresh) Databases::postgresql)));
    }

    private static Database sqlite(InstantSource clock) {
        try {
            Path folder = Files.createTempDirectory("ludo-contest");
            folder.toFile().deleteOnExit();
            return Database.sqlite(folder.resolve("contest.sqlite"), clock);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static void create(String database) throws SQLException {
        try (Connection connection =
                Objects.requireNonNull(postgresql).getPostgresDatabase().getConnection()) {
            connection.createStatement().execute("CREATE DATABASE " + database);
        }
    }

    private static DatabaseAddress address(String name) {
        return new DatabaseAddress(
                "postgres", "localhost:" + Objects.requireNonNull(postgresql).getPort() + "/" + name);
    }

    private static Database postgresql(InstantSource clock) {
        return Database.postgresql(freshAddress(), "", clock);
    }

    /** One server for all tests, ended with this process; a database of its own, with empty tables, for each. */
    public static synchronized DatabaseAddress freshAddress() {
        try {
            if (postgresql == null) {
                postgresql = EmbeddedPostgres.builder()
                        .setLocaleConfig("locale", "C")
                        .start();
                // Made once, and copied: bringing the tables up to date takes longer than most tests.
                create("made");
                Database.postgresql(address("made"), "", InstantSource.system()).close();
            }
            String name = "contest" + ++made;
            create(name + " TEMPLATE made");
            return address(name);
        } catch (IOException | SQLException failure) {
            throw new AssertionError(failure);
        }
    }
}
