package ludotheque.cli.papattes;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.Typed;
import ludotheque.papattes.match.Call;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LossReportTest {

    private static String told(String lang, String status, String detail) {
        return LossReport.of(Typed.shell("", "--lang", lang), new Call.Loss(status, detail))
                .text();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "timeout | 1500 ms | temps dépassé (1500 ms)",
                "timeout | went over its total time of 300 s | temps dépassé (a dépassé son temps total de 300 s)",
                "memory | went over its memory of 500 MiB | mémoire dépassée (a dépassé sa mémoire de 500 Mio)",
                "crashed | ended normally | plantage (s'est terminé normalement)",
                "crashed | ended with exit code 1 | plantage (s'est terminé avec le code 1)",
                "crashed | ended with exit code 139, as after signal 11 (SIGSEGV, memory fault)"
                        + " | plantage (s'est terminé avec le code 139, comme après le signal 11 (SIGSEGV, défaut de mémoire))",
                "timeout | went over 1500 ms while idle (3 ms of computing)"
                        + " | temps dépassé (a dépassé 1500 ms en attendant (3 ms de calcul))",
                "timeout | went over 1500 ms while busy (1490 ms of computing)"
                        + " | temps dépassé (a dépassé 1500 ms en calculant (1490 ms de calcul))",
                "actions | wanted 4097 actions in a half-turn, of which 4096 are allowed"
                        + " | trop d'actions (a voulu 4097 actions dans un demi-tour, alors que 4096 sont permises)",
                "crashed | does not build | plantage (ne se construit pas)",
                "protocol | sent a frame of kind -1751475041 | protocole non respecté (a envoyé une trame du genre -1751475041)",
                "protocol | sent the action 12 | protocole non respecté (a envoyé l'action 12)",
                "actions | '' | trop d'actions",
            })
    void theRefereesWordsAreInBothLanguages(String status, String detail, String french) {
        assertThat(told("fr", status, detail)).isEqualTo(french);
        assertThat(told("en", status, detail)).isEqualTo(status + (detail.isEmpty() ? "" : " (" + detail + ")"));
    }

    @Test
    void theManyLinesOfALostProgramStandBelow() {
        assertThat(told("en", "crashed", "line 1\nouch")).isEqualTo("crashed\n    line 1\n    ouch");
        assertThat(told("fr", "crashed", "ended with exit code 1: line 1\nouch"))
                .isEqualTo("plantage (s'est terminé avec le code 1)\n    line 1\n    ouch");
    }
}
