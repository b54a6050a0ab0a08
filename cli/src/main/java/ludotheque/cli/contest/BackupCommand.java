package ludotheque.cli.contest;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import ludotheque.cli.shell.Failure;
import ludotheque.contest.store.Backup;
import ludotheque.contest.store.ContestFolder;
import org.jdbi.v3.core.statement.StatementException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo contest backup}: a whole copy in one file, also while the contest is served. */
@Command(name = "backup")
final class BackupCommand extends InFolder {
    @Parameters(index = "1", paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    @Override
    void run(ContestFolder opened) {
        if (!opened.database().isSqlite()) {
            throw Failure.refused(
                            "la base de ce dossier est sur PostgreSQL : pg_dump la copie",
                            "this folder's database is on PostgreSQL: pg_dump copies it")
                    .coded("NOT_HERE")
                    .at(folder);
        }
        try {
            Backup.write(opened.database(), file);
        } catch (FileAlreadyExistsException there) {
            throw Failure.refused("ce fichier existe déjà", "this file is there already")
                    .coded("THERE_ALREADY")
                    .at(file);
        } catch (IOException | StatementException unwritable) {
            throw Failure.unwritable(file);
        }
        shell.note("Copie écrite : " + file, "Copy written: " + file);
    }
}
