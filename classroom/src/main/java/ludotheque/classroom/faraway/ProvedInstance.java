package ludotheque.classroom.faraway;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import ludotheque.arena.contest.TeamAnswer;
import ludotheque.classroom.mark.Journal;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.faraway.Instance;
import ludotheque.faraway.PublishedInstances;
import ludotheque.faraway.PublishedOptima;
import ludotheque.faraway.SanctuaryRule;
import ludotheque.faraway.Tableau;
import ludotheque.faraway.search.Prover;
import ludotheque.kernel.BadInput;
import ludotheque.kernel.Digits;
import ludotheque.kernel.SearchState;
import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/** An instance and the best score that any tableau of it has, which is proved. */
record ProvedInstance(Instance instance, int optimum) {
    private static final int SLICE = 200;
    private static final long MOST_SECONDS = 120;

    /** Looks the optimum up among those that were proved before, or proves it; null when that takes too long. */
    static @Nullable ProvedInstance of(Instance instance, Journal kept, BooleanSupplier stopped)
            throws IOException, InterruptedException {
        Tableau ours = published(instance, PublishedInstances.known(), PublishedOptima.KNOWN);
        Tableau best = ours != null ? ours : published(instance, PublishedInstances.mystery(), PublishedOptima.MYSTERY);
        if (best != null) {
            return new ProvedInstance(instance, best.score());
        }
        String name = "optimum " + instance.toString().strip();
        String before = kept.fact(name);
        if (before != null) {
            return new ProvedInstance(instance, Digits.toInt(before));
        }
        Prover prover = new Prover(instance, SanctuaryRule.EXACT);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
        while (prover.state() != SearchState.SOLVED) {
            if (stopped.getAsBoolean()) {
                throw new InterruptedException();
            }
            if (System.nanoTime() - end > 0) {
                return null;
            }
            prover.advance(SLICE);
        }
        int optimum = prover.best().score();
        kept.keepFact(name, Integer.toString(optimum));
        return new ProvedInstance(instance, optimum);
    }

    private static @Nullable Tableau published(Instance instance, List<Instance> ours, List<String> best) {
        int number = ours.indexOf(instance);
        try {
            return number < 0 ? null : Tableau.parse(best.get(number));
        } catch (BadInput never) {
            throw new IllegalStateException(never);
        }
    }

    /** The points of an answer go by its score. */
    Result judge(TeamAnswer answer) {
        Text why = answer.why();
        TeamAnswer.Cause cause = answer.cause();
        if (cause != null && why != null) {
            Verdict verdict = switch (cause) {
                case TIMEOUT -> Verdict.TIMEOUT;
                case MEMORY -> Verdict.MEMORY;
                case SILENT -> Verdict.CRASHED;
                case INVALID, INTERRUPTED -> Verdict.WRONG;
            };
            return Result.none(verdict, sentence(why.fr()), sentence(why.en()));
        }
        int score = answer.score();
        if (score >= optimum) {
            return new Result(
                    Verdict.PASSED,
                    Math.max(1, score),
                    Math.max(1, optimum),
                    new Text(
                            score + " points : aucun tableau n'en vaut plus, c'est prouvé.",
                            score + " points: no tableau has more, which is proved."),
                    0,
                    0,
                    List.of());
        }
        return Result.partly(
                score,
                optimum,
                score + " points ; le meilleur tableau en vaut " + optimum + ", c'est prouvé : il en manque "
                        + (optimum - score) + ".",
                score + " points; the best tableau has " + optimum + ", which is proved: " + (optimum - score)
                        + " short.");
    }

    private static String sentence(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }
}
