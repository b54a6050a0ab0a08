package ludotheque.cli.patience;

import java.nio.file.Path;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.LiveGame;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.GameRecord;
import ludotheque.kernel.Refusal;
import ludotheque.patience.Board;
import ludotheque.patience.Move;
import ludotheque.patience.PatienceGame;
import ludotheque.patience.PatienceSetup;
import ludotheque.patience.Solitaire;
import org.jspecify.annotations.Nullable;

/** A solitaire that a person plays by typing moves. */
final class PatienceLiveGame extends LiveGame<PatienceSetup, Move, Board> {
    private final Faces faces;
    private final BoardPicture picture;
    private final @Nullable Path file;

    /**
     * @param record of the legal moves played so far
     * @param file that the record is kept in, move after move; null for none
     */
    PatienceLiveGame(
            Shell shell, Dialogue dialogue, GameRecord<PatienceSetup, Move, Board> record, @Nullable Path file) {
        super(shell, dialogue, PatienceGame.PATIENCE, record, file, "s", board -> {});
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
        dialogue.paint("\n" + table.record().setup().deal() + left() + "\n\n" + picture.of(table.position()) + "\n");
    }

    /** What full rules still allow. */
    private String left() {
        Board board = table.position();
        if (!table.record().setup().fullRules()) {
            return "";
        }
        String rules = shell.say(", règles complètes", ", full rules");
        return liftsAndRedeals(board)
                ? rules
                        + shell.say(
                                " (levées : " + board.lifts() + ", redonnes : " + board.redeals() + ")",
                                " (lifts: " + board.lifts() + ", new deals: " + board.redeals() + ")")
                : rules;
    }

    private static boolean liftsAndRedeals(Board board) {
        return board.game().fullRulesAdd() == Solitaire.FullRulesAdd.A_LIFT_AND_TWO_REDEALS;
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
        return plainInstructions() + (table.record().setup().fullRules() ? "\n" + fullInstructions() : "");
    }

    private String fullInstructions() {
        return liftsAndRedeals(table.position())
                ? shell.say(
                        "Règles complètes : 5H l lève une carte au bout de sa colonne (une fois), R redonne les cartes qui restent (deux fois).",
                        "Full rules: 5H l lifts a card to the top of its column (once), R deals the cards left again (twice).")
                : shell.say(
                        "Règles complètes : 5H f pose une carte au dépôt, d'où la dernière d'une couleur peut revenir.",
                        "Full rules: 5H f puts a card on the foundation, from where the last of a suit may come back.");
    }

    private String plainInstructions() {
        return shell.say("""
                Un coup : une carte, puis celle sur laquelle elle va, t (registre) ou v (colonne vide) : 5H 6S, 5H t, 5H v.
                Couleurs : C ♣, S ♠, H ♥, D ♦. Les numéros des fichiers de solution conviennent aussi : 18 21, 18 T.
                u reprendre un coup, r le rejouer, h un conseil, s FICHIER noter la partie, q quitter.""", """
                A move: a card, then the one it goes onto, t (register) or v (empty column): 5H 6S, 5H t, 5H v.
                Suits: C ♣, S ♠, H ♥, D ♦. The numbers of solution files will do too: 18 21, 18 T.
                u take a move back, r play it again, h a hint, s FILE save the game, q quit.""");
    }
}
