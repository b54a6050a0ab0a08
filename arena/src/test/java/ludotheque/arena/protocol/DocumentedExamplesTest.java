package ludotheque.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludotheque.champions.Language;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples that candidates read in {@code docs/champions.md} are champions as they stand there. */
final class DocumentedExamplesTest {
    private static final Pattern BLOCK = Pattern.compile("```(\\w+)\\n(.*?)```", Pattern.DOTALL);

    /** Words by which a page of documentation names a language where ours are others. */
    private static final Map<String, String> ON_PAGES = Map.of("cpp", "c++", "csharp", "c#");

    static List<Language> languages() {
        return Language.all();
    }

    @Test
    void bothPagesHaveTheSameExampleInEachLanguage() {
        assertThat(examples("champions.md"))
                .containsOnlyKeys(Language.all().stream().map(Language::word).toList())
                .isEqualTo(examples("champions.fr.md"));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("languages")
    void eachBuildsWithoutAWordAndItsDogsTryToStepToTheRight(Language language, @TempDir Path folder) throws Exception {
        Trial trial = new Trial(folder);
        String example = examples("champions.md").getOrDefault(language.word(), "");
        List<String> command = trial.build(language, Trial.champion(example));
        MatchRecord record = trial.play(command, 0, Builtin.IDLE.create(0, 1), Trial.PATIENT);
        assertThat(record.fall(0)).isNull();
        Call first = record.turns().get(0);
        assertThat(first.entries())
                .extracting(Object::toString)
                .containsExactly(
                        "refus DEPLACEMENT_INVALIDE se_deplacer 10 25 11 25",
                        "refus DEPLACEMENT_INVALIDE se_deplacer 9 26 10 26",
                        "se_deplacer 8 25 9 25",
                        "refus DEPLACEMENT_INVALIDE se_deplacer 9 24 10 24");
        assertThat(first.observed().printed()).isEqualTo("DEPLACEMENT_INVALIDE\n".repeat(3));
    }

    /** By the word of the language. */
    private static Map<String, String> examples(String page) {
        Map<String, String> examples = new TreeMap<>();
        Matcher blocks = BLOCK.matcher(read(page));
        while (blocks.find()) {
            String word = blocks.group(1);
            Language.of(ON_PAGES.getOrDefault(word, word))
                    .ifPresent(language -> examples.put(language.word(), blocks.group(2)));
        }
        return examples;
    }

    private static String read(String page) {
        try {
            return Files.readString(Path.of("..", "docs", page));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
