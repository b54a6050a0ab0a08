package ludotheque.faraway;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SeededRandom;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/** The cards a tableau may be made of, each once, by number. */
public record Instance(List<Card> regions, List<Card> sanctuaries) {
    /** Many times what the whole deck takes. */
    public static final int MOST_BYTES = 1 << 16;

    private static final int REGION_STREAM = 1;
    private static final int SANCTUARY_STREAM = 2;

    public Instance {
        regions = List.copyOf(regions);
        sanctuaries = List.copyOf(sanctuaries);
    }

    /** An instance that was read, and what was odd about its text. */
    public record Read(Instance instance, List<Text> warnings) {
        public Read {
            warnings = List.copyOf(warnings);
        }
    }

    /** These cards, in any order; one that is there twice counts once. */
    public static Instance of(Collection<Card> cards) {
        List<Card> sorted = List.copyOf(new TreeSet<>(cards));
        return new Instance(
                sorted.stream().filter(Card::isRegion).toList(),
                sorted.stream().filter(card -> !card.isRegion()).toList());
    }

    /** The whole deck. */
    public static Instance full() {
        return new Instance(Cards.regions(), Cards.sanctuaries());
    }

    /** A number of the regions and of the sanctuaries, every choice equally likely; the same for the same seed, for ever. */
    public static Instance random(long seed, int regions, int sanctuaries) {
        List<Card> cards = new ArrayList<>();
        cards.addAll(draw(new SeededRandom(seed, REGION_STREAM), Cards.regions(), regions));
        cards.addAll(draw(new SeededRandom(seed, SANCTUARY_STREAM), Cards.sanctuaries(), sanctuaries));
        return of(cards);
    }

    private static List<Card> draw(SeededRandom random, List<Card> cards, int count) {
        int[] order = new int[cards.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        random.shuffle(order);
        List<Card> drawn = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            drawn.add(cards.get(order[i]));
        }
        return drawn;
    }

    /** Reads card numbers in any order, between white space or commas. */
    public static Read parse(String text) throws BadInput {
        TreeSet<Card> cards = new TreeSet<>();
        TreeSet<Card> repeated = new TreeSet<>();
        for (Line line : CardList.lines(text)) {
            for (Card card : CardList.of(line)) {
                if (!cards.add(card)) {
                    repeated.add(card);
                }
            }
        }
        List<Text> warnings = new ArrayList<>();
        for (Card card : repeated) {
            warnings.add(new Text(
                    "la carte " + card + " est donnée plusieurs fois\u00a0; elle compte une fois",
                    "card " + card + " is given more than once; it counts once"));
        }
        return new Read(of(cards), warnings);
    }

    public boolean has(Card card) {
        return (card.isRegion() ? regions : sanctuaries).contains(card);
    }

    public int size() {
        return regions.size() + sanctuaries.size();
    }

    /**
     * Why no tableau can be made of these cards, or null when one can. Eight regions always make one: laid in descending order they
     * ask for no sanctuary.
     */
    public @Nullable Refusal impossible() {
        int count = regions.size();
        if (count >= Tableau.REGIONS) {
            return null;
        }
        return new Refusal(
                "TOO_FEW_REGIONS",
                "aucun tableau n'est possible\u00a0: il faut 8 régions et l'instance en a " + count,
                "no tableau is possible: it takes 8 regions and the instance has " + count);
    }

    /** The numbers on one line, by number, with its end. */
    @Override
    public String toString() {
        List<Card> cards = new ArrayList<>(regions);
        cards.addAll(sanctuaries);
        return CardList.format(cards) + "\n";
    }
}
