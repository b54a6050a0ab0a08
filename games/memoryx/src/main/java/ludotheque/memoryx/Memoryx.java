package ludotheque.memoryx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludotheque.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress. Players turn cards over ({@link #flip}); when a card is the joker, chance moves it
 * ({@link #moveJoker}). Each action is checked first; an action that is not refused never fails.
 */
public final class Memoryx {
    public static final int JOKER = 0;
    /** What T holds where a card was taken. */
    public static final int TAKEN = -1;
    /** No place, no player, no draw. */
    public static final int NONE = -1;

    private final Size size;
    private final int[] cards;
    private final int[] places;
    private int remaining;
    private final int[] scores;
    private int player;
    private int turns;
    /** The first card of the turn under way, or the joker while it waits to be moved. */
    private int faceUp = NONE;

    private boolean jokerMoves;
    private int firstOfTurn = NONE;
    private @Nullable Outcome last;
    /** Places whose card everyone has seen since the joker last moved. */
    private final boolean[] shownSinceJoker;

    private boolean newsThisTurn;
    private int turnsWithoutNews;
    private final List<Spectator> spectators = new ArrayList<>();

    public Memoryx(Deal deal, int players, int first) {
        if (players < 1 || players > 2 || first < 0 || first >= players) {
            throw new IllegalArgumentException("Player " + first + " cannot start a game of " + players + ".");
        }
        this.size = deal.size();
        this.cards = deal.cards();
        this.places = deal.places();
        this.remaining = places.length;
        this.scores = new int[players];
        this.player = first;
        this.shownSinceJoker = new boolean[places.length];
    }

    /** Lets someone see every card turned over from now on. */
    public void watch(Spectator spectator) {
        spectators.add(spectator);
    }

    public @Nullable Refusal checkFlip(int place) {
        if (isOver()) {
            return new Refusal("OVER", "la partie est finie", "the game is over");
        }
        if (place < 0 || place >= cards.length) {
            return new Refusal(
                    "OFF_BOARD",
                    "la place " + place + " n'existe pas : les places vont de 0 à " + (cards.length - 1),
                    "there is no place " + place + ": places go from 0 to " + (cards.length - 1));
        }
        if (cards[place] == TAKEN) {
            return new Refusal(
                    "TAKEN",
                    "la carte de la place " + place + " n'est plus en jeu",
                    "the card of place " + place + " is no longer in play");
        }
        if (place == faceUp) {
            return new Refusal(
                    "SAME_PLACE",
                    "la carte de la place " + place + " est déjà retournée",
                    "the card of place " + place + " is already face up");
        }
        return null;
    }

    /**
     * Turns the card of a place over and returns it. The joker then {@link #jokerMoves() waits} for {@link #moveJoker};
     * a second card ends the turn.
     */
    public int flip(int place) {
        if (jokerMoves || checkFlip(place) != null) {
            throw new IllegalStateException("Place " + place + " cannot be turned over now.");
        }
        int card = cards[place];
        newsThisTurn |= !shownSinceJoker[place];
        shownSinceJoker[place] = true;
        for (Spectator spectator : spectators) {
            spectator.shown(place, card);
        }
        if (card == JOKER) {
            firstOfTurn = faceUp;
            faceUp = place;
            jokerMoves = true;
        } else if (faceUp == NONE) {
            faceUp = place;
        } else if (cards[faceUp] == card) {
            takePair(faceUp, place);
        } else {
            endTurn(outcome(Event.MISS, Turn.of(faceUp, place)));
        }
        return card;
    }

    /** Exchanges the joker just shown with the card of place P[r]; P itself does not change. */
    public void moveJoker(int r) {
        if (!jokerMoves || r < 0 || r >= remaining) {
            throw new IllegalStateException("The joker cannot be moved by r = " + r + " now.");
        }
        int joker = faceUp;
        Turn turn = firstOfTurn == NONE ? new Turn(joker, NONE, r) : new Turn(firstOfTurn, joker, r);
        Event event = firstOfTurn == NONE ? Event.JOKER1 : Event.JOKER2;
        Outcome outcome = outcome(event, turn);
        cards[joker] = cards[places[r]];
        cards[places[r]] = JOKER;
        jokerMoves = false;
        Arrays.fill(shownSinceJoker, false);
        endTurn(outcome);
    }

    /** Why a turn of a record cannot be played here, or null when it can. */
    public @Nullable Refusal check(Turn turn) {
        if (faceUp != NONE) {
            return new Refusal("TURN_UNDER_WAY", "un tour est en cours", "a turn is under way");
        }
        Refusal first = checkFlip(turn.first());
        if (first != null) {
            return first;
        }
        boolean jokerFirst = cards[turn.first()] == JOKER;
        if (turn.isOpen()) {
            return jokerFirst
                    ? new Refusal(
                            "JOKER_ENDS_TURN", "le joker retourné finit le tour", "the joker turned over ends the turn")
                    : null;
        }
        if (jokerFirst && turn.second() != NONE) {
            return new Refusal(
                    "JOKER_ENDS_TURN",
                    "la première carte est le joker : pas de deuxième carte",
                    "the first card is the joker: there is no second card");
        }
        if (!jokerFirst) {
            if (turn.second() == NONE) {
                return new Refusal("SECOND_MISSING", "il manque la deuxième carte", "the second card is missing");
            }
            if (turn.second() == turn.first()) {
                return new Refusal(
                        "SAME_PLACE",
                        "la place " + turn.first() + " est donnée deux fois",
                        "place " + turn.first() + " is given twice");
            }
            Refusal second = checkFlip(turn.second());
            if (second != null) {
                return second;
            }
        }
        boolean joker = jokerFirst || cards[turn.second()] == JOKER;
        if (!joker && turn.draw() != NONE) {
            return new Refusal(
                    "NO_JOKER",
                    "aucune carte n'est le joker : pas de tirage r",
                    "no card is the joker: there is no draw r");
        }
        if (joker && (turn.draw() < 0 || turn.draw() >= remaining)) {
            return new Refusal(
                    "DRAW",
                    "le joker est retourné : un tirage r de 0 à " + (remaining - 1) + " était attendu",
                    "the joker is turned over: a draw r from 0 to " + (remaining - 1) + " was expected");
        }
        return null;
    }

    /** Plays a whole turn that {@link #check} does not refuse. */
    public Outcome play(Turn turn) {
        flip(turn.first());
        if (turn.second() != NONE) {
            flip(turn.second());
        }
        if (jokerMoves) {
            moveJoker(turn.draw());
        }
        if (last == null || faceUp != NONE) {
            throw new IllegalStateException(turn + " is not a whole turn here.");
        }
        return last;
    }

    private void takePair(int first, int second) {
        Outcome outcome = outcome(Event.PAIR, Turn.of(first, second));
        cards[first] = TAKEN;
        cards[second] = TAKEN;
        int kept = 0;
        for (int i = 0; i < remaining; i++) {
            if (cards[places[i]] != TAKEN) {
                places[kept++] = places[i];
            }
        }
        remaining = kept;
        scores[player]++;
        newsThisTurn = true;
        for (Spectator spectator : spectators) {
            spectator.taken(first, second);
        }
        endTurn(outcome);
    }

    /** What everyone saw of a turn, read before its cards are moved or taken. */
    private Outcome outcome(Event event, Turn turn) {
        int secondCard = turn.second() == NONE ? NONE : cards[turn.second()];
        return new Outcome(player, turn, event, cards[turn.first()], secondCard);
    }

    private void endTurn(Outcome outcome) {
        last = outcome;
        turns++;
        turnsWithoutNews = newsThisTurn ? 0 : turnsWithoutNews + 1;
        newsThisTurn = false;
        faceUp = NONE;
        firstOfTurn = NONE;
        if (outcome.event() != Event.PAIR) {
            player = (player + 1) % scores.length;
        }
    }

    public Size size() {
        return size;
    }

    /** Table T: the card at each place, {@link #JOKER} for the joker, {@link #TAKEN} where there is none. */
    public int[] cards() {
        return cards.clone();
    }

    /** Table P: the R places still on the board. */
    public int[] places() {
        return Arrays.copyOf(places, remaining);
    }

    /** R, the number of cards still on the board. */
    public int remaining() {
        return remaining;
    }

    public int[] scores() {
        return scores.clone();
    }

    public int players() {
        return scores.length;
    }

    /** The player to move. */
    public int player() {
        return player;
    }

    /** Whole turns played so far. */
    public int turns() {
        return turns;
    }

    /** The place of the first card of the turn under way, or {@link #NONE}. */
    public int faceUp() {
        return faceUp;
    }

    /** Whether the joker was just turned over and chance must move it. */
    public boolean jokerMoves() {
        return jokerMoves;
    }

    /** The last whole turn, or null before the first. */
    public @Nullable Outcome last() {
        return last;
    }

    /**
     * Turns in a row that told nobody anything: each card turned over had been seen since the joker last moved, and no pair
     * was taken.
     */
    public int turnsWithoutNews() {
        return turnsWithoutNews;
    }

    public boolean isOver() {
        return remaining == 1;
    }

    /** The player with the most pairs, or {@link #NONE} when they are equal. */
    public int leader() {
        if (scores.length == 1) {
            return 0;
        }
        return scores[0] == scores[1] ? NONE : scores[0] > scores[1] ? 0 : 1;
    }
}
