package ludotheque.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ludotheque.champions.Language;
import ludotheque.papattes.champion.Builtin;
import ludotheque.papattes.match.Call;
import ludotheque.papattes.match.MatchRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A champion that asks every question, tries every action and shows all answers shows the same in every language. */
@Tag("slow")
final class SurveyTest {
    private static final Language MODEL = Language.of("c").orElseThrow();

    static List<Language> ports() {
        return Language.all().stream()
                .filter(language -> !language.word().equals(MODEL.word()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("ports")
    void showsWhatTheOneInCShows(Language language, @TempDir Path folder) throws Exception {
        Trial trial = new Trial(folder);
        List<String> expected = shown(trial, MODEL);
        assertThat(expected.get(0)).contains("tour 0 1 0", "contenu=SQUELETTE", "HORS_TOUR");
        assertThat(String.join("", expected)).contains("{ chien={ ", "action_type=", "PLUS_DE_CROQUETTES", "\n1\n");
        assertThat(shown(trial, language)).isEqualTo(expected);
    }

    private static List<String> shown(Trial trial, Language language) throws Exception {
        List<String> command = trial.build(language, Trial.champion(survey(language)));
        MatchRecord record = trial.play(command, 1, Builtin.RANDOM.create(1, 0), Trial.PATIENT);
        List<Call> calls = new ArrayList<>(record.inits());
        calls.addAll(record.turns());
        calls.addAll(record.fins());
        assertThat(calls).extracting(Call::loss).containsOnlyNulls();
        return calls.stream()
                .map(call -> call.observed().printed())
                .filter(text -> !text.isEmpty())
                .toList();
    }

    private static String survey(Language language) throws IOException {
        try (InputStream in = SurveyTest.class.getResourceAsStream("survey/" + language.championFile())) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
