package ludotheque.cli.faraway;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ludotheque.faraway.Card;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Solution;
import ludotheque.faraway.Tableau;
import ludotheque.faraway.search.Prover;
import ludotheque.kernel.Budget.Spent;
import ludotheque.kernel.SearchState;
import org.jspecify.annotations.Nullable;

/**
 * One proof that several threads work on. Each owns a part of it; whoever has none left is given half of somebody else's, and the
 * best score that one finds is told to all.
 */
final class SharedProof {
    private static final int SLICE = 200;

    private final Instance instance;
    private final SanctuaryRule rule;
    private final int listed;
    private final int threads;

    /** Every part there ever was: each knows the best tableaux that it met. */
    private final List<Prover> parts = new ArrayList<>();

    private final Deque<Prover> unowned = new ArrayDeque<>();

    /** What the parts that are not done may still hold; it was true when it was told and a bound only falls. */
    private final Map<Prover, Integer> bounds = new HashMap<>();

    private int idle;
    private Tableau best;
    private int bestScore;
    private boolean stopped;
    private @Nullable Spent spent;

    /** Begins the proof for an instance that has a tableau; with {@code listed} above 0, every best tableau is looked for. */
    SharedProof(Instance instance, SanctuaryRule rule, int listed, int threads) {
        this.instance = instance;
        this.rule = rule;
        this.listed = listed;
        this.threads = threads;
        Prover whole = new Prover(instance, rule, listed);
        this.best = whole.best();
        this.bestScore = best.score();
        add(whole);
    }

    /** Works until it is proved or stopped; each of the threads calls it once. */
    void work() {
        try {
            for (Prover part = take(); part != null; part = take()) {
                do {
                    part.advance(SLICE);
                } while (goesOn(part));
            }
        } catch (OutOfMemoryError outOfMemory) {
            // The part is left as it is: the bound it told last still holds.
            stop(Spent.MEMORY);
        } finally {
            // Nobody leaves before all is done or stopped; whoever is thrown out takes the others along.
            stop(null);
        }
    }

    synchronized void stop(@Nullable Spent why) {
        if (!stopped) {
            stopped = true;
            spent = why;
        }
        notifyAll();
    }

    synchronized int bestScore() {
        return bestScore;
    }

    synchronized int bound() {
        return bounds.values().stream().reduce(bestScore, Math::max);
    }

    /** What is known once no thread works any more. */
    synchronized Finding finding(long milliseconds) {
        Solution solution = Solution.of(best);
        boolean proved = bounds.isEmpty();
        if (!solution.check(instance, rule).isEmpty() || solution.score() != bestScore) {
            throw new IllegalStateException("The prover's tableau is not what it says: " + solution);
        }
        parts.forEach(part -> part.offer(bestScore));
        return new Finding(
                solution,
                bound(),
                proved ? optimal() : List.of(),
                proved ? parts.stream().mapToLong(Prover::optimalCount).sum() : 0,
                parts.stream().mapToLong(Prover::positions).sum(),
                milliseconds,
                proved ? null : spent);
    }

    private List<Tableau> optimal() {
        return parts.stream()
                .flatMap(part -> part.optimal().stream())
                .sorted(Comparator.comparing(SharedProof::order))
                .limit(listed)
                .toList();
    }

    /** One character a card, so that texts compare as rows of numbers do. */
    private static String order(Tableau tableau) {
        StringBuilder order = new StringBuilder();
        for (Card card : tableau.cards()) {
            order.append((char) card.number());
        }
        return order.toString();
    }

    private void add(Prover part) {
        parts.add(part);
        unowned.add(part);
        bounds.put(part, part.bound());
    }

    private synchronized @Nullable Prover take() {
        idle++;
        while (unowned.isEmpty() && idle < threads && !stopped) {
            try {
                wait();
            } catch (InterruptedException interrupted) {
                stop(Spent.INTERRUPTED);
            }
        }
        Prover part = stopped ? null : unowned.poll();
        if (part == null) {
            notifyAll();
            return null;
        }
        idle--;
        return part;
    }

    /** Shares what a part has learned, and the part itself when somebody waits for work. */
    private synchronized boolean goesOn(Prover part) {
        int score = part.best().score();
        if (score > bestScore) {
            best = part.best();
            bestScore = score;
        }
        part.offer(bestScore);
        if (part.state() == SearchState.SOLVED) {
            bounds.remove(part);
            return false;
        }
        bounds.put(part, part.bound());
        if (idle > 0 && unowned.isEmpty()) {
            Prover half = part.split();
            if (half != null) {
                add(half);
                notifyAll();
            }
        }
        return !stopped;
    }
}
