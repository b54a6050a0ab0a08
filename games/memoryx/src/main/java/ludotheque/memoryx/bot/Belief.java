package ludotheque.memoryx.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.Size;
import ludotheque.memoryx.Spectator;

/**
 * All that a perfect memory can know. Between two sights of the joker the one unknown is where it stands: it went from the
 * place it was last seen at, the <em>hole</em>, to some place, whose former card is now in the hole. When it is seen again
 * that exchange is known exactly. So a remembered card is either <em>sure</em> or was at most taken to the hole.
 */
final class Belief implements Spectator {
    private static final int UNKNOWN = 0;
    private static final int NONE = Memoryx.NONE;

    /** Where the joker may be. */
    enum Joker {
        /** At one of the places never seen, all equally likely. Every memory is sure. */
        UNSEEN,
        /** In the hole or at any place not shown since it moved, all equally likely. */
        MOVED,
        /**
         * The hole showed a card that an unsure place, the suspect, is remembered for: the joker took that card's place or an
         * unseen one that held its twin. Even odds, and they stay even while unseen cards are turned.
         */
        SUSPECT_OR_UNSEEN,
        /** The hole showed a card of a remembered pair, both places unsure: the joker took one of the two. */
        TWO_SUSPECTS,
        /** At one known place. */
        LOCATED
    }

    private final int[] cards;
    private final boolean[] sure;
    private Joker joker = Joker.UNSEEN;
    /** The hole while the joker has MOVED; its place when LOCATED. */
    private int spot = NONE;
    /** The place the joker may have taken when it is SUSPECT_OR_UNSEEN, and the second one when TWO_SUSPECTS. */
    private int suspect = NONE;

    private int otherSuspect = NONE;

    Belief(Size size) {
        this.cards = new int[size.places()];
        this.sure = new boolean[size.places()];
    }

    @Override
    public void shown(int place, int card) {
        if (card == Memoryx.JOKER) {
            jokerShown(place);
        } else if (joker == Joker.MOVED && place == spot) {
            holeShown(card);
        } else {
            cardShown(place, card);
        }
        narrow();
    }

    @Override
    public void taken(int first, int second) {
        cards[first] = Memoryx.TAKEN;
        cards[second] = Memoryx.TAKEN;
        narrow();
    }

    private void jokerShown(int place) {
        if (joker == Joker.MOVED && place != spot) {
            cards[spot] = cards[place];
        }
        cards[place] = UNKNOWN;
        joker = Joker.MOVED;
        spot = place;
        Arrays.fill(sure, false);
    }

    /** The card the joker exchanged itself with is seen, so every memory is right but perhaps that card's own. */
    private void holeShown(int card) {
        suspect = NONE;
        otherSuspect = NONE;
        boolean sureTwin = false;
        for (int place = 0; place < cards.length; place++) {
            if (cards[place] == card && sure[place]) {
                sureTwin = true;
            } else if (cards[place] == card) {
                otherSuspect = suspect;
                suspect = place;
            }
            sure[place] = cards[place] > UNKNOWN && place != suspect && place != otherSuspect;
        }
        cards[spot] = card;
        sure[spot] = true;
        if (otherSuspect != NONE) {
            joker = Joker.TWO_SUSPECTS;
        } else if (suspect == NONE) {
            joker = Joker.UNSEEN;
        } else if (sureTwin) {
            locate(suspect);
        } else {
            joker = Joker.SUSPECT_OR_UNSEEN;
        }
    }

    private void cardShown(int place, int card) {
        boolean wasUnseen = cards[place] == UNKNOWN;
        cards[place] = card;
        sure[place] = true;
        if (joker == Joker.SUSPECT_OR_UNSEEN) {
            if (place == suspect) {
                joker = Joker.UNSEEN;
            } else if (wasUnseen && card == cards[suspect]) {
                locate(suspect);
            }
        } else if (joker == Joker.TWO_SUSPECTS && (place == suspect || place == otherSuspect)) {
            locate(place == suspect ? otherSuspect : suspect);
        }
    }

    private void locate(int place) {
        joker = Joker.LOCATED;
        spot = place;
        cards[place] = UNKNOWN;
        sure[place] = false;
    }

    /** Locates the joker when a single place is left for it. */
    private void narrow() {
        if (joker != Joker.UNSEEN && joker != Joker.MOVED) {
            return;
        }
        int candidates = 0;
        int last = NONE;
        for (int place = 0; place < cards.length; place++) {
            if (cards[place] != Memoryx.TAKEN && !sure[place]) {
                candidates++;
                last = place;
            }
        }
        if (candidates == 1) {
            locate(last);
        }
    }

    Joker joker() {
        return joker;
    }

    int places() {
        return cards.length;
    }

    boolean onBoard(int place) {
        return cards[place] != Memoryx.TAKEN;
    }

    /** The card remembered at a place, or 0. */
    int card(int place) {
        return Math.max(cards[place], UNKNOWN);
    }

    /** Whether the card remembered there is certain to be there. */
    boolean isSure(int place) {
        return cards[place] > UNKNOWN && sure[place];
    }

    /** The place the joker was last seen at, while nothing is known of it since. */
    boolean isHole(int place) {
        return joker == Joker.MOVED && place == spot;
    }

    boolean isJoker(int place) {
        return joker == Joker.LOCATED && place == spot;
    }

    boolean isSuspect(int place) {
        return switch (joker) {
            case SUSPECT_OR_UNSEEN -> place == suspect;
            case TWO_SUSPECTS -> place == suspect || place == otherSuspect;
            default -> false;
        };
    }

    /** Whether the card there was never seen, as far as its place is concerned. */
    boolean isUnseen(int place) {
        return cards[place] == UNKNOWN && !isHole(place) && !isJoker(place);
    }

    /** The other place remembered for the card of this one, or {@link Memoryx#NONE}; a sure one first. */
    int twin(int place) {
        int twin = NONE;
        for (int other = 0; other < cards.length; other++) {
            if (other != place
                    && cards[other] > UNKNOWN
                    && cards[other] == cards[place]
                    && (twin == NONE || sure[other])) {
                twin = other;
            }
        }
        return twin;
    }

    List<Remembered> memory() {
        int unseen = 0;
        int unsure = 0;
        for (int place = 0; place < cards.length; place++) {
            unseen += isUnseen(place) ? 1 : 0;
            unsure += onBoard(place) && !isSure(place) ? 1 : 0;
        }
        List<Remembered> memory = new ArrayList<>();
        for (int place = 0; place < cards.length; place++) {
            double chance = switch (joker) {
                case UNSEEN, MOVED -> 1.0 / unsure;
                case SUSPECT_OR_UNSEEN -> place == suspect ? 0.5 : 0.5 / unseen;
                case TWO_SUSPECTS -> isSuspect(place) ? 0.5 : 0;
                case LOCATED -> isJoker(place) ? 1 : 0;
            };
            boolean possible = onBoard(place) && !isSure(place);
            memory.add(new Remembered(card(place), isSure(place), possible ? (int) Math.round(100 * chance) : 0));
        }
        return memory;
    }
}
