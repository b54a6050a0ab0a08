package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Move;

/** Writes the steps of a {@link SeahavenSolver} down as moves of single cards. */
final class SeahavenMoves {
    private final Board board;
    private final List<Move> moves = new ArrayList<>();

    /**
     * A step of the search.
     *
     * @param choices which kings own a column, from when the depths were reached to when they are left
     * @param card the card that leaves its column, with all that lies on it
     * @param toColumn whether it is a king that goes into an empty column
     */
    record Step(List<Integer> choices, int card, boolean toColumn) {}

    SeahavenMoves(Board start) {
        this.board = start.copy();
    }

    List<Move> of(List<Step> steps) {
        gather();
        for (Step step : steps) {
            for (int i = 1; i < step.choices().size(); i++) {
                exchange(step.choices().get(i - 1), step.choices().get(i));
            }
            if (step.toColumn()) {
                take(step.card(), Move.EMPTY_COLUMN);
            } else {
                take(step.card(), place(step.card()));
            }
        }
        return moves;
    }

    /** One king goes into an empty column, or out of the one he owns. */
    private void exchange(int before, int after) {
        int king = Card.of(Card.KING, Integer.numberOfTrailingZeros(before ^ after));
        take(king, after > before ? Move.EMPTY_COLUMN : Move.REGISTER);
    }

    /** Takes a card and all that lies on it away; what lay on it follows if it can. */
    private void take(int card, int destination) {
        int column = board.isOnTop(card) ? -1 : columnWith(card);
        while (column >= 0 && !board.isOnTop(card)) {
            int[] cards = board.column(column);
            play(new Move(cards[cards.length - 1], Move.REGISTER));
        }
        play(new Move(card, destination));
        gather();
    }

    private int columnWith(int card) {
        for (int column = 0; column < board.game().columns(); column++) {
            if (board.heightIn(column, card) >= 0) {
                return column;
            }
        }
        return -1;
    }

    /** The next higher card of the suit when it ends a column, else a register. */
    private int place(int card) {
        int higher = card + Card.SUITS;
        return higher < Card.COUNT && board.isOnTop(higher) ? higher : Move.REGISTER;
    }

    /** Every card in a register whose place is free goes there. */
    private void gather() {
        boolean again = true;
        while (again) {
            again = false;
            for (int card : board.registers()) {
                if (card >= 0 && !board.isDeposited(card) && place(card) != Move.REGISTER) {
                    play(new Move(card, place(card)));
                    again = true;
                }
            }
        }
    }

    private void play(Move move) {
        board.play(move);
        moves.add(move);
    }
}
