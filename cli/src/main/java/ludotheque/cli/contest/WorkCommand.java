package ludotheque.cli.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import ludotheque.arena.match.BadChampion;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Verb;
import ludotheque.cli.shell.survey.DatabaseOptions;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.DatabaseAddress;
import ludotheque.contest.work.Question;
import ludotheque.contest.work.Worker;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo contest work}: a worker in a process of its own, beside the folder or anywhere with the database's address. */
@Command(name = "work")
final class WorkCommand extends Verb implements Callable<Integer> {
    private final Question.Reader questions;

    @Parameters(arity = "0..1", paramLabel = "DIR", descriptionKey = "dir")
    private @Nullable Path folder;

    @Option(names = "--database", paramLabel = "URL", converter = DatabaseOptions.Address.class)
    private @Nullable DatabaseAddress address;

    @Mixin
    private DatabaseOptions options = new DatabaseOptions();

    @Option(names = "--slots", paramLabel = "N", defaultValue = "0", converter = ServeCommand.Slots.class)
    private int slots;

    @Option(names = "--unsafe")
    private boolean unsafe;

    WorkCommand(Question.Reader questions) {
        this.questions = questions;
    }

    @Override
    public Integer call() throws IOException {
        if ((folder == null) == (address == null)) {
            throw usage(
                    "un dossier ou --database URL était attendu, l'un des deux",
                    "a folder or --database URL was expected, one of the two");
        }
        if (folder != null) {
            try (ContestFolder opened = InFolder.open(shell, folder, options)) {
                return work(opened.database());
            }
        }
        try (Database opened = DatabaseOptions.open(shell, address, options)) {
            return work(opened);
        }
    }

    private int work(Database database) {
        String name = "work@" + ServeCommand.hostName() + "-"
                + ProcessHandle.current().pid();
        try (Worker worker =
                Worker.start(database, name, slots == 0 ? Worker.usualSlots() : slots, unsafe, questions)) {
            for (Text missing : worker.missing()) {
                shell.note(missing.fr(), missing.en());
            }
            for (Text refused : worker.refusals()) {
                shell.note(refused.fr(), refused.en());
            }
            shell.note(name + " ; Ctrl-C pour arrêter.", name + "; Ctrl-C to stop.");
            Shell.awaitInterruption();
        } catch (BadChampion unprotected) {
            throw InFolder.unprotected(unprotected);
        }
        return ExitCode.OK;
    }
}
