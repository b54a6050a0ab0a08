package ludotheque.contest.store;

import org.postgresql.util.PSQLException;

/** No PostgreSQL answers at an address, or it does not let us in. */
public final class Unreachable extends Exception {
    private static final long serialVersionUID = 1L;

    private final String words;

    Unreachable(DatabaseAddress address, Throwable cause) {
        super(address + ": " + words(cause), cause);
        this.words = words(cause);
    }

    /** What the server or this machine said, in its own words. */
    public String words() {
        return words;
    }

    private static String words(Throwable failure) {
        Throwable said = failure;
        while (said.getCause() != null && !(said instanceof PSQLException)) {
            said = said.getCause();
        }
        return String.valueOf(said.getMessage()).lines().findFirst().orElse("?");
    }
}
