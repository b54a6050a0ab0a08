package ludotheque.arena.sandbox;

import ludotheque.kernel.Text;

/** A protection that this machine cannot give, and why. */
public record MissingProtection(Protection protection, Text sentence) {

    public enum Protection {
        MEMORY,
        SWAP,
        PROCESSES,
        PRIVILEGES,
        ISOLATION,
        SYSTEM_CALLS
    }

    MissingProtection(Protection protection, String fr, String en) {
        this(protection, new Text(fr, en));
    }
}
