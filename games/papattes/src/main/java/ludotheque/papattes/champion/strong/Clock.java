package ludotheque.papattes.champion.strong;

import static ludotheque.papattes.Constantes.DEPLACEMENT_CHIEN;

/**
 * Turns half-turns into the steps that a dog can make from now on, counted from 1: four in each of our turns, the first of
 * which is half-turn {@code now}.
 */
record Clock(int now) {
    /** The first step of the first of our turns that begins at this half-turn or later. */
    int firstStep(int halfTurn) {
        return lastStepBefore(halfTurn) + 1;
    }

    /** The last step of our turns that begin before a half-turn. */
    int lastStepBefore(int halfTurn) {
        return halfTurn <= now ? 0 : (halfTurn - now + 1) / 2 * DEPLACEMENT_CHIEN;
    }

    /** The half-turn in which a step is made. */
    int halfTurn(int step) {
        return now + (step - 1) / DEPLACEMENT_CHIEN * 2;
    }
}
