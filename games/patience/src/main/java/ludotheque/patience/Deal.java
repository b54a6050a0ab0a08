package ludotheque.patience;

import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Text;

/** A numbered game: {@code FreeCell.123} as xpat2 deals it, or {@code ms:123} as Microsoft's FreeCell does. */
public record Deal(Solitaire game, boolean microsoft, int number) {
    public static final int MOST = 999_999_999;
    private static final String MICROSOFT = "ms:";

    public static Deal parse(String text) throws BadInput {
        int dot = text.indexOf('.');
        String name = dot < 0 ? "" : text.substring(0, dot);
        String rest = text.substring(dot + 1);
        boolean microsoft = rest.startsWith(MICROSOFT);
        Solitaire game = microsoft && dot < 0 ? Solitaire.FREECELL : Solitaire.named(name);
        if (game == null) {
            throw error(
                    1,
                    "un jeu comme FreeCell.123, Seahaven.1, MidnightOil.1, BakersDozen.1 ou ms:1 était attendu, pas « "
                            + text + " »",
                    "a game like FreeCell.123, Seahaven.1, MidnightOil.1, BakersDozen.1 or ms:1 was expected, not \""
                            + text + "\"");
        }
        if (microsoft && game != Solitaire.FREECELL) {
            throw error(
                    dot + 2,
                    "un numéro était attendu : les donnes de Microsoft (ms:) sont de FreeCell",
                    "a number was expected: Microsoft's deals (ms:) are FreeCell's");
        }
        String digits = microsoft ? rest.substring(MICROSOFT.length()) : rest;
        try {
            int number = Digits.toInt(digits);
            if (number >= 1 && number <= MOST) {
                return new Deal(game, microsoft, number);
            }
        } catch (NumberFormatException notANumber) {
            // told below, with the bounds
        }
        throw error(
                text.length() - digits.length() + 1,
                "un numéro de 1 à " + MOST + " était attendu",
                "a number from 1 to " + MOST + " was expected");
    }

    private static BadInput error(int column, String fr, String en) {
        return new BadInput(1, column, new Text(fr, en));
    }

    /** The cards as dealt and normalised, ready to play. */
    public Board board() {
        return microsoft
                ? Board.dealtByRows(game, Shuffle.microsoft(number), null)
                : Board.dealt(game, Shuffle.xpat(number), null);
    }

    /** The same under full rules. */
    public Board fullBoard() {
        return microsoft
                ? Board.dealtByRows(game, Shuffle.microsoft(number), FullRules.of(game, FullRules.NO_NUMBER))
                : Board.dealt(game, Shuffle.xpat(number), FullRules.of(game, number));
    }

    @Override
    public String toString() {
        return game.title() + "." + (microsoft ? MICROSOFT : "") + number;
    }
}
