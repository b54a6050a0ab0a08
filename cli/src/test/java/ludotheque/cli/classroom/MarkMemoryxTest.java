package ludotheque.cli.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import ludotheque.cli.Typed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Marks for a class of players of Mémoryx that was made up: every planted fault has its line. */
final class MarkMemoryxTest extends MarkedClass {
    private static final String SCHEME = """
            time legal 1
            time pairs 1
            time alone 1
            time against 1
            memory 256
            legal 3x5 4 1
            pairs 3x5 4 1
            alone 3x5 6 1
            against limited:4 3x5 6 1
            """;

    @Test
    void aGoodPlayerHasAllPointsAndOneThatForgetsHasNot() throws Exception {
        new MadeClass(place.resolve("class"), "CORRECT", "OFF_BOARD").memoryx(0);
        Typed typed =
                mark("memoryx", SCHEME.replace("alone 3x5 6 1", "").replace("against limited:4 3x5 6 1", ""), "--json");
        assertThat(typed.exitCode()).isZero();
        assertThat(typed.out())
                .contains(
                        "\"name\":\"CORRECT\",\"number\":\"1001\",\"mark\":200,",
                        "times that a pair that was seen could be taken, the program played it.",
                        "Games lost by forfeit: 4 of 4; game 1: the program played \\\"flip 99\\\": there is no place 99");
    }

    @Tag("slow")
    @Test
    void everyPlantedFaultHasItsLine() throws Exception {
        new MadeClass(place.resolve("class")).memoryx(0);
        Map<String, String> lines = new TreeMap<>();
        mark("memoryx", SCHEME, "--json");
        mark("memoryx", SCHEME, "--jobs=2").out().lines().skip(2).forEach(line -> {
            String[] cells = line.strip().split("\\s{2,}", -1);
            lines.put(cells[0], cells[1] + " " + cells[2]);
        });
        assertThat(lines)
                .hasSize(13)
                // It forgets nothing, but needs 16.5 turns where the optimum is 13.5.
                .containsEntry("CORRECT", "3.94 3/4")
                .containsEntry("OFF_BOARD", "0.00 0/4")
                .containsEntry("NEVER_ANSWERS", "0.00 0/4")
                .containsEntry("CRASHES", "0.00 0/4")
                .containsEntry("EARLY", "0.00 0/4")
                .containsEntry("TALKS", "0.00 0/4")
                .containsEntry("DIALOGUE", "0.00 0/4")
                .containsEntry("DOES_NOT_BUILD", "0.00 0/4")
                .containsEntry("EMPTY", "0.00 0/4")
                .containsEntry("DAMAGED", "0.00 0/4")
                .containsEntry("REPORT_ONLY", "0.00 0/4")
                // Legal; and six duels with a weak level say too little against it.
                .hasEntrySatisfying("FORGETS", line -> assertThat(line).matches("2\\.\\d\\d 2/4"))
                .hasEntrySatisfying("TURNS_THE_SAME", line -> assertThat(line).matches("1\\.\\d\\d 1/4"));
        assertThat(mark("memoryx", SCHEME, "--json").out())
                .contains(
                        "went over 1000 ms",
                        "ended with exit code 1 (ValueError: third move)",
                        "wrote \\\"flip 0\\\" without being asked",
                        "answered \\\"I turn place ",
                        "answered \\\"Bienvenue dans le jeu Mémoryx ! Nombre de lignes :\\\": \\\"ready\\\" was expected",
                        "Games without end: 6.",
                        "The program could not be built");
    }
}
