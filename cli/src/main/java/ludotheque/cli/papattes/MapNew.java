package ludotheque.cli.papattes;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Stream;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Verb;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.kernel.BadInput;
import ludotheque.papattes.map.Generator;
import ludotheque.papattes.map.MapFile;
import ludotheque.papattes.map.Recipe;
import ludotheque.papattes.map.Symmetry;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** {@code ludo papattes map new}: makes a fair map from a seed. */
@Command(name = "new")
final class MapNew extends Verb implements Runnable {
    @Option(names = "--seed", paramLabel = "SEED")
    private @Nullable Long seed;

    @Option(names = "--name", paramLabel = "NAME")
    private @Nullable String name;

    @Option(
            names = "--symmetry",
            paramLabel = "SYMMETRY",
            converter = SymmetryWord.class,
            completionCandidates = Symmetries.class)
    private Symmetry symmetry = Recipe.USUAL.symmetry();

    @Option(names = "--walls", paramLabel = "PERCENT", converter = Share.class)
    private int walls = Recipe.USUAL.walls();

    @Option(names = "--puddles", paramLabel = "PERCENT", converter = Share.class)
    private int puddles = Recipe.USUAL.puddles();

    @Option(names = "--trees", paramLabel = "N", converter = Pairs.class)
    private int trees = Recipe.USUAL.trees();

    @Option(names = "--skeletons", paramLabel = "N", converter = Pairs.class)
    private int skeletons = Recipe.USUAL.skeletons();

    @Option(names = "--portals", paramLabel = "N", converter = Pairs.class)
    private int portals = Recipe.USUAL.portals();

    @Option(names = "--pace", paramLabel = "PERCENT", converter = Pace.class)
    private int pace = Recipe.USUAL.pace();

    @Option(names = "--out", paramLabel = "FILE")
    private @Nullable Path file;

    @Override
    public void run() {
        long source = seed != null ? seed : shell.drawSeed();
        Recipe recipe = new Recipe(symmetry, walls, puddles, trees, skeletons, portals, pace);
        String text = MapFile.text(Generator.make(name != null ? name : "map-" + source, recipe, source));
        if (file != null) {
            TextFile.write(file, text);
        } else {
            shell.out().print(text);
        }
    }

    /** Reads a symmetry. */
    static final class SymmetryWord implements ITypeConverter<Symmetry> {
        @Override
        public Symmetry convert(String word) throws BadInput {
            Symmetry symmetry = Symmetry.of(word);
            if (symmetry == null) {
                String choice = String.join(", ", new Symmetries());
                throw new BadInput(
                        "un mot parmi " + choice + " était attendu, pas « " + word + " »",
                        "one of " + choice + " was expected, not \"" + word + "\"");
            }
            return symmetry;
        }
    }

    /** The symmetries a shell proposes when it completes a command line. */
    static final class Symmetries extends ArrayList<String> {
        Symmetries() {
            super(Stream.of(Symmetry.values()).map(Symmetry::word).toList());
        }
    }

    /** A share of the cells that leaves enough to walk on. */
    static final class Share extends WholeNumber {
        Share() {
            super(0, 20);
        }
    }

    /** How many pairs of a thing, so few that they always find room. */
    static final class Pairs extends WholeNumber {
        Pairs() {
            super(0, 40);
        }
    }

    /** The waiting time between two bones or croquettes, in hundredths of the usual one. */
    static final class Pace extends WholeNumber {
        Pace() {
            super(10, 1000);
        }
    }
}
