package ludotheque.papattes.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import ludotheque.papattes.GameMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedMapsTest {

    static List<String> names() {
        return ShippedMaps.NAMES;
    }

    @Test
    void thereAreAtLeastSix() {
        assertThat(ShippedMaps.NAMES).hasSizeGreaterThanOrEqualTo(6).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aShippedMapIsValidBearsItsNameAndIsInReachOfBoth(String name) throws Exception {
        GameMap map = map(name);
        assertThat(map.name()).isEqualTo(name);
        assertThat(GeneratorTest.inReach(map)).isTrue();
    }

    private static GameMap map(String name) throws Exception {
        try (InputStream file = ShippedMaps.class.getResourceAsStream(ShippedMaps.resource(name))) {
            return MapFile.parse(new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
