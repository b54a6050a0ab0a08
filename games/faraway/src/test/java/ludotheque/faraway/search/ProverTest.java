package ludotheque.faraway.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.faraway.Card;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Instance;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;
import ludotheque.kernel.SearchState;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ProverTest {

    @Test
    void agreesWithTryingEverythingOnSmallInstances() {
        Seeds.forEach(40, ProverTest::assertAgrees);
    }

    @Tag("slow")
    @Test
    void agreesWithTryingEverythingOnAThousandSmallInstances() {
        Seeds.forEach(1000, ProverTest::assertAgrees);
    }

    private static void assertAgrees(SeededRandom random) {
        int sanctuaries = random.nextInt(4);
        int regions = 8 + random.nextInt(sanctuaries < 2 ? 3 : 2);
        assertAgrees(Instance.random(random.nextLong(), regions, sanctuaries), random);
    }

    @Test
    void agreesWithTryingEverythingWhereARowMayAscendAllTheWay() {
        Seeds.forEach(12, random -> {
            int regions = 8 + random.nextInt(3);
            assertAgrees(Instance.random(random.nextLong(), regions, 7 + random.nextInt(2)), random);
        });
    }

    private static void assertAgrees(Instance instance, SeededRandom random) {
        SanctuaryRule rule = random.nextInt(2) == 0 ? SanctuaryRule.EXACT : SanctuaryRule.AT_MOST;
        EveryOrder truth = new EveryOrder(instance, rule);
        Prover prover = new Prover(instance, rule, 5);
        assertThat(prover.advance(Integer.MAX_VALUE)).isEqualTo(SearchState.SOLVED);
        assertThat(prover.best().check(instance, rule)).isEmpty();
        assertThat(prover.best().score()).isEqualTo(truth.best).isEqualTo(prover.bound());
        assertThat(prover.optimalCount()).isEqualTo(truth.count);
        assertThat(prover.optimal())
                .hasSize((int) Math.min(5, truth.count))
                .doesNotHaveDuplicates()
                .allMatch(tableau -> tableau.score() == truth.best)
                .allMatch(tableau -> tableau.check(instance, rule).isEmpty());
    }

    @Test
    void theBoundIsNeverBelowTheTruthOnTheWay() {
        Seeds.forEach(10, random -> {
            Instance instance = Instance.random(random.nextLong(), 14, 9);
            Prover prover = new Prover(instance, SanctuaryRule.EXACT);
            List<Integer> bounds = new ArrayList<>();
            while (prover.state() == SearchState.RUNNING) {
                bounds.add(prover.bound());
                assertThat(prover.best().score()).isLessThanOrEqualTo(prover.bound());
                prover.advance(50);
            }
            assertThat(bounds).allMatch(bound -> bound >= prover.best().score());
        });
    }

    /**
     * Follows a tableau down the tree of boxes, cut or laid on at random: no bound may fall below its score, none of its cards be
     * dropped.
     */
    @Test
    void everyBoxThatHoldsATableauIsBoundedAboveItsScore() {
        Seeds.forEach(60, random -> {
            int regions = 10 + random.nextInt(50);
            Instance instance = Instance.random(random.nextLong(), regions, 7 + random.nextInt(30));
            Prover prover = new Prover(instance, SanctuaryRule.EXACT);
            prover.advance(20 + random.nextInt(300));
            descend(instance, prover.best(), random);
        });
    }

    private static void descend(Instance instance, Tableau tableau, SeededRandom random) {
        Deck deck = new Deck(instance);
        Relaxation relaxation = new Relaxation(deck);
        int score = tableau.score();
        int ascents = tableau.ascents();
        long total = tableau.cards().stream().mapToLong(Card::gives).sum();
        Box box = Box.whole(new Family(ascents, ascents, ascents), deck);
        int cutsBeforeLaying = 1 + random.nextInt(30);
        while (!box.isPoint() || !box.isLaid()) {
            relaxation.bound(box, score - 1, random.nextInt(25));
            assertThat(box.bound).isGreaterThanOrEqualTo(score);
            assertHolds(box, deck, tableau, total);
            boolean lays = !box.isLaid() && (box.isPoint() || random.nextInt(cutsBeforeLaying) == 0);
            box = lays ? layNext(box, deck, instance, tableau) : cut(box, total, random);
        }
        relaxation.bound(box, score - 1, random.nextInt(5));
        int sanctuaries = 0;
        for (Card card : tableau.sanctuaries()) {
            sanctuaries += card.scoreAt(total);
        }
        assertThat(box.laidScore + sanctuaries).isEqualTo(score);
    }

    private static Box layNext(Box box, Deck deck, Instance instance, Tableau tableau) {
        int next = instance.regions().indexOf(tableau.regions().get(box.laid.length));
        assertThat(box.prices.firsts).contains((byte) next);
        Box laid = box.with(next, deck.gives[next]);
        assertThat(laid.isPossible()).isTrue();
        return laid;
    }

    private static Box cut(Box box, long total, SeededRandom random) {
        int attribute = random.nextInt(10);
        if (attribute == Box.SETS) {
            return cutBySets(box, Counts.sets(total), random);
        }
        if (box.width(attribute) == 0) {
            return box;
        }
        int below = box.low(attribute) + random.nextInt(box.width(attribute));
        boolean lower = Counts.at(total, Counts.shift(attribute)) <= below;
        return lower ? box.lower(attribute, below) : box.upper(attribute, below + 1);
    }

    private static Box cutBySets(Box box, int sets, SeededRandom random) {
        if (box.leastSets() >= box.mostSets) {
            return box;
        }
        int fewer = box.leastSets() + random.nextInt(box.mostSets - box.leastSets());
        return sets <= fewer ? box.withFewerSets(fewer) : box.withMoreSets(fewer + 1);
    }

    private static void assertHolds(Box box, Deck deck, Tableau tableau, long total) {
        assertThat(Counts.cover(box.high, total) && Counts.cover(total, box.low))
                .isTrue();
        assertThat(Counts.sets(total)).isBetween(box.leastSets(), box.mostSets);
        Set<Integer> left = new HashSet<>();
        for (int card : box.prices.cards) {
            left.add(deck.number[card]);
        }
        for (int region : box.laid) {
            left.add(deck.number[region]);
        }
        assertThat(left).containsAll(tableau.cards().stream().map(Card::number).toList());
    }

    @Test
    void partsThatTellEachOtherTheirScoresProveTheSame() {
        Seeds.forEach(2, random -> {
            Instance instance = Instance.random(random.nextLong(), 14, 10);
            Prover whole = new Prover(instance, SanctuaryRule.EXACT, 1000);
            whole.advance(Integer.MAX_VALUE);
            Prover first = new Prover(instance, SanctuaryRule.EXACT, 1000);
            Deque<Prover> parts = new ArrayDeque<>(List.of(first));
            int best = 0;
            Set<Tableau> met = new HashSet<>();
            while (!parts.isEmpty()) {
                Prover part = parts.remove();
                part.offer(best);
                part.advance(1 + random.nextInt(3000));
                best = Math.max(best, part.best().score());
                Prover other = part.split();
                if (other != null && parts.size() < 20) {
                    parts.add(other);
                } else if (other != null) {
                    other.advance(Integer.MAX_VALUE);
                    met.addAll(other.optimal());
                }
                if (part.state() == SearchState.RUNNING) {
                    parts.add(part);
                } else {
                    met.addAll(part.optimal());
                }
            }
            assertThat(best).isEqualTo(whole.best().score());
            int highest = best;
            met.removeIf(tableau -> tableau.score() < highest);
            assertThat(met).containsExactlyInAnyOrderElementsOf(whole.optimal());
        });
    }

    @Test
    void annealingAloneIsWithinTwoPercentOnAverage() {
        double share = 0;
        for (int seed = 1; seed <= 10; seed++) {
            Instance instance = Instance.random(seed, 14, 9);
            Prover prover = new Prover(instance, SanctuaryRule.EXACT);
            prover.advance(200);
            double early = prover.best().score();
            prover.advance(Integer.MAX_VALUE);
            share += early / prover.best().score() / 10;
        }
        assertThat(share).isGreaterThan(0.98);
    }

    @Test
    void refusesAnInstanceWithoutEightRegions() {
        Instance instance = Instance.random(1, 7, 10);
        assertThatThrownBy(() -> new Prover(instance, SanctuaryRule.EXACT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no tableau is possible: it takes 8 regions and the instance has 7");
    }

    @Tag("slow")
    @Test
    void theBestTableauOfTheWholeDeckScores202() {
        Prover prover = new Prover(Instance.full(), SanctuaryRule.EXACT);
        assertThat(prover.advance(Integer.MAX_VALUE)).isEqualTo(SearchState.SOLVED);
        assertThat(prover.best().score()).isEqualTo(202);
        assertThat(prover.best().check(Instance.full(), SanctuaryRule.EXACT)).isEmpty();
    }
}
