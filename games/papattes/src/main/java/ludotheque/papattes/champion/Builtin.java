package ludotheque.papattes.champion;

import ludotheque.kernel.SeededRandom;
import ludotheque.papattes.Champion;
import ludotheque.papattes.champion.expert.Expert;
import ludotheque.papattes.champion.strong.Strong;
import org.jspecify.annotations.Nullable;

/** The built-in champions by name. */
public enum Builtin {
    IDLE("idle"),
    RANDOM("random"),
    HARVESTER("harvester"),
    STRONG("strong"),
    EXPERT("expert");

    private final String word;

    Builtin(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    public static @Nullable Builtin of(String word) {
        for (Builtin builtin : values()) {
            if (builtin.word.equals(word)) {
                return builtin;
            }
        }
        return null;
    }

    /** A champion of this kind that plays player {@code player}; the same seed plays the same. */
    public Champion create(long seed, int player) {
        return switch (this) {
            case IDLE -> seat -> {};
            case RANDOM -> new RandomChampion(new SeededRandom(2 * seed + player));
            case HARVESTER -> new Harvester(new SeededRandom(2 * seed + player));
            case STRONG -> new Strong(new SeededRandom(2 * seed + player));
            case EXPERT -> new Expert(new SeededRandom(2 * seed + player));
        };
    }
}
