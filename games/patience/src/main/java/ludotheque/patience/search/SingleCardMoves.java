package ludotheque.patience.search;

import java.util.ArrayList;
import java.util.List;
import ludotheque.patience.Board;
import ludotheque.patience.Move;
import ludotheque.patience.Solitaire;

/** Plays moves of whole runs as the single-card moves they stand for. */
final class SingleCardMoves {
    private final Position position;
    private final boolean gathers;
    private final boolean keepsBack;
    private final boolean anyCardFillsColumn;
    private final List<Move> played = new ArrayList<>();

    SingleCardMoves(Board start, Packing packing, boolean gathers) {
        this.position = new Position(start, packing, false);
        this.gathers = gathers;
        this.keepsBack = start.keepsBack();
        this.anyCardFillsColumn = start.game().emptyColumn() == Solitaire.EmptyColumn.ANY_CARD;
        writeDeposits(0);
        gather();
    }

    /** The single-card moves played so far. */
    List<Move> played() {
        return played;
    }

    /** Moves a card and the run it carries. */
    void move(int card, int place) {
        boolean isInColumn = position.under(card) < Packing.REGISTER;
        if (isInColumn && place != Packing.FOUNDATION && position.countAbove(card) > 0) {
            moveRun(runFrom(card), place);
        } else {
            write(card, place);
        }
        gather();
    }

    private void moveRun(int[] run, int place) {
        if (place == Packing.REGISTER) {
            for (int card : run) {
                play(card, place);
            }
        } else {
            carry(run, 0, run.length, place, emptyColumnsFor(place));
        }
    }

    /** A card and all that lies on it, the top first. */
    private int[] runFrom(int card) {
        int column = position.columnOf(card);
        int[] run = new int[position.countAbove(card) + 1];
        for (int i = 0; i < run.length; i++) {
            run[i] = position.cardAt(column, position.height(column) - 1 - i);
        }
        return run;
    }

    private int emptyColumnsFor(int place) {
        if (!anyCardFillsColumn) {
            return 0;
        }
        return place == Packing.BOTTOM ? position.emptyColumns() - 1 : position.emptyColumns();
    }

    /** Moves a part of a run by way of the registers and, when they are too few, of empty columns. */
    private void carry(int[] run, int from, int to, int place, int emptyColumns) {
        int byRegisters = 1 + position.freeRegisters();
        if (to - from <= byRegisters) {
            for (int i = from; i < to - 1; i++) {
                play(run[i], Packing.REGISTER);
            }
            play(run[to - 1], place);
            for (int i = to - 2; i >= from; i--) {
                play(run[i], run[i + 1]);
            }
        } else {
            int middle = from + Math.min(to - from - 1, byRegisters << (emptyColumns - 1));
            carry(run, from, middle, Packing.BOTTOM, emptyColumns - 1);
            carry(run, middle, to, place, emptyColumns - 1);
            carry(run, from, middle, run[middle], emptyColumns - 1);
        }
    }

    /** Builds what a scan that gathers builds by itself. */
    private void gather() {
        long cards = gathers ? position.inRegisters() : 0;
        while (cards != 0) {
            int card = Long.numberOfTrailingZeros(cards);
            long onto = position.buildsOn(card) & position.tops();
            if (onto != 0) {
                write(card, Long.numberOfTrailingZeros(onto));
                cards = position.inRegisters();
            } else {
                cards &= cards - 1;
            }
        }
    }

    /** Plays one card, unless it went to the foundation on the way. */
    private void play(int card, int place) {
        if (position.under(card) != Packing.FOUNDATION) {
            write(card, place);
        }
    }

    private void write(int card, int place) {
        position.move(card, place);
        played.add(new Move(card, destination(place)));
        writeDeposits(1);
    }

    /** Under full rules nothing goes to the foundation by itself: what goes there all the same, after this many moved, is a move. */
    private void writeDeposits(int after) {
        for (int i = after; keepsBack && i < position.moved(); i++) {
            played.add(new Move(position.moved(i), Move.FOUNDATION));
        }
        position.forgetMoves();
    }

    private static int destination(int place) {
        return switch (place) {
            case Packing.BOTTOM -> Move.EMPTY_COLUMN;
            case Packing.REGISTER -> Move.REGISTER;
            case Packing.FOUNDATION -> Move.FOUNDATION;
            default -> place;
        };
    }
}
