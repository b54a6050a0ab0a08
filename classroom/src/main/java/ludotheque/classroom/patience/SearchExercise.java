package ludotheque.classroom.patience;

import java.io.IOException;
import java.util.Objects;
import ludotheque.arena.match.BadChampion;
import ludotheque.classroom.mark.Candidate;
import ludotheque.classroom.mark.Exercise;
import ludotheque.classroom.mark.Result;
import ludotheque.classroom.mark.Verdict;
import ludotheque.kernel.Line;
import ludotheque.kernel.Text;
import ludotheque.patience.Deal;
import ludotheque.patience.Solution;

/** Asks for a solution of a deal, or for the answer that it has none; we know which, and that is proved. */
record SearchExercise(String name, Deal deal, SolvedDeal solved, Calls calls) implements Exercise {
    @Override
    public Text question() {
        return solved.isSoluble()
                ? new Text("Trouver une solution de " + deal + ".", "Find a solution of " + deal + ".")
                : new Text("Prouver que " + deal + " n'a pas de solution.", "Prove that " + deal + " has no solution.");
    }

    @Override
    public String fingerprint() {
        return calls.fingerprint("search", deal.toString());
    }

    @Override
    public Result take(Candidate candidate) throws IOException, BadChampion, InterruptedException {
        return calls.search(candidate, deal, this::judge);
    }

    private Result judge(Calls.Answer answer) {
        return switch (answer.line()) {
            case "SUCCES" -> found(answer);
            case "INSOLUBLE" ->
                solved.isSoluble()
                        ? Result.wrong(
                                "Le programme répond INSOLUBLE, mais cette donne a une solution en " + solved.length()
                                        + " coups.",
                                "The program answers INSOLUBLE, but this deal has a solution of " + solved.length()
                                        + " moves.")
                        : withCode(answer, 2, Result.passed());
            default ->
                answer.line().startsWith("ECHEC")
                        ? Result.none(
                                Verdict.GAVE_UP,
                                "Le programme abandonne sans réponse (ECHEC).",
                                "The program gives up without an answer (ECHEC).")
                        : Result.wrong(
                                "La dernière ligne affichée devait être SUCCES, INSOLUBLE ou ECHEC, pas « "
                                        + answer.quoted() + " ».",
                                "The last line printed had to be SUCCES, INSOLUBLE or ECHEC, not \"" + answer.quoted()
                                        + "\".");
        };
    }

    private Result found(Calls.Answer answer) {
        String file = answer.file();
        if (file == null) {
            return Result.wrong(
                    "Le programme répond SUCCES mais n'a pas écrit le fichier de la solution.",
                    "The program answers SUCCES but did not write the file of the solution.");
        }
        Solution.Verdict verdict = Solution.check(deal.board(), file);
        if (verdict.isWon()) {
            int moves = Line.of(file).size();
            return withCode(
                    answer,
                    0,
                    Result.passed(new Text("Solution en " + moves + " coups.", "A solution of " + moves + " moves.")));
        }
        Text why = Objects.requireNonNull(verdict.why());
        return Result.wrong(
                "La solution écrite échoue au coup " + verdict.failed() + " : " + why.fr() + ".",
                "The solution written fails at move " + verdict.failed() + ": " + why.en() + ".");
    }

    private static Result withCode(Calls.Answer answer, int code, Result right) {
        return answer.exitCode() == code
                ? right
                : Result.half(
                        "La réponse est juste, mais le code de sortie est " + answer.exitCode() + " au lieu de " + code
                                + ".",
                        "The answer is right, but the exit code is " + answer.exitCode() + " instead of " + code + ".");
    }
}
