package ludotheque.cli.cameleon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Recolouring;
import ludotheque.cameleon.Rule;
import ludotheque.cli.shell.Shell;

/** What is said to people about a game. */
record Commentary(Shell shell) {

    String name(Colour colour) {
        return colour == Colour.RED ? shell.say("rouge", "red") : shell.say("bleu", "blue");
    }

    String title(Colour colour) {
        return colour == Colour.RED ? shell.say("Rouge", "Red") : shell.say("Bleu", "Blue");
    }

    static String cell(int line, int column) {
        return "(" + line + ", " + column + ")";
    }

    static String cell(Board board, int cell) {
        return cell(board.line(cell), board.column(cell));
    }

    String scores(Board board) {
        int red = board.count(Colour.RED);
        int blue = board.count(Colour.BLUE);
        return shell.say(
                "Rouge " + red + ", bleu " + blue + ", blanches " + board.whites() + " ; score(J2) " + board.score(),
                "Red " + red + ", blue " + blue + ", white " + board.whites() + "; score(J2) " + board.score());
    }

    /** The cell chosen last and everything that the rules made of it. */
    String lastMove(Game game) {
        List<Recolouring> steps = game.lastRecolourings();
        Recolouring first = steps.get(0);
        return shell.say(
                title(first.colour()) + " joue " + cell(first.line(), first.column()) + " : " + rules(steps),
                title(first.colour()) + " plays " + cell(first.line(), first.column()) + ": " + rules(steps));
    }

    /** Single cells are counted by rule; each region is named. */
    private String rules(List<Recolouring> steps) {
        Map<Rule, Integer> cells = new LinkedHashMap<>();
        List<String> told = new ArrayList<>();
        for (Recolouring step : steps) {
            if (step.side() == 1) {
                cells.merge(step.rule(), 1, Integer::sum);
            } else {
                told.add(step.rule().title() + " " + region(step));
            }
        }
        List<String> all = new ArrayList<>();
        cells.forEach((rule, count) -> all.add(rule.title() + (count > 1 ? " ×" + count : "")));
        all.addAll(told);
        return String.join(", ", all) + ".";
    }

    private String region(Recolouring step) {
        String square = cell(step.line(), step.column()) + " " + step.side() + "×" + step.side();
        return shell.say(
                "région " + square + " à " + name(step.colour()), "region " + square + " to " + name(step.colour()));
    }

    /** Who has won a game that is over. */
    String result(Game game) {
        Colour leader = game.leader();
        if (leader == null) {
            return shell.say("Partie nulle.", "A draw.");
        }
        int most = game.board().count(leader);
        int least = game.board().count(leader.opponent());
        return shell.say(
                title(leader) + " gagne, " + most + " cases à " + least + ".",
                title(leader) + " wins, " + most + " cells to " + least + ".");
    }
}
