package ludotheque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PatienceBridgeTest {
    private static final String RECORD = "patience 1\ndeal MidnightOil.12345678\n";

    @Test
    void startsADealOrSaysWhatItExpected() {
        assertThat(PatienceBridge.patienceNew("st.7")).isEqualTo("{\"record\":\"patience 1\\ndeal Seahaven.7\\n\"}");
        assertThat(PatienceBridge.patienceNew("st.0"))
                .startsWith("{\"error\":{\"code\":\"BAD_INPUT\",\"line\":1,\"column\":4,");
    }

    @Test
    void showsTheBoardAndItsLegalMoves() {
        assertThat(PatienceBridge.patienceShow("patience 1\ndeal FreeCell.123\n"))
                .startsWith("{\"deal\":\"FreeCell.123\",\"game\":\"FreeCell\",\"columns\":[[16,51,44,27,11,37,33],")
                .contains("\"registers\":[-1,-1,-1,-1],\"foundation\":[0,0,0,0],\"won\":false,\"moves\":0,\"legal\":[[")
                .contains("[33,-2]");
    }

    @Test
    void playsALegalMoveAndExplainsARefusal() {
        String freeCell = "patience 1\ndeal FreeCell.123\n";
        assertThat(PatienceBridge.patienceMove(freeCell, 33, -2))
                .isEqualTo("{\"record\":\"patience 1\\ndeal FreeCell.123\\nmove 33 T\\n\"}");
        assertThat(PatienceBridge.patienceMove(freeCell, 33, -1))
                .startsWith("{\"refusal\":{\"code\":\"NO_EMPTY_COLUMN\",\"fr\":");
        assertThat(PatienceBridge.patienceShow(freeCell + "move 33 V\n")).startsWith("{\"refusal\":");
    }

    @Test
    void searchesInSlicesAndGivesASolutionThatWins() {
        assertThat(PatienceBridge.patienceSearch(RECORD)).isEqualTo("{}");
        String answer;
        do {
            answer = PatienceBridge.patienceSearchMore(100);
        } while (answer.startsWith("{\"state\":\"running\""));
        assertThat(answer).startsWith("{\"state\":\"solved\",\"positions\":");
        String solution = answer.substring(answer.indexOf("[[") + 2, answer.indexOf("]]"));
        String moves = "move " + solution.replace("],[", "\nmove ").replace(',', ' ') + "\n";
        assertThat(PatienceBridge.patienceShow(RECORD + moves)).contains("\"won\":true");
    }

    @Test
    void provesThatThereIsNoSolution() {
        PatienceBridge.patienceSearch("patience 1\ndeal MidnightOil.2\n");
        assertThat(PatienceBridge.patienceSearchMore(1000)).startsWith("{\"state\":\"insoluble\",\"positions\":1,");
    }
}
