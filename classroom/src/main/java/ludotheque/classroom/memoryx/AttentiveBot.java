package ludotheque.classroom.memoryx;

import java.util.List;
import ludotheque.kernel.Refusal;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.bot.Bot;
import ludotheque.memoryx.bot.Bots;
import ludotheque.memoryx.bot.Level;
import ludotheque.memoryx.bot.Remembered;

/**
 * Looks over a player's shoulder and counts the turns in which a pair was there to be taken: both cards had been seen where they lie, and the
 * joker cannot have moved either. Section 8 of the subject wants a bot to play a pair that it remembers; who goes for any pair that was
 * seen, or that can be concluded, does so, even where the joker spoils it.
 */
final class AttentiveBot implements Bot {
    private final Bot player;
    /** Remembers where each card was last seen. */
    private final Bot seen;
    /** Knows which of these are certain. */
    private final Bot certain;

    private int occasions;
    private int taken;
    private boolean isOccasion;
    private boolean isMissed;
    private int ownSecond = Memoryx.NONE;

    AttentiveBot(Bot player, Bots bots) {
        this.player = player;
        this.seen = bots.create(new Level(Level.Kind.PERFECT, Level.MOST_MEMORY), 0);
        this.certain = bots.create(new Level(Level.Kind.JOKER_AWARE, Level.MOST_MEMORY), 0);
    }

    /** Turns so far in which a pair was there to be taken. */
    int occasions() {
        return occasions;
    }

    /** Those of them in which the player went for a pair. */
    int taken() {
        return taken;
    }

    @Override
    public void shown(int place, int card) {
        ownSecond = place == ownSecond ? place : Memoryx.NONE;
        player.shown(place, card);
        seen.shown(place, card);
        certain.shown(place, card);
    }

    @Override
    public void taken(int first, int second) {
        // Who took another pair than we saw, perhaps the last cards that were left, missed nothing.
        isMissed &= second != ownSecond;
        player.taken(first, second);
        seen.taken(first, second);
        certain.taken(first, second);
    }

    @Override
    public int chooseFirst() {
        count();
        List<Remembered> sights = seen.memory();
        List<Remembered> facts = certain.memory();
        for (int place = 0; place < sights.size() && !isOccasion; place++) {
            isOccasion = isSure(facts, sights, place) && hasSureTwin(facts, sights, place);
        }
        int choice = player.chooseFirst();
        isMissed = isOccasion && !hasTwin(sights, choice) && !hasTwin(facts, choice);
        return choice;
    }

    @Override
    public int chooseSecond(int first) {
        List<Remembered> sights = seen.memory();
        List<Remembered> facts = certain.memory();
        boolean isKnown = hasSureTwin(facts, sights, first);
        int choice = player.chooseSecond(first);
        isOccasion |= isKnown;
        boolean goesForPair = card(sights, choice) == card(sights, first) || card(facts, choice) == card(facts, first);
        isMissed |= isKnown && !goesForPair;
        ownSecond = choice;
        return choice;
    }

    /** Closes the turn before, if there was one. */
    private void count() {
        occasions += isOccasion ? 1 : 0;
        taken += isOccasion && !isMissed ? 1 : 0;
        isOccasion = false;
        isMissed = false;
    }

    /** Whether a card was seen here and is certainly still here. */
    private static boolean isSure(List<Remembered> facts, List<Remembered> sights, int place) {
        Remembered fact = facts.get(place);
        return fact.sure()
                && fact.card() != 0
                && fact.card() == sights.get(place).card();
    }

    private static boolean hasSureTwin(List<Remembered> facts, List<Remembered> sights, int place) {
        int card = sights.get(place).card();
        for (int other = 0; other < sights.size(); other++) {
            if (other != place && card != 0 && sights.get(other).card() == card && isSure(facts, sights, other)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasTwin(List<Remembered> sights, int place) {
        int card = card(sights, place);
        return card != 0
                && sights.stream().filter(sight -> sight.card() == card).count() >= 2;
    }

    /** The card that was seen at a place, 0 for none; whoever chooses may name a place that is none. */
    private static int card(List<Remembered> sights, int place) {
        return place < 0 || place >= sights.size() ? 0 : sights.get(place).card();
    }

    @Override
    public RuntimeException refused(Refusal refusal) {
        return player.refused(refusal);
    }

    @Override
    public void ended(int[] scores) {
        count();
        player.ended(scores);
    }

    @Override
    public List<Remembered> memory() {
        return player.memory();
    }
}
