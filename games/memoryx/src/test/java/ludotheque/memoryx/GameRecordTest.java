package ludotheque.memoryx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameRecordTest {
    private static final String START = """
            memoryx 1
            size 1 5
            players 2
            first 1
            deal 2 0 1 3 4
            """;

    @Test
    void readsWhatItWrites() throws BadInput {
        String text = START + "turn 0 3\nturn 2 - 4\nturn 0 4 2\nflip 1\n";
        assertThat(GameRecord.parse(text)).hasToString(text);
    }

    @Test
    void acceptsBlankLinesIndentationAndCarriageReturns() throws BadInput {
        String text = "\n" + START.replace("\n", "  \r\n\n").replace("size", "   size");
        assertThat(GameRecord.parse(text)).hasToString(START);
    }

    @Test
    void dealsFromTheSeedWhenNoDealIsWritten() throws BadInput {
        GameRecord seeded = GameRecord.seeded(new Size(3, 7), 2, 0, 2026);
        String withoutDeal = seeded.toString().replaceAll("deal.*\n", "");
        assertThat(GameRecord.parse(withoutDeal)).hasToString(seeded.toString());
    }

    @Test
    void movesTheJokerByTheSeedAndTheTurnAlone() throws BadInput {
        GameRecord record = GameRecord.seeded(new Size(3, 7), 2, 0, 2026);
        int joker = record.deal().places()[0];
        GameRecord once = record.flip(record.start(), joker);
        GameRecord again = GameRecord.parse(record.toString()).flip(record.start(), joker);
        assertThat(once).hasToString(again.toString());
        assertThat(once.turns().get(0).second()).isEqualTo(Turn.NONE);
    }

    @Test
    void stopsAtTheFirstIllegalTurn() throws BadInput {
        GameRecord record = GameRecord.parse(START + "turn 0 3\nturn 0 0\nturn 1 3\n");
        Memoryx game = record.start();
        Refusal refusal = record.replay(game);
        assertThat(refusal).isNotNull();
        assertThat(game.turns()).isEqualTo(1);
    }

    @Test
    void refusesAJokerLeftFaceUp() throws BadInput {
        GameRecord record = GameRecord.parse(START + "flip 2\n");
        assertThat(record.replay(record.start())).isNotNull();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            memoryx 1             | memoryx 2      | 1:9: unknown version of this format: version 1 was expected
            memoryx 1             | patience 1     | 1:1: "memoryx" was expected
            size 1 5              | size 2 5       | 2:6: the size 2x5 does not fit: lines and columns must be odd
            size 1 5              | size 11 11     | 2:6: the size 11x11 has more than 99 places
            size 1 5              | size 1         | 2:7: a number in 1..99 was expected
            players 2             | players 3      | 3:9: a number in 1..2 was expected
            memoryx 1             | memoryx        | 1:8: unknown version of this format: version 1 was expected
            deal                  | seed 1/deal    | 6:1: this deal is not the seed's
            players 2             | players 1      | 4:7: 0 was expected, the only player of a solitaire
            first 1               | first 2        | 4:7: a number in 0..1 was expected
            deal 2 0 1 3 4        | deal 2 0 1 3   | 5:13: a number in 0..4 was expected
            deal 2 0 1 3 4        | deal 2 0 1 3 3 | 5:14: place 3 is given twice
            deal 2 0 1 3 4        | deal 2 0 1 3 4 4 | 5:16: the end of the line was expected
            deal 2 0 1 3 4        | turn 0 1       | 5:1: "deal" was expected
            turn 0 3              | turn 0         | 6:7: a number in 0..2147483647 was expected
            turn 0 3              | turn 2 -       | 6:9: a number in 0..2147483647 was expected
            turn 0 3              | turn 0 3 1 1   | 6:12: the end of the line was expected
            turn 0 3              | turns 0 3      | 6:1: "turn" or the end was expected
            """)
    void pointsAtTheFirstWrongWord(String good, String bad, String message) {
        String text = (START + "turn 0 3\n").replace(good, bad.replace('/', '\n'));
        BadInput error = catchThrowableOfType(BadInput.class, () -> GameRecord.parse(text));
        assertThat(error).hasMessage(message);
    }

    @Test
    void pointsBehindTheLastLineWhenMoreWasExpected() {
        BadInput error = catchThrowableOfType(BadInput.class, () -> GameRecord.parse("memoryx 1\nsize 1 5\n"));
        assertThat(error).hasMessage("3:1: \"players\" was expected");
        BadInput empty = catchThrowableOfType(BadInput.class, () -> GameRecord.parse(""));
        assertThat(empty).hasMessage("1:1: \"memoryx\" was expected");
    }
}
