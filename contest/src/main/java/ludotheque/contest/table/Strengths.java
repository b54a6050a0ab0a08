package ludotheque.contest.table;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How strong each champion is, from who beat whom: the model of Bradley and Terry with Davidson's draws and an advantage for who begins.
 * Of i, who begins, and j, with strengths p and q, advantage a and drawishness d: i wins in proportion a·p, j in proportion q, they draw
 * in proportion d·√(a·p·q). It is the maximum of the likelihood, found by steps each of which makes it larger (MM), with one draw
 * added to each pair that met, so that who always won is not endlessly strong. The order of matches does not matter.
 *
 * <p>Errors are taken over blocks, the matches of a pair on a map: two champions that draw no lots play the same again, so matches of
 * one block are not news of each other.
 */
public final class Strengths {
    private static final int MOST_STEPS = 500;
    private static final double STILL = 1e-7;

    /** A drawn block on each side of every pair, half a draw each. */
    private static final double ADDED = 0.5;

    private final double[] strength;
    private final double[] variance;
    private final double advantage;
    private final double drawishness;

    /**
     * A match that was played.
     *
     * @param result 2 when the first won, 1 for a draw, 0 when the second won
     */
    public record Game(int first, int second, int result, long block) {}

    /** Matches of who begins against whom: won, drawn and lost, added draws included. */
    private static final class Pair {
        final int first;
        final int second;
        double won;
        double drawn;
        double lost;

        Pair(int first, int second) {
            this.first = first;
            this.second = second;
        }

        double played() {
            return won + drawn + lost;
        }
    }

    /** Fits {@code size} champions; in {@code O(steps × pairs + games)}. */
    public static Strengths fit(int size, List<Game> games) {
        return new Strengths(size, games, pairs(size, games));
    }

    private static List<Pair> pairs(int size, List<Game> games) {
        Map<Long, Pair> pairs = new HashMap<>();
        for (Game game : games) {
            Pair pair = pairs.computeIfAbsent(
                    (long) game.first * size + game.second, key -> new Pair(game.first, game.second));
            pair.won += game.result == 2 ? 1 : 0;
            pair.drawn += game.result == 1 ? 1 : 0;
            pair.lost += game.result == 0 ? 1 : 0;
        }
        for (Pair pair : List.copyOf(pairs.values())) {
            pairs.computeIfAbsent(
                    (long) pair.second * size + pair.first,
                    key -> new Pair(/* first= */ pair.second, /* second= */ pair.first));
        }
        List<Pair> all = pairs.values().stream()
                .filter(pair -> pair.first != pair.second)
                .sorted(java.util.Comparator.comparingInt((Pair pair) -> pair.first)
                        .thenComparingInt(pair -> pair.second))
                .toList();
        all.forEach(pair -> pair.drawn += ADDED);
        return all;
    }

    private Strengths(int size, List<Game> games, List<Pair> pairs) {
        double[] p = new double[size];
        Arrays.fill(p, 1);
        double a = 1;
        double d = 1;
        double[] credit = new double[size];
        double wonByFirst = 0;
        double drawn = 0;
        for (Pair pair : pairs) {
            credit[pair.first] += pair.won + pair.drawn / 2;
            credit[pair.second] += pair.lost + pair.drawn / 2;
            wonByFirst += pair.won + pair.drawn / 2;
            drawn += pair.drawn;
        }
        for (int step = 0; step < MOST_STEPS && !pairs.isEmpty(); step++) {
            double[] cost = new double[size];
            double costOfFirst = 0;
            double costOfDraws = 0;
            for (Pair pair : pairs) {
                double x = a * p[pair.first];
                double y = p[pair.second];
                double root = Math.sqrt(x * y);
                double share = pair.played() / (x + y + d * root);
                // √(xy) lies below the mean of x and y weighed so that both sides touch at the present point.
                double first = share * (x + d * root / 2);
                cost[pair.first] += first / p[pair.first];
                cost[pair.second] += share * (y + d * root / 2) / y;
                costOfFirst += first / a;
                costOfDraws += share * root;
            }
            double change = 0;
            for (int i = 0; i < size; i++) {
                if (cost[i] > 0) {
                    double next = credit[i] / cost[i];
                    change = Math.max(change, Math.abs(Math.log(next / p[i])));
                    p[i] = next;
                }
            }
            double nextA = wonByFirst / costOfFirst;
            double nextD = drawn / costOfDraws;
            change = Math.max(change, Math.abs(Math.log(nextA / a)) + Math.abs(Math.log(nextD / d)));
            a = nextA;
            d = nextD;
            centre(p);
            if (change < STILL) {
                break;
            }
        }
        this.strength = new double[size];
        for (int i = 0; i < size; i++) {
            strength[i] = Math.log(p[i]);
        }
        this.advantage = Math.log(a);
        this.drawishness = d;
        this.variance = variance(size, games, pairs);
    }

