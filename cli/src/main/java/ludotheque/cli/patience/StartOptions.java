package ludotheque.cli.patience;

import java.util.Objects;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Usage;
import ludotheque.kernel.BadInput;
import ludotheque.patience.Board;
import ludotheque.patience.BoardText;
import ludotheque.patience.Deal;
import ludotheque.patience.Solitaire;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * What a command starts from: the options that put a board somebody wrote down in the place of a deal (the words of the command then
 * lack the deal), and the one that adds full rules.
 */
final class StartOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--board", paramLabel = "BOARD")
    private @Nullable String board;

    @Option(names = "--game", paramLabel = "GAME", completionCandidates = Games.class)
    private @Nullable Solitaire game;

    @Option(names = "--full-rules")
    private boolean fullRules;

    /** What a command without further words starts from. */
    Start start(Shell shell, @Nullable String deal) {
        if (board == null) {
            return deal(expected("DEAL", deal));
        }
        expectNoMore(deal);
        return board(shell, board);
    }

    /** A deal before anything is done to it. */
    Start rawStart(@Nullable String deal) {
        if (board != null || fullRules) {
            throw usage(
                    "--raw ne va ni avec --board ni avec --full-rules",
                    "--raw goes neither with --board nor --full-rules");
        }
        Deal parsed = parsed(expected("DEAL", deal));
        return new Start(parsed.toString(), parsed.rawBoard(), false);
    }

    /** What a command whose words may end with a file starts from. */
    Start startBeforeFile(Shell shell, @Nullable String first, @Nullable String second) {
        if (board == null) {
            return deal(expected("DEAL", first));
        }
        expectNoMore(second);
        return board(shell, board);
    }

    /** The file of a command that cannot do without. */
    String file(String first, @Nullable String second) {
        return board == null ? expected("FILE", second) : first;
    }

    /** The file of a command, or another one when it is left out. */
    String fileOr(String usual, @Nullable String first, @Nullable String second) {
        String file = board == null ? second : first;
        return file == null ? usual : file;
    }

    /** Refuses standard input for the board and the file at once. */
    void expectOneInput(String file) {
        if (board != null) {
            Usage.expectOneInput(Objects.requireNonNull(spec.commandLine()), board, file);
        }
    }

    private Start deal(String name) {
        return Start.of(parsed(name), fullRules);
    }

    private Deal parsed(String name) {
        if (game != null) {
            throw usage("--game ne va qu'avec --board", "--game goes with --board only");
        }
        try {
            return Deal.parse(name);
        } catch (BadInput bad) {
            throw usage(
                    "DEAL : " + bad.expected().fr(), "DEAL: " + bad.expected().en());
        }
    }

    private Start board(Shell shell, String file) {
        if (game == null) {
            throw usage("--board demande --game", "--board needs --game");
        }
        Solitaire solitaire = game;
        String written = TextFile.read(shell, file, BoardText.MOST_BYTES);
        Board read = TextFile.parse(file, written, text -> BoardText.parse(solitaire, text));
        return new Start(file, fullRules ? read.underFullRules() : read, fullRules);
    }

    private String expected(String label, @Nullable String word) {
        if (word == null) {
            throw usage("il manque " + label, label + " is missing");
        }
        return word;
    }

    private void expectNoMore(@Nullable String word) {
        if (word != null) {
            throw usage(
                    "--board remplace DEAL : « " + word + " » est de trop",
                    "--board replaces DEAL: \"" + word + "\" is one too many");
        }
    }

    private CommandLine.ParameterException usage(String fr, String en) {
        return Usage.error(Objects.requireNonNull(spec.commandLine()), fr, en);
    }
}
