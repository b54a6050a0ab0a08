package ludotheque.contest.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;

/** Secrets are drawn here and kept as hashes only: whoever reads the database cannot use them. */
public final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 32;

    /** Digits and letters that are not taken for each other on a printed sheet. */
    private static final String SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private static final int CODE_SIGNS = 16;
    private static final int GROUP = 4;

    private Secrets() {}

    /** Sixty-four hexadecimal digits. */
    public static String draw() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** What tells a lease from all others: thirty-two hexadecimal digits. */
    public static String drawLease() {
        return draw().substring(0, 32);
    }

    public static long drawLong() {
        return RANDOM.nextLong();
    }

    /** A code that a person copies from paper, of 80 random bits: {@code K7QM-2XPD-90AB-TTWZ}. */
    public static String drawCode() {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < CODE_SIGNS; i++) {
            if (i > 0 && i % GROUP == 0) {
                code.append('-');
            }
            code.append(SIGNS.charAt(RANDOM.nextInt(SIGNS.length())));
        }
        return code.toString();
    }

    /** A code as it was drawn, however it was typed. */
    public static String tidyCode(String typed) {
        return typed.toUpperCase(Locale.ROOT)
                .replaceAll("[^0-9A-Z]", "")
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
    }

    public static String hash(String secret) {
        return hash(secret.getBytes(StandardCharsets.UTF_8));
    }

    public static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /** Compares in a time that tells nothing. */
    public static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
