package ludotheque.cli.contest;

import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Contests;
import ludotheque.contest.store.Contests.Contest;
import ludotheque.contest.store.Database;
import ludotheque.contest.table.Tables;
import ludotheque.kernel.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The verbs that move a contest on: open, freeze, close, publish. */
abstract class StateCommand extends InFolder {
    @Parameters(index = "1", paramLabel = "CONTEST", descriptionKey = "contest")
    private long number;

    private final String state;

    StateCommand(String state) {
        this.state = state;
    }

    @Override
    void run(ContestFolder opened) {
        Database database = opened.database();
        Contest before = contest(database, number);
        String table = new Tables(database).ladder(number);
        database.changing(handle -> {
            Contests contests = new Contests(handle, database);
            Contest contest = contests.get(number);
            // What is published passes the final on its way.
            if (state.equals(Contests.PUBLISHED) && contest.state().equals(Contests.CLOSED)) {
                contests.move(contest, Contests.FINAL, table, null);
                contest = contests.get(number);
            }
            contests.move(contest, state, table, null);
        });
        if (json) {
            shell.print(new Json()
                    .object()
                    .field("contest", number)
                    .field("from", before.state())
                    .field("state", state)
                    .end());
        } else {
            shell.note(
                    "« " + before.name() + " » : " + before.state() + " → " + state,
                    "\"" + before.name() + "\": " + before.state() + " → " + state);
        }
    }

    /** {@code ludo contest open}: champions may be handed in; also thaws. */
    @Command(name = "open")
    static final class Open extends StateCommand {
        Open() {
            super(Contests.OPEN);
        }
    }

    /** {@code ludo contest freeze}: the public's table stays as it is. */
    @Command(name = "freeze")
    static final class Freeze extends StateCommand {
        Freeze() {
            super(Contests.FROZEN);
        }
    }

    /** {@code ludo contest close}: nothing is handed in any more. */
    @Command(name = "close")
    static final class Close extends StateCommand {
        Close() {
            super(Contests.CLOSED);
        }
    }

    /** {@code ludo contest publish}: everything is shown. */
    @Command(name = "publish")
    static final class Publish extends StateCommand {
        Publish() {
            super(Contests.PUBLISHED);
        }
    }
}
