package ludotheque.arena.match;

/** A champion whose compiler refused it: a match with it cannot begin, a tournament can. */
public final class DoesNotBuild extends BadChampion {
    private final transient UnbuiltEntrant entrant;

    DoesNotBuild(UnbuiltEntrant entrant, String fr, String en) {
        super(fr, en);
        this.entrant = entrant;
    }

    /** Who takes its place where the others are to play on. */
    public UnbuiltEntrant entrant() {
        return entrant;
    }
}
