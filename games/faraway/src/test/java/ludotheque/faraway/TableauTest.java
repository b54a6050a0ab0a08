package ludotheque.faraway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import ludotheque.kernel.SeededRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableauTest {
    static final String ANNEX_3 = "12 20 13 18 44 24 39 4 120 130 140 145";

    @Test
    void theExampleOfTheSubjectScores45() throws BadInput {
        Tableau tableau = Tableau.parse(ANNEX_3);
        assertThat(tableau.ascents()).isEqualTo(4);
        assertThat(tableau.score()).isEqualTo(45);
        assertThat(tableau.check(Instance.full(), SanctuaryRule.EXACT)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            12 20 13 18 44 24 39                        | NOT_EIGHT_REGIONS
            12 20 13 18 44 24 39 4 120 130 140          | SANCTUARIES_NOT_ASCENTS
            12 20 13 18 44 24 39 4 120 130 140 145 121  | SANCTUARIES_NOT_ASCENTS
            12 20 13 18 44 24 39 4                      | SANCTUARIES_NOT_ASCENTS
            12 20 13 18 44 24 39 4 120 130 140 140      | CARD_TWICE
            12 20 13 18 44 24 12 4 120 130 140          | CARD_TWICE
            12 20 13 18 44 24 39 5 120 130 140 145      | CARD_NOT_GIVEN
            12 20 13 18 44 24 39 4 68 120 130 140 145   | REGION_TOO_LATE
            12 20 120 13 18 44 24 39 4 130 140 145      | SANCTUARY_TOO_EARLY
            12 20 13 18 44 24 39 120 130 140 145        | SANCTUARY_TOO_EARLY
            """)
    void saysWhatIsWrongWithARow(String row, String code) throws BadInput {
        Instance instance =
                Instance.parse("12 20 13 18 44 24 39 4 68 120 130 140 145 121").instance();
        assertThat(Tableau.parse(row).check(instance, SanctuaryRule.EXACT))
                .extracting(Refusal::code)
                .containsExactly(code);
    }

    @Test
    void atMostTakesTheSanctuariesThereAre() throws BadInput {
        Instance instance = Instance.parse("1 2 3 4 5 6 7 8 101 102").instance();
        Tableau climbing = Tableau.parse("1 2 3 4 5 6 7 8 101 102");
        assertThat(climbing.check(instance, SanctuaryRule.AT_MOST)).isEmpty();
        assertThat(climbing.check(instance, SanctuaryRule.EXACT))
                .extracting(refusal -> refusal.sentence().en())
                .containsExactly("there are 2 sanctuaries for 7 ascents; it takes 7");
        assertThat(Tableau.parse("1 2 3 4 5 6 7 8 101").check(instance, SanctuaryRule.AT_MOST))
                .extracting(refusal -> refusal.sentence().en())
                .containsExactly("there is 1 sanctuary for 7 ascents; it takes 2");
    }

    @Test
    void aSolutionMustClaimTheRightScore() throws BadInput {
        Solution right = Solution.parse(ANNEX_3.replace(' ', ',') + "\r\n45");
        assertThat(right.check(Instance.full(), SanctuaryRule.EXACT)).isEmpty();
        assertThat(right).hasToString(ANNEX_3 + "\n45\n").isEqualTo(Solution.parse(right.toString()));
        assertThat(Solution.parse(ANNEX_3 + "\n46\n").check(Instance.full(), SanctuaryRule.EXACT))
                .extracting(Refusal::code)
                .containsExactly("SCORE_WRONG");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''           | 1:1: a tableau was expected
            1 2          | 2:1: the score was expected on the second line
            1 2;x        | 2:1: a number in 0..2147483647 was expected
            1 2;3 4      | 2:3: the end of the line was expected
            1 2;3;4      | 3:1: the end was expected after the score
            1 99;3       | 1:3: a card from 1 to 68 or from 101 to 145 was expected, not "99"
            """)
    void aSolutionThatCannotBeReadSaysWhere(String text, String message) {
        assertThatThrownBy(() -> Solution.parse(text.replace(';', '\n')))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    @Test
    void scoresLikeTheSlowScorer() {
        compareWithTheSlowScorer(4_000);
    }

    @Tag("slow")
    @Test
    void scoresLikeTheSlowScorerOnAHundredThousandTableaux() {
        compareWithTheSlowScorer(100_000);
    }

    private static void compareWithTheSlowScorer(int tableaux) {
        SeededRandom random = new SeededRandom(45);
        for (int i = 0; i < tableaux; i++) {
            Tableau tableau = random(random);
            assertThat(tableau.score()).as("%s", tableau).isEqualTo(SlowScore.of(tableau));
        }
    }

    private static Tableau random(SeededRandom random) {
        Instance instance = Instance.random(random.nextLong(), Tableau.REGIONS, Tableau.MOST_SANCTUARIES);
        int[] order = {0, 1, 2, 3, 4, 5, 6, 7};
        random.shuffle(order);
        List<Card> cards = new ArrayList<>();
        for (int place : order) {
            cards.add(instance.regions().get(place));
        }
        int ascents = new Tableau(cards).ascents();
        cards.addAll(instance.sanctuaries().subList(0, ascents));
        return new Tableau(cards);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8 7 6 5 4 3 1 2             | il y a 0 sanctuaire pour 1 montée ; il en faut 1    | there are 0 sanctuaries for 1 ascent; it takes 1
            8 7 6 5 4 3 2 1 101         | il y a 1 sanctuaire pour 0 montée ; il en faut 0    | there is 1 sanctuary for 0 ascents; it takes 0
            8 7 6 5 3 4 1 2 101 102 103 | il y a 3 sanctuaires pour 2 montées ; il en faut 2 | there are 3 sanctuaries for 2 ascents; it takes 2
            """)
    void sanctuariesAndAscentsAreCountedInBothLanguages(String cards, String fr, String en) throws BadInput {
        assertThat(Row.parse(cards).tableau().check(Instance.full(), SanctuaryRule.EXACT))
                .containsExactly(new Refusal("SANCTUARIES_NOT_ASCENTS", fr.replace(" ;", "\u00a0;"), en));
    }
}
