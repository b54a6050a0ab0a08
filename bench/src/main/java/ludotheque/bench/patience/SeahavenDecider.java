package ludotheque.bench.patience;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Solitaire;

/**
 * A public solver of Seahaven that decides and gives no moves.
 *
 * @param driver what decide_seahaven.c was compiled to
 */
record SeahavenDecider(Path driver) implements Peer {
    private static final int HEIGHT = 5;

    @Override
    public String text(List<Board> boards) {
        StringBuilder text = new StringBuilder();
        for (Board board : boards) {
            dealBefore(board)
                    .forEach(card -> text.append(Card.rank(card) + Card.KING * Card.suit(card))
                            .append(' '));
            text.append('\n');
        }
        return text.toString();
    }

    /**
     * A whole deal, row by row, that normalises to a board: the cards of the foundation lie on the columns that lack some, lower ones on higher
     * ones, so they all go there by themselves.
     */
    private static List<Integer> dealBefore(Board board) {
        List<Integer> deposited = new ArrayList<>();
        for (int card = 0; card < Card.COUNT; card++) {
            if (board.isDeposited(card)) {
                deposited.add(card);
            }
        }
        deposited.sort(Comparator.comparingInt(Card::rank));
        int columns = Solitaire.SEAHAVEN.columns();
        Integer[] deal = new Integer[Card.COUNT];
        for (int column = 0; column < columns; column++) {
            int[] kept = board.column(column);
            for (int height = 0; height < HEIGHT; height++) {
                deal[columns * height + column] =
                        height < kept.length ? Integer.valueOf(kept[height]) : deposited.remove(deposited.size() - 1);
            }
        }
        int next = columns * HEIGHT;
        for (int card : board.registers()) {
            if (card >= 0) {
                deal[next++] = card;
            }
        }
        for (int card : deposited) {
            deal[next++] = card;
        }
        return List.of(deal);
    }
}
