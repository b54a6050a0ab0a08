package ludotheque.cli.patience;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.TextFile;
import ludotheque.cli.shell.Verb;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Text;
import ludotheque.patience.Deal;
import ludotheque.patience.Solution;
import ludotheque.patience.Xpat2Save;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ludo patience xpat2}: games that the program xpat2 saved, read and written. */
@Command(
        name = "xpat2",
        customSynopsis = {"ludo patience xpat2 FILE", "       ludo patience xpat2 --write FILE DEAL SOLUTION"})
final class Xpat2 extends Verb implements Callable<Integer> {
    @Option(names = "--write")
    private boolean write;

    @Option(names = "--full-rules")
    private boolean fullRules;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "save")
    private Path file = Path.of("");

    @Parameters(index = "1", paramLabel = "DEAL", arity = "0..1", descriptionKey = "deal")
    private @Nullable Deal deal;

    @Parameters(index = "2", paramLabel = "SOLUTION", arity = "0..1", descriptionKey = "solution")
    private @Nullable String solution;

    @Override
    public Integer call() {
        if (write != (solution != null)) {
            throw usage(
                    "FILE seul, ou --write FILE DEAL SOLUTION, était attendu",
                    "FILE alone, or --write FILE DEAL SOLUTION, was expected");
        }
        if (deal == null || solution == null) {
            read();
        } else if (deal instanceof Deal.Xpat xpat) {
            write(xpat, solution);
        } else {
            throw usage(
                    "DEAL : xpat2 ne connaît pas les donnes de Microsoft",
                    "DEAL: xpat2 does not know Microsoft's deals");
        }
        return ExitCode.OK;
    }

    private void read() {
        try (InputStream bytes = Files.newInputStream(file)) {
            Xpat2Save save = Xpat2Save.parse(bytes.readNBytes(Xpat2Save.MOST_BYTES));
            String rules = save.fullRules() ? " --full-rules" : "";
            shell.note(
                    save.deal() + ", " + save.moves().size() + " coups ; se vérifie avec check" + rules + ".",
                    save.deal() + ", " + save.moves().size() + " moves; for check" + rules + ".");
            shell.out().print(Solution.format(save.moves()));
        } catch (BadInput bad) {
            throw Failure.badInput(file.toString(), bad);
        } catch (IOException unreadable) {
            throw Failure.badInput("ne peut pas être lu", "cannot be read")
                    .coded("NO_SUCH_FILE")
                    .at(file);
        }
    }

    private void write(Deal.Xpat xpat, String name) {
        String text = TextFile.read(shell, name, Solution.MOST_BYTES);
        try {
            Xpat2Save save = new Xpat2Save(xpat, Solution.parse(text), fullRules);
            Solution.Verdict verdict = Solution.check(save.start(), text);
            Text why = verdict.why();
            if (why != null && verdict.failed() <= save.moves().size()) {
                throw Failure.refused(
                        "coup " + verdict.failed() + " : " + why.fr(), "move " + verdict.failed() + ": " + why.en());
            }
            Files.write(file, save.bytes(), StandardOpenOption.CREATE_NEW);
        } catch (BadInput bad) {
            throw Failure.badInput(name, bad);
        } catch (FileAlreadyExistsException there) {
            throw Failure.refused("existe déjà et n'est pas remplacé", "exists already and is not replaced")
                    .at(file);
        } catch (IOException full) {
            throw Failure.unwritable(file);
        }
    }
}
