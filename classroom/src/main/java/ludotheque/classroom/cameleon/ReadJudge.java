package ludotheque.classroom.cameleon;

import ludotheque.classroom.cameleon.Answers.Answer;
import ludotheque.classroom.mark.Result;

/** Judges RemplirPlateau by the array in which the board is found, or else by the score; and CalculeScore by the score. */
record ReadJudge(Position position, boolean score) implements FunctionCalls.Judge {
    static FunctionCalls.Questions questions(Position position) {
        return position.ask("look", "call " + Prescribed.SCORE);
    }

    @Override
    public Result judge(Answers answers) {
        Result fault = answers.fault(2);
        if (fault == null && !score && !answers.get(1).board().isEmpty()) {
            return Result.passed();
        }
        fault = fault == null ? answers.fault(3) : fault;
        if (fault != null) {
            return fault;
        }
        Result noNumber = answers.get(2).noNumber();
        return noNumber != null ? noNumber : compared(answers.get(2));
    }

    private Result compared(Answer answer) {
        int right = position.game().board().score();
        Long given = answer.value();
        if (given != null && given == right) {
            return Result.passed();
        }
        if (given != null && given == -right) {
            return Result.wrong(
                    "CalculeScore rend " + given
                            + " : c'est le score de J1. Le sujet compte les cases bleues moins les rouges.",
                    "CalculeScore returns " + given
                            + ": that is J1's score. The subject counts blue cells less red ones.");
        }
        return Result.wrong(
                "CalculeScore rend " + given + " ; le plateau a " + right + " (cases bleues moins rouges).",
                "CalculeScore returns " + given + "; the board has " + right + " (blue cells less red ones).");
    }
}
