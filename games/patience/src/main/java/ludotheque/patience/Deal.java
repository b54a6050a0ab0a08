package ludotheque.patience;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.Text;

/** A numbered game: {@code FreeCell.123} as xpat2 deals it, or {@code ms:123} as Microsoft's FreeCell does. */
public sealed interface Deal {
    int MOST = 999_999_999;

    Solitaire game();

    int number();

    /** The cards as dealt and normalised, ready to play. */
    Board board();

    /** The cards as dealt, before any goes to the foundation; to look at. */
    Board rawBoard();

    /** The same under full rules. */
    Board fullBoard();

    /** Any of the solitaires, as xpat2 deals it. */
    record Xpat(Solitaire game, int number) implements Deal {
        @Override
        public Board board() {
            return Board.dealt(game, Shuffle.xpat(number), null);
        }

        @Override
        public Board rawBoard() {
            return Board.dealt(game, Shuffle.xpat(number), FullRules.KEPT_BACK);
        }

        @Override
        public Board fullBoard() {
            return Board.dealt(game, Shuffle.xpat(number), FullRules.of(game, number));
        }

        @Override
        public String toString() {
            return game.title() + "." + number;
        }
    }

    /** Microsoft deals FreeCell and nothing else. */
    record Microsoft(int number) implements Deal {
        private static final String PREFIX = "ms:";

        @Override
        public Solitaire game() {
            return Solitaire.FREECELL;
        }

        @Override
        public Board board() {
            return Board.dealtByRows(game(), Shuffle.microsoft(number), null);
        }

        @Override
        public Board rawBoard() {
            return Board.dealtByRows(game(), Shuffle.microsoft(number), FullRules.KEPT_BACK);
        }

        @Override
        public Board fullBoard() {
            return Board.dealtByRows(game(), Shuffle.microsoft(number), FullRules.of(game(), FullRules.NO_NUMBER));
        }

        @Override
        public String toString() {
            return game().title() + "." + PREFIX + number;
        }
    }

    static Deal parse(String text) throws BadInput {
        int dot = text.indexOf('.');
        String name = dot < 0 ? "" : text.substring(0, dot);
        String rest = text.substring(dot + 1);
        boolean microsoft = rest.startsWith(Microsoft.PREFIX);
        Solitaire game = microsoft && dot < 0 ? Solitaire.FREECELL : Solitaire.named(name);
        if (game == null) {
            String examples = Stream.of(Solitaire.values())
                    .map(each -> each.title() + (each == Solitaire.FREECELL ? ".123" : ".1"))
                    .collect(Collectors.joining(", "));
            throw error(
                    1,
                    "un jeu comme " + examples + " ou ms:1 était attendu, pas « " + text + " »",
                    "a game like " + examples + " or ms:1 was expected, not \"" + text + "\"");
        }
        if (microsoft && game != Solitaire.FREECELL) {
            throw error(
                    dot + 2,
                    "un numéro était attendu : les donnes de Microsoft (ms:) sont de FreeCell",
                    "a number was expected: Microsoft's deals (ms:) are FreeCell's");
        }
        String digits = microsoft ? rest.substring(Microsoft.PREFIX.length()) : rest;
        try {
            int number = Digits.toInt(digits);
            if (number >= 1 && number <= MOST) {
                return microsoft ? new Microsoft(number) : new Xpat(game, number);
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
}
