package ludotheque.cli.patience;

import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Lang;
import ludotheque.patience.Card;
import ludotheque.patience.Move;

/** Cards and moves as a person reads them: {@code 10♣}, and {@code V♠} in French for what is {@code J♠} in English. */
record Faces(Shell shell) {
    static final String SUITS = "♣♠♥♦";
    private static final String FRENCH_HEADS = "VDR";
    private static final String ENGLISH_HEADS = "JQK";
    private static final int WIDTH = 3;

    String card(int card) {
        return rank(Card.rank(card)) + SUITS.charAt(Card.suit(card));
    }

    private String rank(int rank) {
        if (rank == 1) {
            return "A";
        }
        String heads = shell.lang() == Lang.FR ? FRENCH_HEADS : ENGLISH_HEADS;
        return rank <= 10 ? String.valueOf(rank) : heads.substring(rank - 11, rank - 10);
    }

    /** The card in a cell of three; red ones are also coloured where that is possible. */
    String cell(int card) {
        String face = cell(card(card));
        return Card.isRed(card) && shell.hasColour() ? "\u001b[31m" + face + "\u001b[0m" : face;
    }

    static String cell(String text) {
        return " ".repeat(WIDTH - text.length()) + text;
    }

    String move(Move move) {
        if (move.equals(Move.REDEAL)) {
            return shell.say("les cartes sont redonnées", "the cards are dealt again");
        }
        return card(move.card())
                + switch (move.destination()) {
                    case Move.EMPTY_COLUMN -> shell.say(" dans une colonne vide", " into an empty column");
                    case Move.REGISTER -> shell.say(" dans un registre", " into a register");
                    case Move.FOUNDATION -> shell.say(" au dépôt", " to the foundation");
                    case Move.LIFT -> shell.say(" levée au bout de sa colonne", " lifted to the top of its column");
                    default -> shell.say(" sur ", " onto ") + card(move.destination());
                };
    }
}
