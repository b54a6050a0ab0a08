package ludotheque.memoryx.bot;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import ludotheque.kernel.SeededRandom;
import ludotheque.memoryx.Size;

/** Turns any two cards and remembers nothing but which places are empty. */
final class RandomBot implements Bot {
    private final SeededRandom random;
    private final int places;
    private final BitSet onBoard;

    RandomBot(Size size, SeededRandom random) {
        this.random = random;
        this.places = size.places();
        this.onBoard = new BitSet(places);
        onBoard.set(0, places);
    }

    @Override
    public void shown(int place, int card) {}

    @Override
    public void taken(int first, int second) {
        onBoard.clear(first);
        onBoard.clear(second);
    }

    @Override
    public int chooseFirst() {
        return Choice.among(onBoard, random);
    }

    @Override
    public int chooseSecond(int first) {
        BitSet others = (BitSet) onBoard.clone();
        others.clear(first);
        return Choice.among(others, random);
    }

    @Override
    public List<Remembered> memory() {
        return Collections.nCopies(places, Remembered.NOTHING);
    }
}
