package ludotheque.papattes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

/** {@code deplacements_chien} and {@code trouver_chemin} beside slow searches, on thousands of random states. */
class WanderingAgainstSlowTest {
    private static final int MATCHES = 5;
    private static final int FAR = 1_000_000;

    /** Calls {@code property} at the beginning of every half-turn of a random match. */
    private static void everyHalfTurn(SeededRandom random, Property property) {
        State state = new State(new Terrain(Paddock.map(random)));
        Mischief mischief = new Mischief(random, 40);
        Seat[] seats = {new Seat(state, 0), new Seat(state, 1)};
        while (!Stages.isOver(state)) {
            Stages.start(state);
            mischief.jouerTour(seats[state.toMove()]);
            property.holds(state, seats[random.nextInt(2)]);
            Stages.end(state);
        }
    }

    private interface Property {
        void holds(State state, Seat seat);
    }

    @Test
    void theWayAheadOfEveryWanderingDogIsThatOfTheSlowSearch() {
        Seeds.forEach(
                MATCHES,
                random -> everyHalfTurn(random, (state, seat) -> {
                    for (LienTemporel link : seat.liensTemporels()) {
                        int slot = state.wanderer(link.chien().cell());
                        int most = random.nextInt(12);
                        assertThat(seat.deplacementsChien(link.chien(), most))
                                .isEqualTo(new SlowWandering(state).ahead(slot, most));
                    }
                }));
    }

    @Test
    void everyPathIsTheSmallestOfTheShortest() {
        Seeds.forEach(
                MATCHES,
                random -> everyHalfTurn(random, (state, seat) -> {
                    for (int i = 0; i < 10; i++) {
                        int start = random.nextInt(15) * 40 + random.nextInt(15);
                        int end = random.nextInt(15) * 40 + random.nextInt(15);
                        int player = random.nextInt(3);
                        comparePath(state, seat, start, end, player);
                    }
                }));
    }

    private static void comparePath(State state, Seat seat, int start, int end, int player) {
        int[] remaining = remaining(state, end, player);
        var path = seat.trouverChemin(Position.of(start), Position.of(end), player);
        int at = start;
        for (Position step : path) {
            int best = FAR;
            int chosen = -1;
            for (int direction = 0; direction < 4; direction++) {
                int next = Cells.next(at, direction);
                if (next >= 0 && remaining[next] < best) {
                    best = remaining[next];
                    chosen = next;
                }
            }
            assertThat(step.cell()).isEqualTo(chosen);
            at = chosen;
        }
        if (path.isEmpty() && start != end) {
            for (int direction = 0; direction < 4; direction++) {
                int next = Cells.next(start, direction);
                assertThat(next < 0 || remaining[next] >= FAR).isTrue();
            }
        } else {
            assertThat(at).isEqualTo(end);
        }
    }

    /** How far each cell is from the end, by repeating until nothing changes; only free cells and the end have a distance. */
    private static int[] remaining(State state, int end, int player) {
        int[] remaining = new int[Cells.COUNT];
        Arrays.fill(remaining, FAR);
        remaining[end] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                boolean foreign = player < 2 && state.terrain().zone(cell) == 2 - player;
                if (cell == end
                        || foreign
                        || state.isSolid(cell)
                        || state.isOccupied(cell)
                        || state.portal(cell) >= 0) {
                    continue;
                }
                for (int direction = 0; direction < 4; direction++) {
                    int next = Cells.next(cell, direction);
                    if (next >= 0 && remaining[next] + 1 < remaining[cell]) {
                        remaining[cell] = remaining[next] + 1;
                        changed = true;
                    }
                }
            }
        }
        return remaining;
    }
}
