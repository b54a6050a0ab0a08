package ludotheque.cli.contest;

import java.util.List;
import ludotheque.cli.shell.Columns;
import ludotheque.cli.shell.Table;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.contest.store.ContestFolder;
import ludotheque.contest.store.Database;
import ludotheque.contest.work.NewInvitations;
import ludotheque.kernel.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo contest invite}: codes for one person or for a class, told once; or a new link for an organiser. */
@Command(name = "invite")
final class InviteCommand extends InFolder {
    private static final int MOST_BYTES = 1 << 20;

    @Parameters(index = "1", arity = "0..1", paramLabel = "CONTEST", descriptionKey = "contest")
    private long number;

    @Option(names = "--csv", paramLabel = "FILE")
    private @Nullable String csv;

    @Option(names = "--label", paramLabel = "LABEL", defaultValue = "code")
    private String label = "";

    @Option(names = "--team", paramLabel = "TEAM")
    private @Nullable String team;

    @Option(names = "--uses", paramLabel = "N", defaultValue = "1", converter = WholeNumber.Count.class)
    private int uses;

    @Option(names = "--organiser")
    private boolean isOrganiser;

    @Override
    void run(ContestFolder opened) {
        if (isOrganiser) {
            String code = opened.newOrganiserCode();
            shell.print(json ? new Json().object().field("code", code).end() : code);
            return;
        }
        Database database = opened.database();
        contest(database, number);
        NewInvitations wanted = csv != null
                ? NewInvitations.ofCsv(TextFile.read(shell, csv, MOST_BYTES))
                : new NewInvitations(List.of(new NewInvitations.Wanted(label, team)), uses);
        print(database.change(handle -> wanted.add(handle, database, number, null, null)));
    }

    private void print(List<NewInvitations.Code> codes) {
        if (json) {
            Json written = new Json().array();
            codes.forEach(code -> written.object()
                    .field("label", code.label())
                    .field("team", code.team())
                    .field("code", code.code())
                    .end());
            shell.print(written.end());
            return;
        }
        String title = shell.say("Codes d'invitation, montrés une seule fois", "Invitation codes, shown this once");
        Table table = new Columns<NewInvitations.Code>(shell)
                .add("pour", "for", NewInvitations.Code::label)
                .add("équipe", "team", code -> code.team() == null ? "" : code.team())
                .add("code", "code", NewInvitations.Code::code)
                .table(title, codes);
        shell.out().print(table.text());
    }
}
