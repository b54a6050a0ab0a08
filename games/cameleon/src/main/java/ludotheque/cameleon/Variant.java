package ludotheque.cameleon;

import org.jspecify.annotations.Nullable;

/** Which rules recolour the board. */
public enum Variant {
    /** R1 and R2. */
    BRAVE("brave"),
    /** R1, R′2, R3, R4 and R5. */
    TEMERAIRE("temeraire");

    private final String word;

    Variant(String word) {
        this.word = word;
    }

    /** How records and commands write it. */
    public String word() {
        return word;
    }

    /** The variant a word names, or null. */
    public static @Nullable Variant of(String word) {
        for (Variant variant : values()) {
            if (variant.word.equals(word)) {
                return variant;
            }
        }
        return null;
    }
}
