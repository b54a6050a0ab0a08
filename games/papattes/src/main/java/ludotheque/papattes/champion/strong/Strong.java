package ludotheque.papattes.champion.strong;

import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Seat;
import org.jspecify.annotations.Nullable;

/** Plans the rest of the match anew every turn and plays the first steps of the plan. */
public final class Strong implements Champion {
    private static final int TRIALS = 400;

    private final SeededRandom random;
    private @Nullable Planner planner;

    public Strong(SeededRandom random) {
        this.random = random;
    }

    @Override
    public void jouerTour(Seat seat) {
        Planner thinking = planner;
        if (thinking == null) {
            thinking = new Planner(seat.state(), seat.moi(), random, TRIALS, Long.MAX_VALUE);
            planner = thinking;
        }
        thinking.thinkAndAge(seat);
        Team team = new Team(seat);
        Dogs dogs = new Dogs(team, thinking);
        dogs.walk();
        new Masters(team, thinking.outlook(), dogs).work();
        dogs.walk();
    }
}
