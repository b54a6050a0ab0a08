package ludotheque.papattes.champion.strong;

import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Seat;
import ludotheque.papattes.State;

/** Keeps the best plan found so far and tries variations of it every turn: one hill climbed over the whole match. */
public final class Planner {
    /** So many variations are tried between two looks at the clock. */
    private static final int BETWEEN = 32;

    private final int trials;
    private final long mostMicros;
    private final Outlook outlook;
    private final Forecast forecast;
    private final SeededRandom random;
    private final Plan best;
    private final Plan trial;

    /**
     * A planner of a team.
     *
     * @param trials variations that it tries every turn, some ten microseconds each
     * @param mostMicros after this much of a half-turn it tries no more of them
     */
    public Planner(State state, int player, SeededRandom random, int trials, long mostMicros) {
        this.trials = trials;
        this.mostMicros = mostMicros;
        this.outlook = new Outlook(state, player);
        this.forecast = new Forecast(outlook);
        this.random = random;
        this.best = new Plan(outlook.stops.count, player);
        this.trial = new Plan(outlook.stops.count, player);
    }

    public Outlook outlook() {
        return outlook;
    }

    /** Looks at the match, then improves the plan: with all variations, or as many as there is time for. */
    private void think(Seat seat) {
        outlook.look();
        double most = forecast.play(best);
        for (int i = 0; i < trials && (i % BETWEEN != 0 || seat.elapsedMicros() < mostMicros); i++) {
            trial.become(best);
            trial.vary(random, outlook);
            double score = forecast.play(trial);
            if (score >= most) {
                most = score;
                best.become(trial);
            }
        }
        forecast.play(best);
    }

    /** Thinks, and goes on to the next age as often as the plan says so. */
    public void thinkAndAge(Seat seat) {
        think(seat);
        while (isAgeOver()) {
            seat.ageSuivant();
            think(seat);
        }
    }

    /** Whether the present age is to end now. */
    private boolean isAgeOver() {
        return outlook.clock.now() >= best.ends[outlook.age()];
    }

    /** The first stops of a dog in the best plan. */
    int[] route(int dog) {
        return forecast.route(dog);
    }
}
