package ludotheque.papattes.champion;

import static ludotheque.papattes.champion.ChampionDuels.generated;
import static ludotheque.papattes.champion.ChampionDuels.play;
import static ludotheque.papattes.champion.ChampionDuels.playAll;
import static ludotheque.papattes.champion.ChampionDuels.shipped;
import static ludotheque.papattes.champion.ChampionDuels.won;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.champion.ChampionDuels.Duel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Prints how the built-in champions fare: {@code -Dseeds=20} for more matches on each map and side, {@code -Dcrowded=1000} for more at once. */
@Tag("bench")
class ChampionBench {
    private static final int SEEDS = Integer.getInteger("seeds", 1);
    private static final int GENERATED = 5;
    private static final int CROWDED = Integer.getInteger("crowded", 500);
    private static final int TURN_MS = 1000;

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

    /** Twice as many matches at once as there are processors, on the wall's clock: the referee would wait a second for a turn. */
    @Test
    void crowdedExpertAgainstStrong() throws Exception {
        int atOnce = 2 * Runtime.getRuntime().availableProcessors();
        List<GameMap> maps = shippedAndGenerated();
        ExecutorService players = Executors.newFixedThreadPool(atOnce);
        List<Future<double[]>> played = new ArrayList<>();
        for (int match = 0; match < CROWDED; match++) {
            GameMap map = maps.get(match / 2 % maps.size());
            int side = match % 2;
            long seed = match / (2 * maps.size());
            played.add(players.submit(() -> {
                Duel duel = play(Builtin.EXPERT, Builtin.STRONG, map, side, seed, () -> System.nanoTime() / 1000);
                ChampionTimes times = new ChampionTimes(List.of(duel));
                return new double[] {duel.score() > duel.otherScore() ? 1 : 0, times.millis(100)};
            }));
        }
        players.shutdown();
        int won = 0;
        int late = 0;
        double longest = 0;
        for (Future<double[]> one : played) {
            double[] fared = one.get();
            won += (int) fared[0];
            late += fared[1] >= TURN_MS ? 1 : 0;
            longest = Math.max(longest, fared[1]);
        }
        System.out.printf(
                "%d matches, %d at once on %d processors: %d won, longest turn %.0f ms, matches with a turn over a second: %d;"
                        + " load average %.1f%n",
                CROWDED,
                atOnce,
                atOnce / 2,
                won,
                longest,
                late,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
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
