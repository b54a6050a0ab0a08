package ludotheque.cameleon.subject;

import java.util.List;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Recolouring;
import ludotheque.cameleon.Rule;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.PerfectPlayer;
import ludotheque.kernel.BadInput;

/**
 * The functions that the subject asks for, under its names; each hands over to the code that does the work. The computer is J2, blue.
 * N is the side of the board, n = log₂(N / 3).
 */
public final class Cameleon {
    private Cameleon() {}

    /** Reads the board given as input; red starts. O(N²). */
    public static Game RemplirPlateau(String text, Variant variant) throws BadInput {
        return new Game(Setup.parse(text), variant, Colour.RED);
    }

    /** Plays the greedy strategy of the Brave variant for the player to move. O(1) in the worst case. */
    public static void JouerGloutonBrave(Game game) {
        game.play(game.gains().best(game.mover()));
    }

    /** Plays the greedy strategy of the Téméraire variant for the player to move. O(n) in the worst case. */
    public static void JouerGloutonTemeraire(Game game) {
        game.play(game.gains().best(game.mover()));
    }

    /** Plays the intelligent strategy of the Téméraire variant for the player to move. */
    public static void JouerIATemeraire(Game game) {
        game.play(new PerfectPlayer(PerfectPlayer.USUAL_POSITIONS).choose(game));
    }

    /** score(J2) if J2 chose this white cell in the Brave variant. O(1): it is kept up to date. */
    public static int EvalCaseBrave(Game game, int line, int column) {
        return game.gains().scoreAfter(Colour.BLUE, game.board().cell(line, column));
    }

    /** score(J2) if J2 chose this white cell in the Téméraire variant. O(1): it is kept up to date. */
    public static int EvalCaseTemeraire(Game game, int line, int column) {
        return game.gains().scoreAfter(Colour.BLUE, game.board().cell(line, column));
    }

    /** Plays the last white cell of a small region and returns the regions that R3, R4 and R5 changed in the quadtree. O(n). */
    public static List<Recolouring> RemplirRegion(Game game, int line, int column) {
        game.play(game.board().cell(line, column));
        return game.lastRecolourings().stream()
                .filter(step -> step.rule() == Rule.R3 || step.rule() == Rule.R4 || step.rule() == Rule.R5)
                .toList();
    }

    /** score(J2) of the board as it is: blue cells less red cells. O(1): it is kept up to date. */
    public static int CalculeScore(Game game) {
        return game.board().score();
    }
}
