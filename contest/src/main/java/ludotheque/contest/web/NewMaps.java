package ludotheque.contest.web;

import java.util.LinkedHashMap;
import java.util.Map;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Maps;
import ludotheque.contest.store.Names;
import ludotheque.contest.store.Secrets;
import ludotheque.faraway.Cards;
import ludotheque.faraway.Instance;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Refusal;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.Recipe;
import org.jspecify.annotations.Nullable;

/** Maps or instances that an organiser adds, by name: one from a file, or some drawn by chance. */
record NewMaps(String origin, Map<String, String> bodies) {
    private static final int LONGEST_NAME = 80;
    private static final int MOST = 50;
    private static final int FEWEST_REGIONS = 12;

    static NewMaps ofPapattes(JsonValue body) throws BadInput {
        Map<String, String> bodies = new LinkedHashMap<>();
        for (long seed : seeds(body.get("generate"))) {
            String name = drawn(seed);
            bodies.put(name, MapFile.text(Generator.make(name, Recipe.USUAL, seed)));
        }
        if (!bodies.isEmpty()) {
            return new NewMaps(Maps.GENERATED, bodies);
        }
        GameMap map = MapFile.parse(body.need("file").string());
        return new NewMaps(Maps.UPLOADED, Map.of(Names.title(map.name(), LONGEST_NAME), MapFile.text(map)));
    }

    static NewMaps ofFaraway(JsonValue body) throws BadInput {
        Map<String, String> bodies = new LinkedHashMap<>();
        for (long seed : seeds(body.get("generate"))) {
            int regions = FEWEST_REGIONS + (int) Long.remainderUnsigned(seed, Cards.REGIONS - FEWEST_REGIONS + 1);
            bodies.put(
                    drawn(seed),
                    Instance.random(seed, regions, regions * Cards.SANCTUARIES / Cards.REGIONS)
                            .toString());
        }
        if (!bodies.isEmpty()) {
            return new NewMaps(Maps.GENERATED, bodies);
        }
        Instance instance = Instance.parse(body.need("file").string()).instance();
        Refusal impossible = instance.impossible();
        if (impossible != null) {
            throw Problem.bad(
                    impossible.code(),
                    impossible.sentence().fr(),
                    impossible.sentence().en());
        }
        String name = Names.title(body.need("name").string(), LONGEST_NAME);
        return new NewMaps(Maps.UPLOADED, Map.of(name, instance.toString()));
    }

    private static long[] seeds(@Nullable JsonValue generate) throws BadInput {
        long[] seeds = new long[generate == null ? 0 : (int) generate.number(1, MOST)];
        for (int i = 0; i < seeds.length; i++) {
            seeds[i] = Secrets.drawLong();
        }
        return seeds;
    }

    private static String drawn(long seed) {
        return "tirage-" + Long.toUnsignedString(seed, 36);
    }

    void add(Maps maps, long contest, long account) {
        bodies.forEach((name, text) -> maps.add(contest, name, origin, null, text, account));
    }
}
