package ludotheque.cli.contest;

import java.util.List;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo contest match}: asks for a match on both sides, or for a run of Faraway, and tells how it went. */
@Command(name = "match")
final class AskCommand extends Taking {
    private static final int LOOK_MILLIS = 500;

    @Parameters(arity = "0..1", paramLabel = "OPPONENT", descriptionKey = "opponent")
    private @Nullable String opponent;

    @Option(names = "--map", paramLabel = "MAP")
    private @Nullable String map;

    @Option(names = "--no-wait")
    private boolean noWait;

    @Override
    public Integer call() throws InterruptedException {
        Remote remote = remote();
        long contest = contest(remote);
        Json body = new Json().object();
        if (!isFaraway(remote, contest)) {
            String other = opponent;
            if (other == null) {
                throw Failure.refused("un adversaire était attendu", "an opponent was expected")
                        .coded("BAD_OPPONENT");
            }
            body.field("opponent", named(items(remote.get("contests/" + contest + "/champions")), other));
        }
        if (map != null) {
            body.field("map", named(items(remote.get("contests/" + contest + "/maps")), map));
        }
        List<JsonValue> matches = Remote.read(
                remote.post("contests/" + contest + "/matches", body.end()),
                answer -> answer.need("matches").array());
        Json written = new Json().array();
        for (JsonValue one : matches) {
            long id = Remote.read(one, number -> number.number(0, Long.MAX_VALUE));
            JsonValue match = remote.get("matches/" + id);
            while (!noWait && List.of("queued", "running").contains(text(match, "state"))) {
                Thread.sleep(LOOK_MILLIS);
                match = remote.get("matches/" + id);
            }
            tell(written, id, match);
        }
        if (json) {
            shell.print(written.end());
        }
        return ExitCode.OK;
    }

    private static long named(List<JsonValue> all, String name) {
        for (JsonValue one : all) {
            if (text(one, "name").equals(name)) {
                return number(one, "id");
            }
        }
        throw Failure.refused("« " + name + " » n'est pas connu ici", "\"" + name + "\" is not known here")
                .coded("NOT_FOUND");
    }

    private void tell(Json written, long id, JsonValue match) {
        String state = text(match, "state");
        written.object().field("match", id).field("state", state).name("seats").array();
        StringBuilder line = new StringBuilder(id + ": " + state);
        for (JsonValue seat : Remote.read(match, json -> json.need("seats").array())) {
            String result = text(seat, "result");
            String cause = text(seat, "cause");
            written.object()
                    .field("name", text(seat, "name"))
                    .field("result", result)
                    .field("cause", cause);
            line.append("  ").append(text(seat, "name"));
            if (!result.isEmpty()) {
                long score = number(seat, "score");
                written.field("score", score);
                line.append(' ').append(shell.number(score)).append(' ').append(result);
            }
            line.append(cause.isEmpty() ? "" : " (" + cause + ")");
            written.end();
        }
        written.end().end();
        if (!json) {
            shell.print(line);
        }
    }
}
