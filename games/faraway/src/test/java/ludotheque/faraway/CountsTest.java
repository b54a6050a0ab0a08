package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class CountsTest {

    @Test
    void comparesAndTakesTheSmallerOrTheLargerCountByCount() {
        Seeds.forEach(2000, random -> {
            int[] a = draw(random);
            int[] b = draw(random);
            boolean covers = true;
            int[] smaller = new int[Attribute.COUNT];
            int[] larger = new int[Attribute.COUNT];
            for (int i = 0; i < smaller.length; i++) {
                covers &= a[i] >= b[i];
                smaller[i] = Math.min(a[i], b[i]);
                larger[i] = Math.max(a[i], b[i]);
            }
            assertThat(Counts.cover(pack(a), pack(b))).isEqualTo(covers);
            assertThat(Counts.smaller(pack(a), pack(b))).isEqualTo(pack(smaller));
            assertThat(Counts.larger(pack(a), pack(b))).isEqualTo(pack(larger));
            int sets = Math.min(Math.min(a[0], a[1]), Math.min(a[2], a[3]));
            assertThat(Counts.sets(pack(a))).isEqualTo(sets);
        });
    }

    private static int[] draw(SeededRandom random) {
        int[] counts = new int[Attribute.COUNT];
        int most = 1 + random.nextInt(31);
        for (int i = 0; i < counts.length; i++) {
            counts[i] = random.nextInt(most + 1);
        }
        return counts;
    }

    private static long pack(int[] counts) {
        long packed = 0;
        for (Attribute attribute : Attribute.values()) {
            packed += counts[attribute.index()] * Counts.one(attribute);
        }
        return packed;
    }
}
