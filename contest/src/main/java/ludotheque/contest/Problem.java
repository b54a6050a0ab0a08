package ludotheque.contest;

import ludotheque.kernel.Text;

/** A request that is refused: a status of HTTP, a code that never changes, and a sentence. */
public final class Problem extends RuntimeException {
    private static final int BAD_REQUEST = 400;
    private static final int UNKNOWN = 401;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int CONFLICT = 409;
    private static final int TOO_LARGE = 413;
    private static final int TOO_MANY = 429;

    private final int status;
    private final String code;
    private final transient Text sentence;

    private Problem(int status, String code, String fr, String en) {
        super(en);
        this.status = status;
        this.code = code;
        this.sentence = new Text(fr, en);
    }

    /** What was sent is wrong. */
    public static Problem bad(String code, String fr, String en) {
        return new Problem(BAD_REQUEST, code, fr, en);
    }

    public static Problem notLoggedIn() {
        return new Problem(UNKNOWN, "LOG_IN", "connectez-vous d'abord", "log in first");
    }

    /** Name and password, or a code, that do not fit; which of them does not is not told. */
    public static Problem unknown(String code, String fr, String en) {
        return new Problem(UNKNOWN, code, fr, en);
    }

    public static Problem forbidden() {
        return new Problem(FORBIDDEN, "FORBIDDEN", "vous n'en avez pas le droit", "you may not do this");
    }

    public static Problem forbidden(String code, String fr, String en) {
        return new Problem(FORBIDDEN, code, fr, en);
    }

    /** Nothing there, or nothing that the asker may know of. */
    public static Problem notFound() {
        return new Problem(NOT_FOUND, "NOT_FOUND", "il n'y a rien ici", "there is nothing here");
    }

    /** What is asked does not fit the present state. */
    public static Problem conflict(String code, String fr, String en) {
        return new Problem(CONFLICT, code, fr, en);
    }

    public static Problem tooLarge(long most) {
        return new Problem(
                TOO_LARGE,
                "TOO_LARGE",
                "au plus " + most + " octets étaient attendus",
                "at most " + most + " bytes were expected");
    }

    public static Problem tooMany() {
        return new Problem(
                TOO_MANY,
                "TOO_MANY",
                "trop de demandes : réessayez dans une minute",
                "too many requests: try again in a minute");
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    public Text sentence() {
        return sentence;
    }
}
