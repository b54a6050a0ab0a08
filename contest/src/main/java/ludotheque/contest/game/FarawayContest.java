package ludotheque.contest.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import ludotheque.contest.Problem;
import ludotheque.contest.store.Contests;
import ludotheque.faraway.Cards;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.JsonValue;
import ludotheque.kernel.Refusal;

/** Faraway: programs run alone on instances. */
public final class FarawayContest implements ContestGame {
    private static final int FEWEST_REGIONS = 12;

    @Override
    public String word() {
        return Contests.FARAWAY;
    }

    @Override
    public Map<String, String> maps() {
        Map<String, String> maps = new LinkedHashMap<>();
        for (Instance instance : PublishedInstances.known()) {
            int number = maps.size() + 1;
            maps.put((number < 10 ? "0" : "") + number, instance.toString());
        }
        return maps;
    }

    @Override
    public List<String> builtins() {
        return List.of();
    }

    @Override
    public NewMaps read(JsonValue wanted, Set<String> taken) throws BadInput {
        NewMaps drawn = NewMaps.drawn(wanted, FarawayContest::draw);
        if (drawn != null) {
            return drawn;
        }
        Instance instance = Instance.parse(wanted.need("file").string()).instance();
        Refusal impossible = instance.impossible();
        if (impossible != null) {
            throw Problem.bad(
                    impossible.code(),
                    impossible.sentence().fr(),
                    impossible.sentence().en());
        }
        return NewMaps.own(wanted.need("name").string(), instance.toString());
    }

    private static String draw(long seed) {
        int regions = FEWEST_REGIONS + (int) Long.remainderUnsigned(seed, Cards.REGIONS - FEWEST_REGIONS + 1);
        return Instance.random(seed, regions, regions * Cards.SANCTUARIES / Cards.REGIONS)
                .toString();
    }

    @Override
    public List<StartingKit> kits() {
        return List.of(kit("python", "Python", "solver.py"), kit("cxx", "C++", "solver.cc"));
    }

    private static StartingKit kit(String word, String title, String file) {
        String text = StartingKit.resource("faraway/" + file)
                .replace("@DECK@", Cards.table().strip());
        return new StartingKit(word, title, file, Map.of(file, StartingKit.bytes(text)));
    }
}
