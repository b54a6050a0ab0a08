package ludotheque.contest.work;

import java.util.concurrent.CountDownLatch;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.DatabaseAddress;

/** A worker in a process of its own, which somebody will kill, cut off or measure: ADDRESS NAME SLOTS. */
final class WorkApart {
    private WorkApart() {}

    public static void main(String[] arguments) throws Exception {
        Database database = Database.postgresql(
                DatabaseAddress.parse(arguments[0]), System.getenv().getOrDefault("LUDO_DATABASE_PASSWORD", ""));
        Worker.start(database, arguments[1], Integer.parseInt(arguments[2]), true, null);
        long ahead = (System.currentTimeMillis() - database.now()) / 1000;
        System.out.println(arguments[1] + " works, its clock " + ahead + " s ahead of the database's");
        System.out.flush();
        new CountDownLatch(1).await();
    }
}
