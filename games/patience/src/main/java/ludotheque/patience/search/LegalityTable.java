package ludotheque.patience.search;

import java.util.EnumMap;
import java.util.Map;
import ludotheque.patience.Card;
import ludotheque.patience.Solitaire;

/** What a game allows, looked up in tables made from {@link Solitaire} once. Sets of cards are bits. */
final class LegalityTable {
    /** Places that are no card: what lies there lies on nothing that it does not build on. */
    private static final long NO_CARDS = -1L << Card.COUNT;

    private static final Map<Solitaire, LegalityTable> BY_GAME = new EnumMap<>(Solitaire.class);

    /** The cards each card may be put on, and those that may be put on it. */
    final long[] buildsOn = new long[Card.COUNT];

    final long[] takes = new long[Card.COUNT];
    final boolean[] fillsColumn = new boolean[Card.COUNT];

    static {
        for (Solitaire game : Solitaire.values()) {
            BY_GAME.put(game, new LegalityTable(game));
        }
    }

    private LegalityTable(Solitaire game) {
        for (int card = 0; card < Card.COUNT; card++) {
            fillsColumn[card] = game.fillsColumn(card);
            for (int onto = 0; onto < Card.COUNT; onto++) {
                if (game.builds(card, onto)) {
                    buildsOn[card] |= 1L << onto;
                    takes[onto] |= 1L << card;
                }
            }
        }
    }

    /** 1 for a card that lies on one it does not build on. */
    int misfit(int card, int place) {
        return (int) ((~(buildsOn[card] | NO_CARDS) >>> place) & 1);
    }

    @SuppressWarnings("NullAway") // The map holds every game.
    static LegalityTable of(Solitaire game) {
        return BY_GAME.get(game);
    }
}
