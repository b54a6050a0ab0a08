package ludotheque.cli.cameleon;

import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.solver.Solver;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.SearchLimits;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Budget;
import ludotheque.kernel.Budget.Spent;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/**
 * Who wins with perfect play, or why nobody knows.
 *
 * @param cell one that wins for the player to move, {@link Board#NO_CELL} when none does
 * @param spent what ended the search; null when there is a winner, or when the solver cannot count this board
 */
record Verdict(@Nullable Colour winner, int cell, @Nullable Spent spent, long positions, long milliseconds) {

    private static final Text MIXED = new Text(
            "une case blanche touche une petite région pleine des deux couleurs, que ce solveur ne sait pas compter",
            "a white cell touches a full small region of both colours, which this solver cannot count");

    /** Searches until there is an answer or something is spent. */
    static Verdict of(
            Board board,
            Colour mover,
            SearchLimits limits,
            InstantSource clock,
            BooleanSupplier stopped,
            LongConsumer progress) {
        long begin = clock.millis();
        Solver solver = new Solver(board, mover);
        Spent spent = limits.budget(begin, Budget.UNLIMITED).spend(solver, clock::millis, stopped, progress);
        boolean solved = spent == null && solver.isSolved();
        return new Verdict(
                solved ? solver.winner() : null,
                solved ? solver.winningCell() : Board.NO_CELL,
                spent,
                solver.positions(),
                clock.millis() - begin);
    }

    int exitCode() {
        return winner != null ? ExitCode.OK : spent == Spent.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.GAVE_UP;
    }

    /** Why there is no winner, in JSON; null when there is one. */
    @Nullable
    String why() {
        return winner != null ? null : spent == null ? "mixed" : spent.word();
    }

    /** The verdict as a sentence. */
    String told(Shell shell, Board board) {
        String work = shell.say(
                " (" + shell.number(positions) + (positions < 2 ? " position vue)" : " positions vues)"),
                " (" + shell.number(positions) + (positions == 1 ? " position looked at)" : " positions looked at)"));
        if (winner == null) {
            Text why = spent == null ? MIXED : spent.sentence();
            return shell.say("Pas de réponse : " + why.fr(), "No answer: " + why.en()) + work + ".";
        }
        String winnerName = new Commentary(shell).name(winner);
        String won = shell.say("Gagné pour " + winnerName, "Won for " + winnerName);
        String how = cell == Board.NO_CELL
                ? shell.say(", quoi que joue l'adversaire", ", whatever the other plays")
                : shell.say(" en jouant ", " by playing ") + Commentary.cell(board, cell);
        return won + how + work + ".";
    }
}
