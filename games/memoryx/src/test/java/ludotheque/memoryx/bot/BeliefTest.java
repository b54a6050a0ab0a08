package ludotheque.memoryx.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.Spectator;
import ludotheque.memoryx.Turn;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BeliefTest {

    @Test
    void saysWhatTheWorldsSayOnBoardsOfFive() {
        checkGames(new Size(1, 5), 200);
    }

    @Test
    void saysWhatTheWorldsSayOnBoardsOfSeven() {
        checkGames(new Size(1, 7), 60);
    }

    @Test
    @Tag("slow")
    void saysWhatTheWorldsSayOnBoardsOfNine() {
        checkGames(new Size(3, 3), 12);
    }

    /** Random games meet every whereabouts of the joker; after each card seen, belief and worlds must agree. */
    private static void checkGames(Size size, int games) {
        Set<Belief.Joker> met = EnumSet.noneOf(Belief.Joker.class);
        Seeds.forEach(games, random -> {
            GameRecord<MemoryxSetup, Turn, Memoryx> record =
                    MemoryxGame.of(MemoryxSetup.seeded(size, 2, 0, random.nextLong()));
            Memoryx game = record.start();
            Checked checked = new Checked(size);
            game.watch(checked);
            while (!game.isOver() && game.turns() < 25) {
                int place = aPlace(game, checked.belief, random);
                record = MemoryxGame.flip(record, game, place);
                met.add(checked.belief.joker());
            }
        });
        assertThat(met).containsExactlyInAnyOrder(Belief.Joker.values());
    }

    /** Any place, but the interesting ones more often: the hole, a suspect, the second card of a remembered pair. */
    private static int aPlace(Memoryx game, Belief belief, SeededRandom random) {
        int place = random.nextInt(game.size().places());
        for (int tries = 0; tries < 4; tries++) {
            if (game.checkFlip(place) == null && (belief.isHole(place) || belief.isSuspect(place))) {
                return place;
            }
            place = random.nextInt(game.size().places());
        }
        while (game.checkFlip(place) != null) {
            place = random.nextInt(game.size().places());
        }
        return place;
    }

    private static final class Checked implements Spectator {
        private final Belief belief;
        private Worlds worlds;

        Checked(Size size) {
            this.belief = new Belief(size);
            this.worlds = Worlds.ofPairs(size.pairs());
        }

        @Override
        public void shown(int place, int card) {
            belief.shown(place, card);
            worlds = worlds.shown(place, card);
            compare();
        }

        @Override
        public void taken(int first, int second) {
            belief.taken(first, second);
            worlds = worlds.taken(first, second);
            compare();
        }

        private void compare() {
            List<Remembered> memory = belief.memory();
            for (int place = 0; place < memory.size(); place++) {
                Remembered remembered = memory.get(place);
                double joker = belief.onBoard(place) ? worlds.chance(place, Memoryx.JOKER) : 0;
                assertThat(remembered.jokerPercent() / 100.0)
                        .as("the joker at place %d, %s", place, belief.joker())
                        .isCloseTo(joker, within(0.0051));
                if (remembered.card() != 0) {
                    assertThat(worlds.chance(place, remembered.card()))
                            .as("card %d at place %d, %s", remembered.card(), place, belief.joker())
                            .isCloseTo(1 - joker, within(1e-9));
                    assertThat(remembered.sure()).isEqualTo(joker < 1e-9);
                }
            }
        }
    }
}
