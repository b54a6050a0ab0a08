package ludotheque.contest.work;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import ludotheque.contest.store.DatabaseAddress;

/** A PostgreSQL that others reach from their own networks, by a password, and that can be stopped and started again. */
final class Postmaster implements AutoCloseable {
    static final String PASSWORD = "only in the environment";

    private static final double TICKS_A_SECOND = 100;

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

    /** The processor time that all of its processes used since it was started, in seconds. */
    double processorSeconds() throws IOException {
        long pid = Long.parseLong(
                Files.readAllLines(data.resolve("postmaster.pid")).get(0));
        long ticks = ticks(pid, true);
        for (ProcessHandle child :
                ProcessHandle.of(pid).orElseThrow().children().toList()) {
            ticks += ticks(child.pid(), false);
        }
        return ticks / TICKS_A_SECOND;
    }

    /** Of one process, and of those of its children that have ended. */
    private static long ticks(long pid, boolean withChildren) throws IOException {
        String line;
        try {
            line = Files.readString(Path.of("/proc", String.valueOf(pid), "stat"));
        } catch (NoSuchFileException ended) {
            return 0;
        }
        // After the name, which may hold anything: state, ten more, then user, system, and both of the children that
        // ended.
        String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
        long ticks = 0;
        for (int i = 11; i < (withChildren ? 15 : 13); i++) {
            ticks += Long.parseLong(fields[i]);
        }
        return ticks;
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
