package ludotheque.classroom.cameleon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import ludotheque.cameleon.Game;
import ludotheque.classroom.cameleon.Answers.Answer;
import ludotheque.classroom.mark.Result;

/** Judges EvalCase…: the score that J2 would have after choosing each white cell; who counts cells from 0, or tells the gain, is understood. */
record EvalJudge(Position position) implements FunctionCalls.Judge {
    /** Asks about every white cell twice, counted from 1 and then from 0. */
    static FunctionCalls.Questions questions(Position position) {
        List<String> lines = new ArrayList<>();
        String function = Prescribed.eval(position.variant());
        for (int from = 1; from >= 0; from--) {
            lines.add(position.load());
            for (int place : position.whites()) {
                lines.add("call " + function + " " + (position.line(place) - 1 + from) + " "
                        + (position.column(place) - 1 + from));
            }
        }
        return new FunctionCalls.Questions(lines, position.ask().boards());
    }

    @Override
    public Result judge(Answers answers) {
        List<Integer> whites = position.whites();
        Game game = position.game();
        int score = game.board().score();
        int half = whites.size() + 1;
        Result fault = answers.all().size() < half ? answers.fault(half) : answers.fault(1);
        if (fault != null) {
            return fault;
        }
        IntUnaryOperator right = place -> position.scoreAfter(game, place);
        int wrong = firstWrong(answers, 1, right);
        if (wrong < 0) {
            return Result.passed();
        }
        if (answers.all().size() >= 2 * half && firstWrong(answers, half + 1, right) < 0) {
            return Result.half(
                    "Juste si lignes et colonnes étaient comptées à partir de 0 ; le sujet les compte à partir de 1.",
                    "Right if lines and columns were counted from 0; the subject counts them from 1.");
        }
        if (firstWrong(answers, 1, place -> right.applyAsInt(place) - score) < 0) {
            return Result.half(
                    "La fonction rend le gain ; le sujet veut le score atteint.",
                    "The function returns the gain; the subject wants the score that is reached.");
        }
        return told(answers, wrong, right, whites);
    }

    /** The index of the first answer that is not right, or -1. */
    private int firstWrong(Answers answers, int start, IntUnaryOperator right) {
        List<Integer> whites = position.whites();
        for (int i = 0; i < whites.size(); i++) {
            Long given = answers.get(start + i).value();
            if (given == null || given != right.applyAsInt(whites.get(i))) {
                return start + i;
            }
        }
        return -1;
    }

    private Result told(Answers answers, int first, IntUnaryOperator right, List<Integer> whites) {
        int good = 0;
        for (int i = 0; i < whites.size(); i++) {
            Long given = answers.get(1 + i).value();
            good += given != null && given == right.applyAsInt(whites.get(i)) ? 1 : 0;
        }
        Answer answer = answers.get(first);
        Result fault = answer.noNumber();
        if (fault != null) {
            return fault;
        }
        int expected = right.applyAsInt(whites.get(first - 1));
        return Result.wrong(
                answer.call() + " rend " + answer.value() + " ; J2 y atteint " + expected + ". " + good + " cases sur "
                        + whites.size() + " sont justes.",
                answer.call() + " returns " + answer.value() + "; J2 reaches " + expected + " there. " + good + " of "
                        + whites.size() + " cells are right.");
    }
}
