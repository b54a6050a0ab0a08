package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class AdviceTest {

    @Test
    void noSingleChangeIsBetterThanTheOneAdvised() {
        int[] met = new int[2];
        Seeds.forEach(120, random -> {
            SanctuaryRule rule = random.nextInt(2) == 0 ? SanctuaryRule.EXACT : SanctuaryRule.AT_MOST;
            Instance instance = Instance.random(random.nextLong(), 8 + random.nextInt(5), random.nextInt(6));
            Tableau tableau = tableau(instance, random);
            int most = -1;
            for (List<Card> cards : changes(tableau.cards(), instance)) {
                Tableau changed = new Tableau(cards);
                most = changed.check(instance, rule).isEmpty() ? Math.max(most, changed.score()) : most;
            }
            int has = tableau.check(instance, rule).isEmpty() ? tableau.score() : -1;
            Advice advice = Advice.of(tableau, instance, rule);
            if (advice == null) {
                assertThat(most).isLessThanOrEqualTo(has);
                met[0]++;
            } else {
                assertThat(advice.score()).isEqualTo(most).isGreaterThan(has);
                assertTold(tableau, advice, instance, rule);
                met[1]++;
            }
        });
        assertThat(met[0]).isPositive();
        assertThat(met[1]).isPositive();
    }

    private static void assertTold(Tableau from, Advice advice, Instance instance, SanctuaryRule rule) {
        Tableau to = advice.tableau();
        assertThat(to.score()).isEqualTo(advice.score());
        assertThat(to.check(instance, rule)).isEmpty();
        assertThat(advice.out()).isEqualTo(without(from.cards(), to.cards()));
        assertThat(advice.in()).isEqualTo(without(to.cards(), from.cards()));
        List<Card> swapped = new ArrayList<>(from.regions());
        swapped.removeIf(card -> from.cards().indexOf(card) == to.cards().indexOf(card));
        swapped.removeAll(advice.out());
        assertThat(advice.swapped()).isEqualTo(swapped);
        assertThat(swapped.size()).isIn(0, 2);
    }

    private static List<Card> without(List<Card> cards, List<Card> others) {
        return cards.stream().filter(card -> !others.contains(card)).toList();
    }

    /** Eight regions in any order, with about as many sanctuaries as they ask for. */
    private static Tableau tableau(Instance instance, SeededRandom random) {
        List<Card> cards = drawn(instance.regions(), Tableau.REGIONS, random);
        int ascents = new Tableau(cards).ascents() + (random.nextInt(4) == 0 ? random.nextInt(3) - 1 : 0);
        int count = Math.max(0, Math.min(ascents, instance.sanctuaries().size()));
        cards.addAll(drawn(instance.sanctuaries(), count, random));
        return new Tableau(cards);
    }

    private static List<Card> drawn(List<Card> cards, int count, SeededRandom random) {
        List<Card> left = new ArrayList<>(cards);
        List<Card> drawn = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            drawn.add(left.remove(random.nextInt(left.size())));
        }
        return drawn;
    }

    /** Every row one change away: a card replaced or two regions swapped or neither, and a sanctuary more or less or neither. */
    private static List<List<Card>> changes(List<Card> cards, Instance instance) {
        List<List<Card>> rows = new ArrayList<>();
        List<List<Card>> all = new ArrayList<>();
        for (int place = 0; place < cards.size(); place++) {
            for (Card card : place < Tableau.REGIONS ? instance.regions() : instance.sanctuaries()) {
                List<Card> row = new ArrayList<>(cards);
                row.set(place, card);
                rows.add(row);
            }
        }
        for (int place = 0; place < Tableau.REGIONS; place++) {
            for (int other = 0; other < place; other++) {
                List<Card> row = new ArrayList<>(cards);
                Collections.swap(row, place, other);
                rows.add(row);
            }
        }
        all.addAll(rows);
        rows.add(cards);
        for (List<Card> row : rows) {
            for (Card sanctuary : instance.sanctuaries()) {
                List<Card> more = new ArrayList<>(row);
                more.add(sanctuary);
                all.add(more);
            }
            for (int place = Tableau.REGIONS; place < row.size(); place++) {
                List<Card> less = new ArrayList<>(row);
                less.remove(place);
                all.add(less);
            }
        }
        return all;
    }
}
