package ludotheque.faraway.search;

import java.util.ArrayList;
import java.util.List;

/** The open boxes by bound; the highest bound comes first, and among equals the newest, which is the deepest. */
final class Frontier {
    private final List<List<Box>> byBound = new ArrayList<>();
    private int highest = -1;
    private int size;

    void add(Box box) {
        while (byBound.size() <= box.bound) {
            byBound.add(new ArrayList<>());
        }
        byBound.get(box.bound).add(box);
        highest = Math.max(highest, box.bound);
        size++;
    }

    /** The highest bound of an open box, or -1 when none is open. */
    int highest() {
        while (highest >= 0 && byBound.get(highest).isEmpty()) {
            highest--;
        }
        return highest;
    }

    Box take() {
        List<Box> boxes = byBound.get(highest());
        size--;
        return boxes.remove(boxes.size() - 1);
    }

    int size() {
        return size;
    }

    /** How many boxes have a bound above this one. */
    int above(int bound) {
        int count = 0;
        for (int higher = Math.max(0, bound + 1); higher < byBound.size(); higher++) {
            count += byBound.get(higher).size();
        }
        return count;
    }

    /** Moves every second box to a new frontier, so that both hold boxes of all bounds. */
    Frontier half() {
        Frontier other = new Frontier();
        boolean stays = false;
        for (List<Box> boxes : byBound) {
            List<Box> all = List.copyOf(boxes);
            boxes.clear();
            size -= all.size();
            for (Box box : all) {
                stays = !stays;
                (stays ? this : other).add(box);
            }
        }
        return other;
    }
}
