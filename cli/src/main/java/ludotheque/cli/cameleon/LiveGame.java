package ludotheque.cli.cameleon;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.GameRecord;
import ludotheque.cameleon.Move;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.player.Player;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.KeptGame;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/** A game that a person plays against the computer by typing cells. */
final class LiveGame {
    private static final Duration VERDICT_TIME = Duration.ofSeconds(5);

    private final Shell shell;
    private final Dialogue dialogue;
    private final Commentary commentary;
    private final Match match;
    private final Player computer;
    private final KeptGame kept;
    /** The game as it stood before each time that something was taken back, the last first. */
    private final Deque<GameRecord> takenBack = new ArrayDeque<>();

    private GameRecord record;
    private Game game;

    /** @param file that the record is kept in, move after move; null for none */
    LiveGame(Shell shell, Dialogue dialogue, Match match, long seed, @Nullable Path file) {
        this.shell = shell;
        this.dialogue = dialogue;
        this.commentary = new Commentary(shell);
        this.match = match;
        this.computer = match.level().create(seed);
        this.kept = new KeptGame(shell, file);
        this.record = match.record();
        this.game = record.start();
        record.replay(game);
    }

    /**
     * Plays until the board is full.
     *
     * @return what is to be said at the end
     */
    String play() {
        kept.keep(record.toString());
        draw();
        while (!game.isOver()) {
            if (game.mover() == match.person()) {
                answer(dialogue.ask(prompt()));
            } else {
                play(game.move(computer.choose(game)));
                draw();
            }
        }
        return commentary.result(game);
    }

    private void answer(String typed) {
        switch (typed) {
            case "q" -> throw new Dialogue.Left();
            case "", "?" -> dialogue.say(instructions());
            case "p" -> draw();
            case "s" -> dialogue.say(commentary.scores(game.board()));
            case "u" -> undo();
            case "r" -> redo();
            case "h" -> dialogue.say(hint());
            case "v" -> dialogue.say(verdict());
            default -> {
                if (typed.startsWith("e ")) {
                    dialogue.say(new Evaluation(shell).of(game, typed.substring(2)));
                } else if (typed.startsWith("w ")) {
                    dialogue.say(kept.save(typed.substring(2).strip(), record.toString()));
                } else {
                    choose(typed);
                }
            }
        }
    }

    private void choose(String typed) {
        int cell = Evaluation.cell(game.board(), typed);
        if (cell == Board.NO_CELL) {
            dialogue.say(shell.say(
                    "« " + typed + " » n'est pas une case comme 2 5, de 1 à "
                            + game.board().side() + " (? pour l'aide).",
                    "\"" + typed + "\" is not a cell like 2 5, from 1 to "
                            + game.board().side() + " (? for help)."));
            return;
        }
        Move move = game.move(cell);
        Refusal refusal = game.check(move);
        if (refusal != null) {
            String why = shell.say(refusal.sentence());
            dialogue.say(shell.say("Impossible : " + why + ".", "Not possible: " + why + "."));
            return;
        }
        takenBack.clear();
        play(move);
        dialogue.say(commentary.lastMove(game));
    }

    private void play(Move move) {
        game.play(move);
        record = record.with(move);
        kept.keep(record.toString());
    }

    /** Back to before the person's last move. */
    private void undo() {
        List<Move> moves = record.moves();
        int length = moves.size() - 1;
        while (length >= 0 && moves.get(length).colour() != match.person()) {
            length--;
        }
        if (length < 0) {
            dialogue.say(shell.say("Il n'y a pas de coup à reprendre.", "There is no move to take back."));
            return;
        }
        takenBack.push(record);
        goTo(record.cut(length));
    }

    /** To where it was taken back from; the computer's answer is the same. */
    private void redo() {
        if (takenBack.isEmpty()) {
            dialogue.say(shell.say("Il n'y a pas de coup à rejouer.", "There is no move to play again."));
            return;
        }
        goTo(takenBack.pop());
    }

    private void goTo(GameRecord other) {
        record = other;
        game = record.start();
        record.replay(game);
        kept.keep(record.toString());
        draw();
    }

    private String hint() {
        List<Level> levels = Level.of(record.variant());
        int cell = levels.get(levels.size() - 1).create(0).choose(game);
        int gain = game.gains().gain(game.mover(), cell);
        return shell.say(
                "Conseil : " + Commentary.cell(game.board(), cell) + ", gain " + gain + ".",
                "Hint: " + Commentary.cell(game.board(), cell) + ", gain " + gain + ".");
    }

    private String verdict() {
        if (record.variant() == Variant.BRAVE) {
            return shell.say(
                    "Seule la variante temeraire a un solveur exact.",
                    "Only the temeraire variant has an exact solver.");
        }
        return new SolverLimits(VERDICT_TIME)
                .search(game.board(), game.mover(), shell.clock(), () -> false, positions -> {})
                .told(shell, game.board());
    }

    private void draw() {
        dialogue.clear();
        dialogue.paint("\n" + new BoardPicture(shell).of(game.board()));
        if (game.moves() > 0) {
            dialogue.say(commentary.lastMove(game));
        }
        dialogue.say(commentary.scores(game.board()));
    }

    private String prompt() {
        String number = game.moves() + 1 + ", " + commentary.name(match.person());
        return shell.say("Coup " + number + " (? pour l'aide) :", "Move " + number + " (? for help):");
    }

    private String instructions() {
        return shell.say("""
                Un coup : la ligne puis la colonne d'une case blanche, comme 2 5.
                e 2 5 évaluation de cette case par J2, s score de chaque joueur, p plateau, h un conseil,
                v qui gagne si chacun joue au mieux, u reprendre un coup, r le rejouer, w FICHIER noter la partie, q quitter.
                Sur le plateau R et B sont acquises, r et b ne le sont pas, . est blanche (Brave : R et B).""", """
                A move: the line then the column of a white cell, like 2 5.
                e 2 5 this cell as J2 evaluates it, s score of each player, p board, h a hint,
                v who wins with perfect play, u take a move back, r play it again, w FILE save the game, q quit.
                On the board R and B are acquired, r and b are not, . is white (Brave: R and B).""");
    }
}
