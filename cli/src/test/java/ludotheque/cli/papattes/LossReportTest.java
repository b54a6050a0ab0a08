package ludotheque.cli.papattes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import ludotheque.cli.Typed;
import ludotheque.papattes.Loss;
import ludotheque.papattes.Loss.Misconduct;
import ludotheque.papattes.Loss.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class LossReportTest {

    private static String told(String lang, Loss loss) {
        return LossReport.of(Typed.shell("", "--lang", lang), loss).text();
    }

    private static Arguments loss(Loss loss, String french, String english) {
        return Arguments.of(loss, french, english);
    }

    static Stream<Arguments> losses() {
        return Stream.of(
                loss(new Loss.Told(Status.TIMEOUT, "1500 ms"), "temps dépassé (1500 ms)", "timeout (1500 ms)"),
                loss(
                        new Loss.OverTotalTime(300, ""),
                        "temps dépassé (a dépassé son temps total de 300 s)",
                        "timeout (went over its total time of 300 s)"),
                loss(
                        new Loss.OverMemory(500, ""),
                        "mémoire dépassée (a dépassé sa mémoire de 500 Mio)",
                        "memory (went over its memory of 500 MiB)"),
                loss(new Loss.Exited(0, ""), "plantage (s'est terminé normalement)", "crashed (ended normally)"),
                loss(
                        new Loss.Exited(1, ""),
                        "plantage (s'est terminé avec le code 1)",
                        "crashed (ended with exit code 1)"),
                loss(
                        new Loss.Exited(139, ""),
                        "plantage (s'est terminé avec le code 139, comme après le signal 11 (SIGSEGV, défaut de mémoire))",
                        "crashed (ended with exit code 139, as after signal 11 (SIGSEGV, memory fault))"),
                loss(
                        new Loss.Late(1500, 3),
                        "temps dépassé (a dépassé 1500 ms en attendant (3 ms de calcul))",
                        "timeout (went over 1500 ms while idle (3 ms of computing))"),
                loss(
                        new Loss.Late(1500, 1490),
                        "temps dépassé (a dépassé 1500 ms en calculant (1490 ms de calcul))",
                        "timeout (went over 1500 ms while busy (1490 ms of computing))"),
                loss(
                        new Loss.TooManyActions(4097),
                        "trop d'actions (a voulu 4097 actions dans un demi-tour, alors que 4096 sont permises)",
                        "actions (wanted 4097 actions in a half-turn, of which 4096 are allowed)"),
                loss(new Loss.Unbuilt(""), "plantage (ne se construit pas)", "crashed (does not build)"),
                loss(
                        new Loss.Misbehaved(Misconduct.UNKNOWN_FRAME, -1751475041),
                        "protocole non respecté (a envoyé une trame du genre -1751475041)",
                        "protocol (sent a frame of kind -1751475041)"),
                loss(
                        new Loss.Misbehaved(Misconduct.UNKNOWN_ACTION, 12),
                        "protocole non respecté (a envoyé l'action 12)",
                        "protocol (sent the action 12)"),
                loss(new Loss.Told(Status.ACTIONS, ""), "trop d'actions", "actions"));
    }

    @ParameterizedTest
    @MethodSource("losses")
    void theRefereesWordsAreInBothLanguages(Loss loss, String french, String english) {
        assertThat(told("fr", loss)).isEqualTo(french);
        assertThat(told("en", loss)).isEqualTo(english);
    }

    @Test
    void theManyLinesOfALostProgramStandBelow() {
        assertThat(told("en", new Loss.Threw("line 1\nouch"))).isEqualTo("crashed\n    line 1\n    ouch");
        assertThat(told("fr", new Loss.Exited(1, "line 1\nouch")))
                .isEqualTo("plantage (s'est terminé avec le code 1)\n    line 1\n    ouch");
    }
}
