package ludotheque.cli.contest;

import java.util.concurrent.CountDownLatch;
import ludotheque.arena.match.BadChampion;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.work.Worker;
import ludotheque.kernel.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ludo contest work}: a worker in a process of its own. */
@Command(name = "work")
final class WorkCommand extends InFolder {
    @Option(names = "--slots", paramLabel = "N", defaultValue = "0", converter = ServeCommand.Slots.class)
    private int slots;

    @Option(names = "--unsafe")
    private boolean unsafe;

    WorkCommand(Shell shell) {
        super(shell);
    }

    @Override
    int run(ContestFolder opened) {
        String name = "work@" + ServeCommand.hostName() + "-"
                + ProcessHandle.current().pid();
        try (Worker worker = Worker.start(opened.database(), name, slots == 0 ? Worker.usualSlots() : slots, unsafe)) {
            for (Text missing : worker.missing()) {
                shell.note(missing.fr(), missing.en());
            }
            shell.note(name + " ; Ctrl-C pour arrêter.", name + "; Ctrl-C to stop.");
            new CountDownLatch(1).await();
        } catch (BadChampion unprotected) {
            throw Failure.refused(
                            unprotected.reason().fr(), unprotected.reason().en())
                    .coded("UNPROTECTED");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return ExitCode.OK;
    }
}
