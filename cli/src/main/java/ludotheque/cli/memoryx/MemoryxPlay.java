package ludotheque.cli.memoryx;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import ludotheque.arena.player.ProgramLost;
import ludotheque.arena.player.Sittings;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.ProgramOptions;
import ludotheque.cli.shell.SavedGame;
import ludotheque.cli.shell.TimeSpan;
import ludotheque.cli.shell.Verb;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.SeededRandom;
import ludotheque.kernel.Text;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.Turn;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.Level;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ludo memoryx play}: a game in the terminal, or through plain streams. */
@Command(name = "play")
final class MemoryxPlay extends Verb implements Callable<Integer> {
    static final Seat USUAL_OPPONENT = Seat.of(new Level(Level.Kind.LIMITED, 7));
    private static final Duration USUAL_DELAY = Duration.ofSeconds(5);

    @Option(names = "--size", paramLabel = "LxC")
    private Size size = new Size(3, 7);

    @Option(names = "--players", paramLabel = "1|2", converter = Players.class)
    private int players = 2;

    @Option(names = "--first", paramLabel = "0|1", converter = PlayerNumber.class)
    private int first;

    @Option(names = "--seat0", paramLabel = "human|LEVEL|PROGRAM", completionCandidates = Levels.OrHuman.class)
    private Seat seat0 = Seat.HUMAN;

    @Option(names = "--seat1", paramLabel = "human|LEVEL|PROGRAM", completionCandidates = Levels.OrHuman.class)
    private Seat seat1 = USUAL_OPPONENT;

    @Option(names = "--names", paramLabel = "NAME", split = ",")
    private List<String> names = List.of();

    @Option(names = "--delay", paramLabel = "TIME", converter = TimeSpan.class)
    private @Nullable Duration delay;

    @Option(names = "--seed", paramLabel = "SEED")
    private @Nullable Long seed;

    @Option(names = "--record", paramLabel = "FILE")
    private @Nullable Path file;

    @Mixin
    private final ProgramOptions programs = new ProgramOptions();

    private Commentary commentary() {
        return new Commentary(shell);
    }

    @Override
    public Integer call() {
        boolean asks =
                shell.isInteractive() && !isGiven("--size", "--players", "--first", "--seat0", "--seat1", "--names");
        SavedGame<MemoryxSetup, Turn, Memoryx> kept =
                file == null ? null : SavedGame.keptIn(shell, MemoryxGame.MEMORYX, file);
        if (kept != null) {
            takeParameters(kept);
        }
        Setup given = setup();
        Dialogue.hold(shell, shell.say("Partie abandonnée.", "Game left."), dialogue -> {
            Setup setup = asks && kept == null ? new SetupQuestions(shell, dialogue, commentary()).ask() : given;
            return play(setup, kept == null ? dealt(setup) : kept.unfinished(), dialogue);
        });
        return ExitCode.OK;
    }

    private boolean isGiven(String... options) {
        return Stream.of(options).anyMatch(commandLine().getParseResult()::hasMatchedOption);
    }

    /** Goes on with the game that is kept already, unless an option asks for another one. */
    private void takeParameters(SavedGame<MemoryxSetup, ?, ?> kept) {
        MemoryxSetup record = kept.record().setup();
        boolean same = (!isGiven("--size") || size.equals(record.deal().size()))
                && (!isGiven("--players") || players == record.players())
                && (!isGiven("--first") || first == record.first())
                && (seed == null || seed.equals(record.seed()));
        if (!same) {
            throw usage(
                    kept.file() + " contient une autre partie (--size, --players, --first ou --seed)",
                    kept.file() + " holds another game (--size, --players, --first or --seed)");
        }
        size = record.deal().size();
        players = record.players();
        first = record.first();
    }

    private Setup setup() {
        if (players == 1 && (first == 1 || isGiven("--seat1"))) {
            throw usage(
                    "--players 1 n'a que le joueur 0 : ni --first 1 ni --seat1",
                    "--players 1 has player 0 only: neither --first 1 nor --seat1");
        }
        if (names.size() > players) {
            throw usage(
                    "--names donne " + names.size() + " noms pour --players " + players,
                    "--names gives " + names.size() + " names for --players " + players);
        }
        List<Seat> seats = players == 1 ? List.of(seat0) : List.of(seat0, seat1);
        return Setup.of(size, seats, names, first, commentary());
    }

    private GameRecord<MemoryxSetup, Turn, Memoryx> dealt(Setup setup) {
        long source = seed != null ? seed : shell.drawSeed();
        return MemoryxGame.of(MemoryxSetup.seeded(setup.size(), setup.seats().size(), setup.first(), source));
    }

    private String play(Setup setup, GameRecord<MemoryxSetup, Turn, Memoryx> record, Dialogue dialogue) {
        Bots bots = new Bots(setup.size(), setup.seats().size());
        Tables.complete(shell, bots, setup.levels());
        int pairs = setup.size().pairs();
        dialogue.say(shell.say(
                "Mémoryx " + setup.size() + " : " + pairs + (pairs == 1 ? " paire" : " paires") + " et un joker.",
                "Mémoryx " + setup.size() + ": " + pairs + (pairs == 1 ? " pair" : " pairs") + " and a joker."));
        try (programs;
                Sittings sittings = new Sittings()) {
            Map<Integer, Bot> seated = new HashMap<>();
            for (int player = 0; player < setup.seats().size(); player++) {
                Seat seat = setup.seats().get(player);
                if (!seat.equals(Seat.HUMAN)) {
                    // The deal and the joker's draws use the seed's streams 0, 1, 2, …
                    long source = new SeededRandom(record.setup().source(), -1 - player).nextLong();
                    Contender contender = Contender.of(shell, seat, programs);
                    seated.put(player, contender.sit(bots, record.setup(), player, source, sittings));
                }
            }
            BoardView board = new BoardView(setup.size(), shell.hasColour());
            return new MemoryxLiveGame(shell, dialogue, setup, record, file, board, seated, delay()).play();
        } catch (ProgramLost lost) {
            String name = setup.names().get(lost.seat());
            Text why = lost.forfeit().sentence();
            return shell.say(
                    name + " " + why.fr() + ", et perd la partie.", name + " " + why.en() + ", and loses the game.");
        }
    }

    private Duration delay() {
        if (delay != null) {
            return delay;
        }
        return shell.isInteractive() ? USUAL_DELAY : Duration.ZERO;
    }

    static final class Players extends WholeNumber {
        Players() {
            super(1, 2);
        }
    }

    private static final class PlayerNumber extends WholeNumber {
        PlayerNumber() {
            super(0, 1);
        }
    }
}
