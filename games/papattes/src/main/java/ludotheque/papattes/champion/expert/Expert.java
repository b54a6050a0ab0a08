package ludotheque.papattes.champion.expert;

import java.util.List;
import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Cells;
import ludotheque.papattes.Champion;
import ludotheque.papattes.Seat;
import ludotheque.papattes.champion.strong.Breach;
import ludotheque.papattes.champion.strong.Dogs;
import ludotheque.papattes.champion.strong.Outlook;
import ludotheque.papattes.champion.strong.Planner;
import ludotheque.papattes.champion.strong.Team;
import org.jspecify.annotations.Nullable;

/** Lets its dogs fetch bones by a plan, as the strong champion does, while its masters see to it that the opponent's bring none home. */
public final class Expert implements Champion {
    /** A count, not a time: the same seed plays the same on every machine that is quick enough for all of them. */
    private static final int TRIALS = 1600;
    /** Of the second that a half-turn may last. Whoever has a processor to himself tries everything in a fortieth of it. */
    private static final long MOST_MICROS = 400_000;

    private final SeededRandom random;
    private @Nullable Planner planner;

    public Expert(SeededRandom random) {
        this.random = random;
    }

    @Override
    public void jouerTour(Seat seat) {
        Planner thinking = planner;
        if (thinking == null) {
            thinking = new Planner(seat.state(), seat.moi(), random, TRIALS, MOST_MICROS);
            planner = thinking;
        }
        List<Integer> walls = breach(thinking.outlook());
        thinking.thinkAndAge(seat);
        Team team = new Team(seat);
        team.digThrough(walls);
        Dogs dogs = new Dogs(team, thinking);
        dogs.walk();
        Crew crew = new Crew(team, seat.state(), seat.moi());
        if (!walls.isEmpty()) {
            new Sappers(crew, walls).work();
            dogs.walk();
        }
        new Siege(crew).work();
        dogs.walk();
    }

    /** Finds the walls to tear down so that the dogs can come and go, and plans on as if they were gone; none when they can. */
    private static List<Integer> breach(Outlook outlook) {
        outlook.digThrough(List.of());
        outlook.look();
        int cutOff = outlook.cutOff();
        List<Integer> walls = cutOff == Cells.NOWHERE ? List.of() : new Breach(outlook).wallsOnTheWayTo(cutOff);
        outlook.digThrough(walls);
        return walls;
    }
}
