package ludotheque.cli.contest;

import java.util.List;
import ludotheque.cli.shell.Columns;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Table;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import picocli.CommandLine.Command;

/** {@code ludo contest status}: what one handed in, and where it stands. */
@Command(name = "status")
final class StatusCommand extends Taking {
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
            shell.print(written.end());
            return ExitCode.OK;
        }
        Table table = new Columns<JsonValue>(shell)
                .add("version", "version", version -> String.valueOf(number(version, "number")))
                .add("langage", "language", version -> text(version, "language"))
                .add("état", "state", version -> text(version, "state"))
                .add("", "", this::reason)
                .table(shell.say("Vos versions", "Your versions"), versions);
        shell.out().print(table.text());
        return ExitCode.OK;
    }
}
