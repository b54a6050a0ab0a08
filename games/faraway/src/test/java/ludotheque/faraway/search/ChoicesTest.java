package ludotheque.faraway.search;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.faraway.Attribute;
import ludotheque.faraway.Card;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Instance;
import ludotheque.faraway.Score;
import ludotheque.faraway.Tableau;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class ChoicesTest {
    private static final int KEPT = 7;

    /** Scores every card of the last seven choices with and without what each choice itself does not give. */
    @Test
    void whatHangsOnAnAttributeIsWhatTheLastSevenChoicesLoseWithoutIt() {
        Seeds.forEach(200, random -> {
            Instance instance = Instance.full();
            Deck deck = new Deck(instance);
            int sanctuaries = random.nextInt(Tableau.MOST_SANCTUARIES + 1);
            Box box = Box.whole(new Family(sanctuaries, sanctuaries, sanctuaries), deck);
            for (int laid = random.nextInt(4); laid > 0; laid--) {
                int region = random.nextInt(deck.regions);
                box = box.with(region, deck.gives[region]);
            }
            long high = someOf(box.high - Counts.smaller(box.high, box.laidGives), random);
            int cards = Tableau.REGIONS - box.laid.length + sanctuaries;
            Choices choices = new Choices(deck);
            choices.clear(cards);
            int[][] all = new int[1 + random.nextInt(12)][cards];
            for (int[] chosen : all) {
                for (int i = 0; i < cards; i++) {
                    chosen[i] = random.nextInt(deck.size);
                }
                choices.add(chosen, given(chosen, deck));
            }
            box = box.withFewerSets(random.nextInt(5));
            choices.weigh(box, high);
            int lostSets = 0;
            for (int i = Math.max(0, all.length - KEPT); i < all.length; i++) {
                lostSets += lostWithOwnSets(all[i], box, high, deck);
            }
            assertThat(choices.hangingOnSets()).isEqualTo(lostSets);
            assertThat(choices.count()).isEqualTo(Math.min(KEPT, all.length));
            for (Attribute attribute : Attribute.values()) {
                int lost = 0;
                for (int i = Math.max(0, all.length - KEPT); i < all.length; i++) {
                    lost += lost(all[i], box, high, attribute, deck);
                }
                assertThat(choices.hanging(attribute.index())).isEqualTo(lost);
            }
        });
    }

    private static long someOf(long counts, SeededRandom random) {
        long some = Counts.NONE;
        for (Attribute attribute : Attribute.values()) {
            some += random.nextInt(Counts.of(counts, attribute) + 1) * Counts.one(attribute);
        }
        return some;
    }

    private static long given(int[] chosen, Deck deck) {
        long given = Counts.NONE;
        for (int card : chosen) {
            given += deck.gives[card];
        }
        return given;
    }

    private static int lost(int[] chosen, Box box, long high, Attribute attribute, Deck deck) {
        int surplus = Math.max(0, Counts.of(high, attribute) - Counts.of(given(chosen, deck), attribute));
        long missed = surplus * Counts.one(attribute);
        long all = high + box.laidGives;
        int lost = 0;
        for (int index : chosen) {
            Card card = card(index, deck);
            long seen = index < deck.regions ? high : all;
            lost += score(card, seen, box.mostSets) - score(card, seen - missed, box.mostSets);
        }
        for (int region : box.laid) {
            lost += score(card(region, deck), all, box.mostSets)
                    - score(card(region, deck), all - missed, box.mostSets);
            all -= deck.gives[region];
        }
        return lost;
    }

    private static int lostWithOwnSets(int[] chosen, Box box, long high, Deck deck) {
        long all = high + box.laidGives;
        int own = Math.min(box.mostSets, Counts.sets(given(chosen, deck) + box.laidGives));
        int lost = 0;
        for (int index : chosen) {
            long seen = index < deck.regions ? high : all;
            lost += score(card(index, deck), seen, box.mostSets) - score(card(index, deck), seen, own);
        }
        for (int region : box.laid) {
            lost += score(card(region, deck), all, box.mostSets) - score(card(region, deck), all, own);
            all -= deck.gives[region];
        }
        return lost;
    }

    /** The plain score, but with no more sets than these. */
    private static int score(Card card, long seen, int mostSets) {
        return card.score() instanceof Score.PerSet sets
                ? sets.points() * Math.min(mostSets, Counts.sets(seen))
                : card.scoreAt(seen);
    }

    private static Card card(int index, Deck deck) {
        return deck.tableau(new int[] {index}, 1).cards().get(0);
    }
}
