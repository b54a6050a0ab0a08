package ludotheque.cli.shell;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** What every command has that plays many games: how many, from which seed, and for whom the report is. */
public final class SeriesOptions {
    @Option(names = "--games", paramLabel = "N", converter = WholeNumber.Count.class)
    private int games;

    @Option(names = "--seed", paramLabel = "SEED")
    private @Nullable Long seed;

    @Option(names = "--json")
    private boolean json;

    /** @param games unless another number is typed */
    public SeriesOptions(int games) {
        this.games = games;
    }

    public int games() {
        return games;
    }

    /** The seed that was typed, or one that is drawn now. */
    public long seed(Shell shell) {
        return seed != null ? seed : shell.drawSeed();
    }

    /** The seed that was typed, which a series needs that somebody goes on with. */
    public long typedSeed(CommandLine command) {
        if (seed == null) {
            throw Usage.error(
                    command,
                    "--database va avec --seed : la même commande continue alors la même série",
                    "--database goes with --seed: the same command then goes on with the same series");
        }
        return seed;
    }

    public boolean json() {
        return json;
    }
}
