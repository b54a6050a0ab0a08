package ludotheque.cli.patience;

import java.time.Duration;
import ludotheque.cli.shell.CtrlC;
import ludotheque.cli.shell.SearchLimits;
import ludotheque.cli.shell.Shell;
import ludotheque.patience.Board;
import ludotheque.patience.search.AnySolver;

/** What the solver advises, or knows, of a position; it thinks for a few seconds at most, and Ctrl-C is enough. */
record Hint(Shell shell) {
    private static final Duration THINKING_TIME = Duration.ofSeconds(5);

    String from(Board board) {
        Findings findings = new Findings(shell);
        Attempt attempt;
        try (CtrlC ctrlC = new CtrlC()) {
            attempt = Attempt.of(
                    board,
                    new AnySolution(AnySolver.of(board)),
                    new SearchLimits(THINKING_TIME),
                    1,
                    shell.clock(),
                    ctrlC::isTyped,
                    positions -> {});
        }
        String advice = switch (attempt.answer()) {
            case SUCCES -> {
                int moves = attempt.moves().size();
                String first = new Faces(shell).move(attempt.moves().get(0));
                yield shell.say(
                        "Conseil : " + first + " (gagnable en " + findings.moves(moves) + ")",
                        "Hint: " + first + " (it can be won in " + findings.moves(moves) + ")");
            }
            case INSOLUBLE ->
                shell.say("Position perdue : ", "This position is lost: ") + findings.insoluble(board.game());
            case ECHEC ->
                shell.say(
                        "Pas de conseil : rien de sûr au bout de quelques secondes",
                        "No hint: nothing certain after a few seconds");
        };
        return advice + shell.say(" ; ", "; ") + findings.effort(attempt) + ".";
    }
}
