package ludotheque.champions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class KitTest {
    @TempDir
    Path folder;

    static List<Language> languages() {
        return Language.all();
    }

    @ParameterizedTest
    @CsvSource({
        "c, c",
        "C, c",
        "cxx, cxx",
        "c++, cxx",
        "C++, cxx",
        "cs, cs",
        "C#, cs",
        "csharp, cs",
        "haskell, haskell",
        "java, java",
        "caml, caml",
        "OCaml, caml",
        "php, php",
        "python, python",
        "Python, python",
        "rust, rust"
    })
    void aLanguageIsFoundByItsWordsWhateverTheirCase(String said, String word) {
        assertThat(Language.of(said)).map(Language::word).contains(word);
    }

    @Test
    void anUnknownWordIsNoLanguage() {
        assertThat(Language.of("cobol")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aKitHoldsTheFileToEditTheLanguagesWordAndHowToBuild(Language language) throws IOException {
        Kit.write(language, folder.resolve("kit"));
        assertThat(folder.resolve("kit").resolve(language.championFile()))
                .content(StandardCharsets.UTF_8)
                .contains("Votre champion");
        assertThat(folder.resolve("kit/_lang")).content(StandardCharsets.UTF_8).isEqualTo(language.word() + "\n");
        assertThat(folder.resolve("kit/Makefile"))
                .content(StandardCharsets.UTF_8)
                .contains("OUT");
        assertThat(Files.readAllLines(folder.resolve("kit/README.md"))).hasSizeLessThan(12);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyFunctionOfTheApiIsDocumentedInTheKit(Language language) {
        String all = String.join("\n", language.sources(Api.load()).values());
        assertThat(Api.load().functions())
                .allSatisfy(
                        function -> assertThat(all).contains(function.about().fr()));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void whatTheRefereeReplacesHasNothingOfTheCandidatesInIt(Language language) {
        assertThat(Kit.api(language))
                .containsKey("Makefile")
                .doesNotContainKeys(language.championFile(), "_lang", "README.md");
    }
}
