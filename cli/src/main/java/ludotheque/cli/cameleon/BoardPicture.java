package ludotheque.cli.cameleon;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Variant;
import ludotheque.cli.shell.Shell;

/**
 * A board as a person sees it: letters in their small regions, with the numbers of lines and columns. In the Téméraire variant a cell
 * that is not acquired has a small letter.
 */
record BoardPicture(Shell shell) {
    /** Wider boards do not fit any terminal. */
    private static final int MOST_SIDE = 96;
    /** Beyond it the cells stand side by side. */
    private static final int MOST_SPACED = 24;

    String of(Board board) {
        if (board.side() > MOST_SIDE) {
            return shell.say(
                    "Plateau de " + board.side() + " cases de côté, trop grand pour être dessiné ici.",
                    "A board of side " + board.side() + ", too large to be drawn here.");
        }
        StringBuilder picture = new StringBuilder();
        for (int unit = board.side() > 9 ? 10 : 1; unit > 0; unit /= 10) {
            numbers(picture, board, unit);
        }
        for (int line = 1; line <= board.side(); line++) {
            if (line % 3 == 1 && line > 1) {
                rule(picture, board.side());
            }
            picture.append(String.format("%2d", line));
            for (int column = 1; column <= board.side(); column++) {
                gap(picture, board.side(), column, '|');
                letter(picture, board, board.cell(line, column));
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    private static void numbers(StringBuilder picture, Board board, int unit) {
        picture.append("  ");
        for (int column = 1; column <= board.side(); column++) {
            gap(picture, board.side(), column, ' ');
            picture.append(column < unit ? ' ' : (char) ('0' + column / unit % 10));
        }
        picture.append('\n');
    }

    private static void rule(StringBuilder picture, int side) {
        picture.append("  ");
        String space = side > MOST_SPACED ? "" : "-";
        String cells = space + ("-" + space).repeat(3);
        picture.append(space.isEmpty() ? "|" : " ").append(cells.substring(space.length()));
        picture.append(("+" + cells).repeat(side / 3 - 1)).append('\n');
    }

    private static void gap(StringBuilder picture, int side, int column, char border) {
        boolean region = column % 3 == 1;
        if (side > MOST_SPACED) {
            picture.append(region ? String.valueOf(border) : "");
        } else {
            picture.append(region && column > 1 ? " " + border + " " : " ");
        }
    }

    private void letter(StringBuilder picture, Board board, int cell) {
        Colour colour = board.colour(cell);
        if (colour == null) {
            picture.append('.');
            return;
        }
        boolean loose = board.variant() == Variant.TEMERAIRE && board.leaf(cell).owner() == null;
        char letter = loose ? Character.toLowerCase(colour.letter()) : colour.letter();
        if (shell.hasColour()) {
            picture.append(colour == Colour.RED ? "\u001b[91m" : "\u001b[94m")
                    .append(letter)
                    .append("\u001b[0m");
        } else {
            picture.append(letter);
        }
    }
}
