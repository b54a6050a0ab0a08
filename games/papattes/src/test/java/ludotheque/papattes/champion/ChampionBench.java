package ludotheque.papattes.champion;

import static ludotheque.papattes.champion.ChampionDuels.generated;
import static ludotheque.papattes.champion.ChampionDuels.playAll;
import static ludotheque.papattes.champion.ChampionDuels.shipped;
import static ludotheque.papattes.champion.ChampionDuels.won;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.ChampionDuels.Duel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Prints how the built-in champions fare: {@code -Dseeds=20} for more than one match on each map and side. */
@Tag("bench")
class ChampionBench {
    private static final int SEEDS = Integer.getInteger("seeds", 1);
    private static final int GENERATED = 5;

    @Test
    void expertAgainstStrongOnAllMaps() {
        report(Builtin.EXPERT, Builtin.STRONG, shippedAndGenerated(), SEEDS);
    }

    @Test
    void expertAgainstHarvesterOnAllMaps() {
        report(Builtin.EXPERT, Builtin.HARVESTER, shippedAndGenerated(), SEEDS);
    }

    @Test
    void expertAgainstItselfOnTheShippedMaps() {
        report(Builtin.EXPERT, Builtin.EXPERT, shipped(), SEEDS);
    }

    @Test
    void strongAgainstHarvesterOnTheShippedMaps() {
        report(Builtin.STRONG, Builtin.HARVESTER, shipped(), SEEDS);
    }

    @Test
    void strongAgainstHarvesterOnGeneratedMaps() {
        report(Builtin.STRONG, Builtin.HARVESTER, manyGenerated(), 1);
    }

    @Test
    void harvesterAgainstRandomOnTheShippedMaps() {
        report(Builtin.HARVESTER, Builtin.RANDOM, shipped(), SEEDS);
    }

    private static List<GameMap> shippedAndGenerated() {
        List<GameMap> maps = new ArrayList<>(shipped());
        maps.addAll(manyGenerated());
        return maps;
    }

    private static List<GameMap> manyGenerated() {
        List<GameMap> maps = new ArrayList<>();
        for (int seed = 1; seed <= GENERATED; seed++) {
            maps.addAll(generated(seed));
        }
        return maps;
    }

    private static void report(Builtin first, Builtin second, List<GameMap> maps, int seeds) {
        List<Duel> all = new ArrayList<>();
        for (GameMap map : maps) {
            List<Duel> duels = playAll(first, second, List.of(map), seeds);
            System.out.println(line(map.name(), duels));
            all.addAll(duels);
        }
        System.out.println(line(first.word() + " against " + second.word(), all));
    }

    private static String line(String name, List<Duel> duels) {
        ChampionTimes times = new ChampionTimes(duels);
        return String.format(
                "%-28s %4d matches, %3d %% won, mean %7.0f to %5.0f, turn %.1f ms median, %.1f ms at 99 %%, %.1f ms most",
                name,
                duels.size(),
                won(duels),
                duels.stream().mapToInt(Duel::score).average().orElse(0),
                duels.stream().mapToInt(Duel::otherScore).average().orElse(0),
                times.millis(50),
                times.millis(99),
                times.millis(100));
    }
}
