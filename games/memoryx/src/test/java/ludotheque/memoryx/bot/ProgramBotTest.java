package ludotheque.memoryx.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.IllegalAction;
import ludotheque.kernel.Playthrough;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Deal;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.Turn;
import ludotheque.testkit.ScriptedProgram;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program is told, and how its answers are taken. */
class ProgramBotTest {
    private static final Size SIZE = new Size(3, 5);

    /** Two hidden deals that nobody can tell apart by what was shown: a program hears the same, byte for byte. */
    @Test
    void isToldTheSameWhenTheHiddenCardsAreShuffledUnderTheTable() throws BadInput {
        Level level = Level.parse("limited:3");
        Bots bots = new Bots(SIZE, 2);
        Seeds.forEach(40, random -> {
            long seed = random.nextLong();
            List<Bot> players = List.of(bots.create(level, seed), bots.create(level, seed + 1));
            GameRecord<MemoryxSetup, Turn, Memoryx> played =
                    BotGame.play(MemoryxSetup.seeded(SIZE, 2, 0, seed), players).played();
            for (int turns = 0; turns < played.actions().size(); turns++) {
                List<Turn> start = played.actions().subList(0, turns);
                String shuffled = BotsTest.text(SIZE, BotsTest.shuffleUnseen(played, start, random), start);
                assertThat(told(MemoryxGame.parse(shuffled))).isEqualTo(told(played.cut(turns)));
            }
        });
    }

    private static String told(GameRecord<MemoryxSetup, Turn, Memoryx> record) throws IllegalAction {
        ScriptedProgram program = new ScriptedProgram();
        Playthrough<Turn, Memoryx> watched = record.playthrough();
        watched.position().watch(new ProgramBot(program, record.setup(), 1));
        while (watched.hasNext()) {
            watched.next();
        }
        return program.heard();
    }

    @Test
    void hearsAWholeGame() {
        // The joker, once turned over in the first turn, is exchanged with itself.
        long seed = LongStream.range(0, 100)
                .filter(each -> new SeededRandom(each, 1).nextInt(3) == 0)
                .findFirst()
                .orElseThrow();
        MemoryxSetup setup = new MemoryxSetup(Deal.of(new Size(1, 3), new int[] {1, 0, 2}), 1, 0, seed);
        ScriptedProgram program = new ScriptedProgram("flip 0", "flip 1", "flip 0", "flip 2");
        Memoryx game =
                BotGame.play(setup, List.of(new ProgramBot(program, setup, 0))).game();
        assertThat(game.isOver()).isTrue();
        assertThat(program.heard()).isEqualTo("""
                new
                size 1 3
                players 1
                first 0
                you 0
                > flip 0
                shown 0 1
                > flip 1
                shown 1 0
                > flip 0
                shown 0 1
                > flip 2
                shown 2 1
                taken 0 2
                end 1
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "flip 15, refused: OFF_BOARD",
        "flip 99999999999999, 'misread: \"flip PLACE\" was expected'",
        "flip, 'misread: \"flip PLACE\" was expected'",
        "flip 1 2, 'misread: \"flip PLACE\" was expected'",
        "turn 1 2, 'misread: \"flip PLACE\" was expected'",
        "'', 'misread: \"flip PLACE\" was expected'",
        "I pass, 'misread: \"flip PLACE\" was expected'"
    })
    void isHeldToTheRules(String answer, String failure) {
        MemoryxSetup setup = MemoryxSetup.seeded(SIZE, 1, 0, 1);
        ScriptedProgram program = new ScriptedProgram(answer);
        List<Bot> players = List.of(new ProgramBot(program, setup, 0));
        assertThatThrownBy(() -> BotGame.play(setup, players)).hasMessage(failure);
    }

    @Test
    void whoTurnsTheSameCardsForEverAloneIsStopped() {
        MemoryxSetup setup = MemoryxSetup.seeded(SIZE, 1, 0, 1);
        int[] cards = setup.deal().cards();
        String[] same = new String[3000];
        Arrays.setAll(same, i -> "flip " + i % 2);
        assertThat(cards[0]).isNotEqualTo(cards[1]).isNotZero();
        assertThat(cards[1]).isNotZero();
        Memoryx game = BotGame.play(setup, List.of(new ProgramBot(new ScriptedProgram(same), setup, 0)))
                .game();
        assertThat(game.isOver()).isFalse();
        assertThat(game.turnsWithoutNews()).isEqualTo(1000);
    }
}
