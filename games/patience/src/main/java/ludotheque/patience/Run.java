package ludotheque.patience;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Cards on top of a column of which each lies on the one it may be built on. Hands carry them as one; the rules move one card at a time,
 * so a run goes by way of free registers and empty columns, and a record only tells the single moves.
 *
 * @param cards bottom to top, at least two
 */
public record Run(List<Integer> cards) {
    public Run {
        cards = List.copyOf(cards);
    }

    /** The run that starts with a card under another one, or null when that card starts none. */
    public static @Nullable Run from(Board board, int card) {
        for (int column = 0; column < board.game().columns(); column++) {
            int height = board.heightIn(column, card);
            int[] cards = board.column(column);
            if (height >= 0 && height < cards.length - 1) {
                List<Integer> run = new ArrayList<>();
                for (int i = height; i < cards.length; i++) {
                    if (i > height && !board.game().builds(cards[i], cards[i - 1])) {
                        return null;
                    }
                    run.add(cards[i]);
                }
                return new Run(run);
            }
        }
        return null;
    }

    /** How many cards on top of each column lie in order: one at least where there is any. */
    public static int[] lengths(Board board) {
        int[] lengths = new int[board.game().columns()];
        for (int column = 0; column < lengths.length; column++) {
            int[] cards = board.column(column);
            int lowest = cards.length - 1;
            while (lowest > 0 && board.game().builds(cards[lowest], cards[lowest - 1])) {
                lowest--;
            }
            lengths[column] = cards.length - Math.max(0, lowest);
        }
        return lengths;
    }

    /** Every run that can be moved, by its lowest card, and where to. */
    public static List<Move> legal(Board board) {
        List<Move> legal = new ArrayList<>();
        for (int column = 0; column < board.game().columns(); column++) {
            int[] cards = board.column(column);
            for (int i = cards.length - 2; i >= 0; i--) {
                Run run = from(board, cards[i]);
                if (run == null) {
                    break;
                }
                for (int destination : destinations(board, cards[i])) {
                    if (run.moves(board, destination) != null) {
                        legal.add(new Move(cards[i], destination));
                    }
                }
            }
        }
        return legal;
    }

    private static List<Integer> destinations(Board board, int card) {
        List<Integer> destinations = new ArrayList<>();
        boolean emptyOne = false;
        for (int column = 0; column < board.game().columns(); column++) {
            int[] cards = board.column(column);
            if (cards.length == 0) {
                emptyOne = true;
            } else if (board.game().builds(card, cards[cards.length - 1])) {
                destinations.add(cards[cards.length - 1]);
            }
        }
        if (emptyOne && board.game().fillsColumn(card)) {
            destinations.add(Move.EMPTY_COLUMN);
        }
        return destinations;
    }

    /** Why this run cannot go there at once, or null when it can. */
    public @Nullable Refusal check(Board board, int destination) {
        return check(board, destination, Card::name);
    }

    /** The same, with cards called as somebody wants to read them. */
    public @Nullable Refusal check(Board board, int destination, IntFunction<String> names) {
        int card = cards.get(0);
        if (destination == Move.REGISTER || destination == Move.FOUNDATION) {
            return board.check(new Move(card, destination), names);
        }
        if (!destinations(board, card).contains(destination)) {
            return destination == Move.EMPTY_COLUMN
                    ? board.checkEmptyColumn(card, names)
                    : board.checkOnto(card, destination, names);
        }
        int most = mostAtOnce(board, destination);
        if (cards.size() > most) {
            return new Refusal(
                    "RUN_TOO_LONG",
                    "ces " + cards.size() + " cartes ne passent pas ensemble : les places libres en laissent passer "
                            + most,
                    "these " + cards.size() + " cards cannot go together: the free places let " + most + " through");
        }
        return moves(board, destination) == null
                ? new Refusal(
                        "RUN_BREAKS",
                        "cette suite se défait en route : une de ses cartes monte au dépôt",
                        "this run comes apart on its way: one of its cards goes to the foundation")
                : null;
    }

    /** Each free register holds a card on the way, and each empty column doubles what can go. */
    private static int mostAtOnce(Board board, int destination) {
        return (freeRegisters(board) + 1) << spareColumns(board, destination);
    }

    private static int freeRegisters(Board board) {
        return (int) Arrays.stream(board.registers())
                .filter(register -> register == Board.NONE)
                .count();
    }

    private static int spareColumns(Board board, int destination) {
        if (board.game().emptyColumn() != Solitaire.EmptyColumn.ANY_CARD) {
            return 0;
        }
        int empty = 0;
        for (int column = 0; column < board.game().columns(); column++) {
            empty += board.height(column) == 0 ? 1 : 0;
        }
        return destination == Move.EMPTY_COLUMN ? Math.max(0, empty - 1) : empty;
    }

    /** The single moves that carry this run onto a card or into an empty column, or null when there is no way. */
    public @Nullable List<Move> moves(Board board, int destination) {
        if (cards.size() > mostAtOnce(board, destination)) {
            return null;
        }
        Carrying carrying = new Carrying(board.copy());
        return carrying.carry(cards, destination, spareColumns(board, destination)) ? carrying.moves : null;
    }

    /** Plays the single moves as it finds them. A card that goes to the foundation on the way needs no further move. */
    private record Carrying(Board board, List<Move> moves) {
        Carrying(Board board) {
            this(board, new ArrayList<>());
        }

        boolean carry(List<Integer> cards, int destination, int spareColumns) {
            int direct = freeRegisters(board) + 1;
            if (cards.size() <= direct) {
                return carryByRegisters(cards, destination);
            }
            if (spareColumns == 0) {
                return false;
            }
            int above = Math.min(direct << (spareColumns - 1), cards.size() - 1);
            List<Integer> upper = cards.subList(cards.size() - above, cards.size());
            List<Integer> lower = cards.subList(0, cards.size() - above);
            return carry(upper, Move.EMPTY_COLUMN, spareColumns - 1)
                    && carry(lower, destination, spareColumns - 1)
                    && carry(upper, lower.get(lower.size() - 1), spareColumns - 1);
        }

        private boolean carryByRegisters(List<Integer> cards, int destination) {
            for (int i = cards.size() - 1; i > 0; i--) {
                if (!play(cards.get(i), Move.REGISTER)) {
                    return false;
                }
            }
            boolean carried = play(cards.get(0), destination);
            for (int i = 1; carried && i < cards.size(); i++) {
                carried = play(cards.get(i), cards.get(i - 1));
            }
            return carried;
        }

        private boolean play(int card, int destination) {
            Move move = new Move(card, destination);
            if (board.isDeposited(card)) {
                return true;
            }
            if (board.check(move) != null) {
                return false;
            }
            board.play(move);
            moves.add(move);
            return true;
        }
    }
}
