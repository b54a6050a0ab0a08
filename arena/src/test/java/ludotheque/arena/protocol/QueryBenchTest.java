package ludotheque.arena.protocol;

import java.nio.file.Path;
import java.util.List;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Prints how long a question and an action take from each language, in nanoseconds, without a sandbox. */
@Tag("bench")
final class QueryBenchTest {
    static List<Language> languages() {
        return Language.all();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void measure(Language language, @TempDir Path folder) throws Exception {
        Trial trial = new Trial(folder);
        List<String> command = trial.build(language, Kit::writeBench);
        MatchRecord record = trial.play(command, 0, Builtin.IDLE.create(0, 1), Trial.PATIENT);
        System.out.println(language.title() + " "
                + record.inits().get(0).observed().printed().strip() + " "
                + record.turns().get(0).observed().printed().strip());
    }
}
