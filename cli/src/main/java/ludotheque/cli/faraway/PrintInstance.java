package ludotheque.cli.faraway;

import ludotheque.cli.shell.Verb;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.faraway.Cards;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ludo faraway instance}: prints an instance, drawn from a seed or one of the published ones. */
@Command(name = "instance")
final class PrintInstance extends Verb implements Runnable {
    private static final int USUAL_REGIONS = 30;
    private static final int USUAL_SANCTUARIES = 20;

    @Option(names = "--seed", paramLabel = "N")
    private @Nullable Long seed;

    @Option(names = "--regions", paramLabel = "R", converter = Regions.class)
    private @Nullable Integer regions;

    @Option(names = "--sanctuaries", paramLabel = "S", converter = Sanctuaries.class)
    private @Nullable Integer sanctuaries;

    @Option(names = "--known", paramLabel = "N", converter = KnownNumber.class)
    private @Nullable Integer known;

    @Option(names = "--mystery", paramLabel = "N", converter = MysteryNumber.class)
    private @Nullable Integer mystery;

    @Option(names = "--extra")
    private boolean extra;

    @Override
    public void run() {
        boolean drawn = seed != null || regions != null || sanctuaries != null;
        int chosen = (drawn ? 1 : 0) + (known != null ? 1 : 0) + (mystery != null ? 1 : 0) + (extra ? 1 : 0);
        if (chosen > 1) {
            throw usage(
                    "--known, --mystery, --extra et le tirage (--seed, --regions, --sanctuaries) s'excluent",
                    "--known, --mystery, --extra and drawing (--seed, --regions, --sanctuaries) exclude one another");
        }
        shell.out().print(instance());
    }

    private Instance instance() {
        if (known != null) {
            return PublishedInstances.known().get(known - 1);
        }
        if (mystery != null) {
            return PublishedInstances.mystery().get(mystery - 1);
        }
        if (extra) {
            return PublishedInstances.extra();
        }
        return Instance.random(
                seed == null ? shell.drawSeed() : seed,
                regions == null ? USUAL_REGIONS : regions,
                sanctuaries == null ? USUAL_SANCTUARIES : sanctuaries);
    }

    private static final class Regions extends WholeNumber {
        Regions() {
            super(0, Cards.regions().size());
        }
    }

    private static final class Sanctuaries extends WholeNumber {
        Sanctuaries() {
            super(0, Cards.sanctuaries().size());
        }
    }

    private static final class KnownNumber extends WholeNumber {
        KnownNumber() {
            super(1, PublishedInstances.known().size());
        }
    }

    private static final class MysteryNumber extends WholeNumber {
        MysteryNumber() {
            super(1, PublishedInstances.mystery().size());
        }
    }
}
