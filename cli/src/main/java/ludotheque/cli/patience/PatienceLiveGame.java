package ludotheque.cli.patience;

import java.nio.file.Path;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.LiveTable;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Refusal;
import ludotheque.patience.Board;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.PatienceGame;
import org.jspecify.annotations.Nullable;

/** A game that a person plays by typing moves. */
final class PatienceLiveGame {
    private final Shell shell;
    private final Dialogue dialogue;
    private final Faces faces;
    private final BoardPicture picture;
    private final @Nullable Path file;
    private final LiveTable<Deal, Move, Board> table;

    /**
     * @param record of the legal moves played so far
     * @param file that the record is kept in, move after move; null for none
     */
    PatienceLiveGame(Shell shell, Dialogue dialogue, GameRecord<Deal, Move, Board> record, @Nullable Path file) {
        this.shell = shell;
        this.dialogue = dialogue;
        this.faces = new Faces(shell);
        this.picture = new BoardPicture(shell);
        this.file = file;
        this.table = new LiveTable<>(shell, PatienceGame.PATIENCE, record, file);
    }

    /**
     * Plays until the game is won.
     *
     * @return what is to be said at the end
     */
    String play() {
        draw();
        while (!table.position().isWon()) {
            String typed = dialogue.ask(prompt());
            switch (typed) {
                case "q" -> throw new Dialogue.Left();
                case "u" -> sayOrDraw(table.undo(move -> true));
                case "r" -> sayOrDraw(table.redo());
                case "h" -> dialogue.paint(new Hint(shell).from(table.position()));
                case "s" ->
                    dialogue.say(
                            file == null
                                    ? shell.say("Dans quel fichier ? s FICHIER", "In which file? s FILE")
                                    : table.save(file.toString()));
                case "", "?" -> dialogue.say(instructions());
                default -> answer(typed);
            }
        }
        return new Findings(shell).won(table.record().actions().size());
    }

    private void answer(String typed) {
        if (typed.startsWith("s ")) {
            dialogue.say(table.save(typed.substring(2).strip()));
            return;
        }
        Move move = MoveReader.read(typed);
        if (move == null) {
            dialogue.say(shell.say(
                    "« " + typed + " » n'est pas un coup comme 5H 6S, 5H t ou 5H v (? pour l'aide).",
                    "\"" + typed + "\" is not a move like 5H 6S, 5H t or 5H v (? for help)."));
            return;
        }
        Refusal refusal = table.position().check(move, faces::card);
        if (refusal != null) {
            String why = shell.say(refusal.sentence());
            dialogue.paint(shell.say("Impossible : " + why + ".", "Not possible: " + why + "."));
            return;
        }
        table.play(move);
        draw();
    }

    private void sayOrDraw(@Nullable String trouble) {
        if (trouble == null) {
            draw();
        } else {
            dialogue.say(trouble);
        }
    }

    private void draw() {
        dialogue.clear();
        dialogue.paint("\n" + table.record().setup() + "\n\n" + picture.of(table.position()) + "\n");
    }

    private String prompt() {
        int number = table.record().actions().size() + 1;
        return shell.say("Coup " + number + " (? pour l'aide) :", "Move " + number + " (? for help):");
    }

    private String instructions() {
        return shell.say("""
                Un coup : une carte, puis celle sur laquelle elle va, t (registre) ou v (colonne vide) : 5H 6S, 5H t, 5H v.
                Couleurs : C ♣, S ♠, H ♥, D ♦. Les numéros des fichiers de solution conviennent aussi : 18 21, 18 T.
                u reprendre un coup, r le rejouer, h un conseil, s FICHIER noter la partie, q quitter.""", """
                A move: a card, then the one it goes onto, t (register) or v (empty column): 5H 6S, 5H t, 5H v.
                Suits: C ♣, S ♠, H ♥, D ♦. The numbers of solution files will do too: 18 21, 18 T.
                u take a move back, r play it again, h a hint, s FILE save the game, q quit.""");
    }
}
