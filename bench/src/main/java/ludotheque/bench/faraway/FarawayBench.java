package ludotheque.bench.faraway;

import com.google.ortools.Loader;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.search.Prover;

/**
 * Prints the table, a row an instance. Its words: how many instances of each size, and the seconds CP-SAT may take for one. Times are
 * processor time of the whole process, which a busy machine does not stretch.
 */
final class FarawayBench {
    private static final int[][] SIZES = {{12, 8}, {14, 9}};
    /** How many other proofs come first: by then the JVM has compiled what they need. */
    private static final int WARMING = 20;

    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private FarawayBench() {}

    public static void main(String[] words) {
        int count = Integer.parseInt(words[0]);
        double seconds = Double.parseDouble(words[1]);
        Loader.loadNativeLibraries();
        for (int seed = 1; seed <= WARMING; seed++) {
            prove(Instance.random(seed, 18, 12));
        }
        System.out.println("| instance | optimum | ours | CP-SAT | CP-SAT's best | times faster |");
        System.out.println("|---|---|---|---|---|---|");
        for (int[] size : SIZES) {
            for (int seed = 1; seed <= count; seed++) {
                compare(seed, size[0], size[1], seconds);
            }
        }
    }

    private static void compare(int seed, int regions, int sanctuaries, double seconds) {
        Instance instance = Instance.random(seed, regions, sanctuaries);
        long start = MACHINE.getProcessCpuTime();
        int optimum = prove(instance);
        long between = MACHINE.getProcessCpuTime();
        CpSat.Answer answer = new CpSat(instance).solve(seconds);
        long end = MACHINE.getProcessCpuTime();
        if (answer.score() > optimum || (answer.proved() && answer.score() < optimum)) {
            throw new IllegalStateException("seed " + seed + ": we prove " + optimum + ", CP-SAT says " + answer);
        }
        double ours = (between - start) / 1e9;
        double theirs = (end - between) / 1e9;
        String atLeast = answer.proved() ? "" : "over ";
        System.out.printf(
                "| %d+%d, seed %d | %d | %.2f s | %s%.1f s | %d | %s%.0f |%n",
                regions, sanctuaries, seed, optimum, ours, atLeast, theirs, answer.score(), atLeast, theirs / ours);
    }

    private static int prove(Instance instance) {
        Prover prover = new Prover(instance, SanctuaryRule.EXACT);
        prover.advance(Integer.MAX_VALUE);
        return prover.best().score();
    }
}
