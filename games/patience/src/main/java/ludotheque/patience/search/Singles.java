package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Card;
import ludotheque.patience.Move;
import ludotheque.patience.Solitaire;

/** Plays moves of whole runs as the single-card moves they stand for. */
final class Singles {
    private static final int NONE = -1;

    private final Board board;
    private final boolean gathers;
    private final List<Move> played = new ArrayList<>();

    Singles(Board start, boolean gathers) {
        this.board = start.copy();
        this.gathers = gathers;
    }

    /** The single-card moves for moves that each take a card and the run it carries. */
    List<Move> of(List<Move> moves) {
        settle();
        for (Move move : moves) {
            int[] run = runFrom(move.card());
            if (board.isDeposited(move.card()) || move.destination() == Move.FOUNDATION) {
                board.play(move);
                played.add(move);
            } else if (move.destination() == Move.REGISTER) {
                for (int card : run) {
                    play(card, Move.REGISTER);
                }
            } else {
                carry(run, 0, run.length, move.destination(), emptyColumnsFor(move.destination()));
            }
            settle();
        }
        return played;
    }

    /** Does what a scan lets happen by itself. */
    private void settle() {
        depositWhatIsOfNoUse();
        boolean again = gathers;
        while (again) {
            int[] held = board.registers();
            Arrays.sort(held);
            again = false;
            for (int card : held) {
                again = again || (card != NONE && isBuilt(card));
            }
        }
    }

    /** Under full rules nothing goes to the foundation by itself: here is what a scan sends there all the same. */
    private void depositWhatIsOfNoUse() {
        boolean again = board.keepsBack();
        while (again) {
            again = false;
            int least = Arrays.stream(board.foundation()).min().orElse(0);
            for (int suit = 0; suit < Card.SUITS && least < Card.KING; suit++) {
                Move move = new Move(Card.of(least + 1, suit), Move.FOUNDATION);
                if (board.check(move) == null) {
                    board.play(move);
                    played.add(move);
                    again = true;
                }
            }
        }
    }

    /** A card and all that lies on it, the top first. */
    private int[] runFrom(int card) {
        for (int column = 0; column < board.game().columns(); column++) {
            int height = board.heightIn(column, card);
            if (height >= 0) {
                int[] cards = board.column(column);
                int[] run = new int[cards.length - height];
                for (int i = 0; i < run.length; i++) {
                    run[i] = cards[cards.length - 1 - i];
                }
                return run;
            }
        }
        return new int[] {card};
    }

    private int emptyColumnsFor(int destination) {
        if (board.game().emptyColumn() != Solitaire.EmptyColumn.ANY_CARD) {
            return 0;
        }
        int empty = destination == Move.EMPTY_COLUMN ? -1 : 0;
        for (int column = 0; column < board.game().columns(); column++) {
            empty += board.height(column) == 0 ? 1 : 0;
        }
        return empty;
    }

    /** Moves a part of a run by way of the registers and, when they are too few, of empty columns. */
    private void carry(int[] run, int from, int to, int destination, int emptyColumns) {
        int byRegisters = 1 + freeRegisters();
        if (to - from <= byRegisters) {
            for (int i = from; i < to - 1; i++) {
                play(run[i], Move.REGISTER);
            }
            play(run[to - 1], destination);
            for (int i = to - 2; i >= from; i--) {
                play(run[i], run[i + 1]);
            }
        } else {
            int middle = from + Math.min(to - from - 1, byRegisters << (emptyColumns - 1));
            carry(run, from, middle, Move.EMPTY_COLUMN, emptyColumns - 1);
            carry(run, middle, to, destination, emptyColumns - 1);
            carry(run, from, middle, run[middle], emptyColumns - 1);
        }
    }

    private int freeRegisters() {
        int free = 0;
        for (int card : board.registers()) {
            free += card == NONE ? 1 : 0;
        }
        return free;
    }

    private boolean isBuilt(int card) {
        for (int suit = 0; suit < Card.SUITS && Card.rank(card) < Card.KING; suit++) {
            int onto = Card.of(Card.rank(card) + 1, suit);
            if (board.game().builds(card, onto) && board.isOnTop(onto)) {
                play(card, onto);
                return true;
            }
        }
        return false;
    }

    /** Plays one card, unless it went to the foundation on the way. */
    private void play(int card, int destination) {
        if (!board.isDeposited(card)) {
            Move move = new Move(card, destination);
            board.play(move);
            played.add(move);
            depositWhatIsOfNoUse();
        }
    }
}
