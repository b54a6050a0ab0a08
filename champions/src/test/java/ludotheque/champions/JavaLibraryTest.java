package ludotheque.champions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import org.junit.jupiter.api.Test;

final class JavaLibraryTest {
    @Test
    void theLibraryHoldsTheRulesAndTheClientAlone() throws IOException {
        List<String> names = new ArrayList<>();
        try (JarInputStream jar = new JarInputStream(new ByteArrayInputStream(JavaLibrary.jar()))) {
            for (JarEntry entry = jar.getNextJarEntry(); entry != null; entry = jar.getNextJarEntry()) {
                names.add(entry.getName());
            }
        }
        assertThat(names)
                .contains("ludotheque/papattes/Seat.class", "ludotheque/champions/client/JavaClient.class")
                .allMatch(name -> name.matches("ludotheque/(papattes|champions/client)/[^/]+\\.class"));
    }

    @Test
    void theLibraryIsTheSameEachTime() {
        assertThat(JavaLibrary.jar()).isEqualTo(JavaLibrary.jar());
    }
}
