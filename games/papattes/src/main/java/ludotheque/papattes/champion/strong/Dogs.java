package ludotheque.papattes.champion.strong;

import static ludotheque.papattes.Constantes.NB_CHIENS;

import java.util.function.IntPredicate;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Layout;
import ludotheque.papattes.State;
import ludotheque.papattes.TypeAction;

/** Walks the dogs along the first stops of the plan, step by step, around whoever stands in the way. */
public final class Dogs {
    /** How far from the doghouse a dog without anything to do keeps. */
    private static final int DOOR = 2;

    private static final int[] NO_WAY = {};

    private final Team team;
    private final State state;
    private final Outlook outlook;
    private final Stops stops;
    private final int[][] routes = new int[NB_CHIENS][];
    /** How many stops of its route each dog has behind it. */
    private final int[] done = new int[NB_CHIENS];

    public Dogs(Team team, Planner planner) {
        this.team = team;
        this.outlook = planner.outlook();
        this.state = outlook.state;
        this.stops = outlook.stops;
        for (int dog = 0; dog < NB_CHIENS; dog++) {
            routes[dog] = planner.route(dog);
        }
    }

    /** Lets every dog go as far as it can, and again as long as one gets out of another's way. */
    public void walk() {
        boolean isMoving = true;
        while (isMoving) {
            isMoving = false;
            for (int dog = 0; dog < NB_CHIENS; dog++) {
                isMoving |= walk(dog);
            }
        }
    }

    /** Lets one dog go on; whether it did. */
    boolean walk(int dog) {
        int before = state.standing();
        boolean isGoing = true;
        while (isGoing) {
            isGoing = isAtPortal(dog) ? travel(dog) : follow(dog, way(dog));
        }
        return state.standing() > before;
    }

    int place(int dog) {
        return state.place(character(dog));
    }

    boolean isBoundForPortal(int dog) {
        return hasStop(dog) && stop(dog) != Forecast.HOME && stops.isPortal(stop(dog));
    }

    /** Whether a dog stands beside the portal that it wants to take. */
    boolean isAtPortal(int dog) {
        return isBoundForPortal(dog) && Cells.distance(place(dog), target(dog)) == 1;
    }

    /** Whether a dog would walk on if it had more points. */
    boolean isTired(int dog) {
        return hasStop(dog) && state.points(character(dog)) == 0 && canMove(dog);
    }

    private boolean canMove(int dog) {
        int[] way = way(dog);
        return way.length > 0 && team.isFree(way[0]);
    }

    private int character(int dog) {
        return Layout.firstOf(outlook.player) + dog;
    }

    private boolean hasStop(int dog) {
        return done[dog] < routes[dog].length;
    }

    private int stop(int dog) {
        return routes[dog][done[dog]];
    }

    /** The cell of the dog's next stop. */
    private int target(int dog) {
        return stop(dog) == Forecast.HOME ? stops.homeCell() : stops.cell(stop(dog));
    }

    /** Walks a way to its end; false when there is none or the dog gets stuck on it. */
    private boolean follow(int dog, int[] way) {
        for (int cell : way) {
            if ((state.points(character(dog)) == 0 && !eat(dog)) || !team.step(character(dog), cell)) {
                return false;
            }
            if (hasStop(dog) && cell == target(dog)) {
                done[dog]++;
            }
        }
        return way.length > 0;
    }

    private boolean travel(int dog) {
        boolean isGone = team.act(TypeAction.PRENDRE_PORTAIL, place(dog), target(dog));
        if (isGone) {
            done[dog]++;
        }
        return isGone;
    }

    /** Eats, but not the croquette that opens the portal. */
    private boolean eat(int dog) {
        int kept = isBoundForPortal(dog) ? 1 : 0;
        return state.croquettes(character(dog)) > kept && team.act(TypeAction.MANGER, place(dog), Cells.NOWHERE);
    }

    /** The way of a dog to its next stop, or to where it waits; empty when it is there. */
    private int[] way(int dog) {
        int place = place(dog);
        if (!hasStop(dog)) {
            return isAtDoor(place) ? way(place, cell -> !isAtDoor(cell)) : NO_WAY;
        }
        int target = target(dog);
        if (stop(dog) == Forecast.HOME || state.hasBone(target)) {
            return way(place, place == target ? cell -> true : cell -> cell == target);
        }
        // Beside a portal, or until the bone comes.
        return Cells.distance(place, target) <= 1 ? NO_WAY : way(place, cell -> Cells.distance(cell, target) == 1);
    }

    private int[] way(int place, IntPredicate goal) {
        int[] way = team.way(place, goal, this::isWorthKeeping);
        if (way.length == 0) {
            way = team.way(place, goal, cell -> false);
        }
        return way.length == 0 ? team.wayThroughOthers(place, goal) : way;
    }

    /** A dog that has nothing to do must not stand in the way of those that come home. */
    private boolean isAtDoor(int cell) {
        return Cells.distance(cell, stops.homeCell()) <= DOOR;
    }

    /** A bone of a later age, which a dog would bury. */
    private boolean isWorthKeeping(int cell) {
        return state.hasBone(cell) && state.terrain().boneAge(cell) > outlook.age();
    }
}
