package ludotheque.patience.search;

import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.patience.Card;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;

class OwnersTest {
    /** A choice fits when the courts of the kings that it leaves without a column are no more cards than there are registers. */
    @Test
    void aChoiceFitsWhenRegistersHoldTheOtherCourts() {
        Seeds.forEach(500, random -> {
            int[] cards = new int[Card.SUITS];
            long courts = 0;
            for (int suit = 0; suit < Card.SUITS; suit++) {
                cards[suit] = random.nextInt(2) * random.nextInt(Card.KING + 1);
                for (int i = 0; i < cards[suit]; i++) {
                    courts |= SuitLanes.of(Card.of(Card.KING - i, suit));
                }
            }
            for (int registers = 0; registers <= 4; registers++) {
                int fitting = Owners.fitting(Owners.courts(courts), registers);
                for (int choice = 0; choice < 16; choice++) {
                    int left = 0;
                    for (int suit = 0; suit < Card.SUITS; suit++) {
                        left += ((choice >> suit) & 1) == 0 ? cards[suit] : 0;
                    }
                    assertThat((fitting >> choice) & 1).isEqualTo(left <= registers ? 1 : 0);
                }
            }
        });
    }
}
