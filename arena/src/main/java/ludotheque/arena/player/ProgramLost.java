package ludotheque.arena.player;

/**
 * A program failed and loses its game. It is thrown through the game that asked it, which need not know that players can fail, to whoever
 * seated it.
 */
public final class ProgramLost extends RuntimeException {
    private final int seat;
    private final transient Forfeit forfeit;

    ProgramLost(int seat, Forfeit forfeit) {
        super(forfeit.sentence().en());
        this.seat = seat;
        this.forfeit = forfeit;
    }

    /** The number under which it was seated. */
    public int seat() {
        return seat;
    }

    public Forfeit forfeit() {
        return forfeit;
    }
}
