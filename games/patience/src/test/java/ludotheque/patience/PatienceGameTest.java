package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatienceGameTest {

    @Test
    void readsWhatItWrites() throws BadInput {
        String text = "patience 1\ndeal FreeCell.123\nmove 6 T\nmove 33 38\nmove 4 V\n";
        assertThat(PatienceGame.parse(text)).hasToString(text);
    }

    @Test
    void fullRulesAreALineOfTheirOwn() throws BadInput {
        String text = "patience 1\ndeal MidnightOil.2\nrules full\nmove R\nmove R\n";
        GameRecord<PatienceSetup, Move, Board> record = PatienceGame.parse(text);
        assertThat(record).hasToString(text);
        assertThat(record.setup().fullRules()).isTrue();
        Board board = PatienceGame.PATIENCE.start(record.setup());
        record.actions().forEach(board::play);
        assertThat(board.redeals()).isZero();
        assertThat(PatienceGame.parse("patience 1\ndeal MidnightOil.2\n")
                        .setup()
                        .fullRules())
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                                      | 1:1: "patience" was expected
            patience 2                              | 1:10: unknown version of this format: version 1 was expected
            patience 1                              | 2:1: "deal" was expected
            patience 1/  deal FreeCell.0            | 2:17: a number from 1 to 999999999 was expected
            patience 1/deal    st.x                 | 2:12: a number from 1 to 999999999 was expected
            patience 1/deal FreeCell.1 FreeCell.2   | 2:17: the end of the line was expected
            patience 1/deal FreeCell.1/rules half   | 3:7: "full" was expected
            patience 1/deal FreeCell.1/rules full x | 3:12: the end of the line was expected
            patience 1/deal FreeCell.1/6 T          | 3:1: "move" was expected
            patience 1/deal FreeCell.1/move  52 T   | 3:7: a number in 0..51 was expected
            patience 1/deal FreeCell.1/move 5 X     | 3:8: V, T or a card from 0 to 51 was expected
            """)
    void pointsAtTheFirstWrongWord(String text, String message) {
        assertThat(catchThrowableOfType(BadInput.class, () -> PatienceGame.parse(text.replace('/', '\n'))))
                .hasMessage(message);
    }
}
