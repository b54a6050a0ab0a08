package ludotheque.memoryx.bot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import ludotheque.memoryx.Memoryx;

/**
 * The value of the game by value iteration over all {@link Worlds} that can be met. Every card may be turned in every
 * situation: it knows no kinds of places and does not even take a sure pair unless that is best.
 */
final class BruteForce {
    private static final double PRECISION = 1e-10;

    private final Objective objective;
    private final Map<String, Situation> situations = new HashMap<>();
    private final Queue<Situation> unexplored = new ArrayDeque<>();

    /** The start of a turn. */
    private static final class Situation {
        private final Worlds worlds;
        private final List<First> firsts = new ArrayList<>();
        private double value;

        Situation(Worlds worlds) {
            this.worlds = worlds;
        }
    }

    /** A first card: what it may show, each with the second cards there are then. */
    private record First(List<Shown> shown) {}

    private record Shown(double chance, Ending joker, List<Second> seconds) {}

    private record Second(List<Ending> endings) {}

    private record Ending(double chance, boolean pair, Situation next) {}

    private BruteForce(Objective objective) {
        this.objective = objective;
    }

    static double value(Objective objective, int pairs) {
        return new BruteForce(objective).solve(pairs);
    }

    private double solve(int pairs) {
        Situation start = situation(Worlds.ofPairs(pairs));
        while (!unexplored.isEmpty()) {
            explore(unexplored.remove());
        }
        double change;
        do {
            change = 0;
            for (Situation situation : situations.values()) {
                if (!situation.firsts.isEmpty()) {
                    double value = best(situation);
                    change = Math.max(change, Math.abs(value - situation.value));
                    situation.value = value;
                }
            }
        } while (change > PRECISION);
        return start.value;
    }

    private Situation situation(Worlds worlds) {
        Worlds canonical = worlds.canonical();
        return situations.computeIfAbsent(canonical.name(), name -> {
            Situation situation = new Situation(canonical);
            unexplored.add(situation);
            return situation;
        });
    }

    private void explore(Situation situation) {
        Worlds worlds = situation.worlds;
        if (worlds.places() == 1) {
            return;
        }
        for (int first : differentPlaces(worlds, Memoryx.NONE)) {
            List<Shown> shown = new ArrayList<>();
            for (int card : worlds.cardsAt(first)) {
                double chance = worlds.chance(first, card);
                Worlds seen = worlds.shown(first, card);
                Ending joker = new Ending(1, false, situation);
                List<Second> seconds = new ArrayList<>();
                if (card == Memoryx.JOKER) {
                    joker = new Ending(1, false, situation(seen));
                } else {
                    for (int second : differentPlaces(seen, first)) {
                        seconds.add(second(seen, first, card, second));
                    }
                }
                shown.add(new Shown(chance, joker, seconds));
            }
            situation.firsts.add(new First(shown));
        }
    }

    private Second second(Worlds seen, int first, int firstCard, int second) {
        List<Ending> endings = new ArrayList<>();
        for (int card : seen.cardsAt(second)) {
            Worlds after = seen.shown(second, card);
            boolean pair = card == firstCard;
            endings.add(
                    new Ending(seen.chance(second, card), pair, situation(pair ? after.taken(first, second) : after)));
        }
        return new Second(endings);
    }

    /** One place of each kind, the card face up left out: it is of a kind of its own. */
    private static List<Integer> differentPlaces(Worlds worlds, int faceUp) {
        Set<String> signs = new HashSet<>();
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < worlds.places(); place++) {
            if (place != faceUp) {
                String match = faceUp == Memoryx.NONE ? "" : Double.toString(worlds.equal(place, faceUp));
                if (signs.add(worlds.sign(place) + match)) {
                    places.add(place);
                }
            }
        }
        return places;
    }

    private double best(Situation situation) {
        double best = Double.NEGATIVE_INFINITY;
        for (First first : situation.firsts) {
            double value = 0;
            for (Shown shown : first.shown()) {
                value += shown.chance() * worth(shown);
            }
            best = Math.max(best, value);
        }
        return best;
    }

    private double worth(Shown shown) {
        if (shown.seconds().isEmpty()) {
            return worth(shown.joker());
        }
        double best = Double.NEGATIVE_INFINITY;
        for (Second second : shown.seconds()) {
            double value = 0;
            for (Ending ending : second.endings()) {
                value += ending.chance() * worth(ending);
            }
            best = Math.max(best, value);
        }
        return best;
    }

    private double worth(Ending ending) {
        double next = ending.next().value;
        return ending.pair() ? objective.pair + next : objective.miss + objective.next * next;
    }
}
