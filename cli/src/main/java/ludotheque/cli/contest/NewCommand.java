package ludotheque.cli.contest;

import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Database;
import ludotheque.contest.work.NewContest;
import ludotheque.kernel.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo contest new}: one more contest in a folder. */
@Command(name = "new")
final class NewCommand extends InFolder {
    @Parameters(index = "1", paramLabel = "NAME", descriptionKey = "name")
    private String name = "";

    @Option(names = "--game", paramLabel = "GAME", defaultValue = Contests.PAPATTES)
    private String game = "";

    @Override
    void run(ContestFolder opened) {
        Database database = opened.database();
        NewContest wanted = new NewContest(name, game, null, null, Contests.Settings.USUAL, null);
        long id = database.change(handle -> wanted.add(handle, database));
        shell.print(json ? new Json().object().field("contest", id).end() : id);
    }
}
