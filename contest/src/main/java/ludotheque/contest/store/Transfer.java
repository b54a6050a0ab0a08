package ludotheque.contest.store;

import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.jdbc.SqliteJdbcCustomization;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ludotheque.contest.Problem;
import org.jdbi.v3.core.Handle;

/** Takes everything of a contest from SQLite to PostgreSQL, in one transaction: numbers stay as they are, and go on where they were. */
public final class Transfer {
    /** Every table, each after those it refers to. */
    static final List<String> TABLES = List.of(
            "blobs",
            "accounts",
            "sessions",
            "tokens",
            "contests",
            "invitations",
            "teams",
            "members",
            "maps",
            "champions",
            "versions",
            "builds",
            "tournaments",
            "entries",
            "matches",
            "seats",
            "rejudgings",
            "events",
            "workers",
            "presence",
            "live",
            "surveys",
            "slices",
            "match_queue",
            "build_queue");

    private static final int AT_ONCE = 200;

    private Transfer() {}

    static void copy(Database from, Database to) {
        from.changing(source -> {
            if (!new Workers(source, from).present().isEmpty()) {
                throw Problem.conflict(
                        "AT_WORK",
                        "un processus travaille encore sur ce dossier : arrêtez-le et attendez une demi-minute",
                        "a process still works on this folder: stop it and wait half a minute");
            }
            to.changing(target -> {
                expectEmpty(target);
                try {
                    for (String table : TABLES) {
                        copy(source.getConnection(), target.getConnection(), table);
                    }
                    goOnCounting(source, target);
                } catch (SQLException failure) {
                    throw new IllegalStateException(failure);
                }
            });
        });
    }

    private static void expectEmpty(Handle target) {
        boolean isUsed = TABLES.stream()
                .filter(table -> !table.equals("workers") && !table.equals("presence"))
                .anyMatch(table ->
                        target.createQuery("SELECT COUNT(*) FROM (SELECT 1 FROM " + table + " LIMIT 1) AS any_row")
                                        .mapTo(Long.class)
                                        .one()
                                > 0);
        if (isUsed) {
            throw Problem.conflict(
                    "THERE_ALREADY", "cette base contient déjà un concours", "this database holds a contest already");
        }
        target.execute("DELETE FROM workers");
        target.execute("DELETE FROM presence");
    }

    private static void copy(Connection source, Connection target, String table) throws SQLException {
        try (Statement read = source.createStatement();
                ResultSet rows = read.executeQuery("SELECT * FROM " + table);
                Statement look = target.createStatement();
                ResultSet columns = look.executeQuery("SELECT * FROM " + table + " LIMIT 0")) {
            ResultSetMetaData shape = columns.getMetaData();
            List<String> names = new ArrayList<>();
            for (int column = 1; column <= shape.getColumnCount(); column++) {
                names.add(shape.getColumnName(column));
            }
            String places = String.join(", ", Collections.nCopies(names.size(), "?"));
            try (PreparedStatement write = target.prepareStatement(
                    "INSERT INTO " + table + " (" + String.join(", ", names) + ") VALUES (" + places + ")")) {
                int waiting = 0;
                while (rows.next()) {
                    for (int i = 0; i < names.size(); i++) {
                        carry(rows, names.get(i), write, i + 1, shape.getColumnType(i + 1));
                    }
                    write.addBatch();
                    if (++waiting % AT_ONCE == 0) {
                        write.executeBatch();
                    }
                }
                write.executeBatch();
            }
        }
    }

    private static void carry(ResultSet rows, String name, PreparedStatement write, int place, int type)
            throws SQLException {
        switch (type) {
            case Types.BINARY -> write.setBytes(place, rows.getBytes(name));
            case Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE ->
                new PostgreSqlJdbcCustomization(false, false)
                        .setInstant(write, place, new SqliteJdbcCustomization().getInstant(rows, name));
            case Types.VARCHAR -> {
                String text = rows.getString(name);
                write.setString(place, text == null ? null : Storable.text(text));
            }
            default -> {
                boolean isTruth = type == Types.BIT || type == Types.BOOLEAN;
                Object value = isTruth ? (Object) rows.getBoolean(name) : rows.getLong(name);
                write.setObject(place, rows.wasNull() ? null : value, type);
            }
        }
    }

    /** A number that was given once is not given again, though its row be gone. */
    private static void goOnCounting(Handle source, Handle target) {
        source.createQuery("SELECT name, seq FROM sqlite_sequence")
                .map((row, context) -> target.createQuery("SELECT setval(pg_get_serial_sequence(:table, 'id'), :last)")
                        .bind("table", row.getString("name"))
                        .bind("last", row.getLong("seq"))
                        .mapTo(Long.class)
                        .one())
                .list();
    }
}
