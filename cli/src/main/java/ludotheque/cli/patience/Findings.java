package ludotheque.cli.patience;

import java.util.Objects;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Budget.Spent;
import ludotheque.patience.Solitaire;

/** What a check or a search found, in a sentence. */
record Findings(Shell shell) {

    String of(Start start, Attempt attempt, MoveCount count) {
        String finding = switch (attempt.answer()) {
            case SUCCES ->
                shell.say("résolu en ", "solved in ")
                        + moves(count.of(start.board(), attempt.moves()))
                        + (count == MoveCount.cards
                                ? ""
                                : shell.say(", une suite comptant pour un", ", a run counted as one"));
            case INSOLUBLE ->
                start.fullRules()
                        ? shell.say(
                                "insoluble même avec les règles complètes, c'est prouvé",
                                "proved insoluble, even under full rules")
                        : insoluble(start.board().game());
            case ECHEC ->
                shell.say("abandonné sans réponse, ", "gave up without an answer, ")
                        + shell.say(Objects.requireNonNull(attempt.spent()).sentence());
        };
        String found = start.name() + shell.say(" : ", ": ") + finding + " (" + effort(attempt) + ").";
        if (attempt.answer() == SearchAnswer.INSOLUBLE && !start.fullRules()) {
            return found + fullRules(start.board().game());
        }
        Integer atLeast = attempt.atLeast();
        return atLeast == null ? found : found + "\n" + length(attempt, atLeast);
    }

    private String fullRules(Solitaire game) {
        return game.fullRulesAdd() == Solitaire.FullRulesAdd.NOTHING
                ? ""
                : "\n"
                        + shell.say(
                                "Les règles complètes (--full-rules) laissent peut-être gagner.",
                                "Full rules (--full-rules) may still allow to win.");
    }

    private String length(Attempt attempt, int atLeast) {
        if (attempt.isShortest()) {
            return shell.say("Aucune solution n'est plus courte, c'est prouvé.", "Proved: no solution is shorter.");
        }
        Spent spent = attempt.spent();
        String why = spent == null ? "" : " (" + shell.say(spent.sentence()) + ")";
        String unproved =
                shell.say("Rien ne prouve qu'elle soit la plus courte" + why, "Not proved to be the shortest" + why);
        return atLeast == 0
                ? unproved + "."
                : unproved
                        + shell.say(
                                " : il faut au moins " + moves(atLeast) + ".",
                                ": at least " + moves(atLeast) + (atLeast == 1 ? " is needed." : " are needed."));
    }

    String won(int moves) {
        return shell.say("Gagné en ", "Won in ") + moves(moves) + ".";
    }

    String moves(int moves) {
        return shell.say(moves + (moves < 2 ? " coup" : " coups"), moves + (moves == 1 ? " move" : " moves"));
    }

    String insoluble(Solitaire game) {
        return game.losesNothingByNormalising()
                ? shell.say("insoluble, c'est prouvé", "proved insoluble")
                : shell.say(
                        "insoluble sous normalisation forcée, c'est prouvé",
                        "proved insoluble under forced normalisation");
    }

    String effort(Attempt attempt) {
        long count = attempt.positions();
        String seconds = String.format(shell.locale(), "%.2f s", attempt.milliseconds() / 1000.0);
        return shell.number(count)
                + shell.say(
                        (count < 2 ? " position vue en " : " positions vues en ") + seconds,
                        (count == 1 ? " position" : " positions") + " looked at in " + seconds);
    }
}
