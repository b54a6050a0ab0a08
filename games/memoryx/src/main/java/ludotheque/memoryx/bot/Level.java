package ludotheque.memoryx.bot;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Text;

/** How well a bot plays. Written {@code random}, {@code limited:7}, {@code perfect}, {@code joker-aware}, {@code exact}. */
public record Level(Kind kind, int memory) {
    public static final int MOST_MEMORY = 99;
    private static final int USUAL_MEMORY = 7;

    /** The kinds, weakest first. */
    public enum Kind {
        /** Any two cards. */
        RANDOM("random"),
        /** Remembers the last few cards seen. */
        LIMITED("limited"),
        /** Remembers every card seen, but does not reason about the joker. */
        PERFECT("perfect"),
        /** Knows what the joker may have exchanged, and plays by rules of thumb. */
        JOKER_AWARE("joker-aware"),
        /** Plays the exact optimum: most points on average in a duel, fewest turns alone. */
        EXACT("exact");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    public static Level parse(String text) throws BadInput {
        int colon = text.indexOf(':');
        String word = colon < 0 ? text : text.substring(0, colon);
        for (Kind kind : Kind.values()) {
            if (kind.word.equals(word)) {
                if (colon < 0) {
                    return new Level(kind, kind == Kind.LIMITED ? USUAL_MEMORY : MOST_MEMORY);
                }
                if (kind == Kind.LIMITED) {
                    return new Level(kind, parseMemory(text.substring(colon + 1), colon + 2));
                }
            }
        }
        throw new BadInput(
                "un niveau random, limited[:M], perfect, joker-aware ou exact était attendu, pas « " + text + " »",
                "a level random, limited[:M], perfect, joker-aware or exact was expected, not \"" + text + "\"");
    }

    private static int parseMemory(String text, int column) throws BadInput {
        try {
            int memory = Digits.toInt(text);
            if (memory >= 0 && memory <= MOST_MEMORY) {
                return memory;
            }
        } catch (NumberFormatException notANumber) {
            // told below, with the bounds
        }
        throw new BadInput(
                1,
                column,
                new Text(
                        "limited:M avec M de 0 à " + MOST_MEMORY + " était attendu, pas « limited:" + text + " »",
                        "limited:M with M from 0 to " + MOST_MEMORY + " was expected, not \"limited:" + text + "\""));
    }

    @Override
    public String toString() {
        return kind == Kind.LIMITED ? kind.word + ":" + memory : kind.word;
    }
}
