package ludotheque.papattes;

/** A program that plays a team: the three functions that the contest calls, with the seat through which it sees and acts. */
public interface Champion {
    /** Before the first half-turn; no action is allowed yet. */
    default void partieInit(Seat seat) throws ChampionLost {}

    /** Once in each of its half-turns. */
    void jouerTour(Seat seat) throws ChampionLost;

    /** After the last half-turn. */
    default void partieFin(Seat seat) throws ChampionLost {}

    /** What is seen of it besides its actions: printed since this was last asked, used in its latest call. */
    default Observed observed() {
        return Observed.NOTHING;
    }
}
