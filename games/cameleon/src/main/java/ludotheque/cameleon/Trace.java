package ludotheque.cameleon;

import java.util.Arrays;

/** What one move changed: enough to tell it, to refresh the gains around it and to take it back. Used again for the next move. */
final class Trace {
    static final int CELL = 0;
    static final int OWNER = 1;
    static final int OPEN = 2;

    int cell;
    int scoreBefore;

    /** Index and kind of what was changed, then its old value. */
    private int[] changes = new int[64];

    private int changed;

    private Rule[] rules = new Rule[32];
    private Colour[] colours = new Colour[32];
    private int[] places = new int[32];
    private int steps;

    /** Small regions whose cells became acquired, as nodes of the quadtree. */
    private int[] acquired = new int[8];

    private int acquisitions;

    /** Whether the move recoloured or acquired a full region of both colours. */
    boolean touchedMixed;

    void start(int cell, int score) {
        this.cell = cell;
        this.scoreBefore = score;
        changed = 0;
        steps = 0;
        acquisitions = 0;
        touchedMixed = false;
    }

    void changes(int kind, int index, byte old) {
        if (changed == changes.length) {
            changes = Arrays.copyOf(changes, 2 * changed);
        }
        changes[changed++] = 4 * index + kind;
        changes[changed++] = old;
    }

    /** A cell, or a node of the quadtree written as its complement, goes to a colour by a rule. */
    void step(Rule rule, Colour colour, int place) {
        if (steps == rules.length) {
            rules = Arrays.copyOf(rules, 2 * steps);
            colours = Arrays.copyOf(colours, 2 * steps);
            places = Arrays.copyOf(places, 2 * steps);
        }
        rules[steps] = rule;
        colours[steps] = colour;
        places[steps++] = place;
    }

    void acquires(int smallRegion) {
        if (acquisitions == acquired.length) {
            acquired = Arrays.copyOf(acquired, 2 * acquisitions);
        }
        acquired[acquisitions++] = smallRegion;
    }

    int acquisitions() {
        return acquisitions;
    }

    int acquired(int index) {
        return acquired[index];
    }

    int steps() {
        return steps;
    }

    Rule rule(int step) {
        return rules[step];
    }

    Colour colour(int step) {
        return colours[step];
    }

    int place(int step) {
        return places[step];
    }

    /** Puts every changed value back, last change first. */
    void undo(byte[] cells, byte[] owners, byte[] open) {
        while (changed > 0) {
            byte old = (byte) changes[--changed];
            int key = changes[--changed];
            byte[] target = switch (key & 3) {
                case CELL -> cells;
                case OWNER -> owners;
                default -> open;
            };
            target[key >> 2] = old;
        }
    }
}
