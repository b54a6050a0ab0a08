package ludotheque.classroom.patience;

import java.io.IOException;
import java.util.Objects;
import ludotheque.arena.match.BadChampion;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.kernel.Text;
import ludotheque.patience.Deal;
import ludotheque.patience.Solution;

/** Asks whether a solution file wins, and if not, which move fails. */
record CheckExercise(String name, Deal deal, String file, Calls calls) implements Exercise {
    @Override
    public Text question() {
        return new Text(
                "Vérifier une solution de " + deal + " : " + expected() + ".",
                "Check a solution of " + deal + ": " + expected() + ".");
    }

    @Override
    public String fingerprint() {
        return calls.fingerprint("check", deal.toString(), file);
    }

    private Solution.Verdict verdict() {
        return Solution.check(deal.board(), file);
    }

    /** The line that the assignment wants. */
    private String expected() {
        Solution.Verdict verdict = verdict();
        return verdict.isWon() ? "SUCCES" : "ECHEC " + verdict.failed();
    }

    @Override
    public Result take(Candidate candidate) throws IOException, BadChampion, InterruptedException {
        return calls.check(candidate, deal, file, this::judge);
    }

    private Result judge(Calls.Answer answer) {
        Solution.Verdict verdict = verdict();
        String line = answer.line();
        int code = verdict.isWon() ? 0 : 1;
        if (line.equals(expected())) {
            return answer.exitCode() == code
                    ? Result.passed()
                    : Result.half(
                            "La réponse est juste, mais le code de sortie est " + answer.exitCode() + " au lieu de "
                                    + code + ".",
                            "The answer is right, but the exit code is " + answer.exitCode() + " instead of " + code
                                    + ".");
        }
        if (verdict.isWon()) {
            return line.startsWith("ECHEC")
                    ? Result.wrong(
                            "Cette solution gagne, mais le programme répond « " + answer.quoted() + " ».",
                            "This solution wins, but the program answers \"" + answer.quoted() + "\".")
                    : unknown(answer);
        }
        Text why = Objects.requireNonNull(verdict.why());
        if (line.startsWith("ECHEC")) {
            return Result.half(
                    "La solution échoue bien, mais au coup " + verdict.failed() + " (" + why.fr()
                            + "), pas comme dans « " + answer.quoted() + " ».",
                    "The solution does fail, but at move " + verdict.failed() + " (" + why.en() + "), not as in \""
                            + answer.quoted() + "\".");
        }
        return line.equals("SUCCES")
                ? Result.wrong(
                        "Le programme accepte une solution qui échoue au coup " + verdict.failed() + " : " + why.fr()
                                + ".",
                        "The program accepts a solution that fails at move " + verdict.failed() + ": " + why.en() + ".")
                : unknown(answer);
    }

    private static Result unknown(Calls.Answer answer) {
        return Result.wrong(
                "La dernière ligne affichée devait être SUCCES ou ECHEC n, pas « " + answer.quoted() + " ».",
                "The last line printed had to be SUCCES or ECHEC n, not \"" + answer.quoted() + "\".");
    }
}
