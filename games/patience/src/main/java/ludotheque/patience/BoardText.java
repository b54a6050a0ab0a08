package ludotheque.patience;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.Text;

/**
 * A board as text, in the notation of fc-solve and its friends:
 *
 * <pre>
 * Foundations: C-0 S-A H-3 D-0
 * Freecells: 4D -- TS --
 * 5C 9D KH
 * : 2C
 * </pre>
 *
 * A column a line, bottom card first; a colon may stand before it and must where the column is empty. The first two lines may be
 * left out when they would say nothing. Cards that are missing everywhere and the foundations do not account for are an error.
 */
public final class BoardText {
    /** Many times what the 52 cards take. */
    public static final int MOST_BYTES = 1 << 16;

    private static final String RANKS = "0A23456789TJQK";
    private static final String SUITS = "CSHD";

    private final Solitaire game;
    private final List<List<Integer>> columns = new ArrayList<>();
    private final List<Integer> registers = new ArrayList<>();
    private final int[] foundation = new int[Card.SUITS];
    private final boolean[] met = new boolean[Card.COUNT];

    private BoardText(Solitaire game) {
        this.game = game;
    }

    /** Reads a board; cards that can go to the foundation then go there. */
    public static Board parse(Solitaire game, String text) throws BadInput {
        BoardText reader = new BoardText(game);
        int last = 0;
        for (Line line : Line.of(text)) {
            reader.read(line);
            last = line.number();
        }
        return reader.board(last + 1);
    }

    private void read(Line line) throws BadInput {
        switch (line.word(0).toLowerCase(Locale.ROOT)) {
            case "foundations:", "founds:" -> readFoundations(line);
            case "freecells:", "fc:" -> readRegisters(line);
            default -> readColumn(line);
        }
    }

    private void readFoundations(Line line) throws BadInput {
        for (int i = 1; i < line.size(); i++) {
            String word = line.word(i).toUpperCase(Locale.ROOT);
            int suit = SUITS.indexOf(word.charAt(0));
            int rank = word.length() == 3 && word.charAt(1) == '-' ? RANKS.indexOf(word.charAt(2)) : -1;
            if (suit < 0 || rank < 0) {
                throw line.error(
                        i,
                        "une fondation comme H-0 ou S-A était attendue",
                        "a foundation like H-0 or S-A was expected");
            }
            foundation[suit] = rank;
            for (int below = 1; below <= rank; below++) {
                meet(Card.of(below, suit), line, i);
            }
        }
    }

    private void readRegisters(Line line) throws BadInput {
        for (int i = 1; i < line.size(); i++) {
            if (registers.size() == game.registers()) {
                throw line.error(
                        i,
                        "ce jeu a " + game.registers() + " registres",
                        "this game has " + game.registers() + " registers");
            }
            registers.add(line.word(i).startsWith("-") ? Board.NONE : card(line, i));
        }
    }

    private void readColumn(Line line) throws BadInput {
        if (columns.size() == game.columns()) {
            throw line.error(
                    0, "ce jeu a " + game.columns() + " colonnes", "this game has " + game.columns() + " columns");
        }
        List<Integer> column = new ArrayList<>();
        for (int i = line.word(0).equals(":") ? 1 : 0; i < line.size(); i++) {
            column.add(card(line, i));
        }
        columns.add(column);
    }

    private int card(Line line, int index) throws BadInput {
        int card = Card.parse(line.word(index));
        if (card < 0) {
            throw line.error(index, "une carte comme 7H ou TS était attendue", "a card like 7H or TS was expected");
        }
        meet(card, line, index);
        return card;
    }

    private void meet(int card, Line line, int index) throws BadInput {
        if (met[card]) {
            throw line.error(index, Card.name(card) + " est là deux fois", Card.name(card) + " is there twice");
        }
        met[card] = true;
    }

    private Board board(int end) throws BadInput {
        for (int card = 0; card < Card.COUNT; card++) {
            if (!met[card]) {
                String name = Card.name(card);
                throw new BadInput(end, 1, new Text("il manque " + name, name + " is missing"));
            }
        }
        return Board.of(game, columns, registers, foundation);
    }

    /** Writes a board. */
    public static String format(Board board) {
        StringBuilder text = new StringBuilder("Foundations:");
        for (int suit = 0; suit < Card.SUITS; suit++) {
            text.append(' ').append(SUITS.charAt(suit)).append('-').append(RANKS.charAt(board.foundation()[suit]));
        }
        text.append('\n');
        if (board.game().registers() > 0) {
            text.append("Freecells:");
            for (int card : board.registers()) {
                text.append(' ').append(card < 0 ? "--" : Card.name(card));
            }
            text.append('\n');
        }
        for (int column = 0; column < board.game().columns(); column++) {
            text.append(':');
            for (int card : board.column(column)) {
                text.append(' ').append(Card.name(card));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
