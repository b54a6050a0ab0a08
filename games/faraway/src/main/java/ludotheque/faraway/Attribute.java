package ludotheque.faraway;

import ludotheque.kernel.Text;
import org.jspecify.annotations.Nullable;

/** What a card may bring and a score may count: four colours, night, clue, and three wonders. */
public enum Attribute {
    RED(0, 'R', "rouge", "red", "carte rouge", "red card"),
    BLUE(1, 'B', "bleu", "blue", "carte bleue", "blue card"),
    GREEN(2, 'G', "vert", "green", "carte verte", "green card"),
    YELLOW(3, 'Y', "jaune", "yellow", "carte jaune", "yellow card"),
    NIGHT(4, 'n', "nuit", "night", "carte nuit", "night card"),
    CLUE(5, 'i', "indice", "clue", "indice", "clue"),
    STONE(6, 's', "pierre", "stone", "pierre", "stone"),
    CHIMERA(7, 'c', "chimère", "chimera", "chimère", "chimera"),
    THISTLE(8, 't', "chardon", "thistle", "chardon", "thistle");

    public static final int COUNT = 9;

    /** How many of the first ones are colours. */
    public static final int COLOURS = 4;

    private final int index;
    private final char letter;
    private final String labelFr;
    private final String labelEn;
    private final String oneFr;
    private final String oneEn;

    Attribute(int index, char letter, String fr, String en, String oneFr, String oneEn) {
        this.index = index;
        this.letter = letter;
        this.labelFr = fr;
        this.labelEn = en;
        this.oneFr = oneFr;
        this.oneEn = oneEn;
    }

    /** Where it stands among the nine, from 0. */
    public int index() {
        return index;
    }

    public boolean isColour() {
        return index < COLOURS;
    }

    /** The bare word: red, night, stone. */
    public Text label() {
        return new Text(labelFr, labelEn);
    }

    /** One thing that has it: a red card, a clue, a stone; without the article. */
    public Text one() {
        return new Text(oneFr, oneEn);
    }

    /** A number of wonders or clues: 1 stone, 2 stones. */
    Text amount(int count) {
        String plural = count > 1 ? "s" : "";
        return new Text(count + " " + oneFr + plural, count + " " + oneEn + plural);
    }

    static @Nullable Attribute of(char letter) {
        for (Attribute attribute : values()) {
            if (attribute.letter == letter) {
                return attribute;
            }
        }
        return null;
    }
}
