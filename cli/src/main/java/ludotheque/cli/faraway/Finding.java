package ludotheque.cli.faraway;

import java.util.List;
import ludotheque.cli.shell.ExitCode;
import ludotheque.faraway.Solution;
import ludotheque.faraway.Tableau;
import ludotheque.kernel.Budget.Spent;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link SharedProof} came to.
 *
 * @param best scored and checked anew
 * @param bound no tableau scores more, which is proved
 * @param optimal when all were asked for and it is proved: tableaux with the best score, by number, not more than were to be listed
 * @param optimalCount how many there are
 * @param boxes that were bounded
 * @param spent what ended it before it was proved
 */
record Finding(
        Solution best,
        int bound,
        List<Tableau> optimal,
        long optimalCount,
        long boxes,
        long milliseconds,
        @Nullable Spent spent) {

    boolean isProved() {
        return spent == null;
    }

    int exitCode() {
        return isProved() ? ExitCode.OK : spent == Spent.INTERRUPTED ? ExitCode.INTERRUPTED : ExitCode.GAVE_UP;
    }
}
