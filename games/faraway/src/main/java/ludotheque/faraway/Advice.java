package ludotheque.faraway;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A single change of a tableau: another card in a place, or two regions swapped. Where that changes the number of ascents by one, a
 * sanctuary comes or goes with it.
 *
 * @param out the cards that leave
 * @param in the cards that come
 * @param swapped the two regions that change places, or none
 */
public record Advice(Tableau tableau, int score, List<Card> out, List<Card> in, List<Card> swapped) {

    /** The change that leads to the most points, or null when none leads to more than a valid tableau has already. */
    public static @Nullable Advice of(Tableau tableau, Instance instance, SanctuaryRule rule) {
        boolean valid = tableau.check(instance, rule).isEmpty();
        Trial trial = new Trial(tableau, instance, rule, valid ? tableau.score() : -1);
        for (int place = 0; place < tableau.cards().size(); place++) {
            boolean region = place < Tableau.REGIONS;
            for (Card card : region ? instance.regions() : instance.sanctuaries()) {
                trial.replace(place, card);
            }
            for (int other = place + 1; region && other < Tableau.REGIONS; other++) {
                trial.swap(place, other);
            }
        }
        trial.sanctuaryMore(tableau.cards());
        trial.sanctuaryLess(tableau.cards());
        return trial.best;
    }

    private static final class Trial {
        private final Tableau from;
        private final Instance instance;
        private final SanctuaryRule rule;
        private int most;
        private @Nullable Advice best;

        Trial(Tableau from, Instance instance, SanctuaryRule rule, int most) {
            this.from = from;
            this.instance = instance;
            this.rule = rule;
            this.most = most;
        }

        void replace(int place, Card card) {
            if (!from.cards().contains(card)) {
                List<Card> cards = new ArrayList<>(from.cards());
                cards.set(place, card);
                settle(cards);
            }
        }

        void swap(int place, int other) {
            List<Card> cards = new ArrayList<>(from.cards());
            cards.set(place, from.cards().get(other));
            cards.set(other, from.cards().get(place));
            settle(cards);
        }

        /** Tries the row with as many sanctuaries as its ascents ask for, when that takes one more or one less at most. */
        private void settle(List<Card> cards) {
            Tableau tableau = new Tableau(cards);
            int due = rule.sanctuaries(tableau.ascents(), instance.sanctuaries().size());
            int count = cards.size() - Tableau.REGIONS;
            if (due == count) {
                consider(tableau);
            } else if (due == count + 1) {
                sanctuaryMore(cards);
            } else if (due == count - 1) {
                sanctuaryLess(cards);
            }
        }

        void sanctuaryMore(List<Card> cards) {
            for (Card sanctuary : instance.sanctuaries()) {
                if (!cards.contains(sanctuary)) {
                    List<Card> more = new ArrayList<>(cards);
                    more.add(sanctuary);
                    consider(new Tableau(more));
                }
            }
        }

        void sanctuaryLess(List<Card> cards) {
            for (int place = Tableau.REGIONS; place < cards.size(); place++) {
                List<Card> less = new ArrayList<>(cards);
                less.remove(place);
                consider(new Tableau(less));
            }
        }

        private void consider(Tableau tableau) {
            int score = tableau.score();
            if (score > most && tableau.check(instance, rule).isEmpty()) {
                most = score;
                best = new Advice(
                        tableau,
                        score,
                        without(from.cards(), tableau.cards()),
                        without(tableau.cards(), from.cards()),
                        moved(tableau));
            }
        }

        /** The regions of ours that stand in another place there. */
        private List<Card> moved(Tableau to) {
            List<Card> moved = new ArrayList<>();
            for (int place = 0; place < Tableau.REGIONS; place++) {
                Card card = from.cards().get(place);
                if (!card.equals(to.cards().get(place)) && to.cards().contains(card)) {
                    moved.add(card);
                }
            }
            return moved;
        }

        private static List<Card> without(List<Card> cards, List<Card> others) {
            List<Card> rest = new ArrayList<>(cards);
            rest.removeAll(others);
            return rest;
        }
    }
}
