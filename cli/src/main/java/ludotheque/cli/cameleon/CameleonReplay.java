package ludotheque.cli.cameleon;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.SavedGame;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Usage;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Json;
import ludotheque.kernel.Lines;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo cameleon replay}: plays a saved game again, or the moves of a file on a board, and checks them. */
@Command(name = "replay")
final class CameleonReplay extends ReportingVerb implements Runnable {
    @Parameters(index = "0", paramLabel = "BOARD", descriptionKey = "start")
    private String board = "";

    @Parameters(index = "1", paramLabel = "MOVES", arity = "0..1", descriptionKey = "moves")
    private @Nullable String moves;

    @Option(names = "--variant", paramLabel = "VARIANT", completionCandidates = Words.Variants.class)
    private @Nullable Variant variant;

    @Option(names = "--first", paramLabel = "R|B", completionCandidates = Words.Colours.class)
    private @Nullable Colour first;

    private Commentary commentary() {
        return new Commentary(shell);
    }

    @Override
    public void run() {
        Game end = moves == null ? replaySaved() : replay(moves);
        if (!json) {
            shell.paint("\n" + new BoardPicture(shell).of(end.board()));
            shell.print(end.isOver() ? "\n" + commentary().result(end) : "");
        }
    }

    private Game replaySaved() {
        String text = TextFile.read(shell, board, CameleonGame.CAMELEON.mostBytes());
        if (!SavedGame.isRecord(CameleonGame.CAMELEON, text)) {
            throw usage(
                    "il manque MOVES (seule une partie notée s'en passe)",
                    "MOVES is missing (only a saved game does without)");
        }
        SavedGame<CameleonSetup, Move, Game> saved = SavedGame.of(CameleonGame.CAMELEON, board, text);
        if (variant != null && variant != saved.record().setup().variant()) {
            String played = saved.record().setup().variant().word();
            throw usage(
                    "--variant : " + board + " est une partie de " + played,
                    "--variant: " + board + " is a game of " + played);
        }
        Colour starts = saved.record().setup().first();
        if (first != null && first != starts) {
            throw usage(
                    "--first : dans " + board + ", " + starts.letter() + " commence",
                    "--first: in " + board + ", " + starts.letter() + " starts");
        }
        return saved.replay((move, game) -> show(game));
    }

    private Game replay(String file) {
        if (variant == null) {
            String words = String.join(", ", new Words.Variants());
            throw usage("il manque --variant (" + words + ")", "--variant is missing (" + words + ")");
        }
        Usage.expectOneInput(commandLine(), board, file);
        CameleonSetup start =
                new CameleonSetup(variant, first == null ? Colour.RED : first, new BoardFile(shell).read(board));
        String written = TextFile.read(shell, file, CameleonGame.CAMELEON.mostBytes());
        GameRecord<CameleonSetup, Move, Game> record = TextFile.parse(
                file, written, text -> GameRecord.parseActions(CameleonGame.CAMELEON, start, new Lines(text)));
        return new SavedGame<>(file, CameleonGame.CAMELEON, record).replay((move, game) -> show(game));
    }

    private void show(Game game) {
        shell.print(json ? json(game.board()) : told(game));
    }

    private String told(Game game) {
        return game.moves() + ". " + commentary().lastMove(game) + " "
                + commentary().scores(game.board());
    }

    private static Json json(Board board) {
        Setup now = board.toSetup();
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < now.side(); row++) {
            rows.append(row == 0 ? "" : "/").append(now.letters(), row * now.side(), (row + 1) * now.side());
        }
        return new Json()
                .object()
                .field("blue", board.count(Colour.BLUE))
                .field("red", board.count(Colour.RED))
                .field("board", rows.toString())
                .end();
    }
}
