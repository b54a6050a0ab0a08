package ludotheque.arena.tournament;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.JsonValue;

/** How a match ended: both scores, how each champion fared, and the file of its record. */
public record Result(Fixture fixture, List<Integer> scores, List<String> statuses, String record) {
    public Result {
        scores = List.copyOf(scores);
        statuses = List.copyOf(statuses);
    }

    /** The player who won, or -1 for a draw. */
    public int winner() {
        int difference = Integer.compare(scores.get(0), scores.get(1));
        return difference == 0 ? -1 : difference > 0 ? 0 : 1;
    }

    String line() {
        Json json = new Json().object();
        json.field("first", fixture.first()).field("second", fixture.second());
        json.field("map", fixture.map()).field("round", fixture.round());
        json.name("scores").array();
        scores.forEach(json::value);
        json.end().name("status").array();
        statuses.forEach(json::value);
        return json.end().field("record", record).end().toString();
    }

    static Result parse(String line) throws BadInput {
        JsonValue value = JsonValue.parse(line);
        Fixture fixture = new Fixture(
                number(value.need("first")),
                number(value.need("second")),
                number(value.need("map")),
                number(value.need("round")));
        List<JsonValue> scores = value.need("scores").array();
        List<JsonValue> statuses = value.need("status").array();
        if (scores.size() != 2 || statuses.size() != 2) {
            throw value.error("deux joueurs étaient attendus", "two players were expected");
        }
        return new Result(
                fixture,
                List.of(number(scores.get(0)), number(scores.get(1))),
                List.of(statuses.get(0).string(), statuses.get(1).string()),
                value.need("record").string());
    }

    private static int number(JsonValue value) throws BadInput {
        return (int) value.number(0, Integer.MAX_VALUE);
    }
}
