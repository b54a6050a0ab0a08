package ludotheque.cli.shell.survey;

import java.util.concurrent.Callable;
import ludotheque.cli.shell.ProgramOptions;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.contest.work.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A verb that plays many games between levels or programs, here or on the machines that share the work. */
public abstract class SeriesVerb extends ReportingVerb implements Callable<Integer>, Surveyed {
    @Option(names = "--games", paramLabel = "N", converter = WholeNumber.Count.class)
    protected int games;

    @Option(names = "--seed", paramLabel = "SEED")
    private @Nullable Long seed;

    @Mixin
    protected final SurveyOptions machines = new SurveyOptions();

    @Mixin
    protected final ProgramOptions programs = new ProgramOptions();

    /** @param games unless another number is typed */
    protected SeriesVerb(int games) {
        this.games = games;
    }

    /** Whether somebody plays who is on this machine alone. */
    protected abstract boolean hasPrograms();

    /** Plays the games, and tells how they went. */
    protected abstract int play();

    /** What machines that share the games of a seed are asked about each. */
    protected abstract Question question(long source);

    @Override
    public Integer call() {
        if (machines.isShared()) {
            expectLevels();
        }
        try (programs) {
            return play();
        }
    }

    /** The seed that was typed or, where nobody else shares the games, one that is drawn now. */
    protected final long seed() {
        return machines.isShared() || seed != null ? typedSeed() : shell.drawSeed();
    }

    @Override
    public final Question question() {
        expectLevels();
        return question(typedSeed());
    }

    private void expectLevels() {
        if (hasPrograms()) {
            throw usage(
                    "--database va avec des niveaux : un programme n'est que sur cette machine",
                    "--database goes with levels: a program is on this machine alone");
        }
    }

    /** The seed that was typed, which a series needs that somebody goes on with. */
    private long typedSeed() {
        if (seed == null) {
            throw usage(
                    "--database va avec --seed : la même commande continue alors la même série",
                    "--database goes with --seed: the same command then goes on with the same series");
        }
        return seed;
    }
}
