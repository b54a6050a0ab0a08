package ludotheque.memoryx;

/**
 * Someone who watches the board. These two sights are all that a player or a bot ever learns: neither T, nor the order of
 * P (which tells where each card was dealt), nor the joker's draw r can be expressed here.
 */
public interface Spectator {

    /** A card was turned over; card 0 is the joker, which has moved when the next card is turned. */
    void shown(int place, int card);

    /** The pair at these two places was taken off the board. */
    void taken(int first, int second);
}
