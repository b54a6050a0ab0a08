package ludotheque.cli.cameleon;

import java.util.Locale;
import java.util.Objects;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cli.shell.ExitCode;
import ludotheque.cli.shell.Shell;
import org.jspecify.annotations.Nullable;

/**
 * Who wins with perfect play, or why nobody knows.
 *
 * @param cell one that wins for the player to move, {@link Board#NO_CELL} when none does
 * @param silence why there is no winner
 */
record Verdict(@Nullable Colour winner, int cell, @Nullable Silence silence, long positions, long milliseconds) {

    /** Why a search has no answer. */
    enum Silence {
        TIME("le temps est écoulé", "the time is up"),
        NODES("le nombre de positions est atteint", "the number of positions is reached"),
        MEMORY("la mémoire est pleine", "memory is full"),
        INTERRUPTED("interrompu", "interrupted"),
        MIXED(
                "une case blanche touche une petite région pleine des deux couleurs, que ce solveur ne sait pas compter",
                "a white cell touches a full small region of both colours, which this solver cannot count");

        private final String fr;
        private final String en;

        Silence(String fr, String en) {
            this.fr = fr;
            this.en = en;
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    int exitCode() {
        return silence == null ? ExitCode.OK : silence == Silence.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.GAVE_UP;
    }

    /** The verdict as a sentence. */
    String told(Shell shell, Board board) {
        String work = shell.say(
                " (" + shell.number(positions) + (positions < 2 ? " position vue)" : " positions vues)"),
                " (" + shell.number(positions) + (positions == 1 ? " position looked at)" : " positions looked at)"));
        if (silence != null) {
            return shell.say("Pas de réponse : " + silence.fr, "No answer: " + silence.en) + work + ".";
        }
        String winnerName = new Commentary(shell).name(Objects.requireNonNull(winner));
        String won = shell.say("Gagné pour " + winnerName, "Won for " + winnerName);
        String how = cell == Board.NO_CELL
                ? shell.say(", quoi que joue l'adversaire", ", whatever the other plays")
                : shell.say(" en jouant ", " by playing ") + Commentary.cell(board, cell);
        return won + how + work + ".";
    }
}
