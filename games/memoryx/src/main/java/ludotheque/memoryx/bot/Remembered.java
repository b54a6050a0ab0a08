package ludotheque.memoryx.bot;

/**
 * What a bot remembers of one place. The picture is drawn for people; bots do not read it.
 *
 * @param card the card remembered there, 0 when none is
 * @param sure whether that memory is certain: the joker cannot have exchanged the card since it was seen
 * @param jokerPercent how likely the bot holds the joker to be there, in percent
 */
public record Remembered(int card, boolean sure, int jokerPercent) {
    static final Remembered NOTHING = new Remembered(0, false, 0);
}
