package ludotheque.papattes.champion.strong;

import static ludotheque.papattes.Constantes.NB_AGES;
import static ludotheque.papattes.Constantes.NB_CHIENS;
import static ludotheque.papattes.Constantes.TAILLE_INVENTAIRE_CHIEN;

import java.util.Arrays;
import ludotheque.papattes.Layout;

/**
 * Plays the rest of the match for our dogs alone, stop by stop. The dog that is free first goes where its liking for what it
 * gets there, divided by the time until it has it, is greatest, as long as it can still be home before the age ends.
 */
final class Forecast {
    /** No stop: the doghouse. */
    static final int HOME = -1;
    /** Steps added to every way when it is judged, so that a bone next door is not everything. */
    private static final int PATIENCE = 3;
    /** Steps kept in hand on the way home, as others may stand in the way. */
    private static final int MARGIN = 3;
    /** What a bone counts that somebody else can reach first. */
    private static final double CONTESTED = 0.4;
    /** What a bone counts that the opponent, living nearer, may well have by then. */
    private static final double THEIRS = 0.5;
    /** So small that time decides only between plans that bring as much. */
    private static final double COST_OF_STEP = 1e-7;
    /** More stops than a dog reaches in one turn. */
    private static final int STOPS_KEPT = 6;

    private final Outlook outlook;
    private final Stops stops;

    // The match as it goes on.
    /** The step from which a bone lies on each skeleton. */
    private final int[] readyStep;
    /** Whether a dog of ours was at a skeleton or took a portal. */
    private final boolean[] isVisited;

    private final double[] harvest = new double[NB_AGES];
    private int croquettes;

    // The dogs.
    private final int[] clock = new int[NB_CHIENS];
    private final int[] place = new int[NB_CHIENS];
    private final int[] age = new int[NB_CHIENS];
    private final int[] carried = new int[NB_CHIENS];
    /** What a dog carries, counting a bone by how likely it was there. */
    private final double[] load = new double[NB_CHIENS];

    private final int[][] route = new int[NB_CHIENS][STOPS_KEPT];
    private final int[] routeLength = new int[NB_CHIENS];

    // The stop that draws a dog most.
    private int bestStop;
    private int bestArrival;
    private double bestPull;

    Forecast(Outlook outlook) {
        this.outlook = outlook;
        this.stops = outlook.stops;
        this.readyStep = new int[stops.skeletons];
        this.isVisited = new boolean[stops.count];
    }

    /** The score that a plan promises. */
    double play(Plan plan) {
        begin();
        long steps = 0;
        for (int dog = first(); dog >= 0; dog = first()) {
            int before = clock[dog];
            choose(plan, dog);
            if (bestStop != HOME) {
                visit(dog);
            } else if (carried[dog] > 0) {
                goHome(plan, dog);
            } else {
                age[dog]++;
            }
            steps += clock[dog] - before;
        }
        double score = 1;
        for (double bones : harvest) {
            score *= 1 + bones;
        }
        return score * (1 - COST_OF_STEP * steps);
    }

    /** The first stops of a dog in the plan played last. */
    int[] route(int dog) {
        return Arrays.copyOf(route[dog], routeLength[dog]);
    }

    private void begin() {
        for (int i = 0; i < readyStep.length; i++) {
            readyStep[i] = outlook.clock.firstStep(outlook.ready[i]);
        }
        Arrays.fill(isVisited, false);
        Arrays.fill(routeLength, 0);
        Arrays.fill(clock, 0);
        Arrays.fill(age, outlook.age());
        croquettes = outlook.croquettes();
        for (int a = 0; a < NB_AGES; a++) {
            harvest[a] = outlook.state.bones(outlook.player, a);
        }
        for (int dog = 0; dog < NB_CHIENS; dog++) {
            place[dog] = stops.start(dog);
            carried[dog] = outlook.state.carried(Layout.firstOf(outlook.player) + dog);
            load[dog] = carried[dog];
        }
    }

    /** The dog that is free first, or -1 when all have seen the last age. */
    private int first() {
        int first = -1;
        for (int dog = 0; dog < NB_CHIENS; dog++) {
            if (age[dog] < NB_AGES && (first < 0 || clock[dog] < clock[first])) {
                first = dog;
            }
        }
        return first;
    }

    private void choose(Plan plan, int dog) {
        bestStop = HOME;
        bestPull = 0;
        if (carried[dog] == TAILLE_INVENTAIRE_CHIEN) {
            return;
        }
        int a = age[dog];
        int earliest = a == outlook.age() ? 1 : outlook.clock.firstStep(plan.ends[a - 1]);
        int deadline = outlook.clock.lastStepBefore(plan.ends[a]) - MARGIN;
        int[] legs = stops.legs[place[dog]];
        for (int stop : stops.ofAge[a]) {
            int arrival = Math.max(clock[dog] + legs[stop], Math.max(earliest, readyStep[stop]));
            if (arrival + stops.legsHome[stop] <= deadline) {
                weigh(dog, stop, arrival, plan.likings[dog][stop] * chance(stop, arrival));
            }
        }
        for (int i = 0; i < stops.openPortals && croquettes > 0; i++) {
            int stop = stops.portals[i];
            int arrival = Math.max(clock[dog] + legs[stop], Math.max(earliest, outlook.croquetteAt[stop]));
            if (!isVisited[stop] && arrival + stops.legsHome[stop] <= deadline) {
                weigh(dog, stop, arrival, plan.likings[dog][stop] * gain(dog, stop));
            }
        }
    }

    private void weigh(int dog, int stop, int arrival, double value) {
        double pull = value / (arrival - clock[dog] + PATIENCE);
        if (pull > bestPull) {
            bestPull = pull;
            bestStop = stop;
            bestArrival = arrival;
        }
    }

    private void visit(int dog) {
        int stop = bestStop;
        if (stops.isPortal(stop)) {
            int gain = gain(dog, stop);
            croquettes--;
            carried[dog] += gain;
            load[dog] += gain;
        } else {
            carried[dog]++;
            load[dog] += chance(stop, bestArrival);
            readyStep[stop] = outlook.clock.firstStep(outlook.readyAfter(stop, outlook.clock.halfTurn(bestArrival)));
        }
        isVisited[stop] = true;
        clock[dog] = bestArrival;
        place[dog] = stop;
        note(dog, stop);
    }

    /** The bones that a dog gets by a portal. */
    private int gain(int dog, int portal) {
        return Math.min(TAILLE_INVENTAIRE_CHIEN - carried[dog], outlook.loot(portal, age[dog]));
    }

    /** How likely the bone of a skeleton is there; others are only feared until we have been there first. */
    private double chance(int skeleton, int arrival) {
        if (!isVisited[skeleton] && outlook.threat[skeleton] < arrival) {
            return CONTESTED;
        }
        return outlook.isTheirs[skeleton] ? THEIRS : 1;
    }

    private void goHome(Plan plan, int dog) {
        clock[dog] += stops.legsHome[place[dog]];
        if (clock[dog] <= outlook.clock.lastStepBefore(plan.ends[age[dog]])) {
            harvest[age[dog]] += load[dog];
        }
        carried[dog] = 0;
        load[dog] = 0;
        place[dog] = stops.home();
        note(dog, HOME);
    }

    private void note(int dog, int stop) {
        if (routeLength[dog] < STOPS_KEPT) {
            route[dog][routeLength[dog]++] = stop;
        }
    }
}
