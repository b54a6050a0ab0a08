package ludotheque.contest.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Names;
import ludotheque.contest.store.Secrets;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import org.jspecify.annotations.Nullable;

/** Maps that an organiser adds, by name: one of his own, or some drawn by chance. */
public record NewMaps(String origin, Map<String, String> bodies) {
    private static final int LONGEST_NAME = 80;
    private static final int MOST = 50;

    static NewMaps own(String name, String body) {
        return new NewMaps(Maps.UPLOADED, Map.of(Names.title(name, LONGEST_NAME), body));
    }

    /** As many as {@code generate} says, or null when it says nothing. */
    static @Nullable NewMaps drawn(JsonValue wanted, LongFunction<String> draw) throws BadInput {
        JsonValue count = wanted.get("generate");
        if (count == null) {
            return null;
        }
        Map<String, String> bodies = new LinkedHashMap<>();
        for (long left = count.number(1, MOST); left > 0; left--) {
            long seed = Secrets.drawLong();
            bodies.put(name(seed), draw.apply(seed));
        }
        return new NewMaps(Maps.GENERATED, bodies);
    }

    static String name(long seed) {
        return "tirage-" + Long.toUnsignedString(seed, 36);
    }

    public void add(Maps maps, long contest, long account) {
        bodies.forEach((name, text) -> maps.add(contest, name, origin, null, text, account));
    }
}
