package ludotheque.cli.contest;

import java.util.ArrayList;
import java.util.List;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.Table;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import picocli.CommandLine.Command;

/** {@code ludo contest status}: what one handed in, and where it stands. */
@Command(name = "status")
final class StatusCommand extends Taking {
    StatusCommand(Shell shell) {
        super(shell);
    }

    @Override
    public Integer call() {
        List<JsonValue> versions = versions(remote());
        if (json) {
            Json written = new Json().array();
            for (JsonValue version : versions) {
                written.object().field("version", number(version, "id")).field("number", number(version, "number"));
                written.field("state", text(version, "state"))
                        .field("reason", reason(version))
                        .end();
            }
            shell.out().println(written.end());
            return ExitCode.OK;
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("version", shell.say("langage", "language"), shell.say("état", "state"), ""));
        for (JsonValue version : versions) {
            rows.add(List.of(
                    String.valueOf(number(version, "number")),
                    text(version, "language"),
                    text(version, "state"),
                    reason(version)));
        }
        shell.out().print(new Table(shell.say("Vos versions", "Your versions"), rows).text());
        return ExitCode.OK;
    }
}
