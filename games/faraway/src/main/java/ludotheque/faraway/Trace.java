package ludotheque.faraway;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * How the score of a tableau comes about: what the sanctuaries bring, then the regions from the last to the first, each of which
 * scores with what is visible by then, then the points of the sanctuaries.
 */
public final class Trace {
    private Trace() {}

    /**
     * One card of the count.
     *
     * @param card the card, or null for what all sanctuaries bring together
     * @param visible the attributes in sight once it is there
     * @param points what it scores
     * @param total the score so far
     */
    public record Step(@Nullable Card card, long visible, int points, int total, Text sentence) {

        /** The attributes in sight and the score so far, on one line. */
        public Text totals() {
            StringBuilder fr = new StringBuilder("Total\u00a0: ");
            StringBuilder en = new StringBuilder("Total: ");
            for (Attribute attribute : Attribute.values()) {
                int count = Counts.of(visible, attribute);
                fr.append(attribute.label().fr()).append(' ').append(count).append(", ");
                en.append(attribute.label().en()).append(' ').append(count).append(", ");
            }
            return new Text(
                    fr.append(pointsFr(total)).append('.').toString(),
                    en.append(pointsEn(total)).append('.').toString());
        }
    }

    /** Counts a valid tableau. */
    public static List<Step> of(Tableau tableau) {
        List<Step> steps = new ArrayList<>();
        long visible = Counts.NONE;
        for (Card sanctuary : tableau.sanctuaries()) {
            visible += sanctuary.gives();
        }
        steps.add(new Step(null, visible, 0, 0, opening(tableau.sanctuaries(), visible)));
        int total = 0;
        for (int place = Tableau.REGIONS - 1; place >= 0; place--) {
            Card region = tableau.regions().get(place);
            visible += region.gives();
            int points = region.scoreAt(visible);
            total += points;
            Text brings = attributes(region.gives());
            Text scores = scores(region, visible, points);
            Text sentence = new Text(
                    "Région " + region + "\u00a0: apporte " + brings.fr() + ". " + scores.fr(),
                    "Region " + region + ": brings " + brings.en() + ". " + scores.en());
            steps.add(new Step(region, visible, points, total, sentence));
        }
        for (Card sanctuary : tableau.sanctuaries()) {
            int points = sanctuary.scoreAt(visible);
            total += points;
            Text scores = scores(sanctuary, visible, points);
            Text sentence = new Text(
                    "Sanctuaire " + sanctuary + ". " + scores.fr(), "Sanctuary " + sanctuary + ". " + scores.en());
            steps.add(new Step(sanctuary, visible, points, total, sentence));
        }
        return steps;
    }

    private static Text opening(List<Card> sanctuaries, long visible) {
        if (sanctuaries.isEmpty()) {
            return new Text("Aucun sanctuaire.", "No sanctuary.");
        }
        if (visible == Counts.NONE) {
            return new Text("Les sanctuaires n'apportent rien.", "The sanctuaries bring nothing.");
        }
        Text brought = attributes(visible);
        return new Text(
                "Les sanctuaires apportent " + brought.fr() + ".", "The sanctuaries bring " + brought.en() + ".");
    }

    private static Text attributes(long counts) {
        StringBuilder fr = new StringBuilder();
        StringBuilder en = new StringBuilder();
        for (Attribute attribute : Attribute.values()) {
            int count = Counts.of(counts, attribute);
            if (count > 0) {
                String before = fr.isEmpty() ? "" : ", ";
                fr.append(before).append(attribute.label().fr()).append(' ').append(count);
                en.append(before).append(attribute.label().en()).append(' ').append(count);
            }
        }
        return new Text(fr.toString(), en.toString());
    }

    private static Text scores(Card card, long visible, int points) {
        if (!card.condition().isMet(visible)) {
            Text least = card.condition().text();
            return new Text(
                    "0 point\u00a0: il faudrait " + least.fr() + ".", "0 points: it would take " + least.en() + ".");
        }
        Text worth = card.worth();
        if (card.score() instanceof Score.Fixed && card.condition().equals(Condition.NONE)) {
            return new Text(upper(worth.fr()) + ".", upper(worth.en()) + ".");
        }
        return new Text(
                upper(worth.fr()) + "\u00a0: " + pointsFr(points) + ".",
                upper(worth.en()) + ": " + pointsEn(points) + ".");
    }

    private static String upper(String phrase) {
        return Character.toUpperCase(phrase.charAt(0)) + phrase.substring(1);
    }

    private static String pointsFr(int points) {
        return points + (points > 1 ? " points" : " point");
    }

    private static String pointsEn(int points) {
        return points + (points == 1 ? " point" : " points");
    }
}
