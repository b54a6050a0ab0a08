package ludotheque.cli.papattes;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludotheque.cli.Typed;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Observed;
import ludotheque.papattes.match.Call;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ReplayCommandTest {
    private static final String CODE_1 = "ended with exit code 1";

    private String story = "";

    @BeforeEach
    void record() throws Exception {
        story = Field.story().toString();
    }

    private static Typed replay(String text, String... options) {
        String[] words = new String[options.length + 3];
        System.arraycopy(new String[] {"papattes", "replay", "-"}, 0, words, 0, 3);
        System.arraycopy(options, 0, words, 3, options.length);
        return ludoReading(text, words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--lang fr", "--lang en", "--json"})
    void theEndOfAHalfTurnIsShown(String form) throws Exception {
        Typed typed = replay(story, ("--turn 2 " + form).split(" ", -1));
        Golden.check("papattes-replay-" + form.replace("--", "").replace(' ', '-') + ".txt", typed.out());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void theEndOfTheMatchIsShownWhenNoHalfTurnIsAskedFor() {
        String text = replay(story).out();
        assertThat(text).startsWith("pré, end of half-turn 199\n");
        assertThat(text).contains("Player 1, crasher: age 0, score 1 (bones: 0 + 0 + 0), champion lost\n");
        assertThat(text).endsWith("\nIn this half-turn, crasher (0.0 ms): nothing\n");
        assertThat(text).isEqualTo(replay(story, "--turn", "199").out());
    }

    @Test
    void whatAChampionDidAndPrintedAndHowItWasLostIsShown() {
        assertThat(replay(story, "--turn", "0").out())
                .contains("  refus PLUS_DE_PM construire 9 20 9 21\n")
                .endsWith("  debug_poser_papatte 1 2 3\n  > a bone\n");
        assertThat(replay(story, "--turn", "3").out()).endsWith("  lost: crashed (ended with exit code 3)\n");
    }

    @Test
    void whatALostProgramPrintedIsShownOnce() {
        Call call = new Call(0, List.of(), 0, Observed.printed("line 1\nouch\n"), new Loss.Exited(1, "line 1\nouch"));
        assertThat(new CallReport(Typed.shell("")).of("a", call))
                .isEqualTo("In this half-turn, a (0.0 ms): nothing\n  > line 1\n  > ouch\n  lost: crashed (" + CODE_1
                        + ")\n");
    }

    @Test
    void whatTheRecordLeavesOutAndWhatTheChampionUsedIsShown() {
        Call call = new Call(2000, List.of(), 12, new Observed("a\n", 70_000, 1500, 9 << 20), null);
        assertThat(new CallReport(Typed.shell("")).of("a", call)).isEqualTo("""
                        In this half-turn, a (2.0 ms, 1.5 ms of computing, 9 MiB): nothing
                          (12 more actions refused or taken back)
                          > a
                          (70,000 more bytes were not kept)
                        """);
    }

    @Test
    void aRecordCutShortIsShownAsFarAsItGoes() {
        String begun = story.substring(0, story.indexOf("turn "));
        assertThat(replay(begun).out()).startsWith("pré, before the first half-turn\n");
        assertThat(replay(begun, "--verify").out()).isEqualTo("0 half-turns agree\n");
        Typed tooFar = replay(begun, "--turn", "5");
        assertThat(tooFar.exitCode()).isEqualTo(64);
        assertThat(tooFar.err()).contains("--turn: the match stops after 0 half-turns, counted from 0");
    }

    @ParameterizedTest
    @CsvSource({
        "--verify, 200 half-turns agree",
        "--verify --lang fr, 200 demi-tours concordent",
        "--verify --json, '{\"agrees\":true,\"turns\":200}'"
    })
    void aTrueRecordAgreesWithTheRules(String options, String line) {
        assertThat(replay(story, options.split(" ", -1))).isEqualTo(new Typed(0, line + "\n", ""));
    }

    @Test
    void bothTheVerdictAndAMomentMayBeAskedFor() {
        assertThat(replay(story, "--verify", "--turn", "2").out())
                .isEqualTo(
                        "200 half-turns agree\n" + replay(story, "--turn", "2").out());
    }

    @Test
    void aWrongAnswerIsNamed() {
        String forged = story.replace("refus PLUS_DE_PM construire", "refus HORS_PORTEE construire");
        assertThat(replay(forged, "--verify"))
                .isEqualTo(
                        new Typed(
                                1,
                                "",
                                "-: half-turn 0: the file says \"refus HORS_PORTEE construire 9 20 9 21\", the rules \"PLUS_DE_PM\"\n"));
        assertThat(replay(forged, "--verify", "--json"))
                .isEqualTo(new Typed(
                        1,
                        "{\"agrees\":false,\"turn\":0,\"recorded\":\"refus HORS_PORTEE construire 9 20 9 21\",\"recomputed\":\"PLUS_DE_PM\"}\n",
                        ""));
    }

    @Test
    void aWrongHashIsNamedAndTheMomentIsShownAllTheSame() {
        int hash = story.indexOf("hash ", story.indexOf("hash ") + 1) + "hash ".length();
        String forged = story.substring(0, hash) + "00000000deadbeef" + story.substring(hash + 16);
        String told = "-: half-turn 1: the file says \"00000000deadbeef\", the rules \""
                + story.substring(hash, hash + 16) + "\"\n";
        assertThat(replay(forged, "--verify")).isEqualTo(new Typed(1, "", told));
        assertThat(replay(forged, "--turn", "1"))
                .isEqualTo(new Typed(0, replay(story, "--turn", "1").out(), told));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            papattes 3              | chess 3                | -:1:1: "papattes" was expected
            seed 7                  | seed seven             | -:3:6: a number in -9223372036854775808..9223372036854775807 was expected
            refus PLUS_DE_PM        | refus FATIGUE          | -:20:7: the name of an error was expected
            manger 9 19             | manger 9               | -:16:9: a number in -2147483648..2147483647 was expected
            "lignes":["             | "lignes":["x           | -:2:28: lignes[0]: 40 letters were expected, not 41
            """)
    void aMalformedRecordIsToldInOneLine(String right, String wrong, String message) {
        assertThat(story).contains(right);
        assertThat(replay(story.replace(right, wrong))).isEqualTo(new Typed(65, "", message + "\n"));
    }

    @Test
    void aFileThatIsNotThereIsToldInOneLine() {
        assertThat(ludo("papattes", "replay", "nowhere"))
                .isEqualTo(new Typed(65, "", "nowhere: there is no such file\n"));
    }
}
