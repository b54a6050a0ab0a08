package ludotheque.cameleon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameRecordTest {
    private static final String TEXT = """
            cameleon 1
            variant temeraire
            first R
            board 3
            ABR
            AAA
            AAA
            R 2 2
            B 3 3
            """;

    @Test
    void readsWhatItWrites() throws BadInput {
        assertThat(CameleonGame.parse(TEXT)).hasToString(TEXT);
    }

    @Test
    void aMoveTakenBackIsGone() throws BadInput {
        GameRecord<CameleonSetup, Move, Game> record = CameleonGame.parse(TEXT);
        assertThat(record.cut(1).with(record.actions().get(1))).isEqualTo(record);
    }

    @Test
    void tellsWhyAMoveIsRefused() throws BadInput {
        IllegalAction illegal =
                catchThrowableOfType(IllegalAction.class, CameleonGame.parse(TEXT + "R 3 3\n")::position);
        assertThat(illegal).hasMessage("10: move 3 is refused: cell (3, 3) is coloured already");
        assertThat(illegal.refusal().code()).isEqualTo("TAKEN");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                                                | 1:1: "cameleon" was expected
            cameleon 2                                        | 1:10: unknown version of this format: version 1 was expected
            cameleon 1/variant bold                           | 2:9: brave or temeraire was expected
            cameleon 1/variant brave/first J1                 | 3:7: R or B was expected
            cameleon 1/variant brave/first R/empty 4          | 4:7: a number of cells a side was expected: 3, 6, 12, 24… up to 3072
            cameleon 1/variant brave/first R/board 3/AAA      | 6:1: line 2 of the board was expected, of 3
            cameleon 1/variant brave/first R/empty 3/R 1      | 5:4: a move like "R 2 5" was expected
            cameleon 1/variant brave/first R/empty 3/J 1 1    | 5:1: a move like "R 2 5" was expected
            cameleon 1/variant brave/first R/empty 3/R 1 1 1  | 5:7: the end of the line was expected
            """)
    void pointsAtWhatIsWrong(String text, String message) {
        assertThat(catchThrowableOfType(BadInput.class, () -> CameleonGame.parse(text.replace('/', '\n'))))
                .hasMessage(message);
    }
}
