package ludotheque.faraway;

import java.util.List;
import ludotheque.kernel.Text;

/** What a card is worth when its condition is met, from the attributes it sees. */
public sealed interface Score {

    int at(long visible);

    /** As a phrase: "3 points per stone". */
    Text text();

    /** A fixed number of points, often none. */
    record Fixed(int points) implements Score {
        @Override
        public int at(long visible) {
            return points;
        }

        @Override
        public Text text() {
            return points == 0 ? new Text("aucun point", "no points") : amount(points);
        }
    }

    /** Points for each time an attribute is there; with two colours, for each card of either. */
    record Per(int points, List<Attribute> counted) implements Score {
        public Per {
            counted = List.copyOf(counted);
        }

        @Override
        public int at(long visible) {
            int count = 0;
            for (Attribute attribute : counted) {
                count += Counts.of(visible, attribute);
            }
            return points * count;
        }

        @Override
        public Text text() {
            Text first = counted.get(0).one();
            if (counted.size() == 1) {
                return phrase(points, first.fr(), first.en());
            }
            Attribute second = counted.get(1);
            String feminine = second.one().fr().substring("carte ".length());
            return phrase(
                    points,
                    first.fr() + " ou " + feminine,
                    counted.get(0).label().en() + " or " + second.one().en());
        }
    }

    /** Points for each set of a red, a blue, a green and a yellow card. */
    record PerSet(int points) implements Score {
        @Override
        public int at(long visible) {
            return points * Counts.sets(visible);
        }

        @Override
        public Text text() {
            return phrase(points, "ensemble des quatre couleurs", "set of the four colours");
        }
    }

    private static Text amount(int points) {
        String noun = points == 1 ? " point" : " points";
        return new Text(points + noun, points + noun);
    }

    private static Text phrase(int points, String perFr, String perEn) {
        Text amount = amount(points);
        return new Text(amount.fr() + " par " + perFr, amount.en() + " per " + perEn);
    }
}
