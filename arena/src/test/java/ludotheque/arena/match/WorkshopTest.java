package ludotheque.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import ludotheque.arena.protocol.Trial;
import ludotheque.champions.Build;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compilers and runtimes do without all that the walls forbid. */
@Tag("slow")
final class WorkshopTest {
    static List<Language> languages() {
        return Language.all();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theExampleOfEachLanguageIsBuiltAndPlaysBehindTheWalls(Language language, @TempDir Path folder)
            throws Exception {
        Trial.needsAWholeSandbox();
        if (!"true".equals(System.getenv("CI"))) {
            assumeTrue(new Build(language).missing().isEmpty(), "apt-get install " + language.packages());
        }
        Kit.writeExample(language, folder);
        try (Workshop workshop = Workshop.open(false, Trial.PATIENT, Trial.COMPILER)) {
            MatchRecord record = new ArenaMatch(
                            Generator.make("essai", Recipe.USUAL, 3),
                            1,
                            workshop.build(folder),
                            new BuiltinEntrant(Builtin.IDLE))
                    .play(turn -> true);
            assertThat(record.fall(0)).isNull();
            assertThat(record.turns()).anyMatch(call -> !call.entries().isEmpty());
        }
    }
}
