package ludotheque.faraway.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Card;
import ludotheque.faraway.Counts;
import ludotheque.faraway.Instance;
import ludotheque.faraway.Score;
import ludotheque.faraway.Tableau;

/** The cards of an instance in flat arrays: regions first, then sanctuaries, each by number. */
final class Deck {
    /** Stands for nothing where an attribute is asked for. */
    static final int NO_ICON = Attribute.COUNT;

    /** How many attributes half a card gives at most: a colour and a night, or two of the others. */
    private static final int HALF_ICONS = 2;

    /** Colours and night are in the first half of a card, the others in the second. */
    private static final int FIRST_HALF = Attribute.NIGHT.index() + 1;

    /** Stands in {@link #firstShift} of a card that scores by sets. */
    private static final int PER_SET = -1;

    /** A field beyond the nine counts, always zero. */
    private static final int ALWAYS_ZERO = Counts.shift(Attribute.COUNT);

    final int regions;
    final int size;
    final int[] number;
    final long[] gives;

    /**
     * The two halves of what each card gives, {@code 2 * card} and the next: a place in the list of all halves there are. They are
     * few, so that pricing them first makes the price of a card one addition.
     */
    final byte[] halves;

    /** The attributes of each half there is, {@value #HALF_ICONS} entries each. */
    private final int[] icons;

    /** The attributes each card gives at least once, and those it gives twice, as counts of one. */
    final long[] once;

    final long[] twice;

    private final List<Card> cards;
    private final int[] fixed;
    private final int[] points;
    private final int[] firstShift;
    private final int[] secondShift;
    private final long[] least;

    /** All bits of every attribute that a card scores by or asks for. */
    private final long[] wanted;

    Deck(Instance instance) {
        cards = new ArrayList<>(instance.regions());
        cards.addAll(instance.sanctuaries());
        regions = instance.regions().size();
        size = cards.size();
        number = new int[size];
        gives = new long[size];
        halves = new byte[2 * size];
        once = new long[size];
        twice = new long[size];
        fixed = new int[size];
        points = new int[size];
        firstShift = new int[size];
        secondShift = new int[size];
        least = new long[size];
        wanted = new long[size];
        for (int card = 0; card < size; card++) {
            lay(card, cards.get(card));
        }
        icons = halve();
    }

    /** Finds the halves there are; the attributes of each. */
    private int[] halve() {
        List<Long> distinct = new ArrayList<>();
        for (int card = 0; card < size; card++) {
            long first = gives[card] & ((1L << Counts.shift(FIRST_HALF)) - 1);
            halves[2 * card] = (byte) place(first, distinct);
            halves[2 * card + 1] = (byte) place(gives[card] - first, distinct);
        }
        int[] attributes = new int[HALF_ICONS * distinct.size()];
        Arrays.fill(attributes, NO_ICON);
        for (int half = 0; half < distinct.size(); half++) {
            int icon = HALF_ICONS * half;
            for (Attribute attribute : Attribute.values()) {
                for (int count = Counts.of(distinct.get(half), attribute); count > 0; count--) {
                    attributes[icon++] = attribute.index();
                }
            }
        }
        return attributes;
    }

    private static int place(long half, List<Long> distinct) {
        if (!distinct.contains(half)) {
            distinct.add(half);
        }
        return distinct.indexOf(half);
    }

    /** How many different halves the cards have. */
    int distinctHalves() {
        return icons.length / HALF_ICONS;
    }

    /** The price of half a card. */
    int price(int half, int[] prices) {
        return prices[icons[HALF_ICONS * half]] + prices[icons[HALF_ICONS * half + 1]];
    }

    private void lay(int at, Card card) {
        number[at] = card.number();
        gives[at] = card.gives();
        least[at] = card.condition().least();
        wanted[at] = wanted(card);
        for (Attribute attribute : Attribute.values()) {
            int count = Counts.of(card.gives(), attribute);
            once[at] += count >= 1 ? Counts.one(attribute) : 0;
            twice[at] += count >= 2 ? Counts.one(attribute) : 0;
        }
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

    private static long wanted(Card card) {
        long wanted = Counts.NONE;
        for (Attribute attribute : Attribute.values()) {
            boolean counts =
                    card.score() instanceof Score.Per per && per.counted().contains(attribute);
            boolean inSets = card.score() instanceof Score.PerSet && attribute.isColour();
            if (counts || inSets || Counts.of(card.condition().least(), attribute) > 0) {
                wanted |= Counts.all(attribute);
            }
        }
        return wanted;
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

    /** Whether a card scores by something that another gives, or asks for it. */
    boolean wants(int card, int other) {
        return (wanted[card] & gives[other]) != 0;
    }

    /** Of these counts, those of the attributes that a card scores by or asks for. */
    long wanted(int card, long counts) {
        return wanted[card] & counts;
    }

    int score(int card, long visible) {
        return score(card, visible, Integer.MAX_VALUE);
    }

    /** What a card scores, if it is known that there are no more sets than this. */
    int score(int card, long visible, int mostSets) {
        if (!Counts.cover(visible, least[card])) {
            return 0;
        }
        int first = firstShift[card];
        if (first == PER_SET) {
            return points[card] * Math.min(mostSets, Counts.sets(visible));
        }
        return fixed[card] + points[card] * (Counts.at(visible, first) + Counts.at(visible, secondShift[card]));
    }

    /** The most of each attribute that this many of the cards within a range give. */
    long most(byte[] among, int from, int to, int count) {
        long some = Counts.NONE;
        long two = Counts.NONE;
        for (int card : among) {
            if (from <= card && card < to) {
                some += once[card];
                two += twice[card];
            }
        }
        return most(some, two, count);
    }

    /** Likewise, when it is known how many of the cards give each attribute at all, and how many give it twice. */
    static long most(long once, long twice, int count) {
        long each = Counts.ofEach(count);
        return Counts.smaller(once, each) + Counts.smaller(twice, each);
    }

    Tableau tableau(int[] row, int length) {
        List<Card> laid = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            laid.add(cards.get(row[i]));
        }
        return new Tableau(laid);
    }
}
