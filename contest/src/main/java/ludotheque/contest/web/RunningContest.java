package ludotheque.contest.web;

import java.io.IOException;
import ludotheque.arena.match.BadChampion;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.table.Tables;
import ludotheque.contest.work.Director;
import ludotheque.contest.work.PublicFiles;
import ludotheque.contest.work.Question;
import ludotheque.contest.work.Queue;
import ludotheque.contest.work.Worker;
import org.jspecify.annotations.Nullable;

/** A contest that is served: pages and API, the director, and unless told otherwise a worker. */
public final class RunningContest implements AutoCloseable {
    private final @Nullable Worker worker;
    private final ContestServer server;
    private final Director director;

    /**
     * How it works.
     *
     * @param slots matches at once, or 0 for no worker in this process
     * @param questions understands those of surveys; null takes no part in surveys
     */
    public record Work(String name, int slots, boolean unsafe, Question.@Nullable Reader questions) {
        public Work(String name, int slots, boolean unsafe) {
            this(name, slots, unsafe, null);
        }
    }

    public static RunningContest start(ContestFolder folder, Pages pages, ContestServer.Options options, Work work)
            throws IOException, BadChampion {
        Worker worker = work.slots == 0
                ? null
                : Worker.start(folder.database(), work.name, work.slots, work.unsafe, work.questions);
        Runnable wake = worker == null ? () -> {} : worker::wake;
        try {
            return new RunningContest(folder, pages, options, worker, wake);
        } catch (IOException | RuntimeException failure) {
            if (worker != null) {
                worker.close();
            }
            throw failure;
        }
    }

    private RunningContest(
            ContestFolder folder, Pages pages, ContestServer.Options options, @Nullable Worker worker, Runnable wake)
            throws IOException {
        this.worker = worker;
        Tables tables = new Tables(folder.database());
        this.director = new Director(
                folder.database(), new Queue(folder.database()), tables, new PublicFiles(folder.publicFiles()), wake);
        this.server = ContestServer.start(folder.database(), tables, pages, options, wake);
        director.start();
    }

    public int port() {
        return server.port();
    }

    public @Nullable Worker worker() {
        return worker;
    }

    @Override
    public void close() {
        server.close();
        director.close();
        if (worker != null) {
            worker.close();
        }
    }
}
