package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import ludotheque.kernel.BadInput;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstanceTest {

    @ParameterizedTest
    @ValueSource(strings = {"145 3 1 101", "1,3,101,145", "1, 3\r\n\t101\r\n\r\n145\r\n", "\n\n 101\n145 ,3\n1"})
    void readsNumbersInAnyOrderBetweenBlanksAndCommas(String text) throws BadInput {
        Instance.Read read = Instance.parse(text);
        assertThat(read.instance()).hasToString("1 3 101 145\n");
        assertThat(read.warnings()).isEmpty();
    }

    @Test
    void aRepeatedCardCountsOnceWithAWarning() throws BadInput {
        Instance.Read read = Instance.parse("7 3 7 7 101 101");
        assertThat(read.instance()).hasToString("3 7 101\n");
        assertThat(read.warnings())
                .extracting(warning -> warning.en())
                .containsExactly(
                        "card 7 is given more than once; it counts once",
                        "card 101 is given more than once; it counts once");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 2 0       | 1:5: | "0"
            1;  69 3    | 2:3: | "69"
            100         | 1:1: | "100"
            3, 146      | 1:4: | "146"
            3 x4        | 1:3: | "x4"
            -3          | 1:1: | "-3"
            2 1.5       | 1:3: | "1.5"
            99999999999 | 1:1: | "99999999999"
            """)
    void namesTheWordThatIsNoCardAndWhereItStands(String text, String where, String word) {
        assertThatThrownBy(() -> Instance.parse(text.replace(';', '\n')))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(where)
                .hasMessageEndingWith("not " + word);
    }

    @Test
    void readsWhatItWrites() {
        Seeds.forEach(200, random -> {
            Instance instance = Instance.random(random.nextLong(), random.nextInt(69), random.nextInt(46));
            assertThat(Instance.parse(instance.toString()).instance()).isEqualTo(instance);
        });
    }

    @Test
    void randomOnesAreTheSameForEver() {
        assertThat(Instance.random(1, 12, 8))
                .hasToString("5 10 11 22 23 30 32 33 42 53 57 68 120 126 127 130 131 133 135 137\n");
        assertThat(Instance.random(7, 68, 45)).isEqualTo(Instance.full());
    }

    @Test
    void sevenRegionsMakeNoTableau() {
        assertThat(Objects.requireNonNull(Instance.random(1, 7, 45).impossible())
                        .code())
                .isEqualTo("TOO_FEW_REGIONS");
        assertThat(Instance.random(1, 8, 0).impossible()).isNull();
    }

    @Test
    void thePublishedOnesHaveManySizes() {
        assertThat(PublishedInstances.known())
                .hasSize(15)
                .doesNotHaveDuplicates()
                .contains(Instance.full());
        assertThat(PublishedInstances.mystery()).hasSize(10).doesNotHaveDuplicates();
        assertThat(PublishedInstances.known().get(0).size()).isEqualTo(12 + 8);
        assertThat(PublishedInstances.extra().size()).isEqualTo(30 + 20);
    }
}
