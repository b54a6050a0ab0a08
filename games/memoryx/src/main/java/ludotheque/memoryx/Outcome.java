package ludotheque.memoryx;

/**
 * A whole turn as everyone saw it.
 *
 * @param secondCard the card of the second place, or {@link Memoryx#NONE} when the first was the joker
 */
public record Outcome(int player, Turn turn, Event event, int firstCard, int secondCard) {}
