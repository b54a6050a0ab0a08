package ludotheque.cli.contest;

import java.util.List;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.JsonValue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ludo contest log}: what the compiler said of a version. */
@Command(name = "log")
final class LogCommand extends Taking {
    @Parameters(arity = "0..1", paramLabel = "N", descriptionKey = "number")
    private @Nullable Long number;

    @Override
    public Integer call() {
        Remote remote = remote();
        for (JsonValue version : versions(remote)) {
            if (number == null || number(version, "number") == number) {
                print(shell, remote.get("versions/" + number(version, "id")));
                return ExitCode.OK;
            }
        }
        throw Failure.refused("il n'y a pas de telle version", "there is no such version")
                .coded("NOT_FOUND");
    }

    /** The words of its last build; strangers' words, so only what can be seen of them. */
    static void print(Shell shell, JsonValue version) {
        List<JsonValue> builds =
                Remote.read(version, json -> json.need("builds").array());
        if (!builds.isEmpty()) {
            String log = text(builds.get(builds.size() - 1), "log");
            if (!log.isEmpty()) {
                shell.print(log);
            }
        }
    }
}
