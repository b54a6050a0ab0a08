package ludotheque.cli.papattes;

import static ludotheque.papattes.Constantes.HAUTEUR;
import static ludotheque.papattes.Constantes.LARGEUR;

import java.util.function.IntUnaryOperator;
import ludotheque.cli.shell.Shell;
import ludotheque.papattes.GameMap;
import ludotheque.papattes.Layout;
import ludotheque.papattes.State;
import ludotheque.papattes.Terrain;
import ludotheque.papattes.TypeCase;

/**
 * The map as a person sees it, a sign for each cell, with the numbers of lines and columns. Each of the twenty characters has
 * a letter of its own, so colour only helps.
 */
record MapPicture(Shell shell) {
    private static final String BLUE = "\u001b[94m";
    private static final String YELLOW = "\u001b[93m";
    private static final String PLAIN = "\u001b[0m";

    /** What a map is before the first half-turn, with the age of each skeleton. */
    String of(GameMap map) {
        Terrain terrain = new Terrain(map);
        State start = new State(terrain);
        return draw(cell -> terrain.boneAge(cell) >= 0 && !start.isOccupied(cell)
                        ? '0' + terrain.boneAge(cell)
                        : sign(start, cell))
                + shell.say("""
                        a…d chiens et e…j maîtres du joueur 0, k…n et o…t du joueur 1
                        . vide  # mur  ~ flaque  N niche  A arbre
                        0 1 2 squelette interstellaire, cybernétique, pizzalogique
                        """, """
                        a…d dogs and e…j masters of player 0, k…n and o…t of player 1
                        . empty  # wall  ~ puddle  N doghouse  A tree
                        0 1 2 interstellar, cybernetic, pizzalogic skeleton
                        """);
    }

    /** What a state looks like. */
    String of(State state) {
        return draw(cell -> sign(state, cell)) + shell.say("""
                        . vide  # mur  ~ flaque  N niche  + croquettes au sol
                        A arbre  * arbre et sa croquette  @ portail  ? chien vagabond  & les deux
                        S squelette  0 1 2 os interstellaire, cybernétique, pizzalogique
                        """, """
                        . empty  # wall  ~ puddle  N doghouse  + croquettes on the ground
                        A tree  * tree and its croquette  @ portal  ? wandering dog  & both
                        S skeleton  0 1 2 interstellar, cybernetic, pizzalogic bone
                        """);
    }

    private String draw(IntUnaryOperator signs) {
        StringBuilder picture = new StringBuilder();
        numbers(picture);
        for (int line = 0; line < HAUTEUR; line++) {
            picture.append(String.format("%2d ", line));
            for (int column = 0; column < LARGEUR; column++) {
                append(picture, (char) signs.applyAsInt(line * LARGEUR + column));
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    private static void numbers(StringBuilder picture) {
        picture.append("   ");
        for (int tens = 0; tens < LARGEUR / 10; tens++) {
            picture.append(tens).append(tens < LARGEUR / 10 - 1 ? "         " : "");
        }
        picture.append("\n   ").append("0123456789".repeat(LARGEUR / 10)).append('\n');
    }

    private void append(StringBuilder picture, char sign) {
        int character = sign - letter(0);
        if (shell.hasColour() && character >= 0 && character < Layout.CHARACTERS) {
            picture.append(Layout.playerOf(character) == 0 ? BLUE : YELLOW)
                    .append(sign)
                    .append(PLAIN);
        } else {
            picture.append(sign);
        }
    }

    /** The letter of a character: a to j for player 0, k to t for player 1, dogs first. */
    static char letter(int character) {
        return (char) ('a' + character);
    }

    private static char sign(State state, int cell) {
        if (state.character(cell) >= 0) {
            return letter(state.character(cell));
        }
        if (state.wanderer(cell) >= 0) {
            return state.portal(cell) >= 0 ? '&' : '?';
        }
        if (state.portal(cell) >= 0) {
            return '@';
        }
        if (state.ground(cell) > 0) {
            return '+';
        }
        TypeCase kind = TypeCase.of(state.kind(cell));
        if (state.hasGrown(cell)) {
            return kind == TypeCase.ARBRE ? '*' : (char) ('0' + state.terrain().boneAge(cell));
        }
        return GameMap.letter(kind);
    }
}
