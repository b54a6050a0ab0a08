package ludotheque.patience;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress. Every card that can go to the foundation goes there by itself, before the first move and after each one
 * (normalisation), so a move is always from a column or a register to a column or a register. {@link FullRules} allow more.
 */
public final class Board {
    private final Solitaire game;
    private final int[][] columns;
    private final int[] heights;
    private final int[] registers;
    /** The rank on top of each suit's foundation, 0 when it is empty. */
    private final int[] foundation = new int[Card.SUITS];
    /** Null where they do not apply. */
    private @Nullable FullRules full;

    public static final int NONE = -1;

    private Board(Solitaire game, @Nullable FullRules full) {
        this.game = game;
        this.full = full;
        this.columns = new int[game.columns()][Card.COUNT];
        this.heights = new int[game.columns()];
        this.registers = new int[game.registers()];
        Arrays.fill(registers, NONE);
    }

    /** A board of its own with the same cards. */
    public Board copy() {
        Board copy = new Board(game, full);
        for (int column = 0; column < columns.length; column++) {
            System.arraycopy(columns[column], 0, copy.columns[column], 0, heights[column]);
        }
        System.arraycopy(heights, 0, copy.heights, 0, heights.length);
        System.arraycopy(registers, 0, copy.registers, 0, registers.length);
        System.arraycopy(foundation, 0, copy.foundation, 0, foundation.length);
        return copy;
    }

    /** Deals a deck column by column, bottom to top; what is left goes to the registers. */
    static Board dealt(Solitaire game, int[] deck, @Nullable FullRules full) {
        Board board = new Board(game, full);
        int next = 0;
        for (int column = 0; column < game.columns(); column++) {
            for (int i = 0; i < game.columnSize(column); i++) {
                board.put(column, deck[next++]);
            }
        }
        for (int register = 0; next < deck.length; register++) {
            board.registers[register] = deck[next++];
        }
        return board.ready();
    }

    /** Deals a deck row by row, as Microsoft's FreeCell does. */
    static Board dealtByRows(Solitaire game, int[] deck, @Nullable FullRules full) {
        Board board = new Board(game, full);
        for (int i = 0; i < deck.length; i++) {
            board.put(i % game.columns(), deck[i]);
        }
        return board.ready();
    }

    /** Lays cards as they are given, then normalises. */
    static Board of(Solitaire game, List<List<Integer>> columns, List<Integer> registers, int[] foundation) {
        Board board = new Board(game, null);
        for (int column = 0; column < columns.size(); column++) {
            for (int card : columns.get(column)) {
                board.put(column, card);
            }
        }
        for (int register = 0; register < registers.size(); register++) {
            board.registers[register] = registers.get(register);
        }
        System.arraycopy(foundation, 0, board.foundation, 0, foundation.length);
        board.normalise();
        return board;
    }

    private Board ready() {
        if (game.kingsSink()) {
            for (int column = 0; column < columns.length; column++) {
                sinkKings(column);
            }
        }
        normalise();
        return this;
    }

