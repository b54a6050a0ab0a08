package ludotheque.cli.memoryx;

import java.util.ArrayList;
import java.util.List;

/** The levels a shell proposes when it completes a command line. */
final class Levels extends ArrayList<String> {
    Levels() {
        super(List.of("random", "limited:7", "perfect", "joker-aware", "exact"));
    }

    /** The levels, and a person. */
    static final class OrHuman extends ArrayList<String> {
        OrHuman() {
            super(new Levels());
            add("human");
        }
    }
}
