package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class MetOwnersTest {
    @Test
    void tellsTheChoicesThatNobodyCameWithBefore() {
        Seeds.forEach(20, random -> {
            MetOwners met = new MetOwners();
            Map<Integer, Integer> expected = new HashMap<>();
            for (int i = 0; i < 20_000; i++) {
                int depths = random.nextInt(10_000) * 8_000;
                int choices = 1 + random.nextInt((1 << 16) - 1);
                int before = expected.getOrDefault(depths, 0);
                assertThat(met.add(depths, choices)).isEqualTo(choices & ~before);
                expected.put(depths, before | choices);
            }
        });
    }
}
