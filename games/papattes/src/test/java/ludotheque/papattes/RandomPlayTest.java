package ludotheque.papattes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import ludotheque.kernel.SeededRandom;
import ludotheque.testkit.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random play, legal and not, on small crowded maps: what must hold after every action, and what each action may change. */
class RandomPlayTest {
    private static final int TRIES = 120;

    /** How often each action succeeded. */
    private final Map<TypeAction, Integer> done = new EnumMap<>(TypeAction.class);

    @Test
    void aMatch() {
        Seeds.forEach(1, this::play);
    }

    @Tag("slow")
    @Test
    void moreThanAHundredThousandActions() {
        Seeds.forEach(16, this::play);
        assertThat(done.values().stream().mapToInt(Integer::intValue).sum()).isGreaterThan(100_000);
        for (TypeAction type : TypeAction.values()) {
            assertThat(done.getOrDefault(type, 0)).as(type.name()).isGreaterThan(20);
        }
    }

    private void play(SeededRandom random) {
        State state = new State(new Terrain(Paddock.map(random)));
        Seat[] seats = {new Seat(state, 0), new Seat(state, 1)};
        Mischief mischief = new Mischief(random, TRIES);
        while (!Stages.isOver(state)) {
            start(state);
            int[] atStart = state.words().clone();
            for (int i = 0; i < TRIES; i++) {
                act(state, seats, mischief.idea(seats[state.toMove()]), random);
            }
            if (random.nextInt(20) == 0) {
                Seat seat = seats[state.toMove()];
                while (seat.annuler()) {}
                same(state, atStart, "everything taken back");
            }
            end(state);
        }
    }

    /** Told by hand, as comparing twenty thousand numbers with AssertJ takes long. */
    private static void same(State state, int[] words, String claim) {
        assertThat(Arrays.equals(state.words(), words)).as(claim).isTrue();
    }

