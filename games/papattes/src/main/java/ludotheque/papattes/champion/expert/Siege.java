package ludotheque.papattes.champion.expert;

import static ludotheque.papattes.Constantes.COUT_CONSTRUCTION;
import static ludotheque.papattes.Constantes.NB_MAITRES;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.Cells;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;
import ludotheque.papattes.TypeCase;

/** The masters wall the opponent's doghouse in, twice, and close again what his masters tear down. */
final class Siege {
    private static final int RINGS = 2;
    /** How near a master keeps to the cell that it guards. */
    private static final int REACH = 2;

    private final Crew crew;
    private final State state;
    /** The cells of all rings. */
    private final List<Integer> rings = new ArrayList<>();

    Siege(Crew crew) {
        this.crew = crew;
        this.state = crew.state;
    }

    void work() {
        for (int i = 0; i < RINGS; i++) {
            List<Integer> ring = new Blockade(state, 1 - crew.player, rings).cells();
            rings.addAll(ring);
            close(ring);
        }
        guard();
    }

    /** Sends the masters to the gaps of a ring, the nearest first, and lets those that are there build. */
    private void close(List<Integer> ring) {
        List<Integer> gaps = new ArrayList<>();
        for (int cell : ring) {
            if (!state.is(TypeCase.MUR, cell) && state.portal(cell) < 0) {
                gaps.add(cell);
            }
        }
        while (!gaps.isEmpty()) {
            // Whoever stood in another gap would be in the way there.
            Crew.Job job = crew.nearest(gaps, rings::contains);
            if (job == null) {
                return;
            }
            gaps.remove((Integer) job.cell());
            boolean isBuilt =
                    crew.go(job) && crew.team.act(TypeAction.CONSTRUIRE, crew.place(job.master()), job.cell());
            if (!isBuilt || crew.points(job.master()) < COUT_CONSTRUCTION) {
                crew.dismiss(job.master());
            }
        }
    }

    /** Those who have nothing to build spread along the rings. */
    private void guard() {
        for (int master = 0; master < NB_MAITRES && !rings.isEmpty(); master++) {
            int post = rings.get(master * rings.size() / NB_MAITRES);
            if (!crew.isDone(master) && Cells.distance(crew.place(master), post) > REACH) {
                crew.walk(master, cell -> Cells.distance(cell, post) <= REACH && !rings.contains(cell), cell -> false);
            }
        }
    }
}
