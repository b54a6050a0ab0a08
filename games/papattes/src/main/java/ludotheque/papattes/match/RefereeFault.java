package ludotheque.papattes.match;

/** The referee cannot go on with a match, through no fault of a champion: the match counts for nobody. */
public final class RefereeFault extends RuntimeException {
    public RefereeFault(Throwable cause) {
        super(cause);
    }
}
