package ludotheque.cli.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Verb;
import ludotheque.cli.shell.survey.DatabaseOptions;
import ludotheque.contest.Problem;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.DatabaseAddress;
import ludotheque.contest.store.Unreachable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo contest move}: from the file of one machine to PostgreSQL, where several can work. */
@Command(name = "move")
final class MoveCommand extends Verb implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", descriptionKey = "dir")
    private Path folder = Path.of("");

    @Option(names = "--to", paramLabel = "URL", required = true, converter = DatabaseOptions.Address.class)
    private DatabaseAddress address = new DatabaseAddress("", "");

    @Mixin
    private DatabaseOptions options = new DatabaseOptions();

    @Override
    public Integer call() throws IOException {
        if (!ContestFolder.hasOwnDatabase(folder)) {
            throw ContestFolder.isOne(folder)
                    ? Failure.refused(
                                    "la base de ce dossier est déjà ailleurs",
                                    "this folder's database is elsewhere already")
                            .coded("MOVED_ALREADY")
                            .at(folder)
                    : InFolder.noContest(folder);
        }
        try {
            if (!ContestFolder.move(folder, address, options.password(shell), shell.clock())) {
                throw ServeCommand.servedAlready(folder);
            }
        } catch (Unreachable away) {
            throw DatabaseOptions.failure(address, away);
        } catch (Problem refused) {
            throw InFolder.failure(refused)
                    .at(refused.code().equals("AT_WORK") ? folder.toString() : address.toString());
        }
        shell.note(
                "Le concours est maintenant dans " + address + " ; « ludo contest serve " + folder
                        + " » le sert de là.",
                "The contest is in " + address + " now; \"ludo contest serve " + folder + "\" serves it from there.");
        return ExitCode.OK;
    }
}
