package ludotheque.papattes.match;

/**
 * One step of a match: a function of a champion is called, and after a half-turn the state has a hash.
 *
 * @param hash of the state after a half-turn, 0 after another function
 */
public record Step(Function function, Call call, long hash) {
    /** The three functions of a champion. */
    public enum Function {
        INIT("init", "partie_init"),
        TURN("turn", "jouer_tour"),
        FIN("fin", "partie_fin");

        private final String word;
        private final String prescribed;

        Function(String word, String prescribed) {
            this.word = word;
            this.prescribed = prescribed;
        }

        /** Its word in records. */
        public String word() {
            return word;
        }

        /** The subject's name. */
        public String prescribed() {
            return prescribed;
        }
    }
}
