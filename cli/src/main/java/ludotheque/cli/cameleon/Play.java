package ludotheque.cli.cameleon;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.PipedDialogue;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.TerminalDialogue;
import ludotheque.cli.shell.Usage;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ludo cameleon play}: the subject's menu or, when the game is described by options, the game itself. */
@Command(name = "play")
final class Play implements Callable<Integer> {
    private final Shell shell;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "BOARD", arity = "0..1", descriptionKey = "start")
    private @Nullable String board;

    @Option(names = "--size", paramLabel = "N", converter = Words.Empty.class)
    private @Nullable Setup empty;

    @Option(names = "--variant", paramLabel = "VARIANT", completionCandidates = Words.Variants.class)
    private @Nullable Variant variant;

    @Option(names = "--level", paramLabel = "LEVEL", completionCandidates = Words.Levels.class)
    private @Nullable Level level;

    @Option(names = "--colour", paramLabel = "R|B", completionCandidates = Words.Colours.class)
    private @Nullable Colour person;

    @Option(names = "--first", paramLabel = "R|B", completionCandidates = Words.Colours.class)
    private @Nullable Colour first;

    @Option(names = "--seed", paramLabel = "SEED")
    private @Nullable Long seed;

    @Option(names = "--record", paramLabel = "FILE")
    private @Nullable Path file;

    Play(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        boolean described =
                board != null || empty != null || variant != null || level != null || person != null || first != null;
        Match match = described ? match() : null;
        String end;
        try (Dialogue dialogue = shell.isInteractive() ? new TerminalDialogue() : new PipedDialogue(shell)) {
            end = match == null
                    ? new Menu(shell, dialogue, this::seed, file).run()
                    : new LiveGame(shell, dialogue, match, seed(match), file).play();
        } catch (Dialogue.Left enough) {
            end = shell.say("Au revoir.", "Goodbye.");
        }
        shell.out().println(end);
        return ExitCode.OK;
    }

    private Match match() {
        if (board != null && empty != null) {
            throw Usage.error(spec.commandLine(), "BOARD ou --size, pas les deux", "BOARD or --size, not both");
        }
        Variant played = variant == null ? Variant.TEMERAIRE : variant;
        List<Level> levels = Level.of(played);
        Level against = level == null ? levels.get(levels.size() - 1) : level;
        if (!against.plays(played)) {
            Text told = Words.notOf(played, against);
            throw Usage.error(spec.commandLine(), told.fr(), told.en());
        }
        Setup setup = board != null ? new BoardFile(shell).read(board) : empty != null ? empty : Setup.empty(2);
        return new Match(
                setup, played, first == null ? Colour.RED : first, person == null ? Colour.RED : person, against);
    }

    private long seed(Match match) {
        if (seed != null) {
            return seed;
        }
        return match.level() == Level.RANDOM ? shell.drawSeed() : 0;
    }
}
