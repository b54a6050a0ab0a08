package ludotheque.cli.patience;

import java.util.Objects;
import java.util.concurrent.Callable;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.ReportingVerb;
import ludotheque.cli.shell.TextFile;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Json;
import ludotheque.kernel.Line;
import ludotheque.patience.BoardText;
import ludotheque.patience.Solution;
import ludotheque.patience.Solution.Verdict;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code ludo patience check}: whether a file solves a deal, and where and why not. */
@Command(
        name = "check",
        customSynopsis = {
            "ludo patience check [OPTIONS] DEAL FILE",
            "       ludo patience check [OPTIONS] --board BOARD --game GAME FILE"
        })
final class Check extends ReportingVerb implements Callable<Integer> {
    @Mixin
    private final StartOptions options = new StartOptions();

    @Parameters(index = "0", paramLabel = "DEAL", descriptionKey = "deal")
    private String first = "";

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1", descriptionKey = "file")
    private @Nullable String second;

    @Override
    public Integer call() {
        String file = options.file(first, second);
        options.expectOneInput(file);
        Start start = options.startBeforeFile(shell, first, second);
        String text = TextFile.read(shell, file, Solution.MOST_BYTES);
        TextFile.parse(file, text, Solution::parse);
        return check(start, text);
    }

    /** Checks a text in which what cannot be read counts as an illegal move. */
    int check(Start start, String text) {
        Verdict verdict = Solution.check(start.board(), text, new Faces(shell)::card);
        if (json) {
            shell.print(json(start, verdict, text));
        } else {
            shell.paint(picture(verdict, text) + "\n");
        }
        return verdict.isWon() ? ExitCode.OK : ExitCode.REFUSED;
    }

    private String picture(Verdict verdict, String text) {
        if (verdict.isWon()) {
            return new Findings(shell).won(moves(text)) + "\n" + SearchAnswer.SUCCES;
        }
        return new BoardPicture(shell).of(verdict.reached()) + "\n\n" + fault(verdict, text) + "\n" + SearchAnswer.ECHEC
                + " " + verdict.failed();
    }

    private String fault(Verdict verdict, String text) {
        int number = verdict.failed();
        String why = why(verdict);
        if (number > moves(text)) {
            return shell.say("Après le dernier coup : ", "After the last move: ") + why + ".";
        }
        BadInput bad = verdict.bad();
        String where = number + (bad == null ? "" : ":" + bad.column());
        return shell.say(
                "Coup " + number + " (ligne " + where + ") : " + why + ".",
                "Move " + number + " (line " + where + "): " + why + ".");
    }

    private String why(Verdict verdict) {
        return shell.say(Objects.requireNonNull(verdict.why()));
    }

    private static int moves(String text) {
        return Line.of(text).size();
    }

    private Json json(Start start, Verdict verdict, String text) {
        Json object = start.json()
                .field("answer", (verdict.isWon() ? SearchAnswer.SUCCES : SearchAnswer.ECHEC).name())
                .field("moves", moves(text));
        if (!verdict.isWon()) {
            object.field("failed", verdict.failed()).field("why", why(verdict));
        }
        return object.field("board", BoardText.format(verdict.reached())).end();
    }
}
