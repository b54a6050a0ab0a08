package ludotheque.memoryx.bot;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;

/** A {@link Belief} with its places sorted by kind and counted, as {@link Lookahead} wants it. */
final class Situation {
    private final Belief belief;
    private final int faceUp;
    private final Map<Flip, BitSet> kinds = new EnumMap<>(Flip.class);
    private int onBoard;
    private int sureSingles;
    private int unsureSingles;
    private int halfSurePairs;
    private int unsurePairs;
    private int surePairCards;

    /**
     * Sorts the places, but not the one of the card that is face up.
     *
     * @param faceUp the place of the first card of the turn, or {@link Memoryx#NONE}
     */
    Situation(Belief belief, int faceUp) {
        this.belief = belief;
        this.faceUp = faceUp;
        for (Flip flip : Flip.values()) {
            kinds.put(flip, new BitSet());
        }
        for (int place = 0; place < belief.places(); place++) {
            if (belief.onBoard(place)) {
                onBoard++;
                sort(place);
            }
        }
    }

    private void sort(int place) {
        if (belief.isSuspect(place)) {
            add(Flip.SUSPECT, place);
        } else if (belief.isHole(place)) {
            add(Flip.HOLE, place);
        } else if (belief.isJoker(place)) {
            add(Flip.JOKER, place);
        } else if (belief.isUnseen(place)) {
            add(Flip.UNSEEN, place);
        } else {
            sortRemembered(place, belief.twin(place));
        }
    }

    private void sortRemembered(int place, int twin) {
        boolean sure = belief.isSure(place);
        if (sure) {
            add(Flip.IDLE, place);
        }
        if (twin == Memoryx.NONE) {
            sureSingles += sure ? 1 : 0;
            unsureSingles += sure ? 0 : 1;
            if (!sure) {
                add(Flip.UNSURE_SINGLE, place);
            }
        } else if (belief.isSuspect(twin)) {
            return;
        } else if (sure && belief.isSure(twin)) {
            surePairCards++;
            add(Flip.SURE_PAIR, place);
        } else if (sure) {
            halfSurePairs++;
        } else if (belief.isSure(twin)) {
            // The card face up is played against its own unsure twin as Flip.TWIN.
            if (twin != faceUp) {
                add(Flip.UNSURE_HALF, place);
            }
        } else {
            unsurePairs += place < twin ? 1 : 0;
            add(Flip.UNSURE_PAIR, place);
        }
    }

    private void add(Flip flip, int place) {
        if (place != faceUp) {
            kindOf(flip).set(place);
        }
    }

    /** The kind of card worth most as the first of a turn. */
    Flip first(Lookahead lookahead) {
        int n = pairs();
        int s = surePairs();
        switch (belief.joker()) {
            case UNSEEN -> lookahead.unseen(n, sureSingles, s);
            case LOCATED -> lookahead.located(n, sureSingles, s);
            case SUSPECT_OR_UNSEEN -> lookahead.suspectOrUnseen(n, sureSingles, s);
            case TWO_SUSPECTS -> lookahead.twoSuspects(n, sureSingles, s);
            case MOVED -> lookahead.moved(n, sureSingles, unsureSingles, halfSurePairs, unsurePairs, s);
        }
        return lookahead.best();
    }

    /** The kind of card worth most as the second of a turn. */
    Flip second(Lookahead lookahead) {
        int n = pairs();
        int s = surePairs();
        Lookahead.Held held = held();
        switch (belief.joker()) {
            case UNSEEN -> lookahead.unseenSecond(n, sureSingles, s, held);
            case LOCATED -> lookahead.locatedSecond(n, sureSingles, s, held);
            case SUSPECT_OR_UNSEEN -> lookahead.suspectOrUnseenSecond(n, sureSingles, s, held);
            case TWO_SUSPECTS -> lookahead.twoSuspectsSecond(n, sureSingles, s, held);
            case MOVED -> lookahead.movedSecond(n, sureSingles, unsureSingles, halfSurePairs, unsurePairs, s, held);
        }
        return lookahead.best();
    }

    private Lookahead.Held held() {
        int twin = belief.twin(faceUp);
        if (twin == Memoryx.NONE) {
            return Lookahead.Held.SINGLE;
        }
        return belief.isSure(twin) ? Lookahead.Held.SURE : Lookahead.Held.DOUBTFUL;
    }

    private int surePairs() {
        return surePairCards / 2;
    }

    int pairs() {
        return onBoard / 2;
    }

    /** The cards remembered without their twins. */
    int singles() {
        return sureSingles + unsureSingles;
    }

    /** The pairs of which no card is remembered. */
    int unknownPairs() {
        return pairs() - singles() - halfSurePairs - unsurePairs - surePairs();
    }

    boolean has(Flip flip) {
        return !kindOf(flip).isEmpty();
    }

    /** One of the places of the first of these kinds that has any. */
    int pickFirstOf(SeededRandom random, Flip... wishes) {
        for (Flip wish : wishes) {
            if (has(wish)) {
                return pick(wish, random);
            }
        }
        throw new IllegalStateException("No place is left of any kind wished for.");
    }

    /** One of the places of a kind. */
    int pick(Flip flip, SeededRandom random) {
        return Choice.among(kindOf(flip), random);
    }

    private BitSet kindOf(Flip flip) {
        BitSet places = kinds.get(flip);
        if (places == null) {
            throw new IllegalStateException("No places are sorted as " + flip);
        }
        return places;
    }
}
