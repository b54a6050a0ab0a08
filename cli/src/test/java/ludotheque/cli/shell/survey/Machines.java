package ludotheque.cli.shell.survey;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** A PostgreSQL and processes that work on its databases, as an organiser starts them; all of them end with it. */
final class Machines implements AutoCloseable {
    private final EmbeddedPostgres postgresql;
    private final List<Process> processes = new ArrayList<>();
    private int made;

    Machines() throws IOException {
        postgresql = EmbeddedPostgres.builder().setLocaleConfig("locale", "C").start();
    }

    /** The address of an empty database. */
    String database() throws SQLException {
        String name = "survey" + ++made;
        try (Connection connection = postgresql.getPostgresDatabase().getConnection()) {
            connection.createStatement().execute("CREATE DATABASE " + name);
        }
        return "postgresql://postgres@localhost:" + postgresql.getPort() + "/" + name;
    }

    /** Counts rows of a database; 0 while its tables are not made. */
    long count(String url, String sql) throws SQLException {
        String name = url.substring(url.lastIndexOf('/') + 1);
        try (Connection connection = postgresql.getDatabase("postgres", name).getConnection();
                ResultSet answer = connection.createStatement().executeQuery(sql)) {
            answer.next();
            return answer.getLong(1);
        } catch (SQLException failure) {
            if ("42P01".equals(failure.getSQLState())) {
                return 0;
            }
            throw failure;
        }
    }

    long answered(String url) throws SQLException {
        return count(url, "SELECT COUNT(*) FROM slices WHERE answers IS NOT NULL");
    }

    /** Starts {@code ludo} in a process of its own, after the words of another command such as taskset; its output goes to a file. */
    Process ludo(List<String> before, Path said, List<String> words) throws IOException {
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "ludotheque.cli.Ludo"));
        command.addAll(words);
        Process process = new ProcessBuilder(command)
                .redirectOutput(said.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        processes.add(process);
        return process;
    }

    /** Starts workers, and waits until all are there. */
    List<Process> work(String url, List<List<String>> before) throws Exception {
        List<Process> started = new ArrayList<>();
        for (List<String> words : before) {
            started.add(ludo(
                    words,
                    Path.of("/dev/null"),
                    List.of("contest", "work", "--database", url, "--slots", "1", "--unsafe")));
        }
        until("at work", () -> count(url, "SELECT COUNT(*) FROM workers") >= before.size());
        return started;
    }

    /** Waits until something is so. */
    static void until(String what, Callable<Boolean> isSo) throws Exception {
        long end = System.nanoTime() + Duration.ofMinutes(3).toNanos();
        while (!isSo.call()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("after three minutes still not: " + what);
            }
            Thread.sleep(50);
        }
    }

    @Override
    public void close() throws IOException {
        processes.forEach(Process::destroyForcibly);
        postgresql.close();
    }
}
