package ludotheque.memoryx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Playable;
import ludotheque.kernel.Playthrough;
import ludotheque.kernel.SeededRandom;
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
        assertThat(MemoryxGame.parse(text)).hasToString(text);
    }

    @Test
    void acceptsBlankLinesIndentationAndCarriageReturns() throws BadInput {
        String text = "\n" + START.replace("\n", "  \r\n\n").replace("size", "   size");
        assertThat(MemoryxGame.parse(text)).hasToString(START);
    }

    @Test
    void dealsFromTheSeedWhenNoDealIsWritten() throws BadInput {
        GameRecord<MemoryxSetup, Turn, Memoryx> seeded =
                MemoryxGame.of(MemoryxSetup.seeded(new Size(3, 7), 2, 0, 2026));
        String withoutDeal = seeded.toString().replaceAll("deal.*\n", "");
        assertThat(MemoryxGame.parse(withoutDeal)).hasToString(seeded.toString());
    }

    @Test
    void movesTheJokerByTheSeedAndTheTurnAlone() throws BadInput {
        GameRecord<MemoryxSetup, Turn, Memoryx> record =
                MemoryxGame.of(MemoryxSetup.seeded(new Size(3, 7), 2, 0, 2026));
        int joker = record.setup().deal().places()[0];
        GameRecord<MemoryxSetup, Turn, Memoryx> once = MemoryxGame.flip(record, record.start(), joker);
        GameRecord<MemoryxSetup, Turn, Memoryx> again =
                MemoryxGame.flip(MemoryxGame.parse(record.toString()), record.start(), joker);
        assertThat(once).hasToString(again.toString());
        assertThat(once.actions().get(0).second()).isEqualTo(Turn.NONE);
    }

    @Test
    void aTurnIsWrittenCardByCardAndReplacesWhatWasOpen() throws Exception {
        GameRecord<MemoryxSetup, Turn, Memoryx> record = MemoryxGame.parse(START + "turn 0 3\n");
        Memoryx game = record.position();
        GameRecord<MemoryxSetup, Turn, Memoryx> open = MemoryxGame.flip(record, game, 4);
        assertThat(open).hasToString(START + "turn 0 3\nflip 4\n");
        assertThat(MemoryxGame.wholeTurns(open)).hasToString(record.toString());
        assertThat(MemoryxGame.wholeTurns(record)).hasToString(record.toString());
        assertThat(MemoryxGame.flip(open, game, 0)).hasToString(START + "turn 0 3\nturn 4 0\n");
    }

    @Test
    void theDrawOfATurnComesFromTheSourceAndItsNumber() throws Exception {
        for (String source : new String[] {"seed 7\n", "deal 2 0 1 3 4\n"}) {
            GameRecord<MemoryxSetup, Turn, Memoryx> record =
                    MemoryxGame.parse(START.replaceAll("deal.*\n", "") + source);
            Memoryx game = record.start();
            for (int turn = 1; turn < 20; turn++) {
                int joker = 0;
                while (game.cards()[joker] != Memoryx.JOKER) {
                    joker++;
                }
                record = MemoryxGame.flip(record, game, joker);
                int draw = new SeededRandom(record.setup().source(), turn).nextInt(5);
                assertThat(record.actions().get(turn - 1)).isEqualTo(new Turn(joker, Turn.NONE, draw));
            }
            assertThat(record.position().cards()).containsExactly(game.cards());
        }
    }

    @Test
    void aPlayerMovesThenChanceThenNobody() throws Exception {
        Memoryx game = MemoryxGame.parse(START).position();
        assertThat(MemoryxGame.MEMORYX.mover(game)).isEqualTo(1);
        game.flip(2);
        assertThat(MemoryxGame.MEMORYX.mover(game)).isEqualTo(Playable.CHANCE);
        game.moveJoker(0);
        assertThat(MemoryxGame.MEMORYX.mover(game)).isZero();
        game.play(Turn.of(0, 1));
        game.play(Turn.of(3, 4));
        assertThat(MemoryxGame.MEMORYX.mover(game)).isEqualTo(Playable.NOBODY);
    }

    @Test
    void stopsAtTheFirstIllegalTurn() throws Exception {
        Playthrough<Turn, Memoryx> steps =
                MemoryxGame.parse(START + "turn 0 3\n\nturn 0 0\nturn 1 3\n").playthrough();
        steps.next();
        IllegalAction illegal = catchThrowableOfType(IllegalAction.class, steps::next);
        assertThat(illegal).hasMessage("8: move 2 is refused: place 0 is given twice");
        assertThat(steps.position().turns()).isEqualTo(1);
    }

    @Test
    void refusesAJokerLeftFaceUp() throws BadInput {
        assertThat(catchThrowableOfType(IllegalAction.class, MemoryxGame.parse(START + "flip 2\n")::position)
                        .refusal()
                        .code())
                .isEqualTo("JOKER_ENDS_TURN");
    }

    @Test
    void aTurnUnderWayEndsTheRecord() {
        BadInput error = catchThrowableOfType(BadInput.class, () -> MemoryxGame.parse(START + "flip 0\nturn 1 3\n"));
        assertThat(error).hasMessage("7:1: \"turn\" or the end was expected");
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
            size 1 5              | size 1 5 7     | 2:10: the end of the line was expected
            players 2             | players 2 2    | 3:11: the end of the line was expected
            first 1               | first 1 0      | 4:9: the end of the line was expected
            deal 2 0 1 3 4        | seed 5 5       | 5:8: the end of the line was expected
            turn 0 3              | flip 0 3       | 6:8: the end of the line was expected
            turn 0 3              | turn 0         | 6:7: a number in 0..2147483647 was expected
            turn 0 3              | turn 2 -       | 6:9: a number in 0..2147483647 was expected
            turn 0 3              | turn 0 3 1 1   | 6:12: the end of the line was expected
            turn 0 3              | turns 0 3      | 6:1: "turn" or the end was expected
            """)
    void pointsAtTheFirstWrongWord(String good, String bad, String message) {
        String text = (START + "turn 0 3\n").replace(good, bad.replace('/', '\n'));
        BadInput error = catchThrowableOfType(BadInput.class, () -> MemoryxGame.parse(text));
        assertThat(error).hasMessage(message);
    }

    @Test
    void pointsBehindTheLastLineWhenMoreWasExpected() {
        BadInput error = catchThrowableOfType(BadInput.class, () -> MemoryxGame.parse("memoryx 1\nsize 1 5\n"));
        assertThat(error).hasMessage("3:1: \"players\" was expected");
        BadInput empty = catchThrowableOfType(BadInput.class, () -> MemoryxGame.parse(""));
        assertThat(empty).hasMessage("1:1: \"memoryx\" was expected");
    }
}
