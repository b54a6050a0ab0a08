package ludotheque.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SeededRandomTest {

    /** The published first outputs of SplitMix64 for seed 1234567: if they change, every seeded game changes. */
    @Test
    void drawsThePublishedNumbersOfSplitMix64() {
        SeededRandom random = new SeededRandom(1234567);
        assertThat(random.nextLong()).isEqualTo(6457827717110365317L);
        assertThat(random.nextLong()).isEqualTo(3203168211198807973L);
    }

    @Test
    void drawsEachNumberBelowTheBoundAboutEquallyOften() {
        SeededRandom random = new SeededRandom(5);
        int[] counts = new int[7];
        for (int i = 0; i < 70_000; i++) {
            counts[random.nextInt(7)]++;
        }
        assertThat(Arrays.stream(counts).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(9_600, 10_400));
    }

    @Test
    void refusesABoundThatIsNotPositive() {
        assertThatThrownBy(() -> new SeededRandom(1).nextInt(0)).hasMessage("The bound 0 is not positive.");
    }

    @Test
    void givesEachStreamOfASeedItsOwnNumbers() {
        assertThat(new SeededRandom(1, 0).nextLong()).isNotEqualTo(new SeededRandom(1, 1).nextLong());
        assertThat(new SeededRandom(1, 1).nextLong()).isNotEqualTo(new SeededRandom(2, 0).nextLong());
    }

    @Test
    void shufflesIntoEveryOrderAboutEquallyOften() {
        int[] counts = new int[6];
        for (int seed = 0; seed < 60_000; seed++) {
            int[] values = {0, 1, 2};
            new SeededRandom(seed, 0).shuffle(values);
            counts[values[0] * 2 + (values[1] > values[2] ? 1 : 0)]++;
        }
        assertThat(Arrays.stream(counts).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(9_600, 10_400));
    }
}
