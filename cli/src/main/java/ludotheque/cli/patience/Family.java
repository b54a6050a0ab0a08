package ludotheque.cli.patience;

import java.util.ArrayList;
import java.util.List;
import ludotheque.kernel.BadInput;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;

/** Deals that differ by their numbers alone: those of a game, or {@code ms}, Microsoft's of FreeCell. */
record Family(Solitaire game, boolean microsoft) {
    private static final String MICROSOFT = "ms";

    static Family parse(String name) throws BadInput {
        return name.equals(MICROSOFT) ? new Family(Solitaire.FREECELL, true) : new Family(Games.parse(name), false);
    }

    Deal deal(int number) {
        return microsoft ? new Deal.Microsoft(number) : new Deal.Xpat(game, number);
    }

    @Override
    public String toString() {
        return microsoft ? MICROSOFT : game.title();
    }

    /** The names, as words that a shell can complete. */
    static final class Names extends ArrayList<String> {
        Names() {
            super(new Games());
            addAll(List.of(MICROSOFT));
        }
    }
}
