package ludotheque.browser.patience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PatienceBridgeTest {
    private static final String RECORD = "patience 1\ndeal MidnightOil.12345678\n";

    @Test
    void startsADealOrSaysWhatItExpected() {
        assertThat(ask("newGame", "st.7")).isEqualTo("{\"record\":\"patience 1\\ndeal Seahaven.7\\n\"}");
        assertThat(ask("newGame", "st.0")).startsWith("{\"mistake\":{\"code\":\"BAD_INPUT\",\"line\":1,\"column\":4,");
    }

    @Test
    void showsTheBoardAndItsLegalMoves() {
        assertThat(ask("open", "patience 1\ndeal FreeCell.123\n"))
                .startsWith(
                        "{\"record\":\"patience 1\\ndeal FreeCell.123\\n\",\"actions\":0,"
                                + "\"position\":{\"deal\":\"FreeCell.123\",\"fullRules\":false,\"game\":\"FreeCell\",\"columns\":[[16,51,44,27,11,37,33],")
                .contains(
                        "\"registers\":[-1,-1,-1,-1],\"foundation\":[0,0,0,0],\"keepsBack\":false,\"lifts\":0,\"redeals\":0,\"won\":false,\"moves\":0,\"legal\":[[")
                .contains("[33,-2]");
    }

    @Test
    void playsALegalMoveAndExplainsARefusal() {
        String freeCell = "patience 1\ndeal FreeCell.123\n";
        assertThat(ask("play", freeCell, 33, -2))
                .startsWith("{\"record\":\"patience 1\\ndeal FreeCell.123\\nmove 33 T\\n\",\"actions\":1,")
                .contains("\"registers\":[33,-1,-1,-1]");
        assertThat(ask("play", freeCell, 33, -1)).startsWith("{\"mistake\":{\"code\":\"NO_EMPTY_COLUMN\",\"fr\":");
        assertThat(ask("open", freeCell + "move 33 V\n")).startsWith("{\"mistake\":");
    }

    @Test
    void searchesInSlicesAndGivesASolutionThatWins() {
        assertThat(ask("search", RECORD)).isEqualTo("{}");
        String answer;
        do {
            answer = ask("searchMore", 100);
        } while (answer.startsWith("{\"state\":\"running\""));
        assertThat(answer).startsWith("{\"state\":\"solved\",\"positions\":");
        String lines = answer.substring(answer.indexOf("\"lines\":[\"") + 10, answer.indexOf("\"]"));
        String moves = lines.replace("\",\"", "\n") + "\n";
        assertThat(ask("open", RECORD + moves)).contains("\"won\":true");
    }

    @Test
    void provesThatThereIsNoSolution() {
        ask("search", "patience 1\ndeal MidnightOil.2\n");
        assertThat(ask("searchMore", 1000)).startsWith("{\"state\":\"insoluble\",\"positions\":1,");
    }

    private static String ask(String function, Object... arguments) {
        return PatienceBridge.BRIDGE.ask(
                function, Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new));
    }
}
