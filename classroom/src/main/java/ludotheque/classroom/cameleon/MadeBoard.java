package ludotheque.classroom.cameleon;

import java.util.ArrayList;
import java.util.List;
import ludotheque.cameleon.Setup;
import ludotheque.kernel.SeededRandom;

/**
 * Boards for exercises, as the subject wants them: as many red cells as blue. What is full is of one colour, so that the rules leave nothing open,
 * and there are acquired regions of several sizes and small regions with one white cell.
 */
final class MadeBoard {
    private static final char[] COLOURS = {'R', 'B'};

    private final SeededRandom random;
    private final int side;
    private final char[] letters;

    private MadeBoard(SeededRandom random, int side) {
        this.random = random;
        this.side = side;
        this.letters = new char[side * side];
    }

    /** The board of a seed. */
    static Setup of(long seed, int side) {
        // Few draws cannot be evened out; the next one of the same seed can.
        for (int attempt = 0; ; attempt++) {
            MadeBoard made = new MadeBoard(new SeededRandom(seed, attempt), side);
            made.fill(0, 0, side, true);
            if (made.evenOut()) {
                return new Setup(side, new String(made.letters));
            }
        }
    }

    /** A board on which a third of all cells is coloured, wherever they are. */
    static Setup sparse(long seed, int side) {
        SeededRandom random = new SeededRandom(seed);
        char[] letters = String.valueOf(Setup.WHITE).repeat(side * side).toCharArray();
        for (int i = 0; i < side * side / 3 / 2 * 2; ) {
            int cell = random.nextInt(letters.length);
            if (letters[cell] == Setup.WHITE && whitesAround(letters, side, cell) > 1) {
                letters[cell] = COLOURS[i++ % 2];
            }
        }
        return new Setup(side, new String(letters));
    }

    /** White cells of the small region around a cell. */
    private static int whitesAround(char[] letters, int side, int cell) {
        int top = cell / side / 3 * 3;
        int left = cell % side / 3 * 3;
        int whites = 0;
        for (int i = 0; i < 9; i++) {
            whites += letters[(top + i / 3) * side + left + i % 3] == Setup.WHITE ? 1 : 0;
        }
        return whites;
    }

    /** Fills a region; one that stays open has a white cell. */
    private void fill(int top, int left, int size, boolean open) {
        if (!open && random.nextInt(3) == 0) {
            paint(top, left, size, COLOURS[random.nextInt(2)]);
        } else if (size == 3) {
            fillSmall(top, left, random.nextInt(3) == 0 ? 1 : 1 + random.nextInt(9));
        } else if (size == 6 && random.nextInt(3) == 0) {
            fillNearly(top, left);
        } else {
            int half = size / 2;
            int opened = random.nextInt(4);
            for (int i = 0; i < 4; i++) {
                fill(top + i / 2 * half, left + i % 2 * half, half, i == opened);
            }
        }
    }

    /** Three small regions are acquired and the fourth has one white cell, which decides all: by R4, or by R5. */
    private void fillNearly(int top, int left) {
        int opened = random.nextInt(4);
        for (int i = 0; i < 4; i++) {
            int line = top + i / 2 * 3;
            int column = left + i % 2 * 3;
            if (i == opened) {
                fillSmall(line, column, 1);
            } else {
                paint(line, column, 3, COLOURS[random.nextInt(2)]);
            }
        }
    }

    private void fillSmall(int top, int left, int whites) {
        int[] order = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        random.shuffle(order);
        for (int i = 0; i < order.length; i++) {
            int cell = (top + order[i] / 3) * side + left + order[i] % 3;
            letters[cell] = i < whites ? Setup.WHITE : COLOURS[random.nextInt(2)];
        }
    }

    private void paint(int top, int left, int size, char colour) {
        for (int line = top; line < top + size; line++) {
            for (int column = left; column < left + size; column++) {
                letters[line * side + column] = colour;
            }
        }
    }

    /** Recolours cells of open small regions until there are as many of each colour, if that is possible. */
    private boolean evenOut() {
        int more = 0;
        for (char letter : letters) {
            more += letter == 'R' ? 1 : letter == 'B' ? -1 : 0;
        }
        char many = more > 0 ? 'R' : 'B';
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < letters.length; cell++) {
            if (letters[cell] == many && whitesAround(letters, side, cell) > 0) {
                cells.add(cell);
            }
        }
        int left = Math.abs(more);
        while (left > 0 && !cells.isEmpty()) {
            int cell = cells.remove(random.nextInt(cells.size()));
            letters[cell] = left == 1 ? Setup.WHITE : many == 'R' ? 'B' : 'R';
            left -= left == 1 ? 1 : 2;
        }
        return left == 0;
    }
}
