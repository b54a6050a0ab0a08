package ludotheque.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each language's kit builds without a word and plays whole matches, and its example plays as the one in C does. */
@Tag("slow")
final class ExamplesTest {
    /** The example in C as player 0 and as player 1. */
    private static final List<MatchRecord> MODEL = new ArrayList<>();

    static List<Language> languages() {
        return Language.all();
    }

    @BeforeAll
    static void playTheModel(@TempDir Path folder) throws Exception {
        MODEL.addAll(bothSides(new Trial(folder), Language.of("c").orElseThrow()));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theEmptyKitPlaysAWholeMatchAndDoesNothing(Language language, @TempDir Path folder) throws Exception {
        Trial trial = new Trial(folder);
        List<String> command = trial.build(language, Kit::write);
        MatchRecord record = trial.play(command, 0, Builtin.IDLE.create(0, 1), Trial.PATIENT);
        assertUnharmed(record);
        assertThat(record.turns()).hasSize(200).allMatch(call -> call.entries().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theExampleOfEachLanguagePlaysAsTheOneInC(Language language, @TempDir Path folder) throws Exception {
        List<MatchRecord> played = bothSides(new Trial(folder), language);
        for (int player = 0; player < 2; player++) {
            assertUnharmed(played.get(player));
            assertThat(entries(played.get(player))).isEqualTo(entries(MODEL.get(player)));
            assertThat(played.get(player).hashes()).isEqualTo(MODEL.get(player).hashes());
        }
    }

    private static List<MatchRecord> bothSides(Trial trial, Language language) throws Exception {
        List<String> command = trial.build(language, Kit::writeExample);
        return List.of(
                trial.play(command, 0, Builtin.RANDOM.create(1, 1), Trial.PATIENT),
                trial.play(command, 1, Builtin.RANDOM.create(1, 0), Trial.PATIENT));
    }

    private static List<String> entries(MatchRecord record) {
        return record.turns().stream().map(call -> call.entries().toString()).toList();
    }

    private static void assertUnharmed(MatchRecord record) {
        assertThat(record.inits()).extracting(Call::loss).containsOnlyNulls();
        assertThat(record.turns()).extracting(Call::loss).containsOnlyNulls();
        assertThat(record.fins()).extracting(Call::loss).containsOnlyNulls();
    }
}
