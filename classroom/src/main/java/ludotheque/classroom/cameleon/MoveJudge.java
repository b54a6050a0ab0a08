package ludotheque.classroom.cameleon;

import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Setup;
import ludotheque.classroom.mark.Result;
import org.jspecify.annotations.Nullable;

/** Judges a move of the computer's by the board it leaves or, where no array shows the board, by the score. */
record MoveJudge(Position position, String function, Choice choice) implements FunctionCalls.Judge {
    /** Judges which cell was chosen, once it is known that the board is right. */
    interface Choice {
        Result judge(Position position, int place);
    }

    static FunctionCalls.Questions questions(Position position, String function) {
        return position.ask("call " + function, "look", "call " + Prescribed.SCORE);
    }

    @Override
    public Result judge(Answers answers) {
        Result fault = answers.fault(3);
        if (fault != null) {
            return fault;
        }
        Long score = answers.all().size() > 3 ? answers.get(3).value() : null;
        String board = answers.get(2).board();
        return board.isEmpty() ? unseen(score) : seen(board, score);
    }

    private Result seen(String board, @Nullable Long score) {
        int played = -1;
        int count = 0;
        for (int place : position.whites()) {
            if (board.charAt(place) != Setup.WHITE) {
                played = played < 0 ? place : played;
                count++;
            }
        }
        if (count != 1) {
            return Result.wrong(
                    function + " a colorié " + count + " cases blanches ; une seule devait l'être.",
                    function + " coloured " + count + " white cells; it had to be one.");
        }
        Board right = position.after(played);
        String letters = right.toSetup().letters();
        // Who colours acquired regions only in the quadtree has the right score all the same.
        boolean same = board.equals(letters) || (score != null && score == right.score());
        return same ? choice.judge(position, played) : wrongColours(board, letters, played);
    }

    private Result wrongColours(String board, String right, int played) {
        Game red = new Game(position.setup(), position.variant(), Colour.RED);
        red.play(red.board().cell(position.line(played), position.column(played)));
        if (board.equals(red.board().toSetup().letters())) {
            return Result.wrong(
                    function + " joue pour J1 (rouge) ; l'ordinateur est J2 (bleu).",
                    function + " plays for J1 (red); the computer is J2 (blue).");
        }
        int place = 0;
        while (board.charAt(place) == right.charAt(place)) {
            place++;
        }
        return Result.wrong(
                "Après le coup " + position.cell(played) + ", la case " + position.cell(place) + " est "
                        + board.charAt(place) + " ; les règles la veulent " + right.charAt(place) + ".",
                "After the move " + position.cell(played) + ", cell " + position.cell(place) + " is "
                        + board.charAt(place) + "; the rules want it " + right.charAt(place) + ".");
    }

    private Result unseen(@Nullable Long score) {
        Game game = position.game();
        int place = position.best();
        if (score != null && score == position.scoreAfter(game, place)) {
            return choice.judge(position, place);
        }
        if (score != null) {
            for (int white : position.whites()) {
                if (score == position.scoreAfter(game, white)) {
                    return choice.judge(position, white);
                }
            }
        }
        return Result.wrong(
                "Aucun tableau du programme ne montre le plateau, et CalculeScore rend " + score
                        + " après le coup : aucun coup n'y mène.",
                "No array of the program shows the board, and CalculeScore returns " + score
                        + " after the move: no move leads there.");
    }

    /** The greedy strategy: no cell has a better score. */
    static Result greedy(Position position, int place) {
        Game game = position.game();
        int best = position.best();
        int reached = position.scoreAfter(game, place);
        int possible = position.scoreAfter(game, best);
        return reached == possible
                ? Result.passed()
                : Result.wrong(
                        "La case choisie " + position.cell(place) + " mène au score " + reached + " ; "
                                + position.cell(best) + " mène à " + possible + ".",
                        "The cell chosen " + position.cell(place) + " leads to a score of " + reached + "; "
                                + position.cell(best) + " leads to " + possible + ".");
    }
}
