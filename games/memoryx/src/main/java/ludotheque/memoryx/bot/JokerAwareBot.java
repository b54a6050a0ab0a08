package ludotheque.memoryx.bot;

import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.Size;

/**
 * Knows exactly what can be known ({@link Belief}) and plays by rules a person could learn. In a duel a new card helps the
 * opponent as much as oneself, so how many to turn is a matter of parity (Zwick and Paterson 1993), and the joker is a way to
 * end a turn without showing a second one. Alone, every new card helps.
 */
final class JokerAwareBot extends BelievingBot {
    private static final Flip[] DOUBTFUL = {Flip.SUSPECT, Flip.UNSURE_HALF, Flip.UNSURE_PAIR};

    private final boolean duel;
    /** What the second card should be if the first finds no twin: decided with the first. */
    private Flip second = Flip.UNSEEN;

    JokerAwareBot(Size size, int players, SeededRandom random) {
        super(size, random);
        this.duel = players == 2;
    }

    @Override
    public int chooseFirst() {
        Situation now = new Situation(belief, Memoryx.NONE);
        if (now.has(Flip.SURE_PAIR)) {
            return now.pick(Flip.SURE_PAIR, random);
        }
        second = Flip.UNSEEN;
        if (duel || !now.has(Flip.UNSEEN)) {
            // A pair that the joker may have broken: the doubtful card first, it may be the only one to be shown.
            for (Flip doubtful : DOUBTFUL) {
                if (now.has(doubtful)) {
                    return now.pick(doubtful, random);
                }
            }
        }
        return now.pickFirstOf(random, duel ? planDuel(now) : planAlone(now), Flip.UNSEEN, Flip.HOLE);
    }

    @Override
    public int chooseSecond(int first) {
        int twin = belief.twin(first);
        Situation now = new Situation(belief, first);
        boolean postpone = !duel && now.has(Flip.UNSEEN) && twin != Memoryx.NONE && belief.isSuspect(twin);
        if (twin != Memoryx.NONE && !postpone) {
            return twin;
        }
        Flip otherwise = duel ? Flip.IDLE : Flip.UNSEEN;
        return now.pickFirstOf(random, second, otherwise, Flip.UNSEEN, Flip.HOLE, Flip.IDLE, Flip.JOKER);
    }

    /** Decides both cards of a turn in a duel with no remembered pair to try; returns the kind of the first. */
    private Flip planDuel(Situation now) {
        int n = now.pairs();
        int k = now.singles();
        boolean even = (n + k) % 2 == 0;
        switch (belief.joker()) {
            case MOVED -> {
                if (!even) {
                    second = Flip.HOLE;
                } else if (2 * k < n) {
                    second = Flip.IDLE;
                    return Flip.HOLE;
                } else {
                    second = Flip.UNSURE_SINGLE;
                }
            }
            case LOCATED -> {
                second = Flip.JOKER;
                return k == 0 ? Flip.JOKER : Flip.UNSEEN;
            }
            default -> second = k < n - 1 && (even || 5 * k >= 2 * n) ? Flip.IDLE : Flip.UNSEEN;
        }
        return Flip.UNSEEN;
    }

    /** Alone every new card helps; the hole, too, once a card found there is likely to have its twin remembered. */
    private Flip planAlone(Situation now) {
        boolean moved = belief.joker() == Belief.Joker.MOVED;
        second = moved ? Flip.HOLE : Flip.UNSEEN;
        return moved && now.unknownPairs() == 0 ? Flip.HOLE : Flip.UNSEEN;
    }
}
