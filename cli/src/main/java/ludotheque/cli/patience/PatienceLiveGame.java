package ludotheque.cli.patience;

import java.nio.file.Path;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.LiveGame;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Refusal;
import ludotheque.patience.Board;
import ludotheque.patience.Deal;
import ludotheque.patience.Move;
import ludotheque.patience.PatienceGame;
import org.jspecify.annotations.Nullable;

/** A solitaire that a person plays by typing moves. */
final class PatienceLiveGame extends LiveGame<Deal, Move, Board> {
    private final Faces faces;
    private final BoardPicture picture;
    private final @Nullable Path file;

    /**
     * @param record of the legal moves played so far
     * @param file that the record is kept in, move after move; null for none
     */
    PatienceLiveGame(Shell shell, Dialogue dialogue, GameRecord<Deal, Move, Board> record, @Nullable Path file) {
        super(shell, dialogue, PatienceGame.PATIENCE, record, file, "s");
        this.faces = new Faces(shell);
        this.picture = new BoardPicture(shell);
        this.file = file;
    }

    @Override
    protected boolean does(String typed) {
        if (!typed.equals("s")) {
            return false;
        }
        dialogue.say(
                file == null
                        ? shell.say("Dans quel fichier ? s FICHIER", "In which file? s FILE")
                        : table.save(file.toString()));
        return true;
    }

    @Override
    protected @Nullable Move read(String typed) {
        return MoveReader.read(typed);
    }

    @Override
    protected String notAnAction(String typed) {
        return shell.say(
                "« " + typed + " » n'est pas un coup comme 5H 6S, 5H t ou 5H v (? pour l'aide).",
                "\"" + typed + "\" is not a move like 5H 6S, 5H t or 5H v (? for help).");
    }

    @Override
    protected @Nullable Refusal check(Move move) {
        return table.position().check(move, faces::card);
    }

    @Override
    protected String hint() {
        return new Hint(shell).from(table.position());
    }

    @Override
    protected void tell(String text) {
        dialogue.paint(text);
    }

    @Override
    protected void draw() {
        dialogue.clear();
        dialogue.paint("\n" + table.record().setup() + "\n\n" + picture.of(table.position()) + "\n");
    }

    @Override
    protected String prompt() {
        int number = table.record().actions().size() + 1;
        return shell.say("Coup " + number + " (? pour l'aide) :", "Move " + number + " (? for help):");
    }

    @Override
    protected String end() {
        return new Findings(shell).won(table.record().actions().size());
    }

    @Override
    protected String instructions() {
        return shell.say("""
                Un coup : une carte, puis celle sur laquelle elle va, t (registre) ou v (colonne vide) : 5H 6S, 5H t, 5H v.
                Couleurs : C ♣, S ♠, H ♥, D ♦. Les numéros des fichiers de solution conviennent aussi : 18 21, 18 T.
                u reprendre un coup, r le rejouer, h un conseil, s FICHIER noter la partie, q quitter.""", """
                A move: a card, then the one it goes onto, t (register) or v (empty column): 5H 6S, 5H t, 5H v.
                Suits: C ♣, S ♠, H ♥, D ♦. The numbers of solution files will do too: 18 21, 18 T.
                u take a move back, r play it again, h a hint, s FILE save the game, q quit.""");
    }
}
