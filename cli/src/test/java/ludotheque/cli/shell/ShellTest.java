package ludotheque.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import ludotheque.kernel.Lang;
import org.junit.jupiter.api.Test;

final class ShellTest {
    private static final String[] NOTHING = {};

    @Test
    void theLocaleChoosesTheLanguage() {
        assertThat(Shell.language(NOTHING, Map.of())).isEqualTo(Lang.EN);
        assertThat(Shell.language(NOTHING, Map.of("LANG", "fr_FR.UTF-8"))).isEqualTo(Lang.FR);
        assertThat(Shell.language(NOTHING, Map.of("LANG", "fr_FR.UTF-8", "LC_MESSAGES", "C")))
                .isEqualTo(Lang.EN);
        assertThat(Shell.language(NOTHING, Map.of("LANG", "C", "LC_MESSAGES", "C", "LC_ALL", "fr_CA")))
                .isEqualTo(Lang.FR);
    }

    @Test
    void theOptionIsStrongerThanTheLocale() {
        Map<String, String> french = Map.of("LANG", "fr_FR.UTF-8");
        assertThat(Shell.language(new String[] {"memoryx", "--lang", "en"}, french))
                .isEqualTo(Lang.EN);
        assertThat(Shell.language(new String[] {"--lang=en"}, french)).isEqualTo(Lang.EN);
        assertThat(Shell.language(new String[] {"--lang=de"}, french)).isEqualTo(Lang.FR);
        assertThat(Shell.language(new String[] {"--lang"}, french)).isEqualTo(Lang.FR);
    }
}
