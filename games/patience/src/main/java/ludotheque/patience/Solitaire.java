package ludotheque.patience;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What distinguishes the solitaires; everything else is shared. A new one is a line here. */
public enum Solitaire {
    FREECELL("FreeCell", "fc", "76767676", 4, Build.OTHER_COLOUR, EmptyColumn.ANY_CARD, false),
    SEAHAVEN("Seahaven", "st", "5555555555", 4, Build.SAME_SUIT, EmptyColumn.KING, false),
    MIDNIGHT_OIL("MidnightOil", "mo", "333333333333333331", 0, Build.SAME_SUIT, EmptyColumn.NOTHING, false),
    BAKERS_DOZEN("BakersDozen", "bd", "4444444444444", 0, Build.ANY_SUIT, EmptyColumn.NOTHING, true);

    /** Which card of the next lower rank a card in a column takes. */
    public enum Build {
        OTHER_COLOUR,
        SAME_SUIT,
        ANY_SUIT
    }

    /** What an empty column takes. */
    public enum EmptyColumn {
        ANY_CARD,
        KING,
        NOTHING
    }

    private final String title;
    private final String shortName;
    /** The cards dealt to each column, a digit a column. */
    private final String columnSizes;

    private final int registers;
    private final Build build;
    private final EmptyColumn emptyColumn;
    private final boolean kingsSink;

    Solitaire(
            String title,
            String shortName,
            String columnSizes,
            int registers,
            Build build,
            EmptyColumn emptyColumn,
            boolean kingsSink) {
        this.title = title;
        this.shortName = shortName;
        this.columnSizes = columnSizes;
        this.registers = registers;
        this.build = build;
        this.emptyColumn = emptyColumn;
        this.kingsSink = kingsSink;
    }

    /** The solitaire of a name, long or short, in upper or lower case; null when there is none. */
    public static @Nullable Solitaire named(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        for (Solitaire game : values()) {
            if (game.title.toLowerCase(Locale.ROOT).equals(wanted) || game.shortName.equals(wanted)) {
                return game;
            }
        }
        return null;
    }

    public String title() {
        return title;
    }

    public int columns() {
        return columnSizes.length();
    }

    /** The cards dealt to a column; what is left of the deck goes to the registers. */
    public int columnSize(int column) {
        return columnSizes.charAt(column) - '0';
    }

    public int registers() {
        return registers;
    }

    public Build build() {
        return build;
    }

    public EmptyColumn emptyColumn() {
        return emptyColumn;
    }

    /** Whether kings sink to the bottom of their columns when the cards are dealt. */
    public boolean kingsSink() {
        return kingsSink;
    }

    /** Whether a card may be put on another in a column. */
    public boolean builds(int card, int onto) {
        if (Card.rank(card) + 1 != Card.rank(onto)) {
            return false;
        }
        return switch (build) {
            case OTHER_COLOUR -> Card.isRed(card) != Card.isRed(onto);
            case SAME_SUIT -> Card.suit(card) == Card.suit(onto);
            case ANY_SUIT -> true;
        };
    }

    /** Whether a card may be put into an empty column. */
    public boolean fillsColumn(int card) {
        return switch (emptyColumn) {
            case ANY_CARD -> true;
            case KING -> Card.rank(card) == Card.KING;
            case NOTHING -> false;
        };
    }
}
