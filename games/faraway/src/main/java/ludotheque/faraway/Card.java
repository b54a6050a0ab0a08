package ludotheque.faraway;

import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * A card and all that its number stands for.
 *
 * @param gives the attributes it brings to the cards that see it, itself included
 */
public record Card(int number, long gives, Score score, Condition condition) implements Comparable<Card> {

    /** Regions are numbered 1 to 68, sanctuaries 101 to 145. */
    public boolean isRegion() {
        return number <= Cards.REGIONS;
    }

    /** The points it makes when it sees these attributes. */
    public int scoreAt(long visible) {
        return condition.isMet(visible) ? score.at(visible) : 0;
    }

    /** Its colour, which every region and some sanctuaries have. */
    public @Nullable Attribute colour() {
        for (Attribute attribute : Attribute.values()) {
            if (attribute.isColour() && Counts.of(gives, attribute) > 0) {
                return attribute;
            }
        }
        return null;
    }

    /** What it is worth, as a phrase: "3 points per stone, if at least 2 chimeras". */
    public Text worth() {
        Text points = score.text();
        if (condition.equals(Condition.NONE)) {
            return points;
        }
        Text least = condition.text();
        return new Text(points.fr() + ", si au moins " + least.fr(), points.en() + ", if at least " + least.en());
    }

    @Override
    public int compareTo(Card other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
