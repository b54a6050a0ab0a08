package ludotheque.papattes.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.TypeCase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GeneratorTest {
    private static final int SEEDS = 200;

    private static Recipe recipe(Symmetry symmetry, long seed) {
        int density = (int) (seed % 10);
        return new Recipe(symmetry, density, 9 - density, 8, 5, 6, 50 + 20 * density);
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void everyMapIsValidSymmetricAndInReachOfBoth(Symmetry symmetry) throws Exception {
        for (long seed = 0; seed < SEEDS; seed++) {
            GameMap map = Generator.make("carte", recipe(symmetry, seed), seed);
            assertThat(MapFile.parse(MapFile.text(map))).as("seed " + seed).isEqualTo(map);
            assertThat(mirrored(map, symmetry)).as("seed " + seed).isTrue();
            assertThat(inReach(map)).as("seed " + seed).isTrue();
        }
    }

    @Test
    void theSameSeedMakesTheSameMapAndAnotherSeedAnother() {
        GameMap map = Generator.make("carte", Recipe.USUAL, 7);
        assertThat(Generator.make("carte", Recipe.USUAL, 7)).isEqualTo(map);
        assertThat(Generator.make("carte", Recipe.USUAL, 8)).isNotEqualTo(map);
    }

    @Test
    void theRecipeDecidesHowMuchThereIs() {
        GameMap map = Generator.make("carte", new Recipe(Symmetry.ROTATION, 8, 6, 3, 4, 5, 100), 1);
        assertThat(map.trees()).hasSize(2 * 3);
        assertThat(map.skeletons()).hasSize(2 * 3 * 4);
        assertThat(map.portals()).hasSize(2 * 5);
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void theImageOfAnImageIsTheCellItself(Symmetry symmetry) {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            assertThat(symmetry.image(symmetry.image(cell))).isEqualTo(cell);
        }
        assertThat(Symmetry.of(symmetry.word())).isEqualTo(symmetry);
    }

    /** Whether the second player finds at each image what the first finds, at the same rhythm. */
    private static boolean mirrored(GameMap map, Symmetry symmetry) {
        boolean same = true;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            same &= map.kind(cell) == map.kind(symmetry.image(cell));
        }
        GameMap.Team first = map.teams().get(0);
        GameMap.Team second = map.teams().get(1);
        UnaryOperator<List<Integer>> images =
                cells -> cells.stream().map(symmetry::image).toList();
        same &= second.niche() == symmetry.image(first.niche());
        same &= second.dogs().equals(images.apply(first.dogs()));
        same &= second.masters().equals(images.apply(first.masters()));
        for (GameMap.Tree tree : map.trees()) {
            same &= map.trees().contains(new GameMap.Tree(symmetry.image(tree.cell()), tree.period(), tree.first()));
        }
        for (GameMap.Skeleton bone : map.skeletons()) {
            same &= map.skeletons()
                    .contains(
                            new GameMap.Skeleton(symmetry.image(bone.cell()), bone.age(), bone.period(), bone.first()));
        }
        for (GameMap.Portal portal : map.portals()) {
            same &= map.portals().contains(new GameMap.Portal(portal.turn(), symmetry.image(portal.cell())));
        }
        return same;
    }

    /** Whether each player can walk to every tree, skeleton and portal, never through the other's zone. */
    static boolean inReach(GameMap map) {
        for (int player = 0; player < 2; player++) {
            Set<Integer> reached = reached(map, player);
            if (!map.trees().stream().allMatch(tree -> reached.contains(tree.cell()))
                    || !map.skeletons().stream().allMatch(bone -> reached.contains(bone.cell()))
                    || !map.portals().stream().allMatch(portal -> reached.contains(portal.cell()))) {
                return false;
            }
        }
        return true;
    }

    private static Set<Integer> reached(GameMap map, int player) {
        int home = map.teams().get(player).niche();
        int foreign = map.teams().get(1 - player).niche();
        Set<Integer> reached = new HashSet<>(Set.of(home));
        Deque<Integer> queue = new ArrayDeque<>(reached);
        while (!queue.isEmpty()) {
            int at = queue.remove();
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(at, direction);
                if (next != Cells.NOWHERE
                        && map.kind(next) != TypeCase.MUR
                        && map.kind(next) != TypeCase.FLAQUE
                        && Cells.distance(next, foreign) > 3
                        && reached.add(next)) {
                    queue.add(next);
                }
            }
        }
        return reached;
    }
}
