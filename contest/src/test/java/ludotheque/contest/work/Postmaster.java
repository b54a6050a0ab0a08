package ludotheque.contest.work;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import ludotheque.contest.store.DatabaseAddress;

/** A PostgreSQL that others reach from their own networks, by a password, and that can be stopped and started again. */
final class Postmaster implements AutoCloseable {
    static final String PASSWORD = "only in the environment";

    private final Path data;
    private final String host;
    private final int port;
    private EmbeddedPostgres running;

    /** @param network that it lets in, such as 10.0.0.0/24 */
    Postmaster(Path data, String host, String network) throws IOException, SQLException {
        this.data = data;
        this.host = host;
        this.running = start(0);
        this.port = running.getPort();
        try (Connection connection = running.getPostgresDatabase().getConnection()) {
            connection.createStatement().execute("CREATE ROLE ludo LOGIN PASSWORD '" + PASSWORD + "'");
            connection.createStatement().execute("CREATE DATABASE contest OWNER ludo");
            Path rules = data.resolve("pg_hba.conf");
            Files.writeString(rules, "host all ludo " + network + " scram-sha-256\n" + Files.readString(rules));
            connection.createStatement().execute("SELECT pg_reload_conf()");
        }
    }

    private EmbeddedPostgres start(int wanted) throws IOException {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setLocaleConfig("locale", "C")
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setServerConfig("listen_addresses", "*")
                // As a server in earnest: what was acknowledged is on the disk.
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("max_connections", "200");
        return (wanted == 0 ? builder : builder.setPort(wanted)).start();
    }

    DatabaseAddress address() {
        return new DatabaseAddress("ludo", host + ":" + port + "/contest");
    }

    void stop() throws IOException {
        running.close();
    }

    void startAgain() throws IOException {
        running = start(port);
    }

    @Override
    public void close() throws IOException {
        running.close();
    }
}
