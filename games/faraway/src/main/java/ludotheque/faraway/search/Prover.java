package ludotheque.faraway.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SearchState;
import ludotheque.kernel.SlicedSearch;
import org.jspecify.annotations.Nullable;

/**
 * Finds a good tableau at once, then better ones, and at last the proof that none is better; a slice at a time, so that whoever waits
 * may show how far it is or stop.
 *
 * <p>First comes {@link Annealing}. The proof then guesses the total attributes of the finished tableau, because once they are known
 * what every place sees follows from the regions before it. The guesses form a tree of {@link Box}es, each bounded by a
 * {@link Relaxation} and cut in two while its bound is above the best score.
 *
 * <p>Several threads may share a proof: each owns a prover, {@link #split} halves one, and {@link #offer} tells a score found
 * elsewhere. A prover itself belongs to one thread at a time.
 */
public final class Prover implements SlicedSearch {
    private static final int REGIONS = Tableau.REGIONS;
    private static final long ANNEALING_SEED = 1;
    private static final int MOVES_A_UNIT = 256;
    private static final int UNITS_A_CARD = 30;
    private static final int STEPS = 5;

    private final Deck deck;
    private final @Nullable Annealing annealing;
    private final Relaxation relaxation;
    private final Frontier frontier;
    private final int listed;
    private int annealingLeft;
    private Tableau best;

    /** The highest score known, here or elsewhere. */
    private int target;

    private final List<Tableau> optimal = new ArrayList<>();
    private long count;
    private long boxes;

    /** Looks for one best tableau of an instance that is not {@link Instance#impossible}. */
    public Prover(Instance instance, SanctuaryRule rule) {
        this(instance, rule, 0);
    }

    /** Looks for every best tableau and lists this many of them; with 0 looks for one only. */
    public Prover(Instance instance, SanctuaryRule rule, int listed) {
        Refusal impossible = instance.impossible();
        if (impossible != null) {
            throw new IllegalArgumentException(impossible.sentence().en());
        }
        this.deck = new Deck(instance);
        this.listed = listed;
        this.relaxation = new Relaxation(deck);
        this.frontier = new Frontier();
        Annealing first = new Annealing(deck, rule, ANNEALING_SEED);
        first.advance(1);
        this.annealing = first;
        this.annealingLeft = UNITS_A_CARD * deck.size;
        this.best = first.best();
        this.target = first.bestScore();
        for (Family family : Family.of(rule, deck.sanctuaries())) {
            open(Box.whole(family, deck));
        }
    }

    private Prover(Prover from, Frontier part) {
        this.deck = from.deck;
        this.listed = from.listed;
        this.relaxation = new Relaxation(deck);
        this.frontier = part;
        this.annealing = null;
        this.best = from.best;
        this.target = from.target;
    }

    /** A unit takes some microseconds. */
    @Override
    public SearchState advance(int units) {
        int left = units;
        for (; left > 0 && annealingLeft > 0; left--) {
            anneal();
        }
        for (; left > 0 && frontier.highest() > enough(); left--) {
            expand(frontier.take());
        }
        return state();
    }

    /** Solved once no tableau scores more than the best one and, if all were asked for, all were met. */
    public SearchState state() {
        return annealingLeft == 0 && frontier.highest() <= enough() ? SearchState.SOLVED : SearchState.RUNNING;
    }

    /** The best tableau found here so far; one is there from the start. */
    public Tableau best() {
        return best;
    }

    /** No tableau that is left to this prover, nor the best known, scores more than this; proved at any time. */
    public int bound() {
        return Math.max(target, frontier.highest());
    }

    /** Tells that a tableau of this score is known elsewhere. */
    public void offer(int score) {
        if (score > target) {
            raise(score);
        }
    }

    /**
     * Gives half of the open boxes to a new prover, for another thread to own, or null when there is nothing to share yet. The
     * proof is done when every part is; the tableaux of all parts with the highest score are the best ones.
     */
    public @Nullable Prover split() {
        if (annealingLeft > 0 || frontier.size() < 2) {
            return null;
        }
        return new Prover(this, frontier.half());
    }

    /** How many boxes were bounded. */
    @Override
    public long positions() {
        return boxes;
    }

    /** How many boxes are in memory; those that a better tableau made needless may still be among them. */
    @Override
    public long kept() {
        return frontier.size();
    }

    /** How many boxes may still hold a better tableau: none once it is proved. */
    public int open() {
        return frontier.above(enough());
    }

    /** When all were asked for: those met so far with the highest score, up to the number to list; all of them once proved. */
    public List<Tableau> optimal() {
        return List.copyOf(optimal);
    }

    /** How many tableaux with the highest score were met, listed or not; sanctuaries in another order are the same tableau. */
    public long optimalCount() {
        return count;
    }

    /** A bound so low is not worth a look. */
    private int enough() {
        return listed > 0 ? target - 1 : target;
    }

    private void raise(int score) {
        target = score;
        optimal.clear();
        count = 0;
    }

    private void anneal() {
        annealingLeft--;
        if (annealing != null) {
            annealing.advance(MOVES_A_UNIT);
            if (annealing.bestScore() > target) {
                raise(annealing.bestScore());
                best = annealing.best();
            }
        }
    }

    private void open(Box box) {
        boxes++;
        relaxation.bound(box, enough(), STEPS);
        if (box.bound > enough()) {
            frontier.add(box);
        }
    }

    private void expand(Box box) {
        if (box.across != Box.NOTHING) {
            cut(box);
        } else if (box.isLaid()) {
            complete(box);
        } else {
            layNext(box);
        }
    }

    /** Cuts a box in two; where the middle is not whole, the upper part is the smaller one. */
    private void cut(Box box) {
        if (box.across == Box.SETS) {
            int fewer = below(box.leastSets(), box.mostSets);
            open(box.withFewerSets(fewer));
            open(box.withMoreSets(fewer + 1));
        } else {
            int below = below(box.low(box.across), box.high(box.across));
            open(box.lower(box.across, below));
            open(box.upper(box.across, below + 1));
        }
    }

    /** The most that the lower part has. */
    private static int below(int low, int high) {
        return high - 1 - (high - low - 1) / 2;
    }

    private void layNext(Box box) {
        for (int region : box.prices.firsts) {
            Box next = box.with(region, deck.gives[region]);
            if (next.isPossible()) {
                open(next);
            }
        }
    }

    private void complete(Box box) {
        int[] row = new int[REGIONS + box.family.sanctuaries()];
        System.arraycopy(box.laid, 0, row, 0, REGIONS);
        choose(box, row, REGIONS, 0, box.high - box.laidGives, box.laidScore);
    }

    /** Adds sanctuaries that give exactly what is missing. */
    private void choose(Box box, int[] row, int length, int from, long missing, int score) {
        if (length == row.length) {
            if (missing == Counts.NONE && score > enough()) {
                meet(deck.tableau(row, length), score);
            }
            return;
        }
        byte[] cards = box.prices.cards;
        for (int i = from; i < cards.length; i++) {
            int card = cards[i];
            if (card >= deck.regions && Counts.cover(missing, deck.gives[card])) {
                row[length] = card;
                choose(box, row, length + 1, i + 1, missing - deck.gives[card], score + deck.score(card, box.high));
            }
        }
    }

    private void meet(Tableau tableau, int score) {
        if (score > target) {
            raise(score);
            best = tableau;
        }
        if (listed > 0) {
            count++;
            if (optimal.size() < listed) {
                optimal.add(tableau);
            }
        }
    }
}
