package ludotheque.cli.cameleon;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import ludotheque.arena.player.ProgramLost;
import ludotheque.arena.player.Sittings;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.player.Player;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.ProgramOptions;
import ludotheque.cli.shell.SavedGame;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Verb;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code ludo cameleon play}: the subject's menu or, when the game is described by options, the game itself. */
@Command(name = "play")
final class CameleonPlay extends Verb implements Callable<Integer> {
    @Parameters(paramLabel = "BOARD", arity = "0..1", descriptionKey = "start")
    private @Nullable String board;

    @Option(names = "--size", paramLabel = "N", converter = Words.Empty.class)
    private @Nullable Setup empty;

    @Option(names = "--variant", paramLabel = "VARIANT", completionCandidates = Words.Variants.class)
    private @Nullable Variant variant;

    @Option(names = "--level", paramLabel = "LEVEL|PROGRAM", completionCandidates = Words.Levels.class)
    private @Nullable Opponent opponent;

    @Option(names = "--colour", paramLabel = "R|B", completionCandidates = Words.Colours.class)
    private @Nullable Colour person;

    @Option(names = "--first", paramLabel = "R|B", completionCandidates = Words.Colours.class)
    private @Nullable Colour first;

    @Option(names = "--seed", paramLabel = "SEED")
    private @Nullable Long seed;

    @Option(names = "--record", paramLabel = "FILE")
    private @Nullable Path file;

    @Mixin
    private final ProgramOptions programs = new ProgramOptions();

    @Override
    public Integer call() {
        boolean described = board != null
                || empty != null
                || variant != null
                || opponent != null
                || person != null
                || first != null;
        SavedGame<CameleonSetup, Move, Game> kept =
                file == null ? null : SavedGame.keptIn(shell, CameleonGame.CAMELEON, file);
        AgreedGame match = described || kept != null ? match(record(kept)) : null;
        Dialogue.hold(
                shell,
                shell.say("Au revoir.", "Goodbye."),
                dialogue -> match == null ? new Menu(shell, dialogue, this::seed, file).run() : play(match, dialogue));
        return ExitCode.OK;
    }

    private String play(AgreedGame match, Dialogue dialogue) {
        try (programs;
                Sittings sittings = new Sittings()) {
            Colour colour = match.person().opponent();
            Player computer =
                    match.opponent().ready(shell, programs).sit(match.record().setup(), colour, seed(match), sittings);
            return new CameleonLiveGame(shell, dialogue, match, computer, file).play();
        } catch (ProgramLost lost) {
            String name = match.opponent().word();
            Text why = lost.forfeit().sentence();
            return shell.say(
                    name + " " + why.fr() + ", et perd la partie.", name + " " + why.en() + ", and loses the game.");
        }
    }

    /** The game that is kept already, that BOARD holds, or else a new one. */
    private GameRecord<CameleonSetup, Move, Game> record(@Nullable SavedGame<CameleonSetup, Move, Game> kept) {
        if (board != null && empty != null) {
            throw usage("BOARD ou --size, pas les deux", "BOARD or --size, not both");
        }
        String text = board == null ? "" : TextFile.read(shell, board, CameleonGame.CAMELEON.mostBytes());
        SavedGame<CameleonSetup, Move, Game> given = board != null && SavedGame.isRecord(CameleonGame.CAMELEON, text)
                ? SavedGame.of(CameleonGame.CAMELEON, board, text)
                : null;
        SavedGame<CameleonSetup, Move, Game> saved = kept != null ? kept : given;
        Setup setup = given != null
                ? given.record().setup().board()
                : board != null ? new BoardFile(shell).parse(board, text) : empty;
        if (saved == null) {
            return CameleonGame.of(
                    variant == null ? Variant.TEMERAIRE : variant,
                    first == null ? Colour.RED : first,
                    setup == null ? Setup.empty(2) : setup);
        }
        if (given != null && !given.record().equals(saved.record())) {
            throw another(saved, "d'autres coups", "other moves");
        }
        expectSame(saved, setup);
        return saved.unfinished();
    }

    /** Refuses options that ask for another game than the one that is there already. */
    private void expectSame(SavedGame<CameleonSetup, Move, Game> saved, @Nullable Setup setup) {
        CameleonSetup kept = saved.record().setup();
        if (setup != null && !setup.equals(kept.board())) {
            throw another(saved, "un autre plateau", "another board");
        }
        if (variant != null && variant != kept.variant()) {
            throw another(saved, "une autre variante", "another variant");
        }
        if (first != null && first != kept.first()) {
            throw another(saved, "l'autre couleur commence", "the other colour starts");
        }
    }

    private ParameterException another(SavedGame<?, ?, ?> saved, String fr, String en) {
        return usage(
                saved.file() + " contient une autre partie (" + fr + ")",
                saved.file() + " holds another game (" + en + ")");
    }

    private AgreedGame match(GameRecord<CameleonSetup, Move, Game> record) {
        Variant played = record.setup().variant();
        List<Level> levels = Level.of(played);
        Opponent against = opponent == null ? Opponent.of(levels.get(levels.size() - 1)) : opponent;
        Level level = against.level();
        if (level != null && !level.plays(played)) {
            Text told = Words.notOf(played, level);
            throw usage(told.fr(), told.en());
        }
        return new AgreedGame(record, person == null ? Colour.RED : person, against);
    }

    private long seed(AgreedGame match) {
        if (seed != null) {
            return seed;
        }
        return match.opponent().level() == Level.RANDOM ? shell.drawSeed() : 0;
    }
}
