package ludotheque.classroom.memoryx;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ludotheque.arena.match.BadChampion;
import ludotheque.arena.match.Fingerprint;
import ludotheque.arena.player.PlayerLimits;
import ludotheque.arena.player.PlayerProgram;
import ludotheque.arena.player.Sittings;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.classroom.player.DuelScore;
import ludotheque.classroom.player.Figure;
import ludotheque.classroom.player.ProgramGames;
import ludotheque.kernel.Estimate;
import ludotheque.kernel.SeededRandom;
import ludotheque.kernel.Text;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.MemoryxGame;
import ludotheque.memoryx.MemoryxSetup;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.BotGame;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.Level;
import ludotheque.memoryx.bot.ProgramBot;

/**
 * Some games of one kind. Their deals depend on nothing but the scheme, so that all students play the same.
 *
 * @param opponent of a duel; alone there is none, and the level is not asked
 * @param optimum the mean number of turns that the best player needs alone
 */
record MemoryxExercise(Kind kind, Size size, int games, Level opponent, Bots bots, double optimum, PlayerLimits limits)
        implements Exercise {
    private static final long SEED = 3;
    private static final int PARTS = 1000;
    /** Alone, who needs so many times the optimum at most has all points. */
    private static final double NEAR = 1.15;

    /** What is looked at. */
    enum Kind {
        LEGAL,
        PAIRS,
        ALONE,
        AGAINST;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        int players() {
            return this == ALONE ? 1 : 2;
        }
    }

    @Override
    public String name() {
        return kind.word() + (kind == Kind.AGAINST ? " " + opponent : "") + " " + size + " " + games;
    }

    @Override
    public Text question() {
        return switch (kind) {
            case LEGAL ->
                new Text(
                        games + " parties " + size + " sans faute : coups permis, à temps, dans le protocole.",
                        games + " games " + size + " without a fault: legal moves, in time, by the protocol.");
            case PAIRS ->
                new Text(
                        "Jouer les paires vues, en " + games + " parties " + size + ".",
                        "Play the pairs that were seen, in " + games + " games " + size + ".");
            case ALONE ->
                new Text(
                        games + " solitaires " + size + " en peu de coups ; l'optimum est de "
                                + Figure.decimal(optimum, Locale.FRENCH) + " en moyenne.",
                        games + " solitaires " + size + " in few turns; the optimum is "
                                + Figure.decimal(optimum, Locale.ENGLISH) + " on average.");
            case AGAINST ->
                new Text(
                        games + " duels " + size + " contre notre niveau " + opponent + ".",
                        games + " duels " + size + " against our level " + opponent + ".");
        };
    }

    @Override
    public String fingerprint() {
        return new Fingerprint()
                .add("memoryx " + name())
                .add(limits.move().toString())
                .add(String.valueOf(limits.memoryBytes()))
                .toString();
    }

    /** A game that was played to its end, or until nothing new came of it. */
    private record Played(Memoryx game, int occasions, int taken) {}

    @Override
    public Result take(Candidate candidate) throws IOException, BadChampion, InterruptedException {
        ProgramGames<Played> all = ProgramGames.play(candidate, games, limits, this::play);
        if (all.played().isEmpty()) {
            return all.nothing();
        }
        return all.took(
                switch (kind) {
                    case LEGAL -> all.withoutFault();
                    case PAIRS -> pairs(all);
                    case ALONE -> alone(all);
                    case AGAINST -> against(all);
                });
    }

    private Played play(int number, PlayerProgram program, Sittings sittings) {
        SeededRandom seeds = new SeededRandom(SEED, number);
        int players = kind.players();
        MemoryxSetup setup = MemoryxSetup.seeded(size, players, number % players, seeds.nextLong());
        AttentiveBot student =
                new AttentiveBot(new ProgramBot(sittings.sit(program, MemoryxGame.MEMORYX.word(), 0), setup, 0), bots);
        List<Bot> seated = new ArrayList<>(List.of(student));
        if (players == 2) {
            seated.add(bots.create(opponent, seeds.nextLong()));
        }
        Memoryx game = BotGame.play(setup, seated).game();
        return new Played(game, student.occasions(), student.taken());
    }

    private Result pairs(ProgramGames<Played> all) {
        int occasions = all.played().stream().mapToInt(Played::occasions).sum();
        int taken = all.played().stream().mapToInt(Played::taken).sum();
        if (occasions == taken && all.forfeited() == 0) {
            return Result.passed(new Text(
                    "Les " + occasions + " fois qu'une paire vue était à prendre, le programme l'a jouée.",
                    "All " + occasions + " times that a pair that was seen could be taken, the program played it."));
        }
        return partly(
                taken,
                occasions,
                all,
                new Text(
                        "Une paire vue était à prendre " + occasions + " fois ; le programme en a joué une " + taken
                                + " fois.",
                        "A pair that was seen could be taken " + occasions + " times; the program played one " + taken
                                + " times."));
    }

    private Result alone(ProgramGames<Played> all) {
        int[] turns =
                all.played().stream().mapToInt(played -> played.game().turns()).toArray();
        Estimate mean = Estimate.mean(turns);
        long unfinished =
                all.played().stream().filter(played -> !played.game().isOver()).count();
        Text told = new Text(
                Figure.interval(mean, 1, Locale.FRENCH) + " coups en moyenne ; l'optimum est de "
                        + Figure.decimal(optimum, Locale.FRENCH) + "."
                        + (unfinished > 0 ? " Parties sans fin : " + unfinished + "." : ""),
                Figure.interval(mean, 1, Locale.ENGLISH) + " turns on average; the optimum is "
                        + Figure.decimal(optimum, Locale.ENGLISH) + "."
                        + (unfinished > 0 ? " Games without end: " + unfinished + "." : ""));
        double part = Math.min(1, NEAR * optimum / mean.value());
        return part == 1 && all.forfeited() == 0 && unfinished == 0
                ? Result.passed(told)
                : partly((int) Math.round(PARTS * part), PARTS, all, told);
    }

    private Result against(ProgramGames<Played> all) {
        int won = (int) all.played().stream()
                .filter(played -> played.game().leader() == 0)
                .count();
        int drawn = (int) all.played().stream()
                .filter(played -> played.game().leader() == Memoryx.NONE)
                .count();
        return DuelScore.judge(all, won, drawn, opponent.toString());
    }

    /** Of the points, the part of the games that were played, and of these the part that is told. */
    private static Result partly(int part, int whole, ProgramGames<Played> all, Text told) {
        Text why = new Text(
                (told.fr() + all.faults().fr()).strip(),
                (told.en() + all.faults().en()).strip());
        long share = whole == 0 ? 0 : (long) PARTS * part / whole * (all.asked() - all.forfeited()) / all.asked();
        return share == 0 ? Result.none(Verdict.WRONG, why) : Result.partly((int) share, PARTS, why.fr(), why.en());
    }
}
