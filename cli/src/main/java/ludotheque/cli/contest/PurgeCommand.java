package ludotheque.cli.contest;

import ludotheque.cli.shell.Failure;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.store.Purge;
import ludotheque.kernel.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo contest purge}: people, sources and records of a contest that is over are forgotten; results stay. */
@Command(name = "purge")
final class PurgeCommand extends InFolder {
    @Parameters(index = "1", paramLabel = "CONTEST", descriptionKey = "contest")
    private long number;

    @Override
    void run(ContestFolder opened) {
        Database database = opened.database();
        Contest contest = contest(database, number);
        if (!contest.state().equals(Contests.PUBLISHED)) {
            throw Failure.refused(
                            "un concours publié était attendu : purger ne se défait pas",
                            "a published contest was expected: a purge cannot be taken back")
                    .coded("BAD_STATE");
        }
        int accounts = database.changeAlone(handle -> new Purge(handle, database).contest(number));
        if (json) {
            shell.print(new Json().object().field("accounts", accounts).end());
        } else {
            shell.note(accounts + " comptes supprimés", accounts + " accounts removed");
        }
    }
}
