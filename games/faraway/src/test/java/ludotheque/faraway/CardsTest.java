package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardsTest {

    @Test
    void everyCardIsThereOnceUnderItsNumber() {
        assertThat(Cards.regions()).hasSize(Cards.REGIONS);
        assertThat(Cards.sanctuaries()).hasSize(Cards.SANCTUARIES);
        for (Card card : Cards.all()) {
            assertThat(Cards.of(card.number())).isSameAs(card);
        }
        for (int number : new int[] {-1, 0, 69, 100, 146}) {
            assertThat(Cards.of(number)).isNull();
        }
    }

    /** What the prover builds on: colours that add up, and halves of cards. */
    @Test
    void aRegionHasOneColourASanctuaryOneAtMostAndNoCardMoreThanTwoTreasures() {
        for (Card card : Cards.all()) {
            int colours = 0;
            int treasures = 0;
            for (Attribute attribute : Attribute.values()) {
                int count = Counts.of(card.gives(), attribute);
                colours += attribute.isColour() ? count : 0;
                treasures += attribute.isColour() || attribute == Attribute.NIGHT ? 0 : count;
            }
            assertThat(colours)
                    .as("card %d", card.number())
                    .isBetween(Cards.regions().contains(card) ? 1 : 0, 1);
            assertThat(treasures).as("card %d", card.number()).isLessThanOrEqualTo(2);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "RED, 17, 5",
        "BLUE, 17, 5",
        "GREEN, 17, 5",
        "YELLOW, 17, 5",
        "NIGHT, 21, 3",
        "CLUE, 18, 8",
        "STONE, 18, 9",
        "CHIMERA, 14, 7",
        "THISTLE, 10, 5"
    })
    void theTotalsAreThoseOfTheAnnexes(Attribute attribute, int regions, int sanctuaries) {
        assertThat(total(Cards.regions(), attribute)).isEqualTo(regions);
        assertThat(total(Cards.sanctuaries(), attribute)).isEqualTo(sanctuaries);
    }

    private static int total(List<Card> cards, Attribute attribute) {
        return cards.stream()
                .mapToInt(card -> Counts.of(card.gives(), attribute))
                .sum();
    }

    @Test
    void everyRegionHasAColour() {
        assertThat(Cards.regions()).allMatch(card -> card.colour() != null);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2   | no points                                        | aucun point
            9   | 5 points                                         | 5 points
            10  | 3 points per night card                          | 3 points par carte nuit
            18  | 10 points per set of the four colours            | 10 points par ensemble des quatre couleurs
            22  | 1 point per clue                                 | 1 point par indice
            40  | 3 points per night card, if at least 1 stone, 1 chimera and 1 thistle | 3 points par carte nuit, si au moins 1 pierre, 1 chimère et 1 chardon
            42  | 2 points per yellow or green card, if at least 1 stone and 1 chimera | 2 points par carte jaune ou verte, si au moins 1 pierre et 1 chimère
            68  | 24 points, if at least 5 stones                  | 24 points, si au moins 5 pierres
            117 | 1 point per green or blue card                   | 1 point par carte verte ou bleue
            """)
    void aCardTellsWhatItIsWorth(int number, String en, String fr) {
        Card card = Objects.requireNonNull(Cards.of(number));
        assertThat(card.worth().en()).isEqualTo(en);
        assertThat(card.worth().fr()).isEqualTo(fr);
    }
}
