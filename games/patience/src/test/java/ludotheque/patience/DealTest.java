package ludotheque.patience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.stream.Collectors;
import ludotheque.kernel.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DealTest {

    @Test
    void shufflesAsXpat2Does() {
        assertThat(Shuffle.xpat(1))
                .startsWith(13, 32, 33, 35, 30, 46, 7, 29, 9, 48)
                .endsWith(45, 19, 12, 47);
        assertThat(Shuffle.xpat(123456)).startsWith(1, 7, 39, 47, 5, 15);
        assertThat(Shuffle.xpat(999_999_999)).endsWith(29, 30, 37);
    }

    @Test
    void dealsMicrosoftsFirstGame() throws BadInput {
        Board board = Deal.parse("ms:1").board();
        assertThat(names(board.column(0))).isEqualTo("JD KD 2S 4C 3S 6D 6S");
        assertThat(names(board.column(7))).isEqualTo("5H 3H 3C 7S 7D TC");
    }

    @ParameterizedTest
    @CsvSource({
        "FreeCell.123, FreeCell.123",
        "freecell.123, FreeCell.123",
        "FC.7, FreeCell.7",
        "st.12345, Seahaven.12345",
        "mo.1, MidnightOil.1",
        "bd.999999999, BakersDozen.999999999",
        "ms:24, FreeCell.ms:24",
        "FreeCell.ms:24, FreeCell.ms:24"
    })
    void readsLongAndShortNames(String text, String deal) throws BadInput {
        assertThat(Deal.parse(text)).hasToString(deal);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Klondike.1    | 1:1: a game like FreeCell.123, Seahaven.1, MidnightOil.1, BakersDozen.1 or ms:1 was expected, not "Klondike.1"
            FreeCell      | 1:1: a game like FreeCell.123, Seahaven.1, MidnightOil.1, BakersDozen.1 or ms:1 was expected, not "FreeCell"
            FreeCell.0    | 1:10: a number from 1 to 999999999 was expected
            st.1000000000 | 1:4: a number from 1 to 999999999 was expected
            st.ms:1       | 1:4: a number was expected: Microsoft's deals (ms:) are FreeCell's
            mo.x          | 1:4: a number from 1 to 999999999 was expected
            """)
    void namesWhatItExpected(String text, String message) {
        assertThat(catchThrowableOfType(BadInput.class, () -> Deal.parse(text))).hasMessage(message);
    }

    @Test
    void putsTheLastTwoCardsOfSeahavenIntoRegisters() throws BadInput {
        Board board = Deal.parse("Seahaven.123").board();
        assertThat(board.registers()).contains(46, 41);
    }

    @Test
    void sinksTheKingsOfBakersDozenInStableOrder() {
        int[] deck = new int[Card.COUNT];
        for (int i = 0; i < deck.length; i++) {
            deck[i] = deck.length - 1 - i;
        }
        // The first column would be KD KH KS KC, the second QD QH QS QC; exchange two cards of them.
        deck[1] = Card.parse("QD");
        deck[4] = Card.parse("KH");
        deck[6] = Card.parse("KS");
        deck[2] = Card.parse("QS");
        // The aces would start the foundations: bury them.
        for (int ace = 0; ace < Card.SUITS; ace++) {
            int bottom = 8 + 4 * ace;
            deck[deck.length - 1 - ace] = deck[bottom];
            deck[bottom] = ace;
        }
        Board board = Board.dealt(Solitaire.BAKERS_DOZEN, deck, null);
        assertThat(names(board.column(0))).isEqualTo("KD KC QD QS");
        assertThat(names(board.column(1))).isEqualTo("KH KS QH QC");
    }

    private static String names(int[] cards) {
        return Arrays.stream(cards).mapToObj(Card::name).collect(Collectors.joining(" "));
    }
}
