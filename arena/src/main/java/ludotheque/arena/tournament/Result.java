package ludotheque.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.State;
import ludotheque.papattes.match.MatchRecord;
import ludotheque.papattes.match.Replay;

/**
 * How a match ended.
 *
 * @param statuses how each champion fared, in the words of records, or {@link #VOID} twice
 * @param usages what each champion used
 * @param record the file of its record, or empty when there was no room for it
 * @param fault why the match counts for nobody, or empty
 */
public record Result(
        Fixture fixture,
        List<Integer> scores,
        List<String> statuses,
        List<Consumption> usages,
        String record,
        String fault) {
    public static final String OK = "ok";
    /** Through a fault of the referee the match counts for nobody. */
    public static final String VOID = "void";

    public Result {
        scores = List.copyOf(scores);
        statuses = List.copyOf(statuses);
        usages = List.copyOf(usages);
    }

    static Result of(Fixture fixture, MatchRecord record, String file) {
        Replay replay = new Replay(record);
        while (replay.hasNext()) {
            replay.next();
        }
        State end = replay.state();
        return new Result(
                fixture,
                List.of(end.score(0), end.score(1)),
                List.of(status(record, 0), status(record, 1)),
                List.of(Consumption.of(record.calls(0)), Consumption.of(record.calls(1))),
                file,
                "");
    }

    static Result ofFault(Fixture fixture, Throwable fault) {
        return new Result(
                fixture,
                List.of(0, 0),
                List.of(VOID, VOID),
                List.of(Consumption.NONE, Consumption.NONE),
                "",
                fault.toString());
    }

    private static String status(MatchRecord record, int player) {
        MatchRecord.Fall fall = record.fall(player);
        return fall == null ? OK : fall.loss().status().word();
    }

    public boolean isVoid() {
        return statuses.contains(VOID);
    }

    /** The player who won, or -1 for a draw. */
    public int winner() {
        return State.leader(scores.get(0), scores.get(1));
    }

    String line() {
        Json json = new Json().object();
        json.field("first", fixture.first()).field("second", fixture.second()).field("map", fixture.map());
        json.name("scores").array();
        scores.forEach(json::value);
        json.end().name("status").array();
        statuses.forEach(json::value);
        json.end().name("usage").array();
        for (Consumption usage : usages) {
            json.object().field("slowestMicros", usage.slowestMicros());
            json.field("cpuMicros", usage.cpuMicros())
                    .field("memoryBytes", usage.memoryBytes())
                    .end();
        }
        return json.end().field("record", record).field("fault", fault).end().toString();
    }

    static Result parse(String line, int number) throws BadInput {
        JsonValue value = JsonValue.parse(line, number, 1);
        Fixture fixture = new Fixture(
                value.need("first").string(),
                value.need("second").string(),
                value.need("map").string());
        List<JsonValue> scores = pair(value.need("scores"));
        List<JsonValue> statuses = pair(value.need("status"));
        List<Consumption> usages = new ArrayList<>();
        for (JsonValue usage : pair(value.need("usage"))) {
            usages.add(new Consumption(
                    amount(usage.need("slowestMicros")),
                    amount(usage.need("cpuMicros")),
                    amount(usage.need("memoryBytes"))));
        }
        return new Result(
                fixture,
                List.of((int) scores.get(0).number(0, Integer.MAX_VALUE), (int)
                        scores.get(1).number(0, Integer.MAX_VALUE)),
                List.of(statuses.get(0).string(), statuses.get(1).string()),
                usages,
                value.need("record").string(),
                value.need("fault").string());
    }

    private static List<JsonValue> pair(JsonValue value) throws BadInput {
        List<JsonValue> both = value.array();
        if (both.size() != 2) {
            throw value.error("deux joueurs étaient attendus", "two players were expected");
        }
        return both;
    }

    private static long amount(JsonValue value) throws BadInput {
        return value.number(0, Long.MAX_VALUE);
    }
}
