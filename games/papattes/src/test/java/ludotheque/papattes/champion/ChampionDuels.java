package ludotheque.papattes.champion;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongSupplier;
import ludotheque.kernel.BadInput;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Constantes;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.map.ShippedMaps;
import ludotheque.papattes.map.Symmetry;
import ludotheque.papattes.match.Match;
import ludotheque.papattes.match.MatchRecord;

/** Lets two built-in champions meet, and the maps on which they do. */
final class ChampionDuels {
    /** From no trees and portals at all to plenty of both. */
    private static final List<Recipe> RECIPES = List.of(
            Recipe.USUAL,
            new Recipe(Symmetry.EAST_WEST, 8, 6, 8, 5, 6, 100),
            new Recipe(Symmetry.NORTH_SOUTH, 15, 3, 12, 4, 3, 80),
            new Recipe(Symmetry.ROTATION, 3, 15, 5, 8, 10, 130),
            new Recipe(Symmetry.EAST_WEST, 2, 2, 0, 3, 0, 70),
            new Recipe(Symmetry.ROTATION, 20, 8, 20, 6, 20, 150));

    private ChampionDuels() {}

    /** A match that is over, seen from the first of the two champions. */
    record Duel(MatchRecord record, int side, int score, int otherScore) {}

    /** Without a clock: the same on every machine. */
    static Duel play(Builtin first, Builtin second, GameMap map, int side, long seed) {
        return play(first, second, map, side, seed, () -> 0);
    }

    static Duel play(Builtin first, Builtin second, GameMap map, int side, long seed, LongSupplier micros) {
        Builtin zero = side == 0 ? first : second;
        Builtin one = side == 0 ? second : first;
        Match match = new Match(
                map,
                seed,
                List.of(zero.word(), one.word()),
                List.of(zero.create(seed, 0), one.create(seed, 1)),
                micros);
        MatchRecord record = match.play();
        return new Duel(record, side, match.state().score(side), match.state().score(1 - side));
    }

    /** Every map from both sides with the seeds 0, 1, 2… */
    static List<Duel> playAll(Builtin first, Builtin second, List<GameMap> maps, int seeds) {
        List<Duel> duels = new ArrayList<>();
        for (GameMap map : maps) {
            for (int seed = 0; seed < seeds; seed++) {
                duels.add(play(first, second, map, 0, seed, ChampionTimes::cpuMicros));
                duels.add(play(first, second, map, 1, seed, ChampionTimes::cpuMicros));
            }
        }
        return duels;
    }

    /** The hundredths of the duels that the first champion won. */
    static int won(List<Duel> duels) {
        int won = 0;
        for (Duel duel : duels) {
            won += duel.score() > duel.otherScore() ? 1 : 0;
        }
        return 100 * won / duels.size();
    }

    static List<GameMap> shipped() {
        List<GameMap> maps = new ArrayList<>();
        for (String name : ShippedMaps.NAMES) {
            maps.add(shipped(name));
        }
        return maps;
    }

    static GameMap shipped(String name) {
        try (InputStream in = ShippedMaps.class.getResourceAsStream(ShippedMaps.resource(name))) {
            return MapFile.parse(new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException | BadInput bad) {
            throw new IllegalStateException(name, bad);
        }
    }

    /** One map of each recipe. */
    static List<GameMap> generated(long seed) {
        List<GameMap> maps = new ArrayList<>();
        for (int i = 0; i < RECIPES.size(); i++) {
            maps.add(Generator.make("recipe-" + i + "-" + seed, RECIPES.get(i), seed));
        }
        return maps;
    }

    /** The map with a wall right around the first player's zone and nothing else there. */
    static GameMap walledIn(GameMap map) {
        List<String> rows = new ArrayList<>();
        for (int line = 0; line < Constantes.HAUTEUR; line++) {
            StringBuilder row = new StringBuilder(map.rows().get(line));
            for (int column = 0; column < Constantes.LARGEUR; column++) {
                if (isRing(map, line * Constantes.LARGEUR + column)) {
                    row.setCharAt(column, '#');
                }
            }
            rows.add(row.toString());
        }
        return new GameMap(
                "walled in",
                rows,
                map.teams(),
                map.trees().stream().filter(tree -> !isRing(map, tree.cell())).toList(),
                map.skeletons().stream()
                        .filter(skeleton -> !isRing(map, skeleton.cell()))
                        .toList(),
                map.portals());
    }

    private static boolean isRing(GameMap map, int cell) {
        return Cells.distance(map.teams().get(0).niche(), cell) == Constantes.PROTECTION_NICHE + 1;
    }
}
