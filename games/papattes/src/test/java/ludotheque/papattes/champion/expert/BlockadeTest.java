package ludotheque.papattes.champion.expert;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.papattes.Cells;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeCase;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.map.Symmetry;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class BlockadeTest {
    private static State state(long seed) {
        Symmetry symmetry = seed % 2 == 0 ? Symmetry.ROTATION : Symmetry.EAST_WEST;
        int walls = (int) (seed * 7 % 20);
        return new State(new Terrain(
                Generator.make("map", new Recipe(symmetry, walls, (int) (seed * 5 % 15), 8, 5, 6, 100), seed)));
    }

    /** The cells that a team reaches from its doghouse when these are closed; a wall can be torn down unless it is one of them. */
    private static Set<Integer> reached(State state, int player, Set<Integer> closed) {
        Set<Integer> seen = new HashSet<>(Set.of(state.terrain().niche(player)));
        Deque<Integer> queue = new ArrayDeque<>(seen);
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
                int next = Cells.next(cell, direction);
                if (next != Cells.NOWHERE
                        && !state.is(TypeCase.FLAQUE, next)
                        && !closed.contains(next)
                        && seen.add(next)) {
                    queue.add(next);
                }
            }
        }
        return seen;
    }

    private static int skeletons(State state, Set<Integer> cells) {
        int count = 0;
        for (GameMap.Skeleton skeleton : state.terrain().map().skeletons()) {
            count += cells.contains(skeleton.cell()) ? 1 : 0;
        }
        return count;
    }

    @Test
    void aRingPartsTheDoghouseFromMostBonesAndCanLoseNoCell() {
        Seeds.forEach(200, random -> {
            State state = state(random.nextInt(1_000_000));
            int player = random.nextInt(2);
            List<Integer> ring = new Blockade(state, player, List.of()).cells();
            Set<Integer> closed = new HashSet<>(ring);
            int left = skeletons(state, reached(state, player, closed));
            assertThat(left).isLessThan(skeletons(state, reached(state, player, Set.of())) / 2);
            for (int cell : ring) {
                assertThat(state.terrain().zone(cell)).isZero();
                Set<Integer> others = new HashSet<>(closed);
                others.remove(cell);
                assertThat(skeletons(state, reached(state, player, others)))
                        .as("without %d", cell)
                        .isGreaterThan(left);
            }
        });
    }

    @Test
    void aSecondRingSharesNoCellWithTheFirst() {
        Seeds.forEach(50, random -> {
            State state = state(random.nextInt(1_000_000));
            List<Integer> first = new Blockade(state, 0, List.of()).cells();
            List<Integer> second = new ArrayList<>(new Blockade(state, 0, first).cells());
            assertThat(second).isNotEmpty().doesNotContainAnyElementsOf(first);
        });
    }
}
