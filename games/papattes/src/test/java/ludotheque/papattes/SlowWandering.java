package ludotheque.papattes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The wandering dogs, sentence by sentence and without any thought of speed, on an account of the state of its own. */
final class SlowWandering {
    private final State state;
    private final Map<Position, Integer> croquettes = new HashMap<>();
    private final Map<Position, Integer> bones = new HashMap<>();
    private final List<Dog> dogs = new ArrayList<>();

    /** A wandering dog, where it is and what it has. */
    static final class Dog {
        final int slot;
        Position place;
        int croquettes;
        final int[] bones = new int[3];

        Dog(int slot, Position place) {
            this.slot = slot;
            this.place = place;
        }
    }

    SlowWandering(State state) {
        this.state = state.copy();
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (state.ground(cell) > 0) {
                croquettes.put(Position.of(cell), state.ground(cell));
            }
            if (state.is(TypeCase.SQUELETTE, cell) && state.hasGrown(cell)) {
                bones.put(Position.of(cell), state.terrain().boneAge(cell));
            }
        }
        for (int slot = 0; slot < state.terrain().portals(); slot++) {
            if (state.wandererPlace(slot) >= 0) {
                Dog dog = new Dog(slot, Position.of(state.wandererPlace(slot)));
                dog.croquettes = state.wandererCroquettes(slot);
                for (int age = 0; age < 3; age++) {
                    dog.bones[age] = state.wandererBones(slot, age);
                }
                dogs.add(dog);
            }
        }
    }

    List<Dog> dogs() {
        return dogs;
    }

    int croquettesAt(Position place) {
        return croquettes.getOrDefault(place, 0);
    }

    boolean hasBone(Position place) {
        return bones.containsKey(place);
    }

    /** Each takes its two steps, by order of appearance. */
    void walk() {
        for (Dog dog : dogs) {
            step(dog);
            step(dog);
        }
    }

    /** Up to {@code most} steps of one dog alone. */
    List<Position> ahead(int slot, int most) {
        List<Position> steps = new ArrayList<>();
        for (Dog dog : dogs) {
            while (dog.slot == slot && steps.size() < most && step(dog)) {
                steps.add(dog.place);
            }
        }
        return steps;
    }

    private boolean step(Dog dog) {
        int distance = distanceToFood(dog.place, dog.place);
        for (Position next : neighbours(dog.place)) {
            if (isFree(next) && distanceToFood(next, dog.place) < distance) {
                dog.place = next;
                Integer eaten = croquettes.remove(next);
                dog.croquettes += eaten == null ? 0 : eaten;
                Integer age = bones.remove(next);
                if (age != null && dog.bones[age] < 10) {
                    dog.bones[age]++;
                }
                return true;
            }
        }
        return false;
    }

    /** How many steps it is to the nearest food, but for that on {@code ignored}; very many when there is none in reach. */
    private int distanceToFood(Position from, Position ignored) {
        Map<Position, Integer> distances = new HashMap<>();
        Deque<Position> queue = new ArrayDeque<>();
        distances.put(from, 0);
        queue.add(from);
        while (!queue.isEmpty()) {
            Position at = queue.remove();
            int distance = distances.getOrDefault(at, 0);
            if (!at.equals(ignored) && (croquettes.containsKey(at) || bones.containsKey(at))) {
                return distance;
            }
            for (Position next : neighbours(at)) {
                if (isFree(next) && !distances.containsKey(next)) {
                    distances.put(next, distance + 1);
                    queue.add(next);
                }
            }
        }
        return Integer.MAX_VALUE;
    }

    private static List<Position> neighbours(Position at) {
        return List.of(
                new Position(at.colonne() + 1, at.ligne()),
                new Position(at.colonne() - 1, at.ligne()),
                new Position(at.colonne(), at.ligne() + 1),
                new Position(at.colonne(), at.ligne() - 1));
    }

    private boolean isFree(Position place) {
        if (!place.isOnMap() || state.portal(place.cell()) >= 0 || state.character(place.cell()) >= 0) {
            return false;
        }
        TypeCase kind = TypeCase.of(state.kind(place.cell()));
        return kind != TypeCase.MUR
                && kind != TypeCase.FLAQUE
                && dogs.stream().noneMatch(dog -> dog.place.equals(place));
    }
}
