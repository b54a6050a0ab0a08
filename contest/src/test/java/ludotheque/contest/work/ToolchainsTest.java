package ludotheque.contest.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class ToolchainsTest {
    /** What each compiler, or its interpreter, calls itself. */
    private static final Map<String, String> NAMES = Map.of(
            "c", "gcc",
            "cxx", "g++",
            "cs", "Mono C#",
            "haskell", "Haskell",
            "java", "javac",
            "caml", ".",
            "php", "PHP",
            "python", "Python",
            "rust", "rustc");

    @Test
    void eachLanguageIsRecordedWithTheVersionOfItsOwnCompiler() {
        assertThat(Toolchains.find())
                .isNotEmpty()
                .allSatisfy((language, version) -> assertThat(version).contains(NAMES.get(language)));
    }
}
