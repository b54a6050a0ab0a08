package ludotheque.contest.work;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Sql;
import ludotheque.contest.store.Workers;
import ludotheque.kernel.Text;

/** Looks at a contest that several machines work on: whether the database answers, who works, and whether somebody can do what waits. */
public final class Checkup {
    private static final int QUESTIONS = 20;
    private static final int LATE_SECONDS = 2;

    private Checkup() {}

    /** One thing that was looked at. */
    public record Finding(Text what, boolean isGood, Text words) {}

    public static List<Finding> of(Database database) {
        List<Finding> findings = new ArrayList<>();
        findings.add(server(database));
        findings.add(clock(database));
        List<Workers.Worker> present = database.read(handle -> new Workers(handle, database).present());
        findings.addAll(workers(present));
        findings.addAll(waiting(database, present));
        return findings;
    }

    private static Finding server(Database database) {
        String version = database.read(handle -> new Sql(handle, "SHOW server_version").get(String.class));
        long start = System.nanoTime();
        for (int i = 0; i < QUESTIONS; i++) {
            database.read(handle -> new Sql(handle, "SELECT 1").number());
        }
        long micros = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - start) / QUESTIONS;
        return new Finding(
                new Text("base", "database"),
                true,
                new Text(
                        "PostgreSQL " + version + ", " + micros + " µs par question",
                        "PostgreSQL " + version + ", " + micros + " µs a question"));
    }

    /** A wrong clock here harms nothing, as all go by the database's; but who reads a log is misled. */
    private static Finding clock(Database database) {
        long behind = TimeUnit.MILLISECONDS.toSeconds(database.now() - System.currentTimeMillis());
        boolean isGood = Math.abs(behind) <= LATE_SECONDS;
        return new Finding(
                new Text("horloge", "clock"),
                isGood,
                isGood
                        ? new Text("celle de la base", "the database's")
                        : new Text(
                                "à " + Math.abs(behind) + " s de celle de la base",
                                Math.abs(behind) + " s from the database's"));
    }

    private static List<Finding> workers(List<Workers.Worker> present) {
        Text what = new Text("travailleur", "worker");
        if (present.isEmpty()) {
            return List.of(new Finding(
                    what,
                    false,
                    new Text("aucun ; ludo contest work --database URL", "none; ludo contest work --database URL")));
        }
        return present.stream()
                .map(worker -> {
                    String lacks = worker.missing().lines().collect(Collectors.joining("; "));
                    String line = worker.name() + ", " + worker.slots() + " × " + worker.engine() + ", "
                            + String.join(" ", worker.languages()) + (lacks.isEmpty() ? "" : "; " + lacks);
                    return new Finding(what, lacks.isEmpty(), new Text(line, line));
                })
                .toList();
    }

    /** What waits in the queues, by what it needs, and whether anybody present has that. */
    private static List<Finding> waiting(Database database, List<Workers.Worker> present) {
        Set<String> doable = new TreeSet<>();
        for (Workers.Worker worker : present) {
            doable.add(Needs.ofSurvey(worker.engine()).name(Queue.ANSWER));
            for (Needs needs : Needs.within(worker)) {
                doable.add(needs.name(Queue.PLAY));
                doable.add(needs.name(Queue.BUILD));
            }
        }
        return database.read(handle -> handle.createQuery("SELECT task_name, COUNT(*) AS waits FROM (SELECT task_name"
                        + " FROM " + Queue.MATCHES + " WHERE NOT picked UNION ALL SELECT task_name FROM "
                        + Queue.BUILDS + " WHERE NOT picked) AS queues GROUP BY task_name ORDER BY task_name")
                .map((row, context) -> {
                    String name = row.getString("task_name");
                    boolean isGood = doable.contains(name);
                    return new Finding(
                            new Text("file", "queue"),
                            isGood,
                            new Text(
                                    name + " : " + row.getLong("waits")
                                            + (isGood ? "" : ", et personne ici ne peut le faire"),
                                    name + ": " + row.getLong("waits")
                                            + (isGood ? "" : ", and nobody present can do it")));
                })
                .list());
    }
}
