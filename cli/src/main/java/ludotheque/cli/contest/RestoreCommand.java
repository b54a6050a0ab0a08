package ludotheque.cli.contest;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Verb;
import ludotheque.contest.store.Backup;
import ludotheque.contest.store.ContestFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo contest restore}: a folder made of a copy. */
@Command(name = "restore")
final class RestoreCommand extends Verb implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    @Parameters(index = "1", paramLabel = "DIR", descriptionKey = "dir")
    private Path folder = Path.of("");

    @Override
    public Integer call() throws IOException {
        if (!Files.isRegularFile(file)) {
            throw Failure.badInput("une copie de concours était attendue", "a contest's copy was expected")
                    .at(file);
        }
        try {
            Backup.restore(file, folder);
        } catch (FileAlreadyExistsException there) {
            throw Failure.refused("un concours est déjà là", "a contest is there already")
                    .coded("THERE_ALREADY")
                    .at(folder);
        } catch (IOException unwritable) {
            throw Failure.unwritableFolder(folder);
        }
        try (ContestFolder opened = ContestFolder.open(folder, shell.clock())) {
            String whole = Backup.check(opened.database());
            if (!whole.equals("ok")) {
                throw Failure.badInput("cette copie est abîmée", "this copy is damaged")
                        .at(file);
            }
        } catch (RuntimeException noDatabase) {
            Files.deleteIfExists(folder.resolve("contest.sqlite"));
            throw noDatabase instanceof Failure known
                    ? known
                    : Failure.badInput("une copie de concours était attendue", "a contest's copy was expected")
                            .at(file);
        }
        shell.note("Concours restauré dans " + folder, "Contest restored into " + folder);
        return ExitCode.OK;
    }
}