    private void sinkKings(int column) {
        int[] sunk = new int[heights[column]];
        int at = 0;
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < sunk.length; i++) {
                if (Card.rank(columns[column][i]) == Card.KING == (pass == 0)) {
                    sunk[at++] = columns[column][i];
                }
            }
        }
        System.arraycopy(sunk, 0, columns[column], 0, sunk.length);
    }

    /** Why a move may not be played, or null when it may; cards are named by letters. */
    public @Nullable Refusal check(Move move) {
        return check(move, Card::name);
    }

    /** The same with the cards named as somebody wants to read them. */
    public @Nullable Refusal check(Move move, IntFunction<String> names) {
        if (isWon()) {
            return new Refusal("WON", "la partie est déjà gagnée", "the game is already won");
        }
        if (move.equals(Move.REDEAL)) {
            return full == null ? needsFullRules() : full.checkRedeal();
        }
        int card = move.card();
        if (card < 0 || card >= Card.COUNT) {
            return new Refusal("NO_CARD", "il n'y a pas de carte " + card, "there is no card " + card);
        }
        if (move.destination() == Move.LIFT) {
            return checkLift(card, names);
        }
        if (isDeposited(card) && !(keepsBack() && Card.rank(card) == foundation[Card.suit(card)])) {
            return new Refusal(
                    "DEPOSITED",
                    names.apply(card) + " est déjà au dépôt",
                    names.apply(card) + " is already on the foundation");
        }
        int from = columnWithTop(card);
        if (from == NONE && register(card) == NONE && !isDeposited(card)) {
            return new Refusal(
                    "COVERED",
                    names.apply(card) + " n'est ni au bout d'une colonne ni dans un registre",
                    names.apply(card) + " is neither on top of a column nor in a register");
        }
        return switch (move.destination()) {
            case Move.REGISTER -> checkRegister(card, names);
            case Move.FOUNDATION -> checkFoundation(card, names);
            case Move.EMPTY_COLUMN -> checkEmptyColumn(card, names);
            default -> checkOnto(card, move.destination(), names);
        };
    }

    private static Refusal needsFullRules() {
        return new Refusal(
                "FULL_RULES",
                "ce coup n'existe qu'avec les règles complètes",
                "this move exists under full rules only");
    }

    private @Nullable Refusal checkLift(int card, IntFunction<String> names) {
        if (full == null) {
            return needsFullRules();
        }
        for (int column = 0; column < columns.length; column++) {
            if (heightIn(column, card) >= 0 && top(column) != card) {
                return full.checkLift();
            }
        }
        return new Refusal(
                "NOTHING_TO_LIFT",
                names.apply(card) + " n'est pas sous une autre carte",
                names.apply(card) + " is not under another card");
    }

    private @Nullable Refusal checkFoundation(int card, IntFunction<String> names) {
        if (!keepsBack()) {
            return needsFullRules();
        }
        if (Card.rank(card) != foundation[Card.suit(card)] + 1) {
            return new Refusal(
                    "NOT_NEXT",
                    names.apply(card) + " n'est pas la suivante de sa couleur au dépôt",
                    names.apply(card) + " is not the next of its suit on the foundation");
        }
        return null;
    }

    private @Nullable Refusal checkRegister(int card, IntFunction<String> names) {
        if (register(card) != NONE) {
            return new Refusal(
                    "IN_REGISTER",
                    names.apply(card) + " est déjà dans un registre",
                    names.apply(card) + " is already in a register");
        }
        if (register(NONE) == NONE) {
            return new Refusal("NO_REGISTER", "aucun registre n'est libre", "no register is free");
        }
        return null;
    }

    @Nullable
    Refusal checkEmptyColumn(int card, IntFunction<String> names) {
        if (emptyColumn() == NONE) {
            return new Refusal("NO_EMPTY_COLUMN", "aucune colonne n'est vide", "no column is empty");
        }
        if (!game.fillsColumn(card)) {
            return new Refusal(
                    "COLUMN_STAYS_EMPTY",
                    "une colonne vide ne prend pas " + names.apply(card) + " à ce jeu",
                    "an empty column does not take " + names.apply(card) + " in this game");
        }
        return null;
    }

    @Nullable
    Refusal checkOnto(int card, int onto, IntFunction<String> names) {
        if (onto < 0 || onto >= Card.COUNT || columnWithTop(onto) == NONE) {
            String name = onto < 0 || onto >= Card.COUNT ? Integer.toString(onto) : names.apply(onto);
            return new Refusal(
                    "NOT_ON_TOP", name + " n'est pas au bout d'une colonne", name + " is not on top of a column");
        }
        if (!game.builds(card, onto)) {
            return new Refusal(
                    "DOES_NOT_BUILD",
                    names.apply(card) + " ne se pose pas sur " + names.apply(onto) + " à ce jeu",
                    names.apply(card) + " does not go on " + names.apply(onto) + " in this game");
        }
        return null;
    }

    /** Every legal move, in the order of the cards and of their destinations. */
    public List<Move> legalMoves() {
        List<Move> legal = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++) {
            addIfLegal(new Move(card, Move.LIFT), legal);
            if (columnWithTop(card) != NONE || register(card) != NONE || isDeposited(card)) {
                addIfLegal(new Move(card, Move.FOUNDATION), legal);
                addIfLegal(new Move(card, Move.REGISTER), legal);
                addIfLegal(new Move(card, Move.EMPTY_COLUMN), legal);
                for (int suit = 0; suit < Card.SUITS && Card.rank(card) < Card.KING; suit++) {
                    addIfLegal(new Move(card, Card.of(Card.rank(card) + 1, suit)), legal);
                }
            }
        }
        addIfLegal(Move.REDEAL, legal);
        return legal;
    }

    private void addIfLegal(Move move, List<Move> legal) {
        if (check(move) == null) {
            legal.add(move);
        }
    }

    /** Plays a move that {@link #check} does not refuse, then normalises. */
    public void play(Move move) {
        if (check(move) != null) {
            throw new IllegalStateException("The move " + move + " is illegal here.");
        }
        if (move.equals(Move.REDEAL)) {
            dealAgain();
        } else if (move.destination() == Move.LIFT) {
            lift(move.card());
        } else {
            carry(move.card(), move.destination());
        }
        normalise();
    }

    private void carry(int card, int destination) {
        int to = destination == Move.EMPTY_COLUMN ? emptyColumn() : columnWithTop(destination);
        int from = columnWithTop(card);
        if (from != NONE) {
            heights[from]--;
        } else if (isDeposited(card)) {
            foundation[Card.suit(card)]--;
        } else {
            registers[register(card)] = NONE;
        }
        switch (destination) {
            case Move.REGISTER -> registers[register(NONE)] = card;
            case Move.FOUNDATION -> foundation[Card.suit(card)]++;
            default -> put(to, card);
        }
    }

    private void lift(int card) {
        int column = 0;
        while (heightIn(column, card) < 0) {
            column++;
        }
        int height = heightIn(column, card);
        System.arraycopy(columns[column], height + 1, columns[column], height, heights[column] - 1 - height);
        columns[column][heights[column] - 1] = card;
        full = Objects.requireNonNull(full).afterLift();
    }

    private void dealAgain() {
        FullRules rules = Objects.requireNonNull(full);
        int[] left = new int[Card.COUNT];
        int count = 0;
        for (int column = 0; column < columns.length; column++) {
            for (int height = 0; height < heights[column]; height++) {
                left[count++] = columns[column][height];
            }
        }
        int[] cards = Arrays.copyOf(left, count);
        Shuffle.again(rules.number(), cards);
        Arrays.fill(heights, 0);
        for (int i = 0; i < count; i++) {
            put(i / game.columnSize(0), cards[i]);
        }
        full = rules.afterRedeal();
    }

    /** The same cards under plain rules, so normalised. */
    public Board underPlainRules() {
        Board plain = copy();
        plain.full = null;
        plain.normalise();
        return plain;
    }

    /** The same cards under full rules; they cannot be dealt again, for want of a deal's number. */
    public Board underFullRules() {
        Board board = copy();
        board.full = FullRules.of(game, FullRules.NO_NUMBER);
        return board;
    }

    /** Whether no card goes to the foundation by itself, and the last of a suit may come back. */
    public boolean keepsBack() {
        return full != null && full.keepsBack();
    }

    /** How often a card may still be lifted, and the cards be dealt again. */
    public int lifts() {
        return full == null ? 0 : full.lifts();
    }

    public int redeals() {
        return full == null ? 0 : full.redeals();
    }

    public boolean isDeposited(int card) {
        return Card.rank(card) <= foundation[Card.suit(card)];
    }

    private void normalise() {
        boolean again = !keepsBack();
        while (again) {
            again = false;
            for (int column = 0; column < columns.length; column++) {
                while (heights[column] > 0 && deposit(top(column))) {
                    heights[column]--;
                    again = true;
                }
            }
            for (int register = 0; register < registers.length; register++) {
                if (registers[register] != NONE && deposit(registers[register])) {
                    registers[register] = NONE;
                    again = true;
                }
            }
        }
    }

    private boolean deposit(int card) {
        if (Card.rank(card) != foundation[Card.suit(card)] + 1) {
            return false;
        }
        foundation[Card.suit(card)]++;
        return true;
    }

    private void put(int column, int card) {
        columns[column][heights[column]++] = card;
    }

    private int top(int column) {
        return columns[column][heights[column] - 1];
    }

    private int columnWithTop(int card) {
        for (int column = 0; column < columns.length; column++) {
            if (heights[column] > 0 && top(column) == card) {
                return column;
            }
        }
        return NONE;
    }

    private int emptyColumn() {
        for (int column = 0; column < columns.length; column++) {
            if (heights[column] == 0) {
                return column;
            }
        }
        return NONE;
    }

    private int register(int card) {
        for (int register = 0; register < registers.length; register++) {
            if (registers[register] == card) {
                return register;
            }
        }
        return NONE;
    }

    public Solitaire game() {
        return game;
    }

    /** How many cards a column has. */
    public int height(int column) {
        return heights[column];
    }

    /** The cards of a column, bottom to top. */
    public int[] column(int column) {
        return Arrays.copyOf(columns[column], heights[column]);
    }

    /** Whether a card is the top one of its column. */
    public boolean isOnTop(int card) {
        return columnWithTop(card) != NONE;
    }

    /** How high a card lies in a column, 0 at the bottom; -1 when it is not there. */
    public int heightIn(int column, int card) {
        for (int height = heights[column] - 1; height >= 0; height--) {
            if (columns[column][height] == card) {
                return height;
            }
        }
        return NONE;
    }

    /** The cards in the registers, -1 where one is free. */
    public int[] registers() {
        return registers.clone();
    }

    /** The rank on top of each suit's foundation, 0 when it is empty. */
    public int[] foundation() {
        return foundation.clone();
    }

    public boolean isWon() {
        for (int rank : foundation) {
            if (rank < Card.KING) {
                return false;
            }
        }
        return true;
    }
}
