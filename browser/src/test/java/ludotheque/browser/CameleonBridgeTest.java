package ludotheque.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CameleonBridgeTest {
    private static final String EMPTY = "cameleon 1\nvariant temeraire\nfirst R\nempty 3\n";
    private static final String ALMOST_FULL = "cameleon 1\nvariant temeraire\nfirst B\nboard 3\nBBB\nRAR\nBBR\n";

    @Test
    void startsAGameOrSaysWhatItExpected() {
        assertThat(CameleonBridge.cameleonNew("brave", "B", 6))
                .isEqualTo("{\"record\":\"cameleon 1\\nvariant brave\\nfirst B\\nempty 6\\n\"}");
        assertThat(CameleonBridge.cameleonNew("brave", "B", 7))
                .startsWith("{\"error\":{\"code\":\"BAD_INPUT\",\"line\":4,\"column\":7,");
    }

    @Test
    void opensABoardOrARecord() {
        assertThat(CameleonBridge.cameleonOpen("3\nRAA\nAAA\nAAB\n", "brave", "R"))
                .isEqualTo("{\"record\":\"cameleon 1\\nvariant brave\\nfirst R\\nboard 3\\nRAA\\nAAA\\nAAB\\n\"}");
        assertThat(CameleonBridge.cameleonOpen(EMPTY + "R 1 1\n", "brave", "B"))
                .isEqualTo("{\"record\":\"" + (EMPTY + "R 1 1\n").replace("\n", "\\n") + "\"}");
        assertThat(CameleonBridge.cameleonOpen("3\nRAX\n", "brave", "R"))
                .startsWith("{\"error\":{\"code\":\"BAD_INPUT\",\"line\":2,\"column\":3,");
    }

    @Test
    void showsTheBoardAndWhatTheLastMoveChangedByWhichRule() {
        assertThat(CameleonBridge.cameleonShow(EMPTY + "R 1 1\nB 2 2\n"))
                .isEqualTo("{\"variant\":\"temeraire\",\"first\":\"R\",\"side\":3,\"cells\":\"bAAAbAAAA\",\"moves\":2,"
                        + "\"mover\":\"R\",\"over\":false,\"red\":0,\"blue\":2,\"steps\":["
                        + "{\"rule\":\"R1\",\"line\":2,\"column\":2,\"side\":1,\"colour\":\"B\"},"
                        + "{\"rule\":\"R'2\",\"line\":1,\"column\":1,\"side\":1,\"colour\":\"B\"}]}");
        assertThat(CameleonBridge.cameleonShow(ALMOST_FULL + "B 2 2\n"))
                .contains(
                        "\"cells\":\"BBBBBBBBB\"",
                        "\"over\":true",
                        "{\"rule\":\"R3\",\"line\":1,\"column\":1,\"side\":3,");
    }

    @Test
    void warnsOfABoardThatTheSubjectDoesNotForesee() {
        assertThat(CameleonBridge.cameleonShow(ALMOST_FULL))
                .contains(",\"warning\":{\"fr\":\"le plateau a 3 cases rouges");
    }

    @Test
    void playsAWhiteCellAndExplainsARefusal() {
        assertThat(CameleonBridge.cameleonMove(EMPTY, 2, 3)).endsWith("empty 3\\nR 2 3\\n\"}");
        assertThat(CameleonBridge.cameleonMove(EMPTY + "R 2 3\n", 2, 3))
                .startsWith("{\"refusal\":{\"code\":\"TAKEN\",");
        assertThat(CameleonBridge.cameleonShow(EMPTY + "B 2 3\n")).startsWith("{\"refusal\":{\"code\":\"TURN\",");
    }

    @Test
    void choosesACellForALevelAndTellsWhatCellsGain() {
        assertThat(CameleonBridge.cameleonChoice(EMPTY, "greedy", 0)).isEqualTo("{\"cell\":[1,1]}");
        assertThat(CameleonBridge.cameleonGains(ALMOST_FULL, "B"))
                .isEqualTo("{\"gains\":[null,null,null,null,7,null,null,null,null]}");
    }

    @Test
    void findsWhoWinsInSlices() {
        assertThat(CameleonBridge.cameleonSolve("cameleon 1\nvariant temeraire\nfirst R\nempty 12\n"))
                .isEqualTo("{}");
        assertThat(CameleonBridge.cameleonSolveMore(1000))
                .startsWith("{\"state\":\"solved\",\"positions\":")
                .endsWith(",\"winner\":\"B\"}");
        CameleonBridge.cameleonSolve(EMPTY);
        assertThat(CameleonBridge.cameleonSolveMore(1000)).endsWith(",\"winner\":\"R\",\"cell\":[1,1]}");
    }
}
