package ludotheque.classroom.cameleon;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ludotheque.arena.sandbox.Ending;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.kernel.Text;
import ludotheque.kernel.Visible;
import org.jspecify.annotations.Nullable;

/**
 * What the caller wrote, question by question.
 *
 * @param cut why the last question has no answer, or null when all have one
 */
record Answers(List<Answer> all, @Nullable Result cut) {
    private static final String BOARD = "board ";
    private static final String VALUE = "value ";

    /** A question and what was answered: nothing where the call never came back. */
    record Answer(String question, String text) {
        /** The function that was called. */
        String function() {
            String[] words = question.split(" ", -1);
            return words[0].equals("load") ? "RemplirPlateau" : words.length > 1 ? words[1] : "";
        }

        /** The call as students write it. */
        String call() {
            String[] words = question.split(" ", -1);
            return words[0].equals("call")
                    ? words[1] + "(" + String.join(", ", List.of(words).subList(2, words.length)) + ")"
                    : function();
        }

        /** The number that was returned, or null. */
        @Nullable
        Long value() {
            try {
                return text.startsWith(VALUE) ? (long) Double.parseDouble(text.substring(VALUE.length())) : null;
            } catch (NumberFormatException truth) {
                return null;
            }
        }

        /** The letters of the board that is there, or empty when it cannot be seen. */
        String board() {
            return text.startsWith(BOARD) ? text.substring(BOARD.length()) : "";
        }

        /** Why there is no answer to judge, or null. */
        @Nullable
        Result fault() {
            String[] words = text.split(" ", 2);
            String more = words.length > 1 ? Visible.line(words[1]) : "";
            return switch (words[0]) {
                case "missing" ->
                    Result.none(
                            Verdict.MISSING,
                            "La fonction " + function() + " manque : aucune classe n'a de méthode de ce nom.",
                            "The function " + function() + " is missing: no class has a method of this name.");
                case "unfit" ->
                    Result.none(
                            Verdict.MISSING,
                            function() + " ne peut pas être appelée : rien ne dit comment obtenir un " + more + ".",
                            function() + " cannot be called: nothing says how to get a " + more + ".");
                case "threw" ->
                    Result.none(
                            Verdict.CRASHED,
                            call() + " lève une exception : " + more + ".",
                            call() + " throws an exception: " + more + ".");
                default -> null;
            };
        }

        /** Why a function that should return a number has returned none, or null. */
        @Nullable
        Result noNumber() {
            Result fault = fault();
            return fault != null || value() != null
                    ? fault
                    : Result.wrong(function() + " ne rend pas de nombre.", function() + " does not return a number.");
        }
    }

    static Answers read(String written, @Nullable Ending ending, Duration time) {
        List<Answer> all = new ArrayList<>();
        String question = "";
        boolean ended = false;
        for (String line : written.split("\n", -1)) {
            if (line.startsWith("? ")) {
                question = line.substring(2);
            } else if (line.equals("end")) {
                ended = true;
            } else if (!question.isEmpty() && !line.isEmpty()) {
                all.add(new Answer(question, line));
                question = "";
            }
        }
        return new Answers(all, ended ? null : cut(new Answer(question, ""), ending, time));
    }

    private static Result cut(Answer last, @Nullable Ending ending, Duration time) {
        String call = last.question.isEmpty() ? "Java" : last.call();
        if (ending == null) {
            return Result.wrong(call + " rend trop.", call + " returns too much.");
        }
        if (ending instanceof Ending.OutOfTime) {
            return Result.none(
                    Verdict.TIMEOUT,
                    call + " n'avait pas fini après " + time.toSeconds() + " s : une boucle sans fin ?",
                    call + " had not ended after " + time.toSeconds() + " s: an endless loop?");
        }
        if (ending instanceof Ending.OutOfMemory memory) {
            return Result.none(
                    Verdict.MEMORY,
                    call + " a pris plus de " + memory.mebibytes() + " Mio de mémoire.",
                    call + " took more than " + memory.mebibytes() + " MiB of memory.");
        }
        Text how = ending.sentence();
        return Result.none(
                Verdict.CRASHED,
                "Pendant " + call + ", Java " + how.fr() + " (System.exit ?).",
                "In " + call + ", Java " + how.en() + " (System.exit?).");
    }

    /** The first fault there is, or null when every question has an answer to judge. */
    @Nullable
    Result fault() {
        Result fault = fault(all.size());
        return fault == null ? cut : fault;
    }

    /** Why one of the first answers cannot be judged, or null when all of these can. */
    @Nullable
    Result fault(int count) {
        for (Answer answer : all.subList(0, Math.min(count, all.size()))) {
            Result fault = answer.fault();
            if (fault != null) {
                return fault;
            }
        }
        return all.size() < count ? Objects.requireNonNull(cut) : null;
    }

    /** The answer to the question of this number. */
    Answer get(int index) {
        return all.get(index);
    }
}
