package ludotheque.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import ludotheque.champions.Example;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each language's kit builds without a word and plays whole matches, and its example plays as the one in C does. */
@Tag("slow")
final class ExamplesTest {
    static List<Language> languages() {
        return Language.all();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theEmptyKitPlaysAWholeMatchAndDoesNothing(Language language, @TempDir Path folder) throws Exception {
        Trial trial = new Trial(folder);
        MatchRecord record = trial.play(trial.build(language, Kit::write), 0, idle(), Trial.PATIENT);
        assertThat(record.turns())
                .hasSize(200)
                .allMatch(call -> call.loss() == null && call.entries().isEmpty());
        assertThat(record.fins()).allMatch(call -> call.loss() == null);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theExampleOfEachLanguagePlaysAsTheOneInC(Language language, @TempDir Path folder) throws Exception {
        Trial trial = new Trial(folder);
        List<String> model = trial.build(Language.of("c").orElseThrow(), Example::write);
        List<String> port = trial.build(language, Example::write);
        for (int player = 0; player < 2; player++) {
            MatchRecord expected = trial.play(model, player, Builtin.RANDOM.create(1, 1 - player), Trial.PATIENT);
            MatchRecord played = trial.play(port, player, Builtin.RANDOM.create(1, 1 - player), Trial.PATIENT);
            assertThat(played.turns()).extracting(Call::loss).containsOnlyNulls();
            assertThat(played.turns())
                    .extracting(Call::entries)
                    .isEqualTo(expected.turns().stream().map(Call::entries).toList());
            assertThat(played.hashes()).isEqualTo(expected.hashes());
        }
    }

    private static ludotheque.papattes.Champion idle() {
        return Builtin.IDLE.create(0, 1);
    }
}
