package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.SeededRandom;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Card;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.Solitaire;

/** Breadth-first search over {@link Board} alone, on boards where that comes to an end: what it says is true. */
final class PlainSearch {
    static final int INSOLUBLE = -1;
    static final int TOO_MANY = -2;

    private static final int MOST_BOARDS = 1000;

    private PlainSearch() {}

    /** The fewest moves that win. */
    static int fewestMoves(Board start) {
        Set<String> known = new HashSet<>(Set.of(unordered(start)));
        List<Board> now = List.of(start);
        for (int moves = 0; !now.isEmpty(); moves++) {
            List<Board> then = new ArrayList<>();
            for (Board board : now) {
                if (board.isWon()) {
                    return moves;
                }
                for (Move move : board.legalMoves()) {
                    Board after = board.copy();
                    after.play(move);
                    if (known.add(unordered(after))) {
                        then.add(after);
                    }
                }
                if (known.size() > MOST_BOARDS) {
                    return TOO_MANY;
                }
            }
            now = then;
        }
        return INSOLUBLE;
    }

    private static String unordered(Board board) {
        List<String> lines = new ArrayList<>(List.of(BoardText.format(board).split("\n")));
        lines.sort(null);
        return lines.toString();
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
        int deposited = game.registers() > 0 ? 9 : 8;
        int columns = game.registers() > 0 ? 2 : 4;
        int[] cards = new int[Card.COUNT - Card.SUITS * deposited];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = Card.SUITS * deposited + i;
        }
        random.shuffle(cards);
        String letter = "0A23456789".substring(deposited, deposited + 1);
        StringBuilder text = new StringBuilder("Foundations: C-x S-x H-x D-x\n".replace("x", letter));
        int next = 0;
        if (game.registers() > 0) {
            text.append("Freecells: ")
                    .append(Card.name(cards[next++]))
                    .append(' ')
                    .append(Card.name(cards[next++]));
            text.append(' ').append(Card.name(cards[next++])).append('\n');
        }
        for (int column = 0; column < columns; column++) {
            text.append(':');
            int end = next + (cards.length - next) / (columns - column);
            while (next < end) {
                text.append(' ').append(Card.name(cards[next++]));
            }
            text.append('\n');
        }
        return BoardText.parse(game, text.toString());
    }
}
