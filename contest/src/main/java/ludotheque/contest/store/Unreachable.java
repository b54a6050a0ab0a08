package ludotheque.contest.store;

import java.sql.SQLException;

/** No PostgreSQL answers at an address, or it does not let us in. */
public final class Unreachable extends Exception {
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
        while (said.getCause() != null && !isServers(said)) {
            said = said.getCause();
        }
        return String.valueOf(said.getMessage()).lines().findFirst().orElse("?");
    }

    /** Whether these are the driver's words about the server; the pool's are only that it waited. */
    private static boolean isServers(Throwable said) {
        return said instanceof SQLException known && known.getSQLState() != null;
    }
}
