package ludotheque.classroom.mark;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which kinds of exercises a hand-in need not go on with: a program that never ends would otherwise hold the class up for the time limit of
 * each of them.
 */
final class TooSlow {
    /** How many runs of a kind in a row may be too slow; 0 for any number. */
    private final int most;

    private final Map<String, Integer> inARow = new HashMap<>();

    TooSlow(int most) {
        this.most = most;
    }

    boolean isOver(String kind) {
        return most > 0 && inARow.getOrDefault(kind, 0) >= most;
    }

    /** Counts how an exercise ended. */
    void count(String kind, @Nullable Result result) {
        boolean isSlow = result != null && result.verdict() == Verdict.TIMEOUT;
        inARow.put(kind, isSlow ? inARow.getOrDefault(kind, 0) + 1 : 0);
    }

    /** The result of an exercise that was left out. It is not kept: it follows from those before it. */
    Result notRun() {
        return Result.none(
                Verdict.TIMEOUT,
                most == 1
                        ? "Pas lancé : l'exercice précédent de cette sorte était trop lent."
                        : "Pas lancé : les " + most + " exercices précédents de cette sorte étaient trop lents.",
                most == 1
                        ? "Not run: the exercise of this kind before it was too slow."
                        : "Not run: the " + most + " exercises of this kind before it were too slow.");
    }
}
