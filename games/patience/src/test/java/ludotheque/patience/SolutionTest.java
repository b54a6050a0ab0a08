package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolutionTest {

    /** One move wins: the ten of clubs covers everything else in order. */
    private static Board almostWon() throws BadInput {
        return BoardText.parse(
                Solitaire.FREECELL,
                "Foundations: C-8 S-8 H-8 D-8\nKC KS KH KD QC QS QH QD JC JS JH JD TS TH TD 9D 9H 9S 9C TC\n");
    }

    @Test
    void succeedsWhenTheGameIsWon() throws BadInput {
        assertThat(Solution.check(almostWon(), "\uFEFF36 T\r\n\n \r\n").isWon()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                 | 1 | the game is not won
            36 T;36 V          | 2 | the game is already won
            36 36              | 1 | TC does not go on TC in this game
            35 T               | 1 | 9D is neither on top of a column nor in a register
            36 V;36 V          | 2 | the game is already won
            52 T               | 1 | a number in 0..51 was expected
            36                 | 1 | V, T or a card from 0 to 51 was expected
            36 X               | 1 | V, T or a card from 0 to 51 was expected
            36 T 1             | 1 | the end of the line was expected
            ;36 T              | 1 | a move was expected, not a blank line
            36 V;;36 T         | 2 | a move was expected, not a blank line
            """)
    void namesTheFirstMoveThatFailsAndWhy(String text, int failed, String why) throws BadInput {
        Solution.Verdict verdict = Solution.check(almostWon(), text.replace(';', '\n'));
        assertThat(verdict.failed()).isEqualTo(failed);
        assertThat(verdict.why()).isNotNull();
        assertThat(verdict.why()).extracting(Text::en).isEqualTo(why);
    }

    @Test
    void pointsAtWhatCannotBeRead() throws BadInput {
        Solution.Verdict verdict = Solution.check(almostWon(), "36 x\n");
        assertThat(verdict.failed()).isEqualTo(1);
        assertThat(verdict.bad()).hasMessage("1:4: V, T or a card from 0 to 51 was expected");
    }

    @Test
    void readsWhatItWrites() throws BadInput {
        List<Move> moves = List.of(new Move(1, 2), new Move(3, Move.REGISTER), new Move(51, Move.EMPTY_COLUMN));
        assertThat(Solution.format(moves)).isEqualTo("1 2\n3 T\n51 V\n");
        assertThat(Solution.parse(Solution.format(moves))).isEqualTo(moves);
    }
}
