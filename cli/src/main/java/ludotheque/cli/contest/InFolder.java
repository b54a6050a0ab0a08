package ludotheque.cli.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import ludotheque.arena.match.BadChampion;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.survey.DatabaseOptions;
import ludotheque.contest.Problem;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.DatabaseAddress;
import ludotheque.contest.store.Unreachable;
import ludotheque.kernel.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A command of the organiser's on the folder of a contest, whether it is served meanwhile or not. */
abstract class InFolder extends ReportingVerb implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "dir")
    Path folder = Path.of("");

    @Mixin
    DatabaseOptions options = new DatabaseOptions();

    /** What is done, in an open folder. */
    abstract void run(ContestFolder opened) throws IOException;

    @Override
    public Integer call() throws IOException {
        try (ContestFolder opened = open(shell, folder, options)) {
            run(opened);
            return ExitCode.OK;
        } catch (Problem refused) {
            throw failure(refused);
        }
    }

    /** Opens a folder that is there, with its database wherever that is. */
    static ContestFolder open(Shell shell, Path folder, DatabaseOptions options) {
        if (!ContestFolder.isOne(folder)) {
            throw noContest(folder);
        }
        DatabaseAddress address = address(folder);
        if (address == null) {
            return ContestFolder.open(folder, shell.clock());
        }
        try {
            return ContestFolder.open(folder, address, options.password(shell));
        } catch (Unreachable away) {
            throw DatabaseOptions.failure(address, away);
        }
    }

    /** Where the database of a folder is, or null when the folder has its own or none. */
    static @Nullable DatabaseAddress address(Path folder) {
        try {
            return ContestFolder.address(folder);
        } catch (BadInput malformed) {
            throw Failure.badInput(folder.resolve("database.url").toString(), malformed);
        } catch (IOException unreadable) {
            throw Failure.badInput("l'adresse d'une base était attendue", "the address of a database was expected")
                    .at(folder.resolve("database.url"));
        }
    }

    static Failure noContest(Path folder) {
        return Failure.badInput(
                        "ce dossier n'est pas celui d'un concours ; « ludo contest serve » en fait un",
                        "this is no contest's folder; \"ludo contest serve\" makes one")
                .at(folder);
    }

    static Failure failure(Problem refused) {
        return Failure.refused(refused.sentence()).coded(refused.code());
    }

    static Failure unprotected(BadChampion refused) {
        return Failure.refused(refused.reason()).coded("UNPROTECTED");
    }

    /** A contest by its number, which must be there. */
    Contest contest(Database database, long number) {
        Contest found = database.read(handle -> new Contests(handle, database).find(number));
        if (found == null) {
            throw Failure.refused(
                            "il n'y a pas de concours " + number + " ici", "there is no contest " + number + " here")
                    .coded("NOT_FOUND")
                    .at(folder);
        }
        return found;
    }
}
