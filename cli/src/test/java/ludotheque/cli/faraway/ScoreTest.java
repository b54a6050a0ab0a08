package ludotheque.cli.faraway;

import static ludotheque.cli.Typed.ludo;
import static ludotheque.cli.Typed.ludoReading;
import static org.assertj.core.api.Assertions.assertThat;

import ludotheque.cli.Typed;
import ludotheque.testkit.Golden;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ScoreTest {
    private static final String ANNEX_3 = "12 20 13 18 44 24 39 4 120 130 140 145";

    @Test
    void theExampleOfTheSubjectIsWorth45() {
        Typed score = new Typed(0, "45\n", "");
        assertThat(ludo("faraway", "score", ANNEX_3)).isEqualTo(score);
        assertThat(ludo(("faraway score " + ANNEX_3).split(" ", -1))).isEqualTo(score);
        assertThat(ludoReading("12, 20, 13, 18\n44 24 39 4 120,130,140,145\n", "faraway", "score", "-"))
                .isEqualTo(score);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void theCountIsToldCardByCard(String language) throws Exception {
        Typed typed = ludo("faraway", "score", ANNEX_3, "--explain", "--lang", language);
        assertThat(typed.exitCode()).isZero();
        Golden.check("faraway-score-" + language + ".txt", typed.out());
    }

    @Test
    void programsGetOneObject() {
        assertThat(ludo("faraway", "score", ANNEX_3, "--json").out())
                .isEqualTo("{\"score\":45,\"cards\":[12,20,13,18,44,24,39,4,120,130,140,145]}\n");
        assertThat(ludo("faraway", "score", ANNEX_3, "--explain", "--json").out())
                .contains(
                        "\"steps\":[{\"visible\":{\"red\":1,\"blue\":0,",
                        "{\"card\":44,\"visible\":{\"red\":3,\"blue\":1,\"green\":1,\"yellow\":2,\"night\":2,\"clue\":1,"
                                + "\"stone\":3,\"chimera\":0,\"thistle\":2},\"points\":6,\"total\":6,");
    }

    @Test
    void aTableauThatIsNotValidIsRefusedWithEveryReason() {
        assertThat(ludo("faraway", "score", "1 1 3 4 5 6 7 8"))
                .isEqualTo(new Typed(
                        1,
                        "Refused: card 1 is used twice\nRefused: there are 0 sanctuaries for 6 ascents; it takes 6\n",
                        ""));
        assertThat(ludo("faraway", "score", "1 2 3 4 5 6 7 8", "--at-most").exitCode())
                .isZero();
    }

    @Test
    void aNumberThatNoCardHasIsBadInput() {
        assertThat(ludo("faraway", "score", "12 69"))
                .isEqualTo(new Typed(
                        65, "", "CARDS:1:4: a card from 1 to 68 or from 101 to 145 was expected, not \"69\"\n"));
    }
}
