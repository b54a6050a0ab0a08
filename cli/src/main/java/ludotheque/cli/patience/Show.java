package ludotheque.cli.patience;

import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Json;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo patience show}: the cards as dealt, once those that can go to the foundation are there. */
@Command(name = "show")
final class Show implements Runnable {
    private final Shell shell;

    @Mixin
    private final StartOptions options;

    @Parameters(paramLabel = "DEAL", arity = "0..1", descriptionKey = "deal")
    private @Nullable String deal;

    @Option(names = "--text")
    private boolean text;

    @Option(names = "--json")
    private boolean json;

    Show(Shell shell) {
        this.shell = shell;
        this.options = new StartOptions(shell);
    }

    @Override
    public void run() {
        Start start = options.start(deal);
        if (text) {
            shell.out().print(BoardText.format(start.board()));
        } else if (json) {
            shell.out().println(json(start));
        } else {
            show(start);
        }
    }

    void show(Start start) {
        shell.out().println(start.name() + "\n\n" + new BoardPicture(shell).of(start.board()));
    }

    private static Json json(Start start) {
        Board board = start.board();
        Json object = new Json()
                .object()
                .field("deal", start.name())
                .field("game", board.game().title())
                .field("foundation", board.foundation())
                .field("registers", board.registers())
                .name("columns")
                .array();
        for (int column = 0; column < board.game().columns(); column++) {
            object.value(board.column(column));
        }
        return object.end().end();
    }
}