    /** Only quotients mean something: the mean of the logarithms is 0. */
    private static void centre(double[] p) {
        double mean = 0;
        for (double one : p) {
            mean += Math.log(one) / p.length;
        }
        double factor = Math.exp(-mean);
        for (int i = 0; i < p.length; i++) {
            p[i] *= factor;
        }
    }

    private double[] variance(int size, List<Game> games, List<Pair> pairs) {
        double[] information = new double[size];
        for (Pair pair : pairs) {
            double spread = pair.played() * spread(pair.first, pair.second);
            information[pair.first] += spread;
            information[pair.second] += spread;
        }
        Map<Long, double[]> blocks = new HashMap<>();
        for (Game game : games) {
            if (game.first == game.second) {
                continue;
            }
            double surprise = game.result / 2.0 - expected(game.first, game.second);
            // In a block only two meet: what surprises in favour of one surprises against the other.
            double[] block = blocks.computeIfAbsent(game.block, number -> new double[] {game.first, game.second, 0});
            block[2] += block[0] == game.first ? surprise : -surprise;
        }
        double[] scatter = new double[size];
        for (double[] block : blocks.values()) {
            scatter[(int) block[0]] += block[2] * block[2];
            scatter[(int) block[1]] += block[2] * block[2];
        }
        double[] found = new double[size];
        for (int i = 0; i < size; i++) {
            found[i] = information[i] == 0
                    ? Double.POSITIVE_INFINITY
                    : Math.max(1 / information[i], scatter[i] / (information[i] * information[i]));
        }
        return found;
    }

    private double[] chances(int first, int second) {
        double x = Math.exp(advantage + strength[first]);
        double y = Math.exp(strength[second]);
        double draw = drawishness * Math.sqrt(x * y);
        double all = x + y + draw;
        return new double[] {x / all, draw / all};
    }

    /** What the first may expect of a match, a draw being a half. */
    public double expected(int first, int second) {
        double[] chances = chances(first, second);
        return chances[0] + chances[1] / 2;
    }

    private double spread(int first, int second) {
        double[] chances = chances(first, second);
        double mean = chances[0] + chances[1] / 2;
        return chances[0] + chances[1] / 4 - mean * mean;
    }

    /** The logarithm of a champion's strength; the mean of all is 0. */
    public double of(int champion) {
        return strength[champion];
    }

    /** The error of {@link #of}, one standard deviation; infinite for who has not played. */
    public double error(int champion) {
        return Math.sqrt(variance[champion]);
    }

    /** The logarithm of what it is worth to begin. */
    public double advantage() {
        return advantage;
    }

    double drawishness() {
        return drawishness;
    }

    /** Whether one is stronger than the other with 95 chances in 100. */
    public boolean isSurelyStronger(int one, int other) {
        double difference = strength[one] - strength[other];
        return difference > 1.96 * Math.sqrt(variance[one] + variance[other]);
    }

    /** The best and the worst rank, from 1, that a champion may have. */
    public int[] ranks(int champion) {
        int better = 0;
        int worse = 0;
        for (int other = 0; other < strength.length; other++) {
            better += isSurelyStronger(other, champion) ? 1 : 0;
            worse += isSurelyStronger(champion, other) ? 1 : 0;
        }
        return new int[] {better + 1, strength.length - worse};
    }
}
