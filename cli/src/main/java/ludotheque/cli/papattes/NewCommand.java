package ludotheque.cli.papattes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import ludotheque.champions.Build;
import ludotheque.champions.Kit;
import ludotheque.champions.Language;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.Verb;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo papattes new}: the folder that a candidate starts from. */
@Command(name = "new")
final class NewCommand extends Verb implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "LANGUAGE", descriptionKey = "language", completionCandidates = Words.class)
    private String word = "";

    @Parameters(index = "1", paramLabel = "DIR", descriptionKey = "dir")
    private Path folder = Path.of("");

    @Option(names = "--example")
    private boolean example;

    @Override
    public Integer call() {
        String words = String.join(", ", new Words());
        Language language = Language.of(word)
                .orElseThrow(() -> usage(
                        "un langage était attendu (" + words + "), pas « " + word + " »",
                        "a language was expected (" + words + "), not \"" + word + "\""));
        if (Files.exists(folder.resolve(language.championFile()))) {
            throw Failure.refused(
                    folder.resolve(language.championFile()) + " existe déjà et n'est pas écrasé",
                    folder.resolve(language.championFile()) + " exists already and is not overwritten");
        }
        write(language);
        shell.print(folder.resolve(language.championFile()));
        if (!new Build(language).missing().isEmpty()) {
            String packages = String.join(" ", language.packages());
            shell.note("Pour le construire : apt-get install " + packages, "To build it: apt-get install " + packages);
        }
        return ExitCode.OK;
    }

    private void write(Language language) {
        try {
            if (example) {
                Kit.writeExample(language, folder);
            } else {
                Kit.write(language, folder);
            }
        } catch (IOException unwritable) {
            throw Failure.unwritableFolder(folder);
        }
    }

    /** The words that a shell proposes when it completes a command line. */
    static final class Words extends ArrayList<String> {
        Words() {
            super(Language.all().stream().map(Language::word).toList());
        }
    }
}
