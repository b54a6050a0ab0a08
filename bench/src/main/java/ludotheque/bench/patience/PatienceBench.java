package ludotheque.bench.patience;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ludotheque.bench.patience.Result.Verdict;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import org.jspecify.annotations.Nullable;

/**
 * Prints the table, a row a game, and the hard deals of Baker's Dozen one by one. Its words: how many deals of each game, the
 * driver of Debian's fc-solve, that of one with room for eighteen columns, and that of a decider of
 * Seahaven; {@code -} for a driver that could not be built.
 */
final class PatienceBench {
    private static final int WARM = 20;
    private static final int POSITIONS = 100_000;
    private static final int PATIENCE_SECONDS = 60;
    private static final String MIDNIGHT_OIL =
            "--freecells-num 0 --stacks-num 18 --decks-num 1 --sequences-are-built-by suit"
                    + " --sequence-move limited --empty-stacks-filled-by none -to 0B";

    private PatienceBench() {}

    public static void main(String[] words) throws IOException {
        int count = Integer.parseInt(words[0]);
        FcSolve debian = fcSolve(words[1]);
        FcSolve wide = fcSolve(words[2]);
        SeahavenDecider decider = words[3].equals("-") ? null : new SeahavenDecider(Path.of(words[3]));
        System.out.println(Bout.HEADING);
        List<Deal> freeCell = deals(Solitaire.FREECELL, count);
        new Bout("FreeCell 1-" + count, freeCell, OurSolver::any, WARM, debian, "-l lg").run();
        List<Deal> microsoft = microsoft(32 * count);
        new Bout("FreeCell `ms` 1-" + microsoft.size(), microsoft, OurSolver::any, 2, debian, "-l lg").run();
        List<Deal> seahaven = deals(Solitaire.SEAHAVEN, count);
        new Bout("Seahaven 1-" + count, seahaven, OurSolver::any, WARM, debian, "--game seahaven -l as").run();
        new Bout("Seahaven 1-" + count + ", decided", seahaven, OurSolver::any, WARM, decider, "").run();
        List<Deal> midnightOil = deals(Solitaire.MIDNIGHT_OIL, count);
        new Bout("Midnight Oil 1-" + count, midnightOil, OurSolver::any, WARM, wide, MIDNIGHT_OIL).run();
        List<Deal> bakersDozen = deals(Solitaire.BAKERS_DOZEN, count);
        Tally limited = new Bout(
                        "Baker's Dozen 1-" + count,
                        bakersDozen,
                        OurSolver.within(POSITIONS),
                        2,
                        wide,
                        "--game bakers_dozen -l te -mi " + POSITIONS)
                .run();
        int few = Math.max(1, count / 20);
        new Bout("FreeCell 1-" + few + ", short", freeCell.subList(0, few), OurSolver::shorter, 2, debian, "-l qs")
                .run();
        insist(bakersDozen, limited);
        prove();
    }

    private static @Nullable FcSolve fcSolve(String driver) {
        return driver.equals("-") ? null : new FcSolve(Path.of(driver));
    }

    private static List<Deal> deals(Solitaire game, int count) {
        return IntStream.rangeClosed(1, count)
                .<Deal>mapToObj(number -> new Deal.Xpat(game, number))
                .toList();
    }

    private static List<Deal> microsoft(int count) {
        return IntStream.rangeClosed(1, count)
                .<Deal>mapToObj(Deal.Microsoft::new)
                .toList();
    }

    /** Gives a minute to each deal that the limit left undecided. */
    private static void insist(List<Deal> deals, Tally limited) {
        List<Deal> hard = new ArrayList<>();
        for (int i = 0; i < deals.size(); i++) {
            if (limited.results().get(i).verdict() == Verdict.UNDECIDED) {
                hard.add(deals.get(i));
            }
        }
        System.out.println(
                "\nUndecided within " + POSITIONS + " positions: " + hard.size() + ". Within a minute each:");
        hard.forEach(deal -> tell(deal, OurSolver.forSeconds(PATIENCE_SECONDS)));
    }

    /** The deals known to be insoluble that take the longest to prove. */
    private static void prove() {
        System.out.println("\nProofs:");
        for (int number : new int[] {19_621, 51_031}) {
            tell(new Deal.Xpat(Solitaire.FREECELL, number), OurSolver::any);
        }
        for (int number : new int[] {870, 1_584, 1_778}) {
            tell(new Deal.Xpat(Solitaire.BAKERS_DOZEN, number), OurSolver::any);
        }
    }

    private static void tell(Deal deal, OurSolver solver) {
        long start = System.nanoTime();
        Result result = solver.solve(deal.board());
        System.out.printf(
                "- %s: %s, %d positions, %.2f s%n",
                deal, result.verdict(), result.positions(), (System.nanoTime() - start) / 1e9);
    }
}
