package ludotheque.cameleon;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rules once more, as the subject tells them: nothing is remembered but the letters, everything is looked at again. */
final class SlowBoard {
    final int side;
    private final Variant variant;
    private final char[] letters;

    private record Square(int row, int column, int side) {}

    SlowBoard(Setup setup, Variant variant) {
        this(setup.side(), variant, setup.letters().toCharArray());
    }

    private SlowBoard(int side, Variant variant, char[] letters) {
        this.side = side;
        this.variant = variant;
        this.letters = letters;
    }

    SlowBoard copy() {
        return new SlowBoard(side, variant, letters.clone());
    }

    String letters() {
        return new String(letters);
    }

    boolean isWhite(int line, int column) {
        return at(line - 1, column - 1) == 'A';
    }

    int score() {
        int score = 0;
        for (char letter : letters) {
            score += letter == 'B' ? 1 : letter == 'R' ? -1 : 0;
        }
        return score;
    }

    int scoreAfter(Colour colour, int line, int column) {
        SlowBoard after = copy();
        after.play(colour, line, column);
        return after.score();
    }

    void play(Colour colour, int line, int column) {
        int row = line - 1;
        int across = column - 1;
        char mine = colour.letter();
        List<int[]> neighbours = new ArrayList<>();
        List<Square> mixedBefore = new ArrayList<>();
        for (int r = Math.max(row - 1, 0); r <= Math.min(row + 1, side - 1); r++) {
            for (int c = Math.max(across - 1, 0); c <= Math.min(across + 1, side - 1); c++) {
                Square region = small(r, c);
                if (at(r, c) != 'A' && (variant == Variant.BRAVE || uniform(region) == null)) {
                    neighbours.add(new int[] {r, c});
                }
                if (isFull(region) && uniform(region) == null && !mixedBefore.contains(region)) {
                    mixedBefore.add(region);
                }
            }
        }
        letters[row * side + across] = mine;
        neighbours.forEach(cell -> letters[cell[0] * side + cell[1]] = mine);
        if (variant == Variant.BRAVE) {
            return;
        }
        List<Square> justAcquired = new ArrayList<>();
        Square played = small(row, across);
        if (isFull(played)) {
            fill(played, mine);
            justAcquired.add(played);
        }
        mixedBefore.stream().filter(region -> uniform(region) != null).forEach(justAcquired::add);
        Set<Square> decided = new HashSet<>();
        justAcquired.forEach(region -> climb(region, decided));
    }

    private void climb(Square region, Set<Square> decided) {
        Square part = region;
        while (part.side < side) {
            Square whole = around(part.row, part.column, 2 * part.side);
            if (!isFull(whole) || !decided.add(whole)) {
                return;
            }
            Character x = uniform(part);
            int half = part.side;
            int parts = 0;
            for (int i = 0; i < 4; i++) {
                Square child = new Square(whole.row + i / 2 * half, whole.column + i % 2 * half, half);
                parts += x != null && x.equals(uniform(child)) ? 1 : 0;
            }
            boolean red = x != null && x == 'R';
            fill(whole, parts >= 2 == red ? 'R' : 'B');
            part = whole;
        }
    }

    private Square small(int row, int column) {
        return around(row, column, 3);
    }

    private static Square around(int row, int column, int side) {
        return new Square(row / side * side, column / side * side, side);
    }

    private char at(int row, int column) {
        return letters[row * side + column];
    }

    private boolean isFull(Square square) {
        for (int r = square.row; r < square.row + square.side; r++) {
            for (int c = square.column; c < square.column + square.side; c++) {
                if (at(r, c) == 'A') {
                    return false;
                }
            }
        }
        return true;
    }

    /** The colour of an acquired region, or null. */
    private @Nullable Character uniform(Square square) {
        char first = at(square.row, square.column);
        for (int r = square.row; r < square.row + square.side; r++) {
            for (int c = square.column; c < square.column + square.side; c++) {
                if (at(r, c) != first) {
                    return null;
                }
            }
        }
        return first == 'A' ? null : first;
    }

    private void fill(Square square, char letter) {
        for (int r = square.row; r < square.row + square.side; r++) {
            for (int c = square.column; c < square.column + square.side; c++) {
                letters[r * side + c] = letter;
            }
        }
    }
}
