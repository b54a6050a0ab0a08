package ludotheque.faraway;

import java.util.ArrayList;
import java.util.List;

/**
 * The instances of our own competition: 15 known ones, 10 mystery ones and one more to separate ties. Number n of a list is
 * {@code Instance.random(base + n, regions, sanctuaries)}, where n counts from 1, the base is 1000 for the known ones, 2000 for the
 * mystery ones and 3000 for the extra one, and the sizes are those below; the last known one is the whole deck.
 */
public final class PublishedInstances {
    private static final int[][] KNOWN_SIZES = {
        {12, 8}, {14, 9}, {16, 11}, {18, 12}, {20, 13}, {22, 15}, {24, 16}, {27, 18}, {30, 20}, {33, 22}, {36, 24},
        {42, 28}, {50, 33}, {60, 40}, {68, 45}
    };
    private static final int[][] MYSTERY_SIZES = {
        {12, 8}, {16, 11}, {20, 13}, {24, 16}, {28, 19}, {32, 21}, {38, 25}, {46, 31}, {56, 37}, {64, 43}
    };
    private static final int[][] EXTRA_SIZES = {{30, 20}};

    private PublishedInstances() {}

    public static List<Instance> known() {
        return of(1000, KNOWN_SIZES);
    }

    public static List<Instance> mystery() {
        return of(2000, MYSTERY_SIZES);
    }

    public static Instance extra() {
        return of(3000, EXTRA_SIZES).get(0);
    }

    private static List<Instance> of(long base, int[][] sizes) {
        List<Instance> instances = new ArrayList<>();
        for (int[] size : sizes) {
            instances.add(Instance.random(base + instances.size() + 1, size[0], size[1]));
        }
        return instances;
    }
}
