package ludotheque.memoryx.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExactTableTest {

    @ParameterizedTest
    @EnumSource
    void agreesWithBruteForceOnOnePair(Objective objective) {
        assertThat(startValue(objective, 1)).isCloseTo(BruteForce.value(objective, 1), within(1e-7));
    }

    @ParameterizedTest
    @EnumSource
    void agreesWithBruteForceOnTwoPairs(Objective objective) {
        assertThat(startValue(objective, 2)).isCloseTo(BruteForce.value(objective, 2), within(1e-7));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void agreesWithBruteForceOnThreePairs(Objective objective) {
        assertThat(startValue(objective, 3)).isCloseTo(BruteForce.value(objective, 3), within(1e-7));
    }

    /** What an independent program found, by another method, for a player who takes each sure pair at once. */
    @ParameterizedTest
    @CsvSource({"10, 18.68", "12, 21.93", "24, 41.35"})
    void findsTheKnownTurnsOfAPlayerWhoNeverWaits(int pairs, double turns) {
        ExactTable hasty = solved(new ExactTable(Objective.SOLITAIRE, pairs, true));
        assertThat(-hasty.startValue()).isCloseTo(turns, within(0.005));
        assertThat(-startValue(Objective.SOLITAIRE, pairs)).isLessThan(turns);
    }

    /** In a duel a sure pair left on the board is the opponent's, so not taking it at once can gain nothing. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7, 10})
    void gainsNothingByWaitingInADuel(int pairs) {
        ExactTable patient = solved(new ExactTable(Objective.DUEL, pairs, false));
        assertThat(patient.startValue()).isCloseTo(startValue(Objective.DUEL, pairs), within(1e-9));
    }

    @Test
    void tellsHowFarItIs() {
        ExactTable table = new ExactTable(Objective.DUEL, 3);
        assertThat(table.progress()).isZero();
        assertThat(table.advance()).isTrue();
        assertThat(table.progress()).isBetween(0.01, 0.99);
        assertThat(table.advance()).isTrue();
        assertThat(table.advance()).isFalse();
        assertThat(table.progress()).isEqualTo(1);
        assertThat(table.isComplete()).isTrue();
    }

    /** What the table promises is what the bot then needs: the rules, the belief and the equations speak of one game. */
    @ParameterizedTest
    @CsvSource({"3x3, 20000, 0.1", "3x7, 5000, 0.2", "5x5, 5000, 0.2"})
    void promisesWhatTheBotThenNeeds(String sizeText, int games, double tolerance) throws Exception {
        Size size = Size.parse(sizeText);
        Bots bots = new Bots(size, 1);
        long turns = 0;
        for (int game = 0; game < games; game++) {
            Bot bot = bots.create(new Level(Level.Kind.EXACT, 0), game);
            turns += BotGame.play(MemoryxSetup.seeded(size, 1, 0, game), List.of(bot))
                    .game()
                    .turns();
        }
        assertThat((double) turns / games).isCloseTo(-bots.table().startValue(), within(tolerance));
    }

    private static double startValue(Objective objective, int pairs) {
        return solved(new ExactTable(objective, pairs)).startValue();
    }

    private static ExactTable solved(ExactTable table) {
        while (table.advance()) {
            assertThat(table.isComplete()).isFalse();
        }
        return table;
    }
}
