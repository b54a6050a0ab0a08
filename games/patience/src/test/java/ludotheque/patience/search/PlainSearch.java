package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SeededRandom;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Card;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.Solitaire;

/** Search over {@link Board} alone, those in few moves first, on boards where that comes to an end: what it says is true. */
final class PlainSearch {
    static final int INSOLUBLE = -1;
    static final int TOO_MANY = -2;

    private static final int MOST_BOARDS = 1000;
    private static final int[] ALL_SUITS = {0, 1, 2, 3};

    private PlainSearch() {}

    /** A board and how many moves led there, as {@link #counted} counts. */
    private record Reached(Board board, int moves) {}

    /** The fewest moves that win. */
    static int fewestMoves(Board start) {
        Set<String> known = new HashSet<>();
        PriorityQueue<Reached> waiting = new PriorityQueue<>(Comparator.comparingInt(Reached::moves));
        waiting.add(new Reached(start, 0));
        while (!waiting.isEmpty()) {
            Board board = waiting.element().board();
            int moves = waiting.remove().moves();
            if (board.isWon()) {
                return moves + deposits(start);
            }
            if (!known.add(unordered(board))) {
                continue;
            }
            if (known.size() > MOST_BOARDS) {
                return TOO_MANY;
            }
            for (Move move : board.legalMoves()) {
                Board after = board.copy();
                after.play(move);
                waiting.add(new Reached(after, moves + counted(board, move)));
            }
        }
        return INSOLUBLE;
    }

    /** Under full rules each card goes to the foundation by a move, however a game is won. */
    private static int deposits(Board start) {
        return start.keepsBack()
                ? Card.COUNT - Arrays.stream(start.foundation()).sum()
                : 0;
    }

    /** So those moves need not be counted, if a card that comes back, and goes there again, counts twice. */
    private static int counted(Board board, Move move) {
        if (move.destination() == Move.FOUNDATION) {
            return 0;
        }
        return move.card() >= 0 && board.isDeposited(move.card()) ? 2 : 1;
    }

    private static String unordered(Board board) {
        List<String> lines = new ArrayList<>(List.of(BoardText.format(board).split("\n")));
        lines.sort(null);
        // Under full rules the same cards with a lift or a deal less are another board.
        return lines + " " + board.lifts() + " " + board.redeals();
    }

    /** A board that often has few others in reach. */
    static Board board(Solitaire game, SeededRandom random) throws BadInput {
        return random.nextInt(2) == 0 ? smallBoard(game, random) : playedBoard(game, random);
    }

    /** A dealt board after moves without a plan, which often leave little to do. */
    private static Board playedBoard(Solitaire game, SeededRandom random) throws BadInput {
        Board board =
                Deal.parse(game.title() + "." + (1 + random.nextInt(100_000))).board();
        for (int moves = 20 + random.nextInt(80);
                moves > 0 && !board.legalMoves().isEmpty();
                moves--) {
            List<Move> legal = board.legalMoves();
            board.play(legal.get(random.nextInt(legal.size())));
        }
        return board;
    }

    /** The kings to the nines or so, in few columns so that they are in each other's way. */
    private static Board smallBoard(Solitaire game, SeededRandom random) throws BadInput {
        return game.registers() > 0
                ? reducedDeck(game, ALL_SUITS, 4, 3, 2, random)
                : reducedDeck(game, ALL_SUITS, 5, 0, 4, random);
    }

    /** A whole game with a smaller deck: four suits of three to five ranks, or two suits of six. */
    static Board reducedDeck(Solitaire game, SeededRandom random) throws BadInput {
        int held = game.registers() > 0 ? random.nextInt(game.registers() + 1) : 0;
        int columns = 3 + random.nextInt(game.columns() - 2);
        if (random.nextInt(3) > 0) {
            return reducedDeck(game, ALL_SUITS, 3 + random.nextInt(3), held, columns, random);
        }
        int[] suits = ALL_SUITS.clone();
        random.shuffle(suits);
        return reducedDeck(game, Arrays.copyOf(suits, 2), 6, held, columns, random);
    }

    /** The highest ranks of some suits, some of the cards in registers; all the others are on the foundation. */
    private static Board reducedDeck(Solitaire game, int[] suits, int ranks, int held, int columns, SeededRandom random)
            throws BadInput {
        char[] foundation = "KKKK".toCharArray();
        int[] cards = new int[suits.length * ranks];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = Card.of(Card.KING - i / suits.length, suits[i % suits.length]);
            foundation[Card.suit(cards[i])] = "A23456789TJQ".charAt(Card.KING - ranks - 1);
        }
        random.shuffle(cards);
        StringBuilder text = new StringBuilder("Foundations:");
        for (int suit = 0; suit < Card.SUITS; suit++) {
            text.append(' ').append("CSHD".charAt(suit)).append('-').append(foundation[suit]);
        }
        if (held > 0) {
            text.append("\nFreecells:");
        }
        int next = 0;
        while (next < held) {
            text.append(' ').append(Card.name(cards[next++]));
        }
        for (int column = 0; column < columns; column++) {
            text.append("\n:");
            int end = next + (cards.length - next) / (columns - column);
            while (next < end) {
                text.append(' ').append(Card.name(cards[next++]));
            }
        }
        return BoardText.parse(game, text + "\n");
    }
}
