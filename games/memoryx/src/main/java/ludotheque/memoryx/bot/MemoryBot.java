package ludotheque.memoryx.bot;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Memoryx;
import ludotheque.memoryx.Size;

/**
 * The subject's bot: remembers the cards seen, up to a number of them, the oldest forgotten first; plays a pair it
 * remembers, otherwise new cards. It corrects a memory that proves wrong but does not reason about what the joker did.
 */
final class MemoryBot implements Bot {
    private static final int NONE = Memoryx.NONE;

    private final SeededRandom random;
    private final int capacity;
    private final int places;
    private final BitSet onBoard;
    /** Card by place, the least recently seen first. */
    private final Map<Integer, Integer> seen = new LinkedHashMap<>();

    private int lastFirst = NONE;
    private int lastCard = NONE;

    MemoryBot(Size size, int capacity, SeededRandom random) {
        this.random = random;
        this.capacity = capacity;
        this.places = size.places();
        this.onBoard = new BitSet(places);
        onBoard.set(0, places);
    }

    @Override
    public void shown(int place, int card) {
        lastFirst = place;
        lastCard = card;
        seen.remove(place);
        if (card == Memoryx.JOKER) {
            return;
        }
        seen.put(place, card);
        if (seen.size() > capacity) {
            seen.remove(seen.keySet().iterator().next());
        }
    }

    @Override
    public void taken(int first, int second) {
        seen.remove(first);
        seen.remove(second);
        onBoard.clear(first);
        onBoard.clear(second);
    }

    @Override
    public int chooseFirst() {
        for (Map.Entry<Integer, Integer> entry : seen.entrySet()) {
            if (partner(entry.getKey(), entry.getValue()) != NONE) {
                return entry.getKey();
            }
        }
        return newCard(NONE);
    }

    @Override
    public int chooseSecond(int first) {
        int partner = lastFirst == first ? partner(first, lastCard) : NONE;
        return partner != NONE ? partner : newCard(first);
    }

    @Override
    public List<Remembered> memory() {
        List<Remembered> memory = new ArrayList<>(Collections.nCopies(places, Remembered.NOTHING));
        seen.forEach((place, card) -> memory.set(place, new Remembered(card, true, 0)));
        return memory;
    }

    private int partner(int place, int card) {
        List<Integer> partners = new ArrayList<>();
        for (Map.Entry<Integer, Integer> entry : seen.entrySet()) {
            if (entry.getKey() != place && entry.getValue() == card) {
                partners.add(entry.getKey());
            }
        }
        return partners.isEmpty() ? NONE : partners.get(random.nextInt(partners.size()));
    }

    /** A place whose card is not remembered, or any other when all are. */
    private int newCard(int except) {
        BitSet unknown = (BitSet) onBoard.clone();
        for (int place : seen.keySet()) {
            unknown.clear(place);
        }
        if (except != NONE) {
            unknown.clear(except);
        }
        if (unknown.isEmpty()) {
            unknown.or(onBoard);
            if (except != NONE) {
                unknown.clear(except);
            }
        }
        return Choice.among(unknown, random);
    }
}
