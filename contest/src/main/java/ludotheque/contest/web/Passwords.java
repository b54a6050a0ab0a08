package ludotheque.contest.web;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.concurrent.Semaphore;
import ludotheque.contest.Problem;

/** Passwords as Argon2id. Hashing costs memory and time on purpose; a few at once, so that a crowd of log-ins stops nothing else. */
final class Passwords {
    private static final int SHORTEST = 8;
    private static final int LONGEST = 200;
    private static final int KIBIBYTES = 19 * 1024;
    private static final int ROUNDS = 2;
    private static final int LANES = 1;
    private static final int BYTES = 32;
    private static final int SALT = 16;

    private static final Argon2Function ARGON2 = Argon2Function.getInstance(KIBIBYTES, ROUNDS, LANES, BYTES, Argon2.ID);

    private final Semaphore few = new Semaphore(2);

    /** What is compared with where there is no account, so that the answer takes as long. */
    private final String nobody = hash("nobody-has-this-password");

    String hash(String password) {
        if (password.length() < SHORTEST || password.length() > LONGEST) {
            throw Problem.bad(
                    "BAD_PASSWORD",
                    "un mot de passe d'au moins " + SHORTEST + " signes était attendu",
                    "a password of at least " + SHORTEST + " signs was expected");
        }
        few.acquireUninterruptibly();
        try {
            return Password.hash(password).addRandomSalt(SALT).with(ARGON2).getResult();
        } finally {
            few.release();
        }
    }

    boolean check(String password, @org.jspecify.annotations.Nullable String hash) {
        if (password.length() > LONGEST) {
            return false;
        }
        few.acquireUninterruptibly();
        try {
            boolean fits =
                    Password.check(password, hash == null ? nobody : hash).with(ARGON2);
            return fits && hash != null;
        } finally {
            few.release();
        }
    }
}
