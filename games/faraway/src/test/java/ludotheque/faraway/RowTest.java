package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowTest {
    private static final Instance FULL = Instance.full();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                           | 8 | 0 0 0 0 0 0 0 0
            0 12                         | 7 | 0 12 0 0 0 0 0 0
            8 7 6 5 4 3 2                | 1 | 8 7 6 5 4 3 2 0
            8 7 6 5 4 3 2 1              | 0 | 8 7 6 5 4 3 2 1
            8 7 6 5 4 3 2 1 0 0          | 0 | 8 7 6 5 4 3 2 1
            8 7 6 5 4 3 1 2 101          | 0 | 8 7 6 5 4 3 1 2 101
            0 7 6 5 4 3 1 2 145 0 101    | 1 | 0 7 6 5 4 3 1 2 145 101
            """)
    void placesThatHaveNoCardAreCounted(String text, int missing, String cards) throws BadInput {
        Row row = Row.parse(text);
        assertThat(row.missing()).isEqualTo(missing);
        assertThat(row.tableau().cards().stream().map(Card::number).map(String::valueOf))
                .containsExactly(cards.split(" ", -1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 2 101             | 1:5: | eight places for regions and then sanctuaries were expected
            8 7 6 5 4 3 2 1 9   | 1:17: | eight places for regions and then sanctuaries were expected
            1 69                | 1:3: | there is no card 69
            100                 | 1:1: | there is no card 100
            """)
    void aCardThatCannotStandThereIsNamedWithItsPlace(String text, String where, String what) {
        assertThatThrownBy(() -> Row.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(where)
                .hasMessageEndingWith(what);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            8 7 6 5 4 3 2 | il manque 1 région  | 1 region is missing
            8 7 6 5 4 3   | il manque 2 régions | 2 regions are missing
            """)
    void whatIsMissingIsToldFirst(String text, String fr, String en) throws BadInput {
        assertThat(Row.parse(text).check(FULL, SanctuaryRule.EXACT))
                .containsExactly(new Refusal("REGIONS_MISSING", fr, en));
    }

    @Test
    void aWholeRowIsCheckedAsATableau() throws BadInput {
        assertThat(Row.parse("8 7 6 5 4 3 2 1").check(FULL, SanctuaryRule.EXACT))
                .isEmpty();
        assertThat(Row.parse("8 7 6 5 4 3 1 2").check(FULL, SanctuaryRule.EXACT))
                .extracting(Refusal::code)
                .containsExactly("SANCTUARIES_NOT_ASCENTS");
    }
}
