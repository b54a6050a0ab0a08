package ludotheque.faraway.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.faraway.Attribute;
import ludotheque.faraway.Instance;
import ludotheque.faraway.Tableau;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class BoxTest {

    /** Tries all numbers of the four colours in a box: those that as many cards can have reach exactly to its drawn corners. */
    @Test
    void coloursDrawTogetherToWhatEightRegionsAndTheSanctuariesCanHave() {
        Seeds.forEach(300, random -> {
            int sanctuaries = random.nextInt(Tableau.MOST_SANCTUARIES + 1);
            Box box = randomBox(sanctuaries, random);
            int[] least = new int[Attribute.COLOURS];
            int[] most = new int[Attribute.COLOURS];
            Arrays.fill(least, Integer.MAX_VALUE);
            Arrays.fill(most, -1);
            reach(box, new int[Attribute.COLOURS], 0, least, most);
            assertThat(box.drawToColours()).isEqualTo(most[0] >= 0);
            for (int colour = 0; colour < Attribute.COLOURS && most[0] >= 0; colour++) {
                assertThat(box.low(colour)).isEqualTo(least[colour]);
                assertThat(box.high(colour)).isEqualTo(most[colour]);
            }
        });
    }

    /** Tries all numbers of the four colours in a box: none with as few sets as it may have is lost, and it ends empty with them. */
    @Test
    void coloursDrawTogetherToTheSetsThereMayBe() {
        Seeds.forEach(300, random -> {
            Box all = randomBox(random.nextInt(Tableau.MOST_SANCTUARIES + 1), random);
            Box box = all.withFewerSets(random.nextInt(4));
            List<int[]> inside = new ArrayList<>();
            list(all, new int[Attribute.COLOURS], 0, inside);
            inside.removeIf(counts -> Arrays.stream(counts).min().orElseThrow() > box.mostSets);
            boolean left = box.drawToColours();
            assertThat(left || inside.isEmpty()).isTrue();
            for (int[] counts : inside) {
                assertThat(Arrays.stream(counts).min().orElseThrow()).isLessThanOrEqualTo(box.mostSets);
                for (int colour = 0; colour < Attribute.COLOURS; colour++) {
                    assertThat(counts[colour]).isBetween(box.low(colour), box.high(colour));
                }
            }
            assertThat(!left || box.leastSets() <= box.mostSets).isTrue();
        });
    }

    private static void list(Box box, int[] counts, int colour, List<int[]> inside) {
        if (colour < Attribute.COLOURS) {
            for (counts[colour] = box.low(colour); counts[colour] <= box.high(colour); counts[colour]++) {
                list(box, counts, colour + 1, inside);
            }
            return;
        }
        int total = Arrays.stream(counts).sum();
        if (Tableau.REGIONS <= total && total <= Tableau.REGIONS + box.family.sanctuaries()) {
            inside.add(counts.clone());
        }
    }

    private static Box randomBox(int sanctuaries, SeededRandom random) {
        Box box = Box.whole(new Family(sanctuaries, sanctuaries, sanctuaries), new Deck(Instance.full()));
        for (int attribute = 0; attribute < Attribute.COUNT; attribute++) {
            int high = random.nextInt(box.high(attribute) + 1);
            box = box.lower(attribute, high).upper(attribute, random.nextInt(high + 1));
        }
        return box;
    }

    private static void reach(Box box, int[] counts, int colour, int[] least, int[] most) {
        if (colour < Attribute.COLOURS) {
            for (counts[colour] = box.low(colour); counts[colour] <= box.high(colour); counts[colour]++) {
                reach(box, counts, colour + 1, least, most);
            }
            return;
        }
        int total = Arrays.stream(counts).sum();
        if (Tableau.REGIONS <= total && total <= Tableau.REGIONS + box.family.sanctuaries()) {
            for (int i = 0; i < counts.length; i++) {
                least[i] = Math.min(least[i], counts[i]);
                most[i] = Math.max(most[i], counts[i]);
            }
        }
    }
}
