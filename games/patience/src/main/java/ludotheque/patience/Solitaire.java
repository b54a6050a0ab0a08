package ludotheque.patience;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** All that distinguishes one solitaire from another; a new one is one constant here. */
public enum Solitaire {
    FREECELL(
            "FreeCell",
            "fc",
            "76767676",
            4,
            Build.OTHER_COLOUR,
            EmptyColumn.ANY_CARD,
            false,
            FullRulesAdd.KEEPING_BACK,
            1 << 15,
            new ScanSettings(Freedom.RUNS, 736, 1, 2, 6, 15, 9, 5, 1),
            new ScanSettings(Freedom.RUNS, 624, 5, 0, 9, 18, 23, 8, 1),
            new ScanSettings(Freedom.RUNS, 928, 0, 3, 5, 11, 11, 6, 1),
            new ScanSettings(Freedom.GATHERING, 1056, 4, 0, 6, 24, 14, 7, 1),
            new ScanSettings(Freedom.RUNS, 1184, 5, 0, 7, 10, 22, 12, 1),
            new ScanSettings(Freedom.RUNS, 1376, 0, 8, 5, 11, 6, 19, 2),
            new ScanSettings(Freedom.GATHERING, 3072, 0, 1, 2, 14, 8, 4, 1),
            new ScanSettings(Freedom.SINGLES, 336, 12, 8, 3, 14, 9, 8, 2)),
    SEAHAVEN(
            "Seahaven",
            "st",
            "5555555555",
            4,
            Build.SAME_SUIT,
            EmptyColumn.KING,
            false,
            FullRulesAdd.NOTHING,
            1 << 17,
            new ScanSettings(Freedom.GATHERING, ScanSettings.TO_THE_END, 9, 4, 7, 9, 4, 6, 0)),
    MIDNIGHT_OIL(
            "MidnightOil",
            "mo",
            "333333333333333331",
            0,
            Build.SAME_SUIT,
            EmptyColumn.NOTHING,
            false,
            FullRulesAdd.A_LIFT_AND_TWO_REDEALS,
            1 << 17,
            new ScanSettings(Freedom.SINGLES, ScanSettings.TO_THE_END, 4, 4, 4, 0, 0, 0, 0)),
    BAKERS_DOZEN(
            "BakersDozen",
            "bd",
            "4444444444444",
            0,
            Build.ANY_SUIT,
            EmptyColumn.NOTHING,
            true,
            FullRulesAdd.KEEPING_BACK,
            1 << 20,
            new ScanSettings(Freedom.SINGLES, 6000, 1, 1, 0, 0, 0, 5, 3),
            new ScanSettings(Freedom.SINGLES, 6000, 6, 6, 1, 0, 0, 3, 6),
            new ScanSettings(Freedom.SINGLES, 6000, 2, 2, 5, 0, 0, 2, 6),
            new ScanSettings(Freedom.SINGLES, 6000, 0, 3, 3, 0, 1, 3, 6),
            new ScanSettings(Freedom.SINGLES, 6000, 0, 5, 1, 0, 1, 3, 3),
            new ScanSettings(Freedom.SINGLES, 6000, 4, 6, 1, 0, 4, 2, 0));

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

    /** What full rules add. */
    public enum FullRulesAdd {
        NOTHING,
        /** No card goes to the foundation by itself, and the last one of a suit may come back. */
        KEEPING_BACK,
        /** One card, once, goes to the top of its column, and the cards left may be dealt again twice. */
        A_LIFT_AND_TWO_REDEALS
    }

    private final String title;
    private final String shortName;
    /** The cards dealt to each column, a digit a column. */
    private final String columnSizes;

    private final int registers;
    private final Build build;
    private final EmptyColumn emptyColumn;
    private final boolean kingsSink;
    private final FullRulesAdd fullRulesAdd;
    private final int lastQuota;

    @SuppressWarnings("ImmutableEnumChecker") // List.of never changes
    private final List<ScanSettings> scans;

    Solitaire(
            String title,
            String shortName,
            String columnSizes,
            int registers,
            Build build,
            EmptyColumn emptyColumn,
            boolean kingsSink,
            FullRulesAdd fullRulesAdd,
            int lastQuota,
            ScanSettings... scans) {
        this.title = title;
        this.shortName = shortName;
        this.columnSizes = columnSizes;
        this.registers = registers;
        this.build = build;
        this.emptyColumn = emptyColumn;
        this.kingsSink = kingsSink;
        this.fullRulesAdd = fullRulesAdd;
        this.lastQuota = lastQuota;
        this.scans = List.of(scans);
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

    /**
     * Whether the cards that each column keeps of those it began with tell where all others are: on a column only the next lower card of the
     * same suit, into an empty one only a king.
     */
    public boolean depthsTellAll() {
        return build == Build.SAME_SUIT && emptyColumn == EmptyColumn.KING;
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

    public FullRulesAdd fullRulesAdd() {
        return fullRulesAdd;
    }

    /**
     * Whether a card that can go to the foundation is of no use elsewhere, so that forcing it there loses nothing: each card has one place to
     * be built.
     */
    public boolean losesNothingByNormalising() {
        return build == Build.SAME_SUIT;
    }

    /** The scans it is tried with, in their order; the weights were found by trying many on other deals. */
    public List<ScanSettings> scans() {
        return scans;
    }

    /** The quota above which a scan that misses nothing goes to the end: where weights matter much, others are tried longer. */
    public int lastQuota() {
        return lastQuota;
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
