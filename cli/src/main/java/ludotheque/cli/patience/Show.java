package ludotheque.cli.patience;

import ludotheque.cli.shell.ReportingVerb;
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
final class Show extends ReportingVerb implements Runnable {
    @Mixin
    private final StartOptions options = new StartOptions();

    @Parameters(paramLabel = "DEAL", arity = "0..1", descriptionKey = "deal")
    private @Nullable String deal;

    @Option(names = "--text")
    private boolean text;

    @Option(names = "--raw")
    private boolean raw;

    @Override
    public void run() {
        Start start = raw ? options.rawStart(deal) : options.start(shell, deal);
        if (text) {
            shell.out().print(BoardText.format(start.board()));
        } else if (json) {
            shell.print(json(start));
        } else {
            show(start);
        }
    }

    void show(Start start) {
        shell.print(start.name() + "\n");
        shell.paint(new BoardPicture(shell).of(start.board()) + "\n");
        if (start.fullRules()) {
            shell.print("\n" + fullRules(start.board()));
        }
    }

    private String fullRules(Board board) {
        if (board.keepsBack()) {
            return shell.say(
                    "Règles complètes : aucune carte ne va d'elle-même au dépôt (12 F l'y pose), et la dernière de chaque couleur"
                            + " peut en revenir.",
                    "Full rules: no card goes to the foundation by itself (12 F puts it there), and the last of a suit may come"
                            + " back.");
        }
        if (board.lifts() == 0) {
            return shell.say(
                    "Règles complètes : elles n'ajoutent rien à ce jeu.", "Full rules: they add nothing to this game.");
        }
        String lift = shell.say(
                "Règles complètes : une carte, une fois, peut être levée au bout de sa colonne (12 L)",
                "Full rules: one card, once, may be lifted to the top of its column (12 L)");
        return board.redeals() == 0
                ? lift + "."
                : lift
                        + shell.say(
                                ", et les cartes qui restent peuvent être redistribuées deux fois (R).",
                                ", and the cards left may be dealt again twice (R).");
    }

    private static Json json(Start start) {
        Json object = start.json().field("game", start.board().game().title());
        return cards(object, start.board()).end();
    }

    /** Adds where the cards are to an object. */
    static Json cards(Json object, Board board) {
        object.field("foundation", board.foundation())
                .field("registers", board.registers())
                .name("columns")
                .array();
        for (int column = 0; column < board.game().columns(); column++) {
            object.value(board.column(column));
        }
        return object.end();
    }
}
