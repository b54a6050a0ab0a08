package ludotheque.cli.cameleon;

import java.nio.file.Path;
import java.util.List;
import java.util.function.ToLongFunction;
import ludotheque.cameleon.CameleonGame;
import ludotheque.cameleon.Colour;
import ludotheque.cameleon.Game;
import ludotheque.cameleon.Setup;
import ludotheque.cameleon.Variant;
import ludotheque.cameleon.player.Level;
import ludotheque.cli.shell.Dialogue;
import ludotheque.cli.shell.Failure;
import ludotheque.cli.shell.SavedGame;
import ludotheque.cli.shell.Shell;
import ludotheque.kernel.BadInput;
import org.jspecify.annotations.Nullable;

/** The subject's menu: choose a board, look at it, play on it, ask for scores and evaluations, as often as one likes. */
final class Menu {
    private final Shell shell;
    private final Dialogue dialogue;
    private final ToLongFunction<AgreedGame> seed;
    private final @Nullable Path file;
    private Setup setup = Setup.empty(2);
    private Variant variant = Variant.TEMERAIRE;

    Menu(Shell shell, Dialogue dialogue, ToLongFunction<AgreedGame> seed, @Nullable Path file) {
        this.shell = shell;
        this.dialogue = dialogue;
        this.seed = seed;
        this.file = file;
    }

    /** Offers the choices until the person leaves, which {@link Dialogue.Left} tells. */
    String run() {
        while (true) {
            dialogue.say(choices());
            switch (dialogue.ask(shell.say("Votre choix :", "Your choice:"))) {
                case "1" ->
                    setup = dialogue.ask(
                            shell, shell.say("Cases par côté", "Cells a side"), "12", new Words.Empty()::convert);
                case "2" -> readBoard();
                case "3" ->
                    variant = dialogue.ask(
                            shell,
                            shell.say("Variante : brave, temeraire", "Variant: brave, temeraire"),
                            "temeraire",
                            Words::variant);
                case "4" -> dialogue.paint(new BoardPicture(shell).of(game().board()));
                case "5" -> play();
                case "6" -> dialogue.say(new Commentary(shell).scores(game().board()));
                case "7" -> evaluate();
                case "q" -> throw new Dialogue.Left();
                default -> dialogue.say(shell.say("Un numéro de 1 à 7, ou q.", "A number from 1 to 7, or q."));
            }
        }
    }

    private String choices() {
        String board = setup.side() + "×" + setup.side() + ", " + variant.word();
        return shell.say("""

                Caméléon (%s)
                1  plateau vide
                2  plateau d'un fichier
                3  variante
                4  afficher le plateau
                5  jouer
                6  score de chaque joueur
                7  évaluation d'une case par J2
                q  quitter""", """

                Caméléon (%s)
                1  an empty board
                2  a board from a file
                3  the variant
                4  show the board
                5  play
                6  score of each player
                7  a cell as J2 evaluates it
                q  quit""").formatted(board);
    }

    private Game game() {
        return new Game(setup, variant, Colour.RED);
    }

    private void readBoard() {
        String name = dialogue.ask(shell.say("Fichier :", "File:"));
        try {
            setup = new BoardFile(shell).read(name);
        } catch (Failure unreadable) {
            dialogue.say(shell.say(unreadable.line()));
        }
    }

    private void play() {
        if (file != null && SavedGame.keptIn(shell, CameleonGame.CAMELEON, file) != null) {
            dialogue.say(shell.say(
                    file + " contient déjà une partie, qui n'est pas écrasée.",
                    file + " holds a game already, which is not overwritten."));
            return;
        }
        List<Level> levels = Level.of(variant);
        Level level = dialogue.ask(
                shell,
                shell.say("Stratégie de l'ordinateur : ", "The computer's strategy: ") + Words.levels(variant),
                levels.get(levels.size() - 1).word(),
                this::level);
        Colour person = dialogue.ask(shell, shell.say("Votre couleur : R, B", "Your colour: R, B"), "R", Words::colour);
        Colour first = dialogue.ask(shell, shell.say("Qui commence : R, B", "Who starts: R, B"), "R", Words::colour);
        AgreedGame match = new AgreedGame(CameleonGame.of(variant, first, setup), person, Opponent.of(level));
        dialogue.say(new CameleonLiveGame(shell, dialogue, match, level.create(seed.applyAsLong(match)), file).play());
    }

    private Level level(String word) throws BadInput {
        Level level = Words.level(word);
        if (!level.plays(variant)) {
            throw new BadInput(1, 1, Words.notOf(variant, level));
        }
        return level;
    }

    private void evaluate() {
        dialogue.say(
                new Evaluation(shell).of(game(), dialogue.ask(shell.say("Ligne et colonne :", "Line and column:"))));
    }
}
