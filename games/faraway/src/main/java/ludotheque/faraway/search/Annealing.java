package ludotheque.faraway.search;

import ludotheque.faraway.Counts;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;
import ludotheque.kernel.SeededRandom;

/**
 * A good tableau quickly: many short annealings, each from a random row. A row is eight regions and as many sanctuaries as a tableau
 * may ever have; those beyond the ascents wait unused, so that every change of order finds its sanctuaries.
 */
final class Annealing {
    private static final int REGIONS = Tableau.REGIONS;
    private static final double HOT = 3.5;
    private static final double COLD = 1.2;
    private static final int COOL_AFTER = 1 << 10;
    private static final int LENGTH = 100_000;
    private static final double COOLING = Math.pow(COLD / HOT, (double) COOL_AFTER / LENGTH);

    private final Deck deck;
    private final SanctuaryRule rule;
    private final SeededRandom random;
    private final int slots;

    /** All regions and all sanctuaries; the tableau is the first eight regions and the first sanctuaries. */
    private final int[] regions;

    private final int[] sanctuaries;
    private final int[] best = new int[REGIONS + Tableau.MOST_SANCTUARIES];
    private int bestLength;
    private int bestScore = -1;

    private int score;
    private int used;
    private int step;
    private double temperature;

    Annealing(Deck deck, SanctuaryRule rule, long seed) {
        this.deck = deck;
        this.rule = rule;
        this.random = new SeededRandom(seed);
        this.slots = Math.min(Tableau.MOST_SANCTUARIES, deck.sanctuaries());
        this.regions = new int[deck.regions];
        this.sanctuaries = new int[deck.sanctuaries()];
        for (int i = 0; i < regions.length; i++) {
            regions[i] = i;
        }
        for (int i = 0; i < sanctuaries.length; i++) {
            sanctuaries[i] = deck.regions + i;
        }
    }

    int bestScore() {
        return bestScore;
    }

    Tableau best() {
        return deck.tableau(best, bestLength);
    }

    void advance(int moves) {
        for (int i = 0; i < moves; i++) {
            if (step == 0) {
                start();
            }
            move();
            step++;
            if (step % COOL_AFTER == 0) {
                temperature *= COOLING;
            }
            if (step >= LENGTH) {
                step = 0;
            }
        }
    }

    private void start() {
        random.shuffle(regions);
        random.shuffle(sanctuaries);
        // Descending order needs no sanctuary, so this row is valid whatever the instance.
        for (int i = 1; i < REGIONS; i++) {
            int region = regions[i];
            int at = i;
            for (; at > 0 && regions[at - 1] < region; at--) {
                regions[at] = regions[at - 1];
            }
            regions[at] = region;
        }
        temperature = HOT;
        score = evaluate();
        keepIfBest();
    }

    private void move() {
        long drawn = random.nextLong();
        int kind = (int) (drawn & 7);
        int a = below(drawn >>> 3, REGIONS);
        int b = below(drawn >>> 23, REGIONS);
        if (kind < 2 && regions.length > REGIONS) {
            int c = REGIONS + below(drawn >>> 43, regions.length - REGIONS);
            swap(regions, a, c);
            int place = kind == 0 ? b : placeInOrder(a);
            shift(a, place);
            if (isRefused()) {
                shift(place, a);
                swap(regions, a, c);
            }
        } else if (kind == 2 && regions.length > REGIONS) {
            int c = REGIONS + below(drawn >>> 43, regions.length - REGIONS);
            swap(regions, a, c);
            if (isRefused()) {
                swap(regions, a, c);
            }
        } else if (kind == 3) {
            swap(regions, a, b);
            if (isRefused()) {
                swap(regions, a, b);
            }
        } else if (kind == 4 || slots == 0) {
            shift(a, b);
            if (isRefused()) {
                shift(b, a);
            }
        } else {
            int from = below(drawn >>> 3, slots);
            int to = below(drawn >>> 43, sanctuaries.length);
            swap(sanctuaries, from, to);
            if (isRefused()) {
                swap(sanctuaries, from, to);
            }
        }
    }

    /** Where the region at a place comes before a higher one: a row that ascends goes on ascending. */
    private int placeInOrder(int from) {
        int place = 0;
        for (int i = 0; i < REGIONS; i++) {
            if (i != from) {
                if (regions[i] > regions[from]) {
                    return place;
                }
                place++;
            }
        }
        return place;
    }

    private boolean isRefused() {
        int changed = evaluate();
        if (changed < 0 || (changed < score && Math.exp((changed - score) / temperature) < unit())) {
            return true;
        }
        score = changed;
        keepIfBest();
        return false;
    }

    private void keepIfBest() {
        if (score > bestScore) {
            bestScore = score;
            evaluate();
            System.arraycopy(regions, 0, best, 0, REGIONS);
            System.arraycopy(sanctuaries, 0, best, REGIONS, used);
            bestLength = REGIONS + used;
        }
    }

    /** The score of the row, or -1 when it has more ascents than sanctuaries allow. */
    private int evaluate() {
        int ascents = 0;
        for (int i = 1; i < REGIONS; i++) {
            ascents += regions[i - 1] < regions[i] ? 1 : 0;
        }
        used = rule.sanctuaries(ascents, sanctuaries.length);
        if (used > sanctuaries.length) {
            return -1;
        }
        long visible = Counts.NONE;
        for (int i = 0; i < used; i++) {
            visible += deck.gives[sanctuaries[i]];
        }
        int total = 0;
        for (int i = REGIONS - 1; i >= 0; i--) {
            visible += deck.gives[regions[i]];
            total += deck.score(regions[i], visible);
        }
        for (int i = 0; i < used; i++) {
            total += deck.score(sanctuaries[i], visible);
        }
        return total;
    }

    private double unit() {
        return (random.nextLong() >>> 11) * 0x1p-53;
    }

    /** A number below the bound from twenty drawn bits. */
    private static int below(long bits, int bound) {
        return (int) (((bits & 0xfffff) * bound) >>> 20);
    }

    /** Takes the region at one place and lays it at another. */
    private void shift(int from, int to) {
        int moved = regions[from];
        if (from < to) {
            System.arraycopy(regions, from + 1, regions, from, to - from);
        } else {
            System.arraycopy(regions, to, regions, to + 1, from - to);
        }
        regions[to] = moved;
    }

    private static void swap(int[] values, int a, int b) {
        int kept = values[a];
        values[a] = values[b];
        values[b] = kept;
    }
}
