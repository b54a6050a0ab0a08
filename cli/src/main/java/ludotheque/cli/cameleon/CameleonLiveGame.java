package ludotheque.cli.cameleon;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import ludotheque.cameleon.Board;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.CameleonSetup;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Move;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cameleon.player.Player;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.LiveGame;
import ludotheque.cli.shell.SearchLimits;
import ludotheque.cli.shell.Shell;
import org.jspecify.annotations.Nullable;

/** A game that a person plays against the computer by typing cells. */
final class CameleonLiveGame extends LiveGame<CameleonSetup, Move, Game> {
    private static final Duration VERDICT_TIME = Duration.ofSeconds(5);

    private final Commentary commentary;
    private final AgreedGame match;
    private final Player computer;

    /**
     * Begins or goes on.
     *
     * @param computer who plays the other colour, and has been told nothing yet
     * @param file that the record is kept in, move after move; null for none
     */
    CameleonLiveGame(Shell shell, Dialogue dialogue, AgreedGame match, Player computer, @Nullable Path file) {
        super(shell, dialogue, CameleonGame.CAMELEON, match.record(), file, "w", game -> {});
        this.commentary = new Commentary(shell);
        this.match = match;
        this.computer = computer;
        match.record().actions().forEach(computer::played);
    }

    @Override
    protected @Nullable Move computersAction() {
        Game game = table.position();
        return game.mover() == match.person() ? null : game.move(computer.choose(game));
    }

    /** Back to before the person's last move; the computer's answer comes back with it. */
    @Override
    protected boolean isPersons(Move move) {
        return move.colour() == match.person();
    }

    /** What a program was told cannot be untold. */
    private boolean isAgainstProgram() {
        return match.opponent().level() == null;
    }

    @Override
    protected void put(Move move) {
        super.put(move);
        computer.played(move);
    }

    @Override
    protected boolean does(String typed) {
        Game game = table.position();
        if (isAgainstProgram() && (typed.equals("u") || typed.equals("r"))) {
            dialogue.say(shell.say(
                    "Contre un programme, on ne reprend pas de coup.", "Against a program no move is taken back."));
            return true;
        }
        switch (typed) {
            case "p" -> draw();
            case "s" -> dialogue.say(commentary.scores(game.board()));
            case "v" -> dialogue.say(verdict());
            default -> {
                if (!typed.startsWith("e ")) {
                    return false;
                }
                dialogue.say(new Evaluation(shell).of(game, typed.substring(2)));
            }
        }
        return true;
    }

    @Override
    protected @Nullable Move read(String typed) {
        Game game = table.position();
        int cell = Evaluation.cell(game.board(), typed);
        return cell == Board.NO_CELL ? null : game.move(cell);
    }

    @Override
    protected String notAnAction(String typed) {
        int side = table.position().board().side();
        return shell.say(
                "« " + typed + " » n'est pas une case comme 2 5, de 1 à " + side + " (? pour l'aide).",
                "\"" + typed + "\" is not a cell like 2 5, from 1 to " + side + " (? for help).");
    }

    @Override
    protected void played() {
        dialogue.say(commentary.lastMove(table.position()));
    }

    @Override
    protected String end() {
        computer.ended(table.position().board());
        return commentary.result(table.position());
    }

    @Override
    protected String hint() {
        Game game = table.position();
        List<Level> levels = Level.of(game.variant());
        int cell = levels.get(levels.size() - 1).create(0).choose(game);
        int gain = game.gains().gain(game.mover(), cell);
        return shell.say(
                "Conseil : " + Commentary.cell(game.board(), cell) + ", gain " + gain + ".",
                "Hint: " + Commentary.cell(game.board(), cell) + ", gain " + gain + ".");
    }

    private String verdict() {
        Game game = table.position();
        if (game.variant() == Variant.BRAVE) {
            return shell.say(
                    "Seule la variante temeraire a un solveur exact.",
                    "Only the temeraire variant has an exact solver.");
        }
        SearchLimits limits = new SearchLimits(VERDICT_TIME);
        return Verdict.of(game.board(), game.mover(), limits, shell.clock(), () -> false, positions -> {})
                .told(shell, game.board());
    }

    @Override
    protected void draw() {
        Game game = table.position();
        dialogue.clear();
        dialogue.paint("\n" + new BoardPicture(shell).of(game.board()));
        if (game.moves() > 0) {
            dialogue.say(commentary.lastMove(game));
        }
        dialogue.say(commentary.scores(game.board()));
    }

    @Override
    protected String prompt() {
        Game game = table.position();
        String number = game.moves() + 1 + ", " + commentary.name(match.person());
        return shell.say("Coup " + number + " (? pour l'aide) :", "Move " + number + " (? for help):");
    }

    @Override
    protected String instructions() {
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
