package ludotheque.classroom.cameleon;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Recolouring;
import ludotheque.classroom.mark.Result;

/** Judges RemplirRegion, called with the last white cell of a small region: the regions that R3, R4 and R5 change, and nothing else. */
record RegionJudge(Position position, int place) implements FunctionCalls.Judge {
    static FunctionCalls.Questions questions(Position position, int place) {
        return position.ask(
                "call " + Prescribed.REGION + " " + position.line(place) + " " + position.column(place),
                "look",
                "call " + Prescribed.SCORE);
    }

    @Override
    public Result judge(Answers answers) {
        Result fault = answers.fault(3);
        if (fault != null) {
            return fault;
        }
        Board right = position.after(place);
        Long score = answers.all().size() > 3 ? answers.get(3).value() : null;
        String board = answers.get(2).board();
        boolean sameScore = score != null && score == right.score();
        int wrong = board.isEmpty() ? 0 : firstWrong(board, right);
        if (wrong < 0 || sameScore) {
            return Result.passed();
        }
        return board.isEmpty()
                ? Result.wrong(
                        "Aucun tableau du programme ne montre le plateau, et CalculeScore rend " + score
                                + " au lieu de " + right.score() + ".",
                        "No array of the program shows the board, and CalculeScore returns " + score + " instead of "
                                + right.score() + ".")
                : told(board, right, wrong);
    }

    private Result told(String board, Board right, int wrong) {
        String last = Prescribed.REGION + position.cell(place);
        char expected = right.toSetup().letters().charAt(wrong);
        return Result.wrong(
                "Après " + last + ", la case " + position.cell(wrong) + " est " + board.charAt(wrong)
                        + " ; R3, R4 et R5 la veulent " + expected + ".",
                "After " + last + ", cell " + position.cell(wrong) + " is " + board.charAt(wrong)
                        + "; R3, R4 and R5 want it " + expected + ".");
    }

    /** A place of a region that changes and has another colour than the rules say, or -1. */
    private int firstWrong(String board, Board right) {
        String letters = right.toSetup().letters();
        int side = position.setup().side();
        for (Recolouring change : position.changes(place)) {
            for (int line = change.line(); line < change.line() + change.side(); line++) {
                for (int column = change.column(); column < change.column() + change.side(); column++) {
                    int at = (line - 1) * side + column - 1;
                    if (board.charAt(at) != letters.charAt(at)) {
                        return at;
                    }
                }
            }
        }
        return -1;
    }
}
