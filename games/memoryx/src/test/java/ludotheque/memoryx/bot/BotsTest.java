package ludotheque.memoryx.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.Turn;
import ludotheque.testkit.Golden;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {

    /** Two hidden deals that nobody can tell apart by what was shown: the bot must not tell them apart either. */
    @ParameterizedTest
    @ValueSource(strings = {"random", "limited:3", "perfect", "joker-aware", "exact"})
    void playsTheSameWhenTheHiddenCardsAreShuffledUnderTheTable(String levelText) throws BadInput {
        Level level = Level.parse(levelText);
        Size size = new Size(3, 5);
        Bots bots = new Bots(size, 2);
        Seeds.forEach(40, random -> {
            long seed = random.nextLong();
            GameRecord<MemoryxSetup, Turn, Memoryx> record = MemoryxGame.of(MemoryxSetup.seeded(size, 2, 0, seed));
            List<Bot> players = List.of(bots.create(level, seed), bots.create(level, seed + 1));
            GameRecord<MemoryxSetup, Turn, Memoryx> played =
                    BotGame.play(record.setup(), players).played();
            for (int turns = 0; turns < played.actions().size(); turns++) {
                List<Turn> start = played.actions().subList(0, turns);
                String shuffled = text(size, shuffleUnseen(played, start, random), start);
                String honest = text(size, played.setup().deal().places(), start);
                assertThat(bots.next(MemoryxGame.parse(shuffled), level, seed))
                        .isEqualTo(bots.next(MemoryxGame.parse(honest), level, seed));
                assertThat(bots.memory(MemoryxGame.parse(shuffled), level))
                        .isEqualTo(bots.memory(MemoryxGame.parse(honest), level));
            }
        });
    }

    /** Exchanges the cards of places that were never turned; the draws r then lead to the same sights. */
    static int[] shuffleUnseen(GameRecord<MemoryxSetup, Turn, Memoryx> record, List<Turn> turns, SeededRandom random) {
        BitSet seen = new BitSet();
        for (Turn turn : turns) {
            seen.set(turn.first());
            if (turn.second() != Turn.NONE) {
                seen.set(turn.second());
            }
        }
        int[] deal = record.setup().deal().places();
        int[] unseen =
                IntStream.range(0, deal.length).filter(i -> !seen.get(deal[i])).toArray();
        int[] order = unseen.clone();
        random.shuffle(order);
        int[] shuffled = deal.clone();
        for (int i = 0; i < unseen.length; i++) {
            shuffled[unseen[i]] = deal[order[i]];
        }
        return shuffled;
    }

    static String text(Size size, int[] deal, List<Turn> turns) {
        StringBuilder text = new StringBuilder("memoryx 1\nsize " + size.lines() + " " + size.columns());
        text.append("\nplayers 2\nfirst 0\ndeal");
        for (int place : deal) {
            text.append(' ').append(place);
        }
        for (Turn turn : turns) {
            text.append("\nturn ").append(turn.first()).append(turn.second() == Turn.NONE ? " -" : " " + turn.second());
            text.append(turn.draw() == Turn.NONE ? "" : " " + turn.draw());
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "limited:3", "perfect", "joker-aware", "exact"})
    void finishesGamesOfEverySizeAndChoosesLegalCards(String levelText) throws BadInput {
        Level level = Level.parse(levelText);
        for (String sizeText : List.of("1x3", "1x5", "3x3", "1x9", "3x5", "5x5")) {
            Size size = Size.parse(sizeText);
            for (int players = 1; players <= 2; players++) {
                Bots bots = new Bots(size, players);
                int seats = players;
                Seeds.forEach(20, random -> {
                    List<Bot> team = new ArrayList<>();
                    for (int seat = 0; seat < seats; seat++) {
                        team.add(bots.create(level, random.nextLong()));
                    }
                    BotGame match = BotGame.play(MemoryxSetup.seeded(size, seats, 0, random.nextLong()), team);
                    assertThat(match.game().isOver()).isTrue();
                });
            }
        }
    }

    /** A bot asked about a record plays what the same bot plays live, so that the browser can ask without keeping bots. */
    @Test
    void answersForARecordOfOpponentsThatPlayAnything() throws BadInput {
        Level exact = Level.parse("exact");
        Size size = new Size(3, 7);
        Bots bots = new Bots(size, 2);
        Seeds.forEach(30, random -> {
            GameRecord<MemoryxSetup, Turn, Memoryx> record =
                    MemoryxGame.of(MemoryxSetup.seeded(size, 2, 0, random.nextLong()));
            Memoryx game = record.start();
            while (!game.isOver() && game.turns() < 300) {
                int place;
                if (game.player() == 0) {
                    place = bots.next(record, exact, 7);
                } else {
                    do {
                        place = random.nextInt(size.places());
                    } while (game.checkFlip(place) != null);
                }
                assertThat(game.checkFlip(place)).isNull();
                record = MemoryxGame.flip(record, game, place);
            }
            assertThat(game.isOver()).isTrue();
        });
    }

    @ParameterizedTest
    @CsvSource({
        "limited:3, random",
        "perfect, limited:3",
        "joker-aware, perfect",
        "exact, perfect",
        "exact, joker-aware",
    })
    void isHarderToBeatAtEachLevel(String better, String worse) throws BadInput {
        Size size = new Size(7, 7);
        Bots bots = new Bots(size, 2);
        int difference = 0;
        for (int game = 0; game < 1000; game++) {
            List<Bot> players =
                    List.of(bots.create(Level.parse(better), game), bots.create(Level.parse(worse), game + 10_000));
            int[] scores = BotGame.play(MemoryxSetup.seeded(size, 2, game % 2, game), players)
                    .game()
                    .scores();
            difference += scores[0] - scores[1];
        }
        assertThat(difference).isPositive();
    }

    @Test
    void stopsAMatchOfBotsThatOnlyPass() {
        BotGame match = BotGame.play(MemoryxSetup.seeded(new Size(1, 5), 2, 0, 3), List.of(new Passer(), new Passer()));
        assertThat(match.game().isOver()).isFalse();
        assertThat(match.game().turnsWithoutNews()).isEqualTo(60);
    }

    /** Turns the same two cards for ever; with seed 3 on a board of five they are neither a pair nor the joker. */
    private static final class Passer implements Bot {
        @Override
        public int chooseFirst() {
            return 0;
        }

        @Override
        public int chooseSecond(int first) {
            return 1;
        }

        @Override
        public List<Remembered> memory() {
            return List.of();
        }

        @Override
        public void shown(int place, int card) {}

        @Override
        public void taken(int first, int second) {}
    }

    @Test
    void forgetsTheOldestCardFirst() throws BadInput {
        Bot bot = new Bots(new Size(3, 3), 2).create(Level.parse("limited:2"), 1);
        bot.shown(0, 1);
        bot.shown(1, 2);
        bot.shown(0, 1);
        bot.shown(2, 3);
        assertThat(bot.memory().stream().map(Remembered::card).toList()).containsExactly(1, 0, 3, 0, 0, 0, 0, 0, 0);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            clever     | a level random, limited[:M], perfect, joker-aware or exact was expected, not "clever"
            perfect:3  | a level random, limited[:M], perfect, joker-aware or exact was expected, not "perfect:3"
            limited:x  | limited:M with M from 0 to 99 was expected, not "limited:x"
            limited:-1 | limited:M with M from 0 to 99 was expected, not "limited:-1"
            """)
    void namesTheLevelsThereAre(String text, String message) {
        BadInput error = catchThrowableOfType(BadInput.class, () -> Level.parse(text));
        assertThat(error.expected().en()).isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "limited:5", "perfect", "joker-aware", "exact"})
    void playsTheGoldenGame(String levelText) throws Exception {
        Level level = Level.parse(levelText);
        assertThat(level).hasToString(levelText);
        Size size = new Size(3, 7);
        Bots bots = new Bots(size, 2);
        BotGame match = BotGame.play(
                MemoryxSetup.seeded(size, 2, 0, 2026), List.of(bots.create(level, 1), bots.create(level, 2)));
        Golden.check(
                levelText.replace(':', '-') + "-3x7.memoryx", match.played().toString());
    }
}
