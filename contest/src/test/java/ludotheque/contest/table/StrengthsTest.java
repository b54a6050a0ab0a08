package ludotheque.contest.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

final class StrengthsTest {
    @Test
    void whoNeverPlayedIsOfNoKnownStrength() {
        Strengths strengths = Strengths.fit(3, List.of());
        assertThat(strengths.of(1)).isZero();
        assertThat(strengths.error(1)).isInfinite();
        assertThat(strengths.ranks(1)).containsExactly(1, 3);
    }

    @Test
    void whoAlwaysWinsIsStrongerAndNotEndlessly() {
        List<Strengths.Game> games = new ArrayList<>();
        for (int map = 0; map < 20; map++) {
            games.add(new Strengths.Game(0, 1, 2, map));
            games.add(new Strengths.Game(1, 0, 0, map));
        }
        Strengths strengths = Strengths.fit(2, games);
        assertThat(strengths.of(0)).isBetween(1.0, 10.0);
        assertThat(strengths.isSurelyStronger(0, 1)).isTrue();
        assertThat(strengths.ranks(1)).containsExactly(2, 2);
    }

    @Test
    void theSameWinsOnEachSideAreNoAdvantage() {
        List<Strengths.Game> games = new ArrayList<>();
        for (int map = 0; map < 10; map++) {
            games.add(new Strengths.Game(0, 1, 2, map));
            games.add(new Strengths.Game(1, 0, 0, map));
        }
        assertThat(Strengths.fit(2, games).advantage()).isCloseTo(0, within(1e-6));
    }

    @Test
    void whenTheFirstAlwaysWinsItIsTheSideAndNotTheChampion() {
        List<Strengths.Game> games = new ArrayList<>();
        for (int map = 0; map < 10; map++) {
            games.add(new Strengths.Game(0, 1, 2, map));
            games.add(new Strengths.Game(1, 0, 2, map));
        }
        Strengths strengths = Strengths.fit(2, games);
        assertThat(strengths.of(0)).isCloseTo(strengths.of(1), within(1e-6));
        assertThat(strengths.advantage()).isGreaterThan(1);
    }

    /** At a maximum the likelihood falls whichever way one goes; here it is written down as the model says it. */
    @Test
    void theLikelihoodIsAtItsMaximum() {
        Seeds.forEach(20, random -> {
            int size = 2 + random.nextInt(6);
            List<Strengths.Game> games = games(random, size, 60);
            Strengths found = Strengths.fit(size, games);
            double[] point = new double[size + 2];
            for (int i = 0; i < size; i++) {
                point[i] = found.of(i);
            }
            point[size] = found.advantage();
            point[size + 1] = Math.log(found.drawishness());
            double best = likelihood(point, size, games);
            for (int i = 0; i < point.length; i++) {
                for (double step : new double[] {-0.01, 0.01}) {
                    double[] moved = point.clone();
                    moved[i] += step;
                    assertThat(likelihood(moved, size, games)).isLessThanOrEqualTo(best + 1e-6);
                }
            }
        });
    }

    private static List<Strengths.Game> games(SeededRandom random, int size, int count) {
        List<Strengths.Game> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int first = random.nextInt(size);
            int second = (first + 1 + random.nextInt(size - 1)) % size;
            games.add(new Strengths.Game(first, second, random.nextInt(3), i));
        }
        return games;
    }

    private static double likelihood(double[] point, int size, List<Strengths.Game> games) {
        double sum = 0;
        Set<List<Integer>> met = new HashSet<>();
        for (Strengths.Game game : games) {
            sum += Math.log(chance(point, size, game.first(), game.second(), game.result()));
            met.add(List.of(Math.min(game.first(), game.second()), Math.max(game.first(), game.second())));
        }
        for (List<Integer> pair : met) {
            sum += Math.log(chance(point, size, pair.get(0), pair.get(1), 1)) / 2;
            sum += Math.log(chance(point, size, pair.get(1), pair.get(0), 1)) / 2;
        }
        return sum;
    }

    private static double chance(double[] point, int size, int first, int second, int result) {
        double x = Math.exp(point[size] + point[first]);
        double y = Math.exp(point[second]);
        double draw = Math.exp(point[size + 1]) * Math.sqrt(x * y);
        double[] parts = {y, draw, x};
        return parts[result] / (x + y + draw);
    }

    @Test
    void theOrderOfMatchesDoesNotMatter() {
        Seeds.forEach(5, random -> {
            List<Strengths.Game> games = games(random, 5, 50);
            List<Strengths.Game> other = new ArrayList<>(games);
            java.util.Collections.reverse(other);
            Strengths one = Strengths.fit(5, games);
            Strengths two = Strengths.fit(5, other);
            for (int i = 0; i < 5; i++) {
                assertThat(one.of(i)).isCloseTo(two.of(i), within(1e-6));
            }
        });
    }

    /** Both matches of a block end alike, as those of programs that draw no lots: single matches would look like twice the news. */
    @Test
    void theTrueRankLiesWithinTheRanksThatArePossible() {
        int size = 8;
        int[] inside = new int[2];
        Seeds.forEach(30, random -> {
            double[] truth = new double[size];
            for (int i = 0; i < size; i++) {
                truth[i] = i * 0.4;
            }
            List<Strengths.Game> games = new ArrayList<>();
            long block = 0;
            for (int map = 0; map < 8; map++) {
                for (int one = 0; one < size; one++) {
                    for (int other = one + 1; other < size; other++) {
                        double chance = 1 / (1 + Math.exp(truth[other] - truth[one]));
                        boolean won = random.nextInt(1_000_000) < chance * 1_000_000;
                        block++;
                        games.add(new Strengths.Game(one, other, won ? 2 : 0, block));
                        games.add(new Strengths.Game(other, one, won ? 0 : 2, block));
                    }
                }
            }
            Strengths found = Strengths.fit(size, games);
            for (int i = 0; i < size; i++) {
                int[] ranks = found.ranks(i);
                int rank = size - i;
                inside[ranks[0] <= rank && rank <= ranks[1] ? 1 : 0]++;
            }
        });
        assertThat((double) inside[1] / (inside[0] + inside[1])).isGreaterThan(0.9);
    }
}
