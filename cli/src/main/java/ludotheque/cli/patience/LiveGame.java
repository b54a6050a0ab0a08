package ludotheque.cli.patience;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.KeptGame;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Refusal;
import ludotheque.patience.Board;
import ludotheque.patience.GameRecord;
import ludotheque.patience.Move;
import org.jspecify.annotations.Nullable;

/** A game that a person plays by typing moves. */
final class LiveGame {
    private final Shell shell;
    private final Dialogue dialogue;
    private final Faces faces;
    private final BoardPicture picture;
    private final @Nullable Path file;
    private final KeptGame kept;
    private final Deque<Move> takenBack = new ArrayDeque<>();
    private GameRecord record;
    private Board board;

    /**
     * @param record of the legal moves played so far
     * @param file that the record is kept in, move after move; null for none
     */
    LiveGame(Shell shell, Dialogue dialogue, GameRecord record, @Nullable Path file) {
        this.shell = shell;
        this.dialogue = dialogue;
        this.faces = new Faces(shell);
        this.picture = new BoardPicture(shell);
        this.file = file;
        this.kept = new KeptGame(shell, file);
        this.record = record;
        this.board = record.deal().board();
        record.replay(board);
    }

    /**
     * Plays until the game is won.
     *
     * @return what is to be said at the end
     */
    String play() {
        keep(record);
        draw();
        while (!board.isWon()) {
            String typed = dialogue.ask(prompt());
            switch (typed) {
                case "q" -> throw new Dialogue.Left();
                case "u" -> undo();
                case "r" -> redo();
                case "h" -> dialogue.paint(new Hint(shell).from(board));
                case "s" ->
                    dialogue.say(
                            file == null
                                    ? shell.say("Dans quel fichier ? s FICHIER", "In which file? s FILE")
                                    : kept.save(file.toString(), record.toString()));
                case "", "?" -> dialogue.say(instructions());
                default -> answer(typed);
            }
        }
        return new Findings(shell).won(record.moves().size());
    }

    private void answer(String typed) {
        if (typed.startsWith("s ")) {
            dialogue.say(kept.save(typed.substring(2).strip(), record.toString()));
            return;
        }
        Move move = MoveReader.read(typed);
        if (move == null) {
            dialogue.say(shell.say(
                    "« " + typed + " » n'est pas un coup comme 5H 6S, 5H t ou 5H v (? pour l'aide).",
                    "\"" + typed + "\" is not a move like 5H 6S, 5H t or 5H v (? for help)."));
            return;
        }
        Refusal refusal = board.check(move);
        if (refusal != null) {
            String why = faces.sentence(shell.say(refusal.sentence()));
            dialogue.paint(shell.say("Impossible : " + why + ".", "Not possible: " + why + "."));
            return;
        }
        takenBack.clear();
        play(move);
    }

    private void play(Move move) {
        board.play(move);
        keep(record.with(move));
        draw();
    }

    private void undo() {
        List<Move> moves = record.moves();
        if (moves.isEmpty()) {
            dialogue.say(shell.say("Il n'y a pas de coup à reprendre.", "There is no move to take back."));
            return;
        }
        takenBack.push(moves.get(moves.size() - 1));
        GameRecord shorter = new GameRecord(record.deal(), moves.subList(0, moves.size() - 1));
        board = record.deal().board();
        shorter.replay(board);
        keep(shorter);
        draw();
    }

    private void redo() {
        if (takenBack.isEmpty()) {
            dialogue.say(shell.say("Il n'y a pas de coup à rejouer.", "There is no move to play again."));
            return;
        }
        play(takenBack.pop());
    }

    private void keep(GameRecord now) {
        record = now;
        kept.keep(record.toString());
    }

    private void draw() {
        dialogue.clear();
        dialogue.paint("\n" + record.deal() + "\n\n" + picture.of(board) + "\n");
    }

    private String prompt() {
        int number = record.moves().size() + 1;
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
