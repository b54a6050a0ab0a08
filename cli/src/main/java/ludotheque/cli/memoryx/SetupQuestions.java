package ludotheque.cli.memoryx;

import java.util.ArrayList;
import java.util.List;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.Shell;
import ludotheque.cli.shell.WholeNumber;
import ludotheque.kernel.Refusal;
import ludotheque.memoryx.Size;

/** Asks the parameters of a game one by one (section 7 of the subject); an empty answer takes the one in brackets. */
record SetupQuestions(Shell shell, Dialogue dialogue, Commentary commentary) {
    Setup ask() {
        Size size = askSize();
        int players =
                askNumber(shell.say("1 pour un solitaire, 2 pour un duel", "1 for a solitaire, 2 for a duel"), 2, 1, 2);
        List<Seat> seats = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            Seat seat = askSeat(player);
            seats.add(seat);
            names.add(dialogue.ask(
                    shell,
                    shell.say("Nom du joueur " + player, "Name of player " + player),
                    commentary.usualName(seat, names),
                    name -> name));
        }
        int first = players == 1 ? 0 : askNumber(shell.say("Qui commence", "Who starts"), 0, 0, 1);
        return new Setup(size, seats, names, first);
    }

    private Size askSize() {
        while (true) {
            int lines =
                    askNumber(shell.say("Nombre de lignes, impair", "Lines, an odd number"), 3, 1, Size.MOST_PLACES);
            int columns = askNumber(
                    shell.say("Nombre de colonnes, impair", "Columns, an odd number"), 7, 1, Size.MOST_PLACES);
            Refusal refusal = Size.check(lines, columns);
            if (refusal == null) {
                return new Size(lines, columns);
            }
            String reason = shell.say(refusal.sentence());
            dialogue.say(shell.say("Impossible : " + reason + ".", "Not possible: " + reason + "."));
        }
    }

    private Seat askSeat(int player) {
        return dialogue.ask(
                shell,
                shell.say(
                        "Joueur " + player
                                + " : human, un bot random, limited:7, perfect, joker-aware, exact, ou un programme",
                        "Player " + player
                                + ": human, a bot random, limited:7, perfect, joker-aware, exact, or a program"),
                player == 0 ? "human" : String.valueOf(MemoryxPlay.USUAL_OPPONENT.level()),
                Seat::parse);
    }

    private int askNumber(String question, int usual, int least, int most) {
        return dialogue.ask(shell, question, String.valueOf(usual), new WholeNumber(least, most)::convert);
    }
}
