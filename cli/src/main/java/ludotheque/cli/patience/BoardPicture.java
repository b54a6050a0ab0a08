package ludotheque.cli.patience;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ludotheque.cli.shell.Shell;
import ludotheque.patience.Board;
import ludotheque.patience.Card;

/** A board as a person sees it: foundations and registers above, then the columns side by side, their bottom cards first. */
final class BoardPicture {
    private final Shell shell;
    private final Faces faces;

    BoardPicture(Shell shell) {
        this.shell = shell;
        this.faces = new Faces(shell);
    }

    String of(Board board) {
        StringBuilder picture = new StringBuilder();
        picture.append(shell.say("Dépôt     ", "Foundation"))
                .append(foundation(board))
                .append('\n');
        if (board.game().registers() > 0) {
            picture.append(shell.say("Registres ", "Registers "))
                    .append(registers(board))
                    .append('\n');
        }
        int[][] columns = IntStream.range(0, board.game().columns())
                .mapToObj(board::column)
                .toArray(int[][]::new);
        int tallest =
                Arrays.stream(columns).mapToInt(column -> column.length).max().orElse(0);
        for (int row = 0; row < Math.max(tallest, 1); row++) {
            picture.append('\n').append(row(columns, row));
        }
        return picture.toString();
    }

    private String foundation(Board board) {
        return IntStream.range(0, Card.SUITS)
                .mapToObj(suit -> {
                    int rank = board.foundation()[suit];
                    return " "
                            + (rank == 0
                                    ? Faces.cell("-" + Faces.SUITS.charAt(suit))
                                    : faces.cell(Card.of(rank, suit)));
                })
                .collect(Collectors.joining());
    }

    private String registers(Board board) {
        return Arrays.stream(board.registers())
                .mapToObj(card -> " " + (card < 0 ? Faces.cell("--") : faces.cell(card)))
                .collect(Collectors.joining());
    }

    private String row(int[][] columns, int row) {
        return Arrays.stream(columns)
                .map(column -> " " + (row < column.length ? faces.cell(column[row]) : Faces.cell(row == 0 ? "--" : "")))
                .collect(Collectors.joining())
                .stripTrailing();
    }
}
