package ludotheque.patience;

/** Cards are numbers 0..51: rank n / 4 + 1, ace to king, and suit n mod 4 in the order clubs, spades, hearts, diamonds. */
public final class Card {
    public static final int COUNT = 52;
    public static final int SUITS = 4;
    public static final int KING = 13;

    private static final String RANKS = "A23456789TJQK";
    private static final String SUIT_LETTERS = "CSHD";

    private Card() {}

    public static int of(int rank, int suit) {
        return (rank - 1) * SUITS + suit;
    }

    /** 1 for an ace to 13 for a king. */
    public static int rank(int card) {
        return (card >> 2) + 1;
    }

    public static int suit(int card) {
        return card & 3;
    }

    /** Clubs and spades are black, hearts and diamonds red. */
    public static boolean isRed(int card) {
        return suit(card) >= 2;
    }

    /** The card as two letters: {@code AC}, {@code TD}, {@code KS}. */
    public static String name(int card) {
        return "" + RANKS.charAt(rank(card) - 1) + SUIT_LETTERS.charAt(suit(card));
    }

    /** The card of two letters, {@code 10} allowed for ten, or -1. */
    public static int parse(String name) {
        String text = name.startsWith("10") ? "T" + name.substring(2) : name;
        if (text.length() != 2) {
            return -1;
        }
        int rank = RANKS.indexOf(Character.toUpperCase(text.charAt(0)));
        int suit = SUIT_LETTERS.indexOf(Character.toUpperCase(text.charAt(1)));
        return rank < 0 || suit < 0 ? -1 : of(rank + 1, suit);
    }
}
