package ludotheque.contest.web;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** A contest in a process of its own, which somebody will kill or measure. */
final class ServedApart {
    private ServedApart() {}

    public static void main(String[] arguments) throws Exception {
        Contest contest = Contest.start(Path.of(arguments[0]), Integer.parseInt(arguments[1]));
        System.out.println(contest.visitor().get("/").response().uri().getPort() + " " + contest.organiserCode);
        System.out.flush();
        new CountDownLatch(1).await();
    }
}
