package ludotheque.cameleon;

import ludotheque.kernel.SeededRandom;

/** Boards as a file may bring them, of every kind. */
public final class RandomBoards {
    private RandomBoards() {}

    /** Any cells: small regions and whole blocks that are full and of both colours are likely when few cells are white. */
    public static Setup mixed(SeededRandom random, int n) {
        int side = 3 << n;
        int white = 1 + random.nextInt(99);
        int red = random.nextInt(101);
        char[] letters = new char[side * side];
        for (int i = 0; i < letters.length; i++) {
            letters[i] = random.nextInt(100) < white ? 'A' : random.nextInt(100) < red ? 'R' : 'B';
        }
        if (random.nextInt(2) == 0) {
            fillBlocks(random, side, letters);
        }
        return new Setup(side, new String(letters));
    }

    /** Blocks nearly full and nearly of one colour, so that R'2 may make their small regions one-coloured. */
    private static void fillBlocks(SeededRandom random, int side, char[] letters) {
        int block = Math.min(side, 3 << random.nextInt(3));
        for (int i = 0; i < letters.length; i++) {
            int row = i / side / block;
            int column = i % side / block;
            if ((row + column) % 2 == 0) {
                char main = (row + column) % 4 == 0 ? 'R' : 'B';
                char other = main == 'R' ? 'B' : 'R';
                letters[i] = random.nextInt(12) == 0 ? other : main;
            }
        }
    }

    /** Small regions nearly of one colour, most of them full: R'2 can decide whole blocks, of which several are within one another. */
    public static Setup nearlyAcquired(SeededRandom random, int n) {
        int side = 3 << n;
        char[] letters = new char[side * side];
        for (int top = 0; top < side; top += 3) {
            for (int left = 0; left < side; left += 3) {
                char main = random.nextInt(2) == 0 ? 'R' : 'B';
                for (int i = 0; i < 9; i++) {
                    letters[(top + i / 3) * side + left + i % 3] = main;
                }
                int odd = random.nextInt(9);
                letters[(top + odd / 3) * side + left + odd % 3] = main == 'R' ? 'B' : 'R';
                if (random.nextInt(6) == 0) {
                    int white = random.nextInt(9);
                    letters[(top + white / 3) * side + left + white % 3] = 'A';
                }
            }
        }
        return new Setup(side, new String(letters));
    }

    /** A position of a real game: what was full is acquired. */
    public static Setup played(SeededRandom random, int n, Variant variant, int whites) {
        Game game = new Game(Setup.empty(n), variant, Colour.RED);
        while (game.board().whites() > whites) {
            game.play(anyWhite(game.board(), random));
        }
        return game.board().toSetup();
    }

    public static int anyWhite(Board board, SeededRandom random) {
        while (true) {
            int cell = board.cell(1 + random.nextInt(board.side()), 1 + random.nextInt(board.side()));
            if (board.isWhite(cell)) {
                return cell;
            }
        }
    }
}
