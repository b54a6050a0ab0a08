package ludotheque.classroom.cameleon;

import java.io.IOException;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Fingerprint;
import ludotheque.arena.player.PlayerLimits;
import ludotheque.arena.player.PlayerProgram;
import ludotheque.arena.player.Sittings;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.player.Player;
import ludotheque.cameleon.player.PlayerGame;
import ludotheque.cameleon.player.ProgramPlayer;
import ludotheque.classroom.mark.Allowance;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.player.DuelScore;
import ludotheque.classroom.player.ProgramGames;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Line;
import ludotheque.kernel.SeededRandom;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * Lets a program play some games as J2, by the protocol. J1's first two cells are drawn, from nothing but the scheme, so that all students play
 * the same.
 *
 * @param level of J1, which decides the points; null when only faults do, and J1 plays at random
 */
record PlayerExercise(@Nullable Level level, Variant variant, Setup board, int games, PlayerLimits limits)
        implements Exercise {
    private static final long SEED = 1;
    private static final int DRAWN_MOVES = 2;
    private static final int MOST_GAMES = 10_000;
    /** What a program that reads no more than it must still plays within its time. */
    private static final int LARGEST_SIDE = 96;

    private static final String LEGAL = "legal";

    static PlayerExercise read(Line line, int words, Allowance allowance) throws BadInput {
        Variant variant = words == 5 ? Variant.of(line.word(2)) : null;
        Level level = words == 5 ? Level.of(line.word(1)) : null;
        boolean isPlayer = level == null ? words == 5 && line.word(1).equals(LEGAL) : true;
        if (variant == null || !isPlayer || (level != null && !level.plays(variant))) {
            throw line.error(
                    1,
                    "player legal VARIANTE CÔTÉ PARTIES, ou player avec un niveau de cette variante, était attendu",
                    "player legal VARIANT SIDE GAMES, or player with a level of that variant, was expected");
        }
        int side = line.integer(3, 3, LARGEST_SIDE);
        if (!Setup.isSide(side)) {
            throw line.error(3, "un côté 3, 6, 12, 24… était attendu", "a side 3, 6, 12, 24… was expected");
        }
        return new PlayerExercise(
                level,
                variant,
                Setup.empty(Integer.numberOfTrailingZeros(side / 3)),
                line.integer(4, 1, MOST_GAMES),
                new PlayerLimits(allowance.time("player"), allowance.memoryBytes()));
    }

    private String opponent() {
        return level == null ? LEGAL : level.word();
    }

    @Override
    public String name() {
        return "player " + opponent() + " " + variant.word() + " " + board.side() + " " + games;
    }

    @Override
    public Text question() {
        String where = " " + variant.word() + " " + board.side() + "×" + board.side();
        return level == null
                ? new Text(
                        games + " parties" + where + " sans faute : coups permis, à temps, dans le protocole.",
                        games + " games" + where + " without a fault: legal moves, in time, by the protocol.")
                : new Text(
                        games + " parties" + where + " de J2 contre notre niveau " + level.word() + ".",
                        games + " games" + where + " of J2 against our level " + level.word() + ".");
    }

    @Override
    public String fingerprint() {
        return new Fingerprint()
                .add("cameleon " + name())
                .add(limits.move().toString())
                .add(String.valueOf(limits.memoryBytes()))
                .toString();
    }

    @Override
    public Result take(Candidate candidate) throws IOException, BadChampion, InterruptedException {
        ProgramGames<Integer> all = ProgramGames.play(candidate, games, limits, this::play);
        if (all.played().isEmpty()) {
            return all.nothing();
        }
        if (level == null) {
            return all.took(all.withoutFault());
        }
        int won = (int) all.played().stream().filter(score -> score > 0).count();
        int drawn = (int) all.played().stream().filter(score -> score == 0).count();
        return all.took(DuelScore.judge(all, won, drawn, level.word()));
    }

    /** The score of J2 at the end of a game. */
    private int play(int number, PlayerProgram program, Sittings sittings) {
        SeededRandom seeds = new SeededRandom(SEED, number);
        CameleonSetup setup = new CameleonSetup(variant, Colour.RED, board);
        Player drawn = Level.RANDOM.create(seeds.nextLong());
        Player red = (level == null ? Level.RANDOM : level).create(seeds.nextLong());
        Player student = new ProgramPlayer(
                sittings.sit(program, CameleonGame.CAMELEON.word(), CameleonGame.seat(Colour.BLUE)),
                setup,
                Colour.BLUE);
        return PlayerGame.play(setup, red, student, drawn, DRAWN_MOVES).board().score();
    }
}
