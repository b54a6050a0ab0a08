package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BoardTextTest {

    @ParameterizedTest
    @EnumSource
    void readsWhatItWrites(Solitaire game) {
        Seeds.forEach(100, random -> {
            Board board = randomBoard(game, random);
            String text = BoardText.format(board);
            assertThat(BoardText.format(BoardText.parse(game, text))).isEqualTo(text);
        });
    }

    private static Board randomBoard(Solitaire game, SeededRandom random) throws BadInput {
        Board board =
                Deal.parse(game.title() + "." + (1 + random.nextInt(1000))).board();
        for (int moves = random.nextInt(30); moves > 0; moves--) {
            List<Move> legal = board.legalMoves();
            if (!legal.isEmpty()) {
                board.play(legal.get(random.nextInt(legal.size())));
            }
        }
        return board;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Foundations: H-X    | 1:14: a foundation like H-0 or S-A was expected
            4Z                  | 1:1: a card like 7H or TS was expected
            4H 10C 4H           | 1:8: 4H is there twice
            4H                  | 2:1: AC is missing
            Freecells: 1C       | 1:12: a card like 7H or TS was expected
            """)
    void pointsAtWhatIsWrong(String text, String message) {
        assertThat(catchThrowableOfType(BadInput.class, () -> BoardText.parse(Solitaire.FREECELL, text)))
                .hasMessage(message);
    }

    @Test
    void knowsHowManyColumnsAndRegistersThereAre() {
        assertThat(catchThrowableOfType(
                        BadInput.class, () -> BoardText.parse(Solitaire.FREECELL, ":\n:\n:\n:\n:\n:\n:\n:\n:\n")))
                .hasMessage("9:1: this game has 8 columns");
        assertThat(catchThrowableOfType(
                        BadInput.class, () -> BoardText.parse(Solitaire.MIDNIGHT_OIL, "Freecells: 2C\n")))
                .hasMessage("1:12: this game has 0 registers");
    }
}
