package ludotheque.cameleon;

/**
 * The cells in one flat array with a wall around them, so that every cell has eight neighbours and cell (i, j) of the subject,
 * counted from 1, stands at i × stride + j.
 */
final class Cells {
    static final byte WHITE = 0;
    static final byte RED = 1;
    static final byte BLUE = 2;
    /** Part of an acquired region: the {@link Quadtree} knows its colour. */
    static final byte ACQUIRED = 3;

    private static final byte WALL = 4;

    final int side;
    final int stride;
    final byte[] codes;
    /** From a cell to its eight neighbours, in reading order. */
    final int[] around;

    Cells(Setup setup) {
        this.side = setup.side();
        this.stride = side + 2;
        this.codes = new byte[stride * stride];
        this.around = new int[] {-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1};
        for (int edge = 0; edge < stride; edge++) {
            codes[edge] = WALL;
            codes[codes.length - 1 - edge] = WALL;
            codes[edge * stride] = WALL;
            codes[edge * stride + stride - 1] = WALL;
        }
        for (int line = 1; line <= side; line++) {
            for (int column = 1; column <= side; column++) {
                Colour colour = Colour.of(setup.letters().charAt((line - 1) * side + column - 1));
                codes[at(line, column)] = colour == null ? WHITE : colour.code;
            }
        }
    }

    int at(int line, int column) {
        return line * stride + column;
    }

    /** The top left cell of a small region. */
    int corner(int regionRow, int regionColumn) {
        return at(3 * regionRow + 1, 3 * regionColumn + 1);
    }

    /** How many of the nine cells of the small region with this corner hold a code. */
    int countInRegion(int corner, byte code) {
        int count = 0;
        for (int down = 0; down < 3; down++) {
            int start = corner + down * stride;
            for (int cell = start; cell < start + 3; cell++) {
                count += codes[cell] == code ? 1 : 0;
            }
        }
        return count;
    }
}
