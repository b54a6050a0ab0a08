package ludotheque.patience;

import java.util.ArrayList;
import java.util.List;

/**
 * The cards as xpat2 counts them: all in one row, pile after pile (four of the foundation, the columns, the registers), so that a card is known by
 * its place in the row and a move by that place and the pile it goes to.
 */
final class Xpat2Piles {
    private static final int SUITS = 4;

    private final Solitaire game;
    private final List<List<Integer>> piles = new ArrayList<>();

    /** @param start the cards as dealt, of which none is on the foundation */
    Xpat2Piles(Board start) {
        this.game = start.game();
        for (int pile = 0; pile < SUITS + game.columns() + game.registers(); pile++) {
            piles.add(new ArrayList<>());
        }
        for (int column = 0; column < game.columns(); column++) {
            for (int card : start.column(column)) {
                piles.get(SUITS + column).add(card);
            }
        }
        int[] registers = start.registers();
        for (int register = 0; register < registers.length; register++) {
            if (registers[register] != Board.NONE) {
                piles.get(SUITS + game.columns() + register).add(registers[register]);
            }
        }
        spreadRegisters();
    }

    /** Cards that are dealt to registers leave as many free ones between them as there is room for. */
    private void spreadRegisters() {
        List<List<Integer>> registers = piles.subList(SUITS + game.columns(), piles.size());
        int filled =
                (int) registers.stream().filter(register -> !register.isEmpty()).count();
        for (int i = filled - 1; i > 0; i--) {
            int step = (registers.size() - 1) / filled + 1;
            registers.get(i * step).addAll(registers.get(i));
            registers.get(i).clear();
        }
    }

    /** Shuffles the cards of all columns, which stay as high as they are. */
    void shuffle(int deal) {
        List<List<Integer>> columns = piles.subList(SUITS, SUITS + game.columns());
        int[] cards = columns.stream()
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .toArray();
        Shuffle.again(deal, cards);
        int next = 0;
        for (List<Integer> column : columns) {
            for (int i = 0; i < column.size(); i++) {
                column.set(i, cards[next++]);
            }
        }
    }

    int count() {
        return piles.size();
    }

    boolean isFoundation(int pile) {
        return pile < SUITS;
    }

    boolean isColumn(int pile) {
        return pile >= SUITS && pile < SUITS + game.columns();
    }

    int firstColumn() {
        return SUITS;
    }

    List<Integer> pile(int number) {
        return piles.get(number);
    }

    /** The pile in which the card at a place of the row is, or -1 when the row is shorter. */
    int pileAt(int place) {
        int left = place;
        for (int pile = 0; pile < piles.size(); pile++) {
            if (left < piles.get(pile).size()) {
                return pile;
            }
            left -= piles.get(pile).size();
        }
        return -1;
    }

    /** The place in the row at which a pile begins. */
    int start(int pile) {
        int start = 0;
        for (int before = 0; before < pile; before++) {
            start += piles.get(before).size();
        }
        return start;
    }

    /** The pile of a card. */
    int pileOf(int card) {
        for (int pile = 0; pile < piles.size(); pile++) {
            if (piles.get(pile).contains(card)) {
                return pile;
            }
        }
        throw new IllegalStateException("No pile has card " + card + ".");
    }

    /** The pile to which a move goes. */
    int destination(Move move) {
        return switch (move.destination()) {
            case Move.FOUNDATION -> Card.suit(move.card());
            case Move.EMPTY_COLUMN -> firstEmpty(SUITS, SUITS + game.columns());
            case Move.REGISTER -> firstEmpty(SUITS + game.columns(), piles.size());
            default -> pileOf(move.destination());
        };
    }

    private int firstEmpty(int from, int to) {
        for (int pile = from; pile < to; pile++) {
            if (piles.get(pile).isEmpty()) {
                return pile;
            }
        }
        throw new IllegalStateException("No pile is empty.");
    }

    /** Lifts the card at a place to the top of its pile. */
    int lift(int place) {
        int number = pileAt(place);
        int card = piles.get(number).remove(place - start(number));
        piles.get(number).add(card);
        return card;
    }

    /** Moves the card at a place, and all on it, to another pile. */
    void move(int place, int to) {
        int from = pileAt(place);
        List<Integer> taken =
                piles.get(from).subList(place - start(from), piles.get(from).size());
        piles.get(to).addAll(taken);
        taken.clear();
    }
}
