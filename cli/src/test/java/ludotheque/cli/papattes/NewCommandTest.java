package ludotheque.cli.papattes;

import static ludotheque.cli.Typed.ludo;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import ludotheque.champions.Language;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NewCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({
        "c, champion.c", "cxx, champion.cc", "cs, champion.cs", "haskell, Champion.hs", "java, Champion.java",
        "caml, champion.ml", "php, champion.php", "python, Champion.py", "rust, champion.rs", "ocaml, champion.ml",
    })
    void writesTheFileThatCandidatesKnow(String word, String file) throws Exception {
        Path target = folder.resolve("mine");
        Typed typed = ludo("papattes", "new", word, target.toString());
        assertThat(typed.exitCode()).isZero();
        assertThat(typed.out()).isEqualTo(target.resolve(file) + "\n");
        assertThat(target.resolve(file)).isNotEmptyFile();
        assertThat(Language.of(Files.readString(target.resolve("_lang")).strip()))
                .hasValueSatisfying(
                        language -> assertThat(language.championFile()).isEqualTo(file));
    }

    @Test
    void neverOverwritesAChampion() throws Exception {
        Files.writeString(folder.resolve("champion.c"), "mine");
        Typed typed = ludo("papattes", "new", "c", folder.toString(), "--lang", "en");
        assertThat(typed)
                .isEqualTo(new Typed(1, "", folder.resolve("champion.c") + " exists already and is not overwritten\n"));
        assertThat(folder.resolve("champion.c")).content(StandardCharsets.UTF_8).isEqualTo("mine");
    }

    @Test
    void aFolderThatCannotBeWrittenIsToldInOneLine() throws Exception {
        String file = Files.writeString(folder.resolve("afile"), "mine").toString();
        for (String place : new String[] {file, "/dev/null/x"}) {
            assertThat(ludo("papattes", "new", "c", place))
                    .isEqualTo(new Typed(74, "", place + ": this folder cannot be written\n"));
        }
    }

    @Test
    void anUnknownLanguageIsAUsageError() {
        assertThat(ludo("papattes", "new", "cobol", folder.toString()).exitCode())
                .isEqualTo(64);
    }
}
