package ludotheque.cli.patience;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.Typed;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PatienceReplayTest {
    private static final String GAME = "patience 1\ndeal FreeCell.123\nmove 6 T\nmove 33 38\n";

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void theBoardIsShownAfterEachMove(String language) throws Exception {
        Typed typed = ludoReading(GAME, "patience", "replay", "-", "--lang", language);
        Golden.check("patience-replay-" + language + ".txt", typed.out());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exitCode()).isZero();
    }

    @Test
    void programsGetOneObjectAMove() {
        Typed typed = ludoReading(GAME, "patience", "replay", "-", "--json");
        assertThat(typed.out().lines())
                .hasSize(2)
                .first()
                .asString()
                .startsWith(
                        "{\"move\":1,\"played\":\"6 T\",\"won\":false,\"foundation\":[0,0,0,2],\"registers\":[6,-1,-1,-1],"
                                + "\"columns\":[[");
    }

    @Test
    void aSolutionMadeARecordIsWonAtTheEnd() {
        String moves = ludo("patience", "search", "st.14", "-").out();
        String record = "patience 1\ndeal st.14\n" + moves.replaceAll("(?m)^(?=.)", "move ");
        assertThat(ludoReading(record, "patience", "replay", "-").out())
                .endsWith("\nWon in " + moves.lines().count() + " moves.\n");
    }

    @Test
    void theFirstIllegalMoveIsToldWithItsLine() {
        Typed typed = ludoReading(GAME + "\nmove 51 3\n", "patience", "replay", "-", "--json");
        assertThat(typed.out())
                .hasLineCount(3)
                .contains("\n{\"code\":\"COVERED\",\"place\":{\"file\":\"-\",\"line\":6,");
        assertThat(typed.err()).startsWith("-:6: move 3 is refused: KD is neither ");
        assertThat(typed.exitCode()).isEqualTo(1);
        assertThat(ludoReading("patience 2\n", "patience", "replay", "-").exitCode())
                .isEqualTo(65);
    }
}
