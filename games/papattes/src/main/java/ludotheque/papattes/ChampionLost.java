package ludotheque.papattes;

import java.util.Locale;

/** A champion broke a limit: its half-turn is void and it is not called again. */
public final class ChampionLost extends Exception {
    private static final long serialVersionUID = 1L;

    /** What it broke; the words are those of match reports. */
    public enum Status {
        CRASHED,
        TIMEOUT,
        MEMORY,
        PROTOCOL,
        ACTIONS;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Status status;

    public ChampionLost(Status status, String detail) {
        super(detail);
        this.status = status;
    }

    public Status status() {
        return status;
    }
}
