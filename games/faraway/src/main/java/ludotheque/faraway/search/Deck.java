package ludotheque.faraway.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Card;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Instance;
import ludotheque.faraway.Score;
import ludotheque.faraway.Tableau;

/** The cards of an instance in flat arrays: regions first, then sanctuaries, each by number. */
final class Deck {
    /** Stands in {@link #firstShift} of a card that scores by sets. */
    private static final int PER_SET = -1;

    /** A field beyond the nine counts, always zero. */
    private static final int ALWAYS_ZERO = Counts.shift(Attribute.COUNT);

    final int regions;
    final int size;
    final int[] number;
    final long[] gives;

    /** The attributes a card gives, one entry each time, from {@code iconStart[card]} to {@code iconStart[card + 1]}. */
    final int[] icons;

    final int[] iconStart;

    private final List<Card> cards;
    private final int[] fixed;
    private final int[] points;
    private final int[] firstShift;
    private final int[] secondShift;
    private final long[] least;

    Deck(Instance instance) {
        cards = new ArrayList<>(instance.regions());
        cards.addAll(instance.sanctuaries());
        regions = instance.regions().size();
        size = cards.size();
        number = new int[size];
        gives = new long[size];
        icons = new int[Attribute.COUNT * size];
        iconStart = new int[size + 1];
        fixed = new int[size];
        points = new int[size];
        firstShift = new int[size];
        secondShift = new int[size];
        least = new long[size];
        for (int card = 0; card < size; card++) {
            lay(card, cards.get(card));
        }
    }

    private void lay(int at, Card card) {
        number[at] = card.number();
        gives[at] = card.gives();
        least[at] = card.condition().least();
        int icon = iconStart[at];
        for (Attribute attribute : Attribute.values()) {
            for (int i = Counts.of(card.gives(), attribute); i > 0; i--) {
                icons[icon++] = attribute.index();
            }
        }
        iconStart[at + 1] = icon;
        firstShift[at] = ALWAYS_ZERO;
        secondShift[at] = ALWAYS_ZERO;
        Score score = card.score();
        if (score instanceof Score.Fixed constant) {
            fixed[at] = constant.points();
        } else if (score instanceof Score.PerSet sets) {
            points[at] = sets.points();
            firstShift[at] = PER_SET;
        } else if (score instanceof Score.Per per) {
            points[at] = per.points();
            firstShift[at] = Counts.shift(per.counted().get(0).index());
            if (per.counted().size() > 1) {
                secondShift[at] = Counts.shift(per.counted().get(1).index());
            }
        }
    }

    int sanctuaries() {
        return size - regions;
    }

    boolean scoresBySets(int card) {
        return firstShift[card] == PER_SET;
    }

    /** The points of a card for each thing it counts. */
    int points(int card) {
        return points[card];
    }

    int score(int card, long visible) {
        if (!Counts.cover(visible, least[card])) {
            return 0;
        }
        int first = firstShift[card];
        if (first == PER_SET) {
            return points[card] * Counts.sets(visible);
        }
        return fixed[card] + points[card] * (Counts.at(visible, first) + Counts.at(visible, secondShift[card]));
    }

    /** The most of each attribute that so many of the cards within a range give. */
    long most(byte[] among, int from, int to, int count) {
        int[] ones = new int[Attribute.COUNT];
        int[] twos = new int[Attribute.COUNT];
        for (int card : among) {
            if (from <= card && card < to) {
                int before = -1;
                for (int icon = iconStart[card]; icon < iconStart[card + 1]; icon++) {
                    int attribute = icons[icon];
                    if (attribute == before) {
                        ones[attribute]--;
                        twos[attribute]++;
                    } else {
                        ones[attribute]++;
                    }
                    before = attribute;
                }
            }
        }
        long most = Counts.NONE;
        for (int attribute = 0; attribute < Attribute.COUNT; attribute++) {
            int doubled = Math.min(count, twos[attribute]);
            long sum = 2L * doubled + Math.min(count - doubled, ones[attribute]);
            most += sum << Counts.shift(attribute);
        }
        return most;
    }

    byte[] all() {
        byte[] all = new byte[size];
        for (int card = 0; card < size; card++) {
            all[card] = (byte) card;
        }
        return all;
    }

    Tableau tableau(int[] row, int length) {
        List<Card> laid = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            laid.add(cards.get(row[i]));
        }
        return new Tableau(laid);
    }
}
