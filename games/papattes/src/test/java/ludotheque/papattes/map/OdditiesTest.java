package ludotheque.papattes.map;

import static ludotheque.papattes.Constantes.LARGEUR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.Text;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class OdditiesTest {
    private static final int SOMEWHERE = new Position(20, 2).cell();

    /** Two doghouses on an empty map that mirrors east and west, with a skeleton of each age. */
    private static final GameMap FAIR = fair(Symmetry.EAST_WEST);

    private static GameMap fair(Symmetry symmetry) {
        return Generator.make("fair", new Recipe(symmetry, 0, 0, 1, 1, 0, 100), 1);
    }

    private static List<String> oddities(GameMap map) {
        return Oddities.of(map).stream().map(Text::en).toList();
    }

    private static GameMap with(List<GameMap.Portal> portals) {
        return new GameMap(FAIR.name(), FAIR.rows(), FAIR.teams(), FAIR.trees(), FAIR.skeletons(), portals);
    }

    @ParameterizedTest
    @EnumSource
    void aFairMapHasNothingOdd(Symmetry symmetry) {
        assertThat(oddities(fair(symmetry))).isEmpty();
    }

    @Test
    void aMapThatFavoursAPlayerIsNotSymmetric() {
        List<GameMap.Tree> trees = new ArrayList<>(FAIR.trees());
        GameMap.Tree first = trees.get(0);
        trees.set(0, new GameMap.Tree(first.cell(), first.period() + 1, first.first()));
        assertThat(oddities(new GameMap("", FAIR.rows(), FAIR.teams(), trees, FAIR.skeletons(), List.of())))
                .containsExactly("the map is not symmetric: the two players do not find the same on it");
    }

    @Test
    void aTreeBehindWallsIsOutOfReach() {
        GameMap.Tree walled = FAIR.trees().get(0);
        List<String> rows = new ArrayList<>(FAIR.rows());
        for (int direction = 0; direction < 4; direction++) {
            for (GameMap.Tree tree : FAIR.trees()) {
                wall(rows, Cells.next(tree.cell(), direction));
            }
        }
        assertThat(oddities(new GameMap("", rows, FAIR.teams(), FAIR.trees(), FAIR.skeletons(), List.of())))
                .containsExactly(
                        "arbres[0] " + Position.of(walled.cell()) + ": out of reach as long as no wall is destroyed",
                        "arbres[1] " + Position.of(FAIR.trees().get(1).cell())
                                + ": out of reach as long as no wall is destroyed");
    }

    private static void wall(List<String> rows, int cell) {
        if (cell >= 0) {
            StringBuilder row = new StringBuilder(rows.get(cell / LARGEUR));
            row.setCharAt(cell % LARGEUR, '#');
            rows.set(cell / LARGEUR, row.toString());
        }
    }

    @Test
    void anAgeWithoutBonesAndASkeletonThatComesTooLateAreOdd() {
        List<GameMap.Skeleton> late = FAIR.skeletons().stream()
                .map(skeleton -> new GameMap.Skeleton(skeleton.cell(), 1, skeleton.period(), 200))
                .toList();
        assertThat(oddities(new GameMap("", FAIR.rows(), FAIR.teams(), FAIR.trees(), late, List.of())))
                .hasSize(8)
                .contains(
                        "squelettes[0] " + Position.of(late.get(0).cell()) + ": due for the first time after the match")
                .endsWith("squelettes: no bones of age 0", "squelettes: no bones of age 2");
    }

    @Test
    void aPortalMayNeverComeOrComeInAZone() {
        int image = Symmetry.EAST_WEST.image(SOMEWHERE);
        assertThat(oddities(with(List.of(new GameMap.Portal(199, SOMEWHERE), new GameMap.Portal(199, image)))))
                .isEmpty();
        int niche = FAIR.teams().get(0).niche();
        int other = FAIR.teams().get(1).niche();
        assertThat(oddities(with(List.of(
                        new GameMap.Portal(200, SOMEWHERE),
                        new GameMap.Portal(200, image),
                        new GameMap.Portal(200, image),
                        new GameMap.Portal(0, niche),
                        new GameMap.Portal(0, other)))))
                .containsExactly(
                        "portails[0] (20, 2): due after the match",
                        "portails[1] (19, 2): due after the match",
                        "portails[2] (19, 2): due after the match",
                        "portails[2] (19, 2): already due there at the same half-turn",
                        "portails[3] " + Position.of(niche) + ": the cell will never be empty",
                        "portails[3] " + Position.of(niche) + ": inside a doghouse's zone",
                        "portails[4] " + Position.of(other) + ": the cell will never be empty",
                        "portails[4] " + Position.of(other) + ": inside a doghouse's zone");
    }
}
