package ludotheque.champions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import ludotheque.kernel.Lang;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code mvn test -Dgolden.write} writes the pages anew. */
final class ReferenceTest {
    @ParameterizedTest
    @EnumSource
    void thePageThatIsKeptIsUpToDate(Lang lang) throws IOException {
        Path page = Path.of("..", "docs", "papattes-api." + lang.name().toLowerCase(Locale.ROOT) + ".md");
        String reference = Reference.markdown(lang);
        if (System.getProperty("golden.write") != null) {
            Files.writeString(page, reference);
        }
        assertThat(Files.readString(page)).isEqualTo(reference);
    }
}
