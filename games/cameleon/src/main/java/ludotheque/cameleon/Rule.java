package ludotheque.cameleon;

/** The subject's rules of recolouring. */
public enum Rule {
    /** The cell played takes the player's colour. */
    R1("R1"),
    /** Brave: so do its coloured neighbours. */
    R2("R2"),
    /** Téméraire: so do its coloured neighbours that are not acquired. */
    R2_PRIME("R'2"),
    /** The last white cell of a small region acquires it. */
    R3("R3"),
    /** A full region goes to whoever just acquired a part of it and holds at least two. */
    R4("R4"),
    /** A full region goes to the opponent of whoever just acquired a part of it and holds no other. */
    R5("R5");

    private final String title;

    Rule(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
