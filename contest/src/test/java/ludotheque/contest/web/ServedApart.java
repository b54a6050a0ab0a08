package ludotheque.contest.web;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import ludotheque.contest.store.DatabaseAddress;

/** A contest in a process of its own, which somebody will kill or measure: FOLDER SLOTS [ADDRESS-OF-POSTGRESQL]. */
final class ServedApart {
    private ServedApart() {}

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        int slots = Integer.parseInt(arguments[1]);
        Contest contest = arguments.length > 2
                ? Contest.start(
                        folder,
                        DatabaseAddress.parse(arguments[2]),
                        System.getenv().getOrDefault("LUDO_DATABASE_PASSWORD", ""),
                        slots)
                : Contest.start(folder, slots);
        System.out.println(contest.visitor().get("/").response().uri().getPort() + " " + contest.organiserCode);
        System.out.flush();
        new CountDownLatch(1).await();
    }
}
