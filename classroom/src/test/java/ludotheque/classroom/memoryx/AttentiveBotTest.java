package ludotheque.classroom.memoryx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.BotGame;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.Level;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who looks over our own bots' shoulders: those that remember everything miss no pair, the others do. */
final class AttentiveBotTest {
    private static final Size SIZE = new Size(3, 7);

    /** The part of the turns with a pair to be taken in which a bot of this level went for one. */
    private static double share(String level) throws BadInput {
        Level watched = Level.parse(level);
        Level other = Level.parse("limited:7");
        Bots bots = new Bots(SIZE, 2);
        List<AttentiveBot> players = new ArrayList<>();
        Seeds.forEach(60, random -> {
            AttentiveBot player = new AttentiveBot(bots.create(watched, random.nextLong()), bots);
            MemoryxSetup setup = MemoryxSetup.seeded(SIZE, 2, players.size() % 2, random.nextLong());
            BotGame.play(setup, List.of(player, bots.create(other, random.nextLong())));
            players.add(player);
        });
        int occasions = players.stream().mapToInt(AttentiveBot::occasions).sum();
        assertThat(occasions).as("pairs to be taken").isGreaterThan(60);
        return (double) players.stream().mapToInt(AttentiveBot::taken).sum() / occasions;
    }

    @ParameterizedTest
    @ValueSource(strings = {"perfect", "joker-aware", "exact"})
    void whoRemembersEverythingMissesNoPair(String level) throws BadInput {
        assertThat(share(level)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "limited:2"})
    void whoForgetsMissesSome(String level) throws BadInput {
        assertThat(share(level)).isLessThan(0.9);
    }
}
