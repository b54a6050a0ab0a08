package ludotheque.browser.cameleon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import ludotheque.cameleon.Setup;
import org.junit.jupiter.api.Test;

class CameleonBridgeTest {
    private static final String EMPTY = "cameleon 1\nvariant temeraire\nfirst R\nempty 3\n";
    private static final String ALMOST_FULL = "cameleon 1\nvariant temeraire\nfirst B\nboard 3\nBBB\nRAR\nBBR\n";

    @Test
    void startsAGameOrSaysWhatItExpected() {
        assertThat(ask("newGame", "brave", "B", 6))
                .isEqualTo("{\"record\":\"cameleon 1\\nvariant brave\\nfirst B\\nempty 6\\n\"}");
        assertThat(ask("newGame", "brave", "B", 7))
                .startsWith("{\"mistake\":{\"code\":\"BAD_INPUT\",\"line\":4,\"column\":7,");
    }

    @Test
    void opensABoardOrARecord() {
        assertThat(ask("openFile", "3\nRAA\nAAA\nAAB\n", "brave", "R"))
                .isEqualTo("{\"record\":\"cameleon 1\\nvariant brave\\nfirst R\\nboard 3\\nRAA\\nAAA\\nAAB\\n\"}");
        assertThat(ask("openFile", EMPTY + "R 1 1\n", "brave", "B"))
                .isEqualTo("{\"record\":\"" + (EMPTY + "R 1 1\n").replace("\n", "\\n") + "\"}");
        assertThat(ask("openFile", "3\nRAX\n", "brave", "R"))
                .startsWith("{\"mistake\":{\"code\":\"BAD_INPUT\",\"line\":2,\"column\":3,");
    }

    @Test
    void leavesBoardsThatNoPageDrawsToTheTerminal() {
        String tooLarge =
                "{\"mistake\":{\"code\":\"BAD_INPUT\",\"line\":1,\"column\":1,\"fr\":\"un plateau d'au plus 384 cases";
        assertThat(ask("openFile", Setup.empty(8).toString(), "brave", "R")).startsWith(tooLarge);
        assertThat(ask("openFile", "cameleon 1\nvariant brave\nfirst R\nempty 768\n", "brave", "R"))
                .startsWith(tooLarge);
        assertThat(ask("open", "cameleon 1\nvariant brave\nfirst R\nempty 768\n", ""))
                .startsWith(tooLarge);
        assertThat(ask("openFile", Setup.empty(7).toString(), "brave", "R")).startsWith("{\"record\":");
    }

    @Test
    void showsTheBoardAndWhatTheLastMoveChangedByWhichRule() {
        assertThat(ask("open", EMPTY + "R 1 1\nB 2 2\n", ""))
                .isEqualTo("{\"record\":\"" + (EMPTY + "R 1 1\nB 2 2\n").replace("\n", "\\n")
                        + "\",\"actions\":2,\"position\":{\"variant\":\"temeraire\",\"first\":\"R\",\"side\":3,\"cells\":\"bAAAbAAAA\",\"moves\":2,\"movers\":\"RB\","
                        + "\"mover\":\"R\",\"over\":false,\"red\":0,\"blue\":2,\"steps\":["
                        + "{\"rule\":\"R1\",\"line\":2,\"column\":2,\"side\":1,\"colour\":\"B\"},"
                        + "{\"rule\":\"R'2\",\"line\":1,\"column\":1,\"side\":1,\"colour\":\"B\"}]}}");
        assertThat(ask("open", ALMOST_FULL + "B 2 2\n", ""))
                .contains(
                        "\"cells\":\"BBBBBBBBB\"",
                        "\"over\":true",
                        "{\"rule\":\"R3\",\"line\":1,\"column\":1,\"side\":3,");
    }

    @Test
    void warnsOfABoardThatTheSubjectDoesNotForesee() {
        assertThat(ask("open", ALMOST_FULL, "")).contains(",\"warning\":{\"fr\":\"le plateau a 3 cases rouges");
    }

    @Test
    void playsAWhiteCellAndExplainsARefusal() {
        assertThat(ask("play", EMPTY, 2, 3, "")).contains("empty 3\\nR 2 3\\n\",\"actions\":1,", "\"mover\":\"B\"");
        assertThat(ask("play", EMPTY + "R 2 3\n", 2, 3, "")).startsWith("{\"mistake\":{\"code\":\"TAKEN\",");
        assertThat(ask("open", EMPTY + "B 2 3\n", "")).startsWith("{\"mistake\":{\"code\":\"TURN\",");
    }

    @Test
    void choosesACellForALevelAndTellsWhatCellsGain() {
        assertThat(ask("choice", EMPTY, "greedy", 0)).isEqualTo("{\"cell\":[1,1]}");
        assertThat(ask("open", ALMOST_FULL, "B")).endsWith("\"gains\":[null,null,null,null,7,null,null,null,null]}");
        assertThat(ask("computerPlays", EMPTY, "greedy", 0, "R")).contains("\\nR 1 1\\n\"", "\"gains\":[null,");
    }

    @Test
    void findsWhoWinsInSlices() {
        assertThat(ask("solve", "cameleon 1\nvariant temeraire\nfirst R\nempty 12\n"))
                .isEqualTo("{}");
        assertThat(ask("solveMore", 1000))
                .startsWith("{\"state\":\"solved\",\"positions\":")
                .endsWith(",\"winner\":\"B\"}");
        ask("solve", EMPTY);
        assertThat(ask("solveMore", 1000)).endsWith(",\"winner\":\"R\",\"cell\":[1,1]}");
    }

    private static String ask(String function, Object... arguments) {
        return CameleonBridge.BRIDGE.ask(
                function, Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new));
    }
}
