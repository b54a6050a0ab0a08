package ludotheque.papattes.champion.expert;

import static ludotheque.papattes.Constantes.COUT_DESTRUCTION;
import static ludotheque.papattes.Constantes.NB_MAITRES;

import java.util.ArrayList;
import java.util.List;
import ludotheque.papattes.TypeAction;

/** When walls cut the dogs off from home, the nearest masters tear down those on the way, and step out of it. */
record Sappers(Crew crew, List<Integer> walls) {
    /** More would be missed elsewhere. */
    private static final int MOST = 3;

    void work() {
        List<Integer> left = new ArrayList<>(walls);
        int called = 0;
        while (!left.isEmpty() && called < MOST) {
            Crew.Job job = crew.nearest(left, cell -> false);
            if (job == null) {
                break;
            }
            boolean isTorn = crew.go(job) && crew.team.act(TypeAction.DETRUIRE, crew.place(job.master()), job.cell());
            if (isTorn) {
                left.remove((Integer) job.cell());
            }
            if (!isTorn || crew.points(job.master()) < COUT_DESTRUCTION) {
                crew.dismiss(job.master());
                called++;
            }
        }
        for (int master = 0; master < NB_MAITRES; master++) {
            crew.walk(master, cell -> !walls.contains(cell), cell -> false);
        }
    }
}