    private static void start(State state) {
        Goods before = new Goods(state);
        Set<Integer> portals = portals(state);
        int[] ground = new int[Cells.COUNT];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            ground[cell] = state.ground(cell);
        }
        int hanging = grown(state, TypeCase.ARBRE);
        int lying = grown(state, TypeCase.SQUELETTE);
        Stages.start(state);
        Goods after = new Goods(state);
        int crushed = 0;
        for (int cell : portals(state)) {
            crushed += portals.contains(cell) ? 0 : ground[cell];
        }
        assertThat(after.croquettes).isEqualTo(before.croquettes - crushed + grown(state, TypeCase.ARBRE) - hanging);
        assertThat(after.bones).isEqualTo(before.bones + grown(state, TypeCase.SQUELETTE) - lying);
        holds(state);
    }

    private static Set<Integer> portals(State state) {
        Set<Integer> cells = new HashSet<>();
        for (int slot = 0; slot < state.terrain().portals(); slot++) {
            if (state.portalPlace(slot) >= 0) {
                cells.add(state.portalPlace(slot));
            }
        }
        return cells;
    }

    private static int grown(State state, TypeCase kind) {
        int count = 0;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            count += state.is(kind, cell) && state.hasGrown(cell) ? 1 : 0;
        }
        return count;
    }

    private void act(State state, Seat[] seats, Mischief.Idea idea, SeededRandom random) {
        Seat seat = seats[state.toMove()];
        int[] words = state.words().clone();
        long hash = state.hash();
        Goods before = new Goods(state);
        Erreur foreseen = seat.check(idea.type(), idea.first(), idea.second());
        assertThat(seats[seat.adversaire()].act(idea.type(), idea.first(), idea.second(), idea.paw()))
                .isEqualTo(Erreur.HORS_TOUR);
        assertThat(state.hash()).as("asking changes nothing").isEqualTo(hash);
        int bonesLost = foreseen == Erreur.OK ? bonesLost(state, seat.moi(), idea) : 0;
        int croquettesLost = foreseen == Erreur.OK ? croquettesLost(state, idea) : 0;

        Erreur answer = seat.act(idea.type(), idea.first(), idea.second(), idea.paw());
        assertThat(answer).isEqualTo(foreseen);
        if (answer != Erreur.OK) {
            same(state, words, "a refused action changes nothing");
            return;
        }
        done.merge(idea.type(), 1, Integer::sum);
        holds(state);
        Goods after = new Goods(state);
        assertThat(after.bones).as("bones after %s", idea).isEqualTo(before.bones - bonesLost);
        assertThat(after.croquettes).as("croquettes after %s", idea).isEqualTo(before.croquettes - croquettesLost);
        if (random.nextInt(8) == 0) {
            assertThat(seat.annuler()).isTrue();
            same(state, words, "an action taken back");
            assertThat(state.hash()).isEqualTo(hash);
        }
    }

    /** What an allowed action destroys, by the subject. */
    private static int bonesLost(State state, int player, Mischief.Idea idea) {
        switch (idea.type()) {
            case SE_DEPLACER -> {
                int dog = state.character(idea.first().cell());
                int to = idea.second().cell();
                boolean takes = state.terrain().boneAge(to) == state.age(player) && state.carried(dog) < 10;
                return Layout.isDog(dog) && state.hasBone(to) && !takes ? 1 : 0;
            }
            case AGE_SUIVANT -> {
                int lost = 0;
                for (int dog = 10 * player; dog < 10 * player + 4; dog++) {
                    lost += state.carried(dog);
                }
                return lost;
            }
            case PRENDRE_PORTAIL -> {
                int own = state.carried(state.character(idea.first().cell()));
                int slot = state.portal(idea.second().cell());
                int brought = 0;
                for (int age = 0; age < 3; age++) {
                    brought += state.wandererBones(slot, age);
                }
                return own + brought - Math.min(10, own + state.wandererBones(slot, state.age(player)));
            }
            default -> {
                return 0;
            }
        }
    }

    private static int croquettesLost(State state, Mischief.Idea idea) {
        return switch (idea.type()) {
            case MANGER, PRENDRE_PORTAIL -> 1;
            case CONSTRUIRE -> state.ground(idea.second().cell());
            case SE_DEPLACER -> {
                Position from = idea.first();
                Position to = idea.second();
                Position beyond = new Position(2 * to.colonne() - from.colonne(), 2 * to.ligne() - from.ligne());
                yield state.portal(to.cell()) >= 0 ? state.ground(beyond.cell()) : 0;
            }
            default -> 0;
        };
    }

    private static void end(State state) {
        Goods before = new Goods(state);
        int player = state.toMove();
        int lost = 0;
        for (int dog = 10 * player; dog < 10 * player + 4; dog++) {
            lost += state.croquettes(dog);
        }
        SlowWandering slow = new SlowWandering(state);
        slow.walk();
        Stages.end(state);
        Goods after = new Goods(state);
        assertThat(after.croquettes).isEqualTo(before.croquettes - lost);
        assertThat(after.bones).isLessThanOrEqualTo(before.bones);
        for (SlowWandering.Dog dog : slow.dogs()) {
            assertThat(Position.of(state.wandererPlace(dog.slot))).isEqualTo(dog.place);
            assertThat(state.wandererCroquettes(dog.slot)).isEqualTo(dog.croquettes);
            for (int age = 0; age < 3; age++) {
                assertThat(state.wandererBones(dog.slot, age)).isEqualTo(dog.bones[age]);
            }
        }
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (state.ground(cell) != slow.croquettesAt(Position.of(cell))
                    || state.hasBone(cell) != slow.hasBone(Position.of(cell))) {
                throw new AssertionError("cell " + Position.of(cell) + " differs from the slow walk");
            }
        }
        holds(state);
    }

    /** All bones and croquettes that there are: lying, hanging, carried and brought home. */
    private static final class Goods {
        final int bones;
        final int croquettes;

        Goods(State state) {
            int boneCount = 0;
            int croquetteCount = 0;
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                croquetteCount += state.ground(cell);
                boneCount += state.hasBone(cell) ? 1 : 0;
                croquetteCount += state.is(TypeCase.ARBRE, cell) && state.hasGrown(cell) ? 1 : 0;
            }
            for (int character = 0; character < Layout.CHARACTERS; character++) {
                boneCount += state.carried(character);
                croquetteCount += state.croquettes(character);
            }
            for (int age = 0; age < 3; age++) {
                boneCount += state.bones(0, age) + state.bones(1, age);
            }
            for (int slot = 0; slot < state.terrain().portals(); slot++) {
                if (state.wandererPlace(slot) >= 0) {
                    croquetteCount += state.wandererCroquettes(slot);
                    boneCount +=
                            state.wandererBones(slot, 0) + state.wandererBones(slot, 1) + state.wandererBones(slot, 2);
                }
            }
            this.bones = boneCount;
            this.croquettes = croquetteCount;
        }
    }

    /** What must hold at all times. */
    private static void holds(State state) {
        Set<Integer> characters = new HashSet<>();
        Set<Integer> portals = new HashSet<>();
        for (int character = 0; character < Layout.CHARACTERS; character++) {
            int place = state.place(character);
            assertThat(characters.add(place)).as("nobody else on %s", place).isTrue();
            assertThat(state.character(place)).isEqualTo(character);
            assertThat(state.wanderer(place)).isEqualTo(-1);
            assertThat(state.portal(place)).as("a character on a portal").isEqualTo(-1);
            assertThat(state.points(character)).isNotNegative();
            assertThat(state.croquettes(character)).isBetween(0, Layout.isDog(character) ? Integer.MAX_VALUE : 3);
            assertThat(state.carried(character)).isBetween(0, Layout.isDog(character) ? 10 : 0);
        }
        for (int slot = 0; slot < state.terrain().portals(); slot++) {
            int dog = state.wandererPlace(slot);
            int portal = state.portalPlace(slot);
            assertThat(dog < 0).as("a portal and its dog go together").isEqualTo(portal < 0);
            if (dog >= 0) {
                assertThat(characters.add(dog)).as("nobody else on %s", dog).isTrue();
                assertThat(portals.add(portal)).isTrue();
                assertThat(state.wanderer(dog)).isEqualTo(slot);
                assertThat(state.character(dog)).isEqualTo(-1);
                assertThat(state.portal(portal)).isEqualTo(slot);
                assertThat(state.portal(dog)).as("on no portal but its own").isIn(-1, slot);
                assertThat(state.is(TypeCase.VIDE, portal)).isTrue();
                assertThat(state.ground(portal)).as("croquettes on a portal").isZero();
                for (int age = 0; age < 3; age++) {
                    assertThat(state.wandererBones(slot, age)).isBetween(0, 10);
                }
            }
        }
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            boolean occupied = state.isOccupied(cell);
            boolean portal = state.portal(cell) >= 0;
            boolean solid = state.isSolid(cell);
            if (occupied != characters.contains(cell)
                    || portal != portals.contains(cell)
                    || (solid && (occupied || portal || state.ground(cell) != 0))
                    || state.ground(cell) < 0) {
                throw new AssertionError("cell " + Position.of(cell) + " contradicts the lists");
            }
        }
    }
}
