package ludotheque.cli.contest;

import java.util.List;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.contest.store.Contests;
import ludotheque.kernel.JsonValue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A command of somebody who takes part in a contest. */
abstract class Taking extends ReportingVerb implements Callable<Integer> {
    @Option(names = "--contest", paramLabel = "N")
    private @Nullable Long contest;

    Remote remote() {
        return new Remote(Account.read(shell));
    }

    /** The contest that was named, or else the newest that the account is in. */
    long contest(Remote remote) {
        if (contest != null) {
            return contest;
        }
        List<JsonValue> teams =
                Remote.read(remote.get("me"), me -> me.need("teams").array());
        if (teams.isEmpty()) {
            throw Failure.refused(
                            "vous n'êtes dans aucun concours : --contest N en nomme un",
                            "you are in no contest: --contest N names one")
                    .coded("NO_TEAM");
        }
        return number(teams.get(0), "contest");
    }

    static boolean isFaraway(Remote remote, long contest) {
        return text(remote.get("contests/" + contest), "game").equals(Contests.FARAWAY);
    }

    /** The champion of the asker's team, or null before anything was handed in. */
    @Nullable
    Long champion(Remote remote, long number) {
        for (JsonValue champion : items(remote.get("contests/" + number + "/champions"))) {
            if (Remote.read(champion, one -> one.need("mine").bool())) {
                return number(champion, "id");
            }
        }
        return null;
    }

    /** What the asker's team handed in. */
    List<JsonValue> versions(Remote remote) {
        Long champion = champion(remote, contest(remote));
        return champion == null ? List.of() : items(remote.get("champions/" + champion + "/versions"));
    }

    static List<JsonValue> items(JsonValue list) {
        return Remote.read(list, json -> json.need("items").array());
    }

    static long number(JsonValue value, String name) {
        return Remote.read(value, json -> json.need(name).number(Long.MIN_VALUE, Long.MAX_VALUE));
    }

    static String text(JsonValue value, String name) {
        return Remote.read(value, json -> {
            JsonValue found = json.need(name);
            return found.isNull() ? "" : found.string();
        });
    }

    /** A reason in the person's language, or nothing. */
    String reason(JsonValue version) {
        return Remote.read(version, json -> {
            JsonValue reason = json.need("reason");
            return reason.isNull()
                    ? ""
                    : shell.say(reason.need("fr").string(), reason.need("en").string());
        });
    }
}
