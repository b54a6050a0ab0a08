package ludotheque.browser.memoryx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MemoryxBridgeTest {
    private static final String RECORD = "memoryx 1\nsize 1 5\nplayers 2\nfirst 0\ndeal 2 0 1 3 4\n";

    @Test
    void startsASeededGame() {
        assertThat(ask("newGame", "1x3", 2, 1, "7"))
                .startsWith("{\"record\":\"memoryx 1\\nsize 1 3\\nplayers 2\\nfirst 1\\nseed 7\\ndeal ");
    }

    @Test
    void showsAllThereIsToSee() {
        assertThat(ask("open", RECORD + "turn 0 3\nflip 4\n", ""))
                .isEqualTo("{\"record\":\"" + (RECORD + "turn 0 3\nflip 4\n").replace("\n", "\\n")
                        + "\",\"actions\":2,\"position\":{\"lines\":1,\"columns\":5,\"players\":2,\"first\":0,\"turn\":1,\"player\":1,\"scores\":[0,0],"
                        + "\"pairsLeft\":2,\"over\":false,\"winner\":null,\"places\":[0,1,2,3,4],\"faceUp\":4,"
                        + "\"faceUpCard\":2,\"last\":{\"player\":0,\"event\":\"miss\",\"first\":0,\"second\":3,"
                        + "\"firstCard\":1,\"secondCard\":2},\"turnsWithoutNews\":0,\"goesInCircles\":false,\"T\":[1,1,0,2,2],"
                        + "\"P\":[2,0,1,3,4]},\"turns\":[{\"player\":0,\"event\":\"miss\",\"first\":0,\"second\":3,"
                        + "\"firstCard\":1,\"secondCard\":2}]}");
    }

    @Test
    void tellsTheWinnerOrADrawWhenTheGameIsOver() {
        assertThat(ask("open", RECORD + "turn 0 1\nturn 3 4\n", "")).contains("\"over\":true,\"winner\":0");
        assertThat(ask("open", RECORD + "turn 0 1\nturn 2 - 0\nturn 3 4\n", ""))
                .contains("\"over\":true,\"winner\":-1");
    }

    @Test
    void turnsTheFirstThenTheSecondCard() {
        String first = ask("turnOver", RECORD, 0, "");
        assertThat(first).contains("flip 0").endsWith("\"place\":0,\"card\":1,\"event\":null}}");
        String second = ask("turnOver", RECORD + "flip 0\n", 1, "");
        assertThat(second).contains("turn 0 1").endsWith("\"place\":1,\"card\":1,\"event\":\"pair\"}}");
        assertThat(ask("turnOver", RECORD, 2, "")).contains("turn 2 - ").endsWith("\"event\":\"joker1\"}}");
    }

    @Test
    void explainsARefusal() {
        assertThat(ask("turnOver", RECORD, 5, ""))
                .isEqualTo("{\"mistake\":{\"code\":\"OFF_BOARD\","
                        + "\"fr\":\"la place 5 n'existe pas : les places vont de 0 à 4\","
                        + "\"en\":\"there is no place 5: places go from 0 to 4\"}}");
        assertThat(ask("open", RECORD + "turn 0 0\n", "")).contains("\"mistake\":{\"code\":\"SAME_PLACE\"");
    }

    @Test
    void pointsAtWhatIsWrongInABadText() {
        assertThat(ask("open", "memoryx 1\nsize 2 2\n", ""))
                .startsWith("{\"mistake\":{\"code\":\"BAD_INPUT\",\"line\":2,\"column\":6,");
        assertThat(ask("newGame", "4x4", 2, 0, "1")).startsWith("{\"mistake\":");
        assertThat(ask("newGame", "3x3", 2, 0, "soon")).startsWith("{\"mistake\":");
        assertThat(ask("newGame", "3x3", 1, 1, "1")).startsWith("{\"mistake\":");
        assertThat(ask("botTurnsOver", RECORD, "clever", 0, "")).startsWith("{\"mistake\":");
    }

    @Test
    void asksABotAndLooksIntoItsHead() {
        String seen = RECORD + "turn 0 3\nturn 1 4\n";
        assertThat(ask("botTurnsOver", seen, "perfect", 0, ""))
                .containsAnyOf("\"turned\":{\"place\":0,", "\"turned\":{\"place\":3,");
        assertThat(ask("open", seen, "exact"))
                .endsWith(
                        "\"memory\":{\"cards\":[1,1,0,2,2],\"sure\":[true,true,false,true,true],\"jokerPercent\":[0,0,100,0,0]}}");
    }

    @Test
    void tellsWhatABotRemembersOnceTheCardIsTurned() {
        assertThat(ask("turnOver", RECORD, 0, "perfect")).contains("\"memory\":{\"cards\":[1,0,0,0,0]");
        assertThat(ask("botTurnsOver", RECORD + "turn 0 1\n", "exact", 0, "perfect"))
                .contains("\"turned\":{", "\"memory\":{");
    }

    @Test
    void twoBotsOfOneLevelDoNotPlayAlike() {
        String record = "memoryx 1\nsize 9 11\nplayers 2\nfirst 0\nseed 5\n";
        assertThat(ask("botTurnsOver", record, "random", 0, ""))
                .isNotEqualTo(ask("botTurnsOver", record, "random", 1, ""));
    }

    @Test
    void preparesTheExactBotBitByBit() {
        ask("forget", "3x3", 2);
        String step = "";
        for (int pairs = 1; pairs <= 4; pairs++) {
            assertThat(step).doesNotContain("\"done\":1.0");
            step = ask("prepare", "3x3", 2);
        }
        assertThat(step).isEqualTo("{\"done\":1.0,\"states\":173}");
    }

    private static String ask(String function, Object... arguments) {
        return MemoryxBridge.BRIDGE.ask(
                function, Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new));
    }
}
