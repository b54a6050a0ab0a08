package ludotheque.cli.papattes;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import ludotheque.papattes.Position;
import org.jspecify.annotations.Nullable;

/** The arguments of one call, read one after the other. */
final class Arguments {
    private final JsonValue call;
    private final List<JsonValue> values;
    private int at;

    /** The field {@code args} of a call; a call without arguments may leave it out. */
    Arguments(JsonValue call) throws BadInput {
        JsonValue written = call.get("args");
        this.call = call;
        this.values = written == null ? List.of() : written.array();
    }

    /** Any {@code [column, line]}, on the map or off it. */
    Position position() throws BadInput {
        JsonValue value = next("[colonne, ligne]", "[column, line]");
        List<JsonValue> pair = value.array();
        if (pair.size() != 2) {
            throw value.error("[colonne, ligne] était attendu", "[column, line] was expected");
        }
        return new Position(number(pair.get(0)), number(pair.get(1)));
    }

    int number() throws BadInput {
        return number(next("un nombre", "a number"));
    }

    private static int number(JsonValue value) throws BadInput {
        return (int) value.number(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private JsonValue next(String fr, String en) throws BadInput {
        if (at == values.size()) {
            throw call.error(
                    "args : il manque un argument, " + fr + " était attendu",
                    "args: an argument is missing, " + en + " was expected");
        }
        return values.get(at++);
    }

    /** Refuses arguments beyond those that were read. */
    void end() throws BadInput {
        if (at < values.size()) {
            throw values.get(at).error("args : un argument de trop", "args: one argument too many");
        }
    }

    /** A player's number, or null. */
    static @Nullable Integer player(JsonValue value) throws BadInput {
        return value.isNull() ? null : (Integer) (int) value.number(0, 1);
    }
}
